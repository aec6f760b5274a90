// The images of an export as files beside its table: their names, and which are missing. An image that several rows
// show, such as one of their sheet, is a single file.
import {
  attachedFileOf,
  endingOf,
  nameOfAttached,
  storedIdOf,
} from '#core/questions/attached/attached-file.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { plainFileName } from '#core/files/plain-file-name.ts';
import { counted, type Noted } from '#core/exports/manifest.ts';
import type { ZipWriter } from '#core/files/zip/zip.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { imageKey } from '#server/sheets/images.ts';
import type { ExportedRow } from '#server/exports/rows-store.ts';
import { seenImages } from '#server/exports/store.ts';
import type { AnswerList } from '#server/exports/answer-lists.ts';
import type { ImageName } from '#server/exports/table.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ExportedQuestions = Pick<CachedForm['asRead'], 'contextQuestions' | 'questions'>;
export type StoringRow = Pick<ExportedRow, 'answers' | 'contextAnswers'>;

export type ExportedImages = {
  /** Looks up the images of the next rows, before their cells are requested; `scope`: the questions that these answer, if not all. */
  learn(rows: readonly StoringRow[], scope?: ExportedQuestions): Promise<void>;
  /** The file name of an image, for the cell of the row with this number, counted from 1. */
  nameIn(rowNumber: number): ImageName;
  /** The number of files, after all cells are written. */
  count(): number;
  write(zip: ZipWriter): Promise<void>;
  leftOut(): Noted[];
};

/** Images and files are not included: their cells have their ids and names, and the manifest says so. */
export function imagesLeftOut(cached: CachedForm): ExportedImages {
  let images = 0;
  let files = 0;
  return {
    async learn(rows, answered = cached.asRead) {
      if (cached.asRead.stored.length === 0) return;
      for (const value of rows.flatMap((row) => storedValuesOf(answered, row))) {
        if (storedIdOf(value) === value) images += 1;
        else files += 1;
      }
    },
    nameIn: () => (value) => (storedIdOf(value) === value ? value : nameOfAttached(value)),
    count: () => 0,
    write: async () => {},
    leftOut: () =>
      counted([
        { what: 'images', count: images, why: t(m.imagesNotWanted) },
        { what: 'files', count: files, why: t(m.filesNotWanted) },
      ]),
  };
}

/** Images are included, in the folder `images`, and attached files, in the folder `files`. */
export function imagesAsFiles(scope: RequestScope, cached: CachedForm): ExportedImages {
  const { tx, actor, services } = scope;
  /** By id; null: there is none that the actor can see. */
  const extensions = new Map<string, string | null>();
  const names = new Map<string, string>();
  const missing = { images: 0, files: 0 };

  return {
    async learn(rows, answered = cached.asRead) {
      const values = rows.flatMap((row) => storedValuesOf(answered, row));
      const fresh = values.filter((value) => !extensions.has(storedIdOf(value)));
      const found = await seenImages(tx, actor, fresh.map(storedIdOf));
      for (const value of fresh) {
        const id = storedIdOf(value);
        const image = found.get(id);
        const isThere =
          image !== undefined && (await services.files.size(imageKey(actor.companyId, id))) !== null;
        extensions.set(id, isThere ? extensionOf(image) : null);
        if (!isThere) missing[id === value ? 'images' : 'files'] += 1;
      }
    },
    nameIn: (rowNumber) => (value, question, place) => {
      const id = storedIdOf(value);
      const known = names.get(id);
      if (known !== undefined) return known;
      const extension = extensions.get(id) ?? null;
      if (extension === null) return value;
      const number = String(rowNumber).padStart(6, '0');
      const further = place === 0 ? '' : ` ${place + 1}`;
      // The end of the id distinguishes questions with the same text.
      const attached = attachedFileOf(value);
      const folder = attached === null ? 'images' : 'files';
      const title = attached === null ? question.text : attached.name.slice(0, -extension.length - 1);
      const name = `${folder}/${number} ${plainFileName(title).slice(0, 60)}${further} ${id.slice(-6)}.${extension}`;
      names.set(id, name);
      return name;
    },
    count: () => names.size,
    async write(zip) {
      for (const [id, name] of names) {
        const entry = await zip.entry(name, { isCompressed: true });
        for await (const chunk of services.files.read(imageKey(actor.companyId, id))) {
          const bytes: Buffer = chunk;
          await entry.write(bytes);
        }
        await entry.end();
      }
    },
    leftOut: () =>
      counted([
        { what: 'images', count: missing.images, why: t(m.notThere) },
        { what: 'files', count: missing.files, why: t(m.notThere) },
      ]),
  };
}

/** The values of a row's answers with images and files, including those of its sheet. */
function storedValuesOf(
  { contextQuestions, questions }: ExportedQuestions,
  { contextAnswers, answers }: StoringRow,
): string[] {
  const idsIn = (part: readonly Question[], given: AnswerList) =>
    part.flatMap((question, place) =>
      // A row has few of them, and an export a million rows.
      isStoredType(question.type) || question.questions !== undefined
        ? flatAnswer<Question>(question, given[place], isStoredType).flatMap(({ values }) => values)
        : [],
    );
  return [...idsIn(contextQuestions, contextAnswers), ...idsIn(questions, answers)];
}

/** The ending of the file of an image, or of an attached file. */
export function extensionOf({ mimeType, name }: { mimeType: string; name: string | null }): string {
  if (name !== null) return endingOf(name);
  return mimeType === 'image/png' ? 'png' : 'jpg';
}
