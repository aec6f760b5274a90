// The manifest of an export: what is in it, what is not and why, and what its data hashes to. It stands in each export:
// in a workbook as its last sheet, in a ZIP as manifest.json, beside a CSV file as a file of its own.
import * as z from 'zod/mini';
import { counted, countText } from '#core/count-text.ts';
import { id } from '#core/primitives.ts';
import { formatDate } from '#core/time/date-format.ts';
import { formatNames } from './format.ts';
import { changeKinds, exportFormats } from './schema.ts';

/** The sheet of a workbook, and the file of a ZIP, that it stands in. */
export const manifestSheet = 'About';
export const manifestFile = 'manifest.json';

const count = z.number();
/** ISO 8601, in UTC. */
const moment = z.string();
const noted = z.object({ what: z.enum(['rows', 'sheets', 'images', 'texts']), count, why: z.string() });

export const exportManifest = z.object({
  form: z.object({ id, name: z.string(), version: z.number() }),
  exported: moment,
  by: z.string(),
  /** Dates and times of the table are those of this zone. */
  timeZone: z.string(),
  format: z.enum(exportFormats),
  /** Which rows were asked for; null where any were. `until` is not included. */
  from: z.nullable(moment),
  until: z.nullable(moment),
  sheetIds: z.nullable(z.array(id)),
  /** In words. */
  filter: z.nullable(z.string()),
  onlyApproved: z.boolean(),
  /** Of an export of changes: how many rows are new, changed, deleted. */
  changes: z.nullable(z.record(z.enum(changeKinds), count)),
  /** Of an export of changes: what whoever keeps a copy does with them. */
  toApply: z.optional(z.string()),
  /** What is in the file. Sheets are those with rows in it. */
  rows: count,
  sheets: count,
  columns: z.array(z.string()),
  images: count,
  leftOut: z.array(noted),
  /** What does not stand there as it was answered. */
  changed: z.array(noted),
  /** The files of tables, as they are in the ZIP or the workbook; alone, that of the CSV is the file itself. */
  files: z.array(
    z.object({ name: z.string(), rows: count, bytes: count, /** Hexadecimal. */ sha256: z.string() }),
  ),
});

export type ExportManifest = z.infer<typeof exportManifest>;
export type Noted = z.infer<typeof noted>;

/**
 * What is said to whoever keeps a copy. What a row that was edited answered before is not asked, so that a filter cannot
 * tell whether it was there.
 */
export const toApplyChanges =
  'Write new and changed rows over those with the same Row ID, and remove deleted ones. With a filter there may be rows among them that were never there: to write or to remove these is right as well.';

/** The manifest for people: names and what they come to, in order. */
export function manifestLines(manifest: ExportManifest): [name: string, value: string][] {
  const { form, by, timeZone, format, filter, rows, sheets, images, leftOut, changed, files } = manifest;
  const at = (iso: string) => formatDate(Date.parse(iso), 'yyyy-MM-dd HH:mm:ss', timeZone);
  return [
    ['Form', form.name],
    ['Form id', form.id],
    ['Form version', String(form.version)],
    ['Exported', at(manifest.exported)],
    ['By', by],
    ['Time zone', timeZone],
    ['Format', formatNames[format]],
    ...named('From', manifest.from === null ? [] : [at(manifest.from)]),
    ...named('Before', manifest.until === null ? [] : [at(manifest.until)]),
    ...named('Filter', filter === null ? [] : [filter]),
    ['Only approved', manifest.onlyApproved ? 'Yes' : 'No'],
    ...named(
      'Changes',
      manifest.changes === null
        ? []
        : changeKinds.map((kind) => `${countText(manifest.changes?.[kind] ?? 0)} ${kind}`),
    ),
    ...named('To apply', manifest.toApply === undefined ? [] : [manifest.toApply]),
    ['Rows', countText(rows)],
    ['Sheets with rows', countText(sheets)],
    ['Images', countText(images)],
    ...named('Left out', leftOut.length > 0 ? leftOut.map(noteText) : ['Nothing']),
    ...named('Changed', changed.map(noteText)),
    ...named(
      'SHA-256',
      files.map(({ name, sha256 }) => `${sha256}  ${name}`),
    ),
  ];
}

/** What was left out or changed, for people: `1 row (not approved)`. */
export function noteText({ what, count: many, why }: Noted): string {
  return `${counted(many, what.slice(0, -1))} (${why})`;
}

function named(name: string, values: readonly string[]): [string, string][] {
  return values.map((value) => [name, value]);
}
