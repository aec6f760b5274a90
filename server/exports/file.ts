// The file of an export as a stream. It is written while the rows are read, within the transaction, so that it is never
// in memory as a whole: the consumer must keep the transaction open until the end.
import type { Readable } from 'node:stream';
import { exportFileName } from '#core/exports/export-draft.ts';
import { entriesName } from '#core/exports/file-name.ts';
import { isForPeople, mediaTypeOf } from '#core/exports/format.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import { english } from '#core/messages/text.ts';
import { asReadBy, inLanguage } from '#server/readers/reading.ts';
import { streamOf } from '#server/files/output.ts';
import { writeExport, type ExportWriting } from './write.ts';

export type ExportFile = {
  name: string;
  mediaType: string;
  stream: Readable;
  /** What was written, available after the end of the stream. */
  manifest: () => ExportManifest;
};

/** Starts writing the file of a plan. */
export function exportFile(writing: ExportWriting): ExportFile {
  const { actor, plan, services, reading } = writing;
  let manifest: ExportManifest | undefined;
  const stream = streamOf(async (output) => {
    const write = () => writeExport(output, writing);
    manifest = await (isForPeople(plan.options.format)
      ? asReadBy(reading, write)
      : inLanguage(english, write));
  });
  return {
    name: exportFileName(nameOf(plan), plan.options, services.now(), actor.timeZone),
    mediaType: mediaTypeOf(plan.options),
    stream,
    manifest() {
      if (manifest === undefined) throw new Error('The export is still being written.');
      return manifest;
    },
  };
}

function nameOf({ form, options, entries: [first] }: ExportWriting['plan']): string {
  return options.entries === undefined || first === undefined
    ? form.name
    : entriesName(form.name, first.text);
}
