// The manifest of an export: what it contains, what was left out and why, and the hash of its data. Part of every
// export: the last sheet of a workbook, manifest.json in a ZIP, and a separate file beside a CSV file.
import * as z from 'zod/mini';
import { countText } from '#core/count-text.ts';
import { id } from '#core/primitives.ts';
import { formatDate } from '#core/time/date-format.ts';
import { formatName } from './format.ts';
import { changeKinds, exportFormats } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

/** Its name as a file in a ZIP. */
export const manifestFile = 'manifest.json';

const count = z.number();
/** ISO 8601, in UTC. */
const moment = z.string();
const noted = z.object({
  what: z.enum(['rows', 'sheets', 'images', 'files', 'texts']),
  count,
  why: z.string(),
});

export const exportManifest = z.object({
  form: z.object({ id, name: z.string(), version: z.number() }),
  exported: moment,
  by: z.string(),
  /** The time zone of the table's dates and times. */
  timeZone: z.string(),
  format: z.enum(exportFormats),
  /** The requested rows; null if unlimited. `until` is excluded. */
  from: z.nullable(moment),
  until: z.nullable(moment),
  sheetIds: z.nullable(z.array(id)),
  /** As a sentence. */
  filter: z.nullable(z.string()),
  onlyApproved: z.boolean(),
  /** For an export of changes: the number of new, changed and deleted rows. */
  changes: z.nullable(z.record(z.enum(changeKinds), count)),
  /** For an export of changes: how to apply them to a copy. */
  toApply: z.optional(z.string()),
  /** The content of the file. Sheets are those with rows in it. */
  rows: count,
  sheets: count,
  columns: z.array(z.string()),
  /** The repeated entries that have a line each, by question. */
  entries: z.optional(z.array(z.object({ questionId: id, question: z.string(), count }))),
  images: count,
  leftOut: z.array(noted),
  /** Values that differ from the answers. */
  changed: z.array(noted),
  /** The table files in the ZIP or workbook; a CSV on its own is the file itself. */
  files: z.array(
    z.object({ name: z.string(), rows: count, bytes: count, /** Hexadecimal. */ sha256: z.string() }),
  ),
});

export type ExportManifest = z.infer<typeof exportManifest>;
export type Noted = z.infer<typeof noted>;

/**
 * Instructions for applying changes to a copy. They do not depend on an edited row's previous answers, so a filter
 * cannot tell whether the row was included before.
 */
export function toApplyChanges({ hasEntries }: { hasEntries: boolean }): string {
  return t(hasEntries ? m.replaceRowsAndEntries : m.replaceRowsWithSameRow);
}

/** The manifest for people: names and values in order. */
export function manifestLines(manifest: ExportManifest): [name: string, value: string][] {
  const { form, by, timeZone, format, filter, rows, sheets, entries = [] } = manifest;
  const { images, leftOut, changed, files } = manifest;
  const at = (iso: string) => formatDate(Date.parse(iso), 'yyyy-MM-dd HH:mm:ss', timeZone);
  return [
    [t(common.form), form.name],
    [t(m.formId), form.id],
    [t(m.formVersion), String(form.version)],
    [t(m.exported), at(manifest.exported)],
    [t(m.by), by],
    [t(m.timeZone), timeZone],
    [t(m.format), formatName(format)],
    ...named(t(m.from), manifest.from === null ? [] : [at(manifest.from)]),
    ...named(t(m.before), manifest.until === null ? [] : [at(manifest.until)]),
    ...named(t(m.filter), filter === null ? [] : [filter]),
    [t(m.onlyApproved), manifest.onlyApproved ? t(common.yes) : t(common.no)],
    ...named(
      t(m.changes),
      manifest.changes === null
        ? []
        : changeKinds.map((kind) => t(m.changesOfKind, { kind, count: manifest.changes?.[kind] ?? 0 })),
    ),
    ...named(t(m.toApply), manifest.toApply === undefined ? [] : [manifest.toApply]),
    [t(m.rows), countText(rows)],
    [t(m.sheetsWithRows), countText(sheets)],
    ...named(
      t(m.entries),
      entries.map((of) => t(m.entriesOf, of)),
    ),
    [t(m.images), countText(images)],
    ...named(t(m.leftOut), leftOut.length > 0 ? leftOut.map(noteText) : [t(m.nothing)]),
    ...named(t(m.changed), changed.map(noteText)),
    ...named(
      'SHA-256',
      files.map(({ name, sha256 }) => `${sha256}  ${name}`),
    ),
  ];
}

/** Those of which there are any. */
export function counted(all: readonly Noted[]): Noted[] {
  return all.filter(({ count: many }) => many > 0);
}

/** What was left out or changed, for people: `1 row (not approved)`. */
export function noteText({ what, count: many, why }: Noted): string {
  return t(m.leftOutOf, { what, count: many, why });
}

function named(name: string, values: readonly string[]): [string, string][] {
  return values.map((value) => [name, value]);
}
