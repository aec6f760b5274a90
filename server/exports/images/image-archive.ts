// Streams images as a ZIP file, one after the other: neither the file nor an image is in memory as a whole. A missing
// image is listed in the manifest and does not stop the others.
import type { Readable } from 'node:stream';
import { imageName, type ImageNameFields, manifestName, uniqueNames } from '#core/exports/image-names.ts';
import { answersOf } from '#core/questions/types.ts';
import { csvWriter } from '#server/files/csv.ts';
import { streamOf } from '#server/files/output.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Column, Row } from '#core/files/table.ts';
import { zipWriter } from '#server/files/zip.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { extensionOf } from './images.ts';
import { m } from './texts.ts';

export type ArchivedImage = {
  /** The fields of its name. */
  fields: ImageNameFields;
  /** When it was submitted, in local time. */
  clock: number;
  /** Whether its question keeps the place where it was taken. */
  keepsPlace: boolean;
  /** Its file in the store; null if it is missing. */
  file: { key: string; mimeType: string; name: string | null; place: string | null } | null;
};

/** `at` is the local time of the entries. */
export function imageArchive(
  images: readonly ArchivedImage[],
  pattern: string,
  files: FileStore,
  at: number,
): Readable {
  return streamOf(async (output) => {
    const zip = zipWriter(output, at);
    const unique = uniqueNames();
    const listed: Row[] = [];
    const parts = images.some(({ keepsPlace }) => keepsPlace) ? placeParts : [];
    for (const { fields, clock, keepsPlace, file } of images) {
      const { question, sheet, row, n, user, id } = fields;
      const isThere = file !== null && (await files.size(file.key)) !== null;
      const name = isThere ? unique(imageName(pattern, fields, extensionOf(file))) : null;
      const place = keepsPlace ? (file?.place ?? null) : null;
      const taken = parts.map(({ cell }) => (place === null ? null : cell(place)));
      listed.push([name, question, sheet, row, n, clock, user, id, isThere ? null : missing, ...taken]);
      if (!isThere || name === null) continue;
      const entry = await zip.entry(name, { isCompressed: true });
      for await (const chunk of files.read(file.key)) {
        const bytes: Buffer = chunk;
        await entry.write(bytes);
      }
      await entry.end();
    }
    const entry = await zip.entry(manifestName);
    const ofPlace = parts.map(({ header, kind }): Column => ({ header: header(t(m.image)), kind }));
    const columns = [...manifestColumns, ...ofPlace];
    const manifest = csvWriter((bytes) => entry.write(bytes), { columns, flavor: 'excel' });
    await manifest.write(listed);
    await manifest.end();
    await entry.end();
    await zip.end();
  });
}

const missing = t(m.serverNoLongerHasThis);
/** The columns of a place, as exports of rows have them. */
const placeParts = answersOf('PLACE').parts ?? [];

const manifestColumns: Column[] = [
  { header: t(both.file), kind: 'text' },
  { header: t(m.question), kind: 'text' },
  { header: t(m.sheet), kind: 'text' },
  { header: t(m.row), kind: 'text' },
  { header: t(m.image), kind: 'text' },
  { header: t(m.submitted), kind: 'date-time' },
  { header: t(m.submittedBy), kind: 'text' },
  { header: t(m.imageId), kind: 'text' },
  { header: t(m.problem), kind: 'text' },
];
