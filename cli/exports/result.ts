// The result of an export for people and for --json. The file's name is data; the rest goes to stderr, since the export
// itself may be on standard output.
import type { Output } from '#cli/output/output.ts';
import { formatName } from '#core/exports/format.ts';
import { type ExportManifest, noteText } from '#core/exports/manifest.ts';
import { changeKinds, type ExportFormat, nothingToExport } from '#core/exports/schema.ts';
import type { Downloaded } from './download.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';
import { quotedList } from './entries.ts';
import { m } from './texts.ts';

type LinePer = 'row' | 'entry';

/** What was exported; without a file: nothing, or the preview of --dry-run. */
export type ExportResult =
  | (Downloaded & {
      kind: 'done';
      linePer: LinePer;
      /** The manifest's file. */ manifest: string | null;
      about: ExportManifest | null;
    })
  | { kind: 'empty' }
  | {
      kind: 'dry-run';
      file: string | null;
      format: ExportFormat;
      from: string;
      to: string;
      linePer: LinePer;
      /** The questions of repeated entries that have a line each. */
      entries: readonly string[];
    };

/** Prints the result for people. */
export function printExport(output: Output, data: ExportResult): void {
  if (data.kind === 'empty') return output.say(nothingToExport);
  if (data.kind === 'dry-run') {
    const days = data.from === data.to ? data.from : t(m.fromTo, { from: data.from, to: data.to });
    const format = formatName(data.format);
    output.say(t(m.wouldWrite, { file: data.file ?? t(m.standardOutput), format, days }));
    const titles = quotedList(data.entries);
    if (titles !== '')
      output.say(t(data.linePer === 'entry' ? m.lineForEachEntry : m.entriesHaveTables, { titles }));
    return undefined;
  }
  if (data.file !== null) output.line(data.file);
  output.say(
    t(data.linePer === 'entry' ? m.exportedEntries : m.exportedRows, { count: data.rows, bytes: data.bytes }),
  );
  const changes = data.about?.changes;
  if (changes != null) {
    output.say(changeKinds.map((kind) => t(m.changesOfKind, { kind, count: changes[kind] })).join(', '));
  }
  for (const of of data.about?.entries ?? []) output.say(t(both.entriesOf, of));
  for (const note of data.about?.leftOut ?? []) output.say(t(m.leftOut, { note: noteText(note) }));
  if (data.manifest !== null) output.say(t(m.itsContentsAreListedIn, { manifest: data.manifest }));
}

/** What --json prints. */
export function exportJson(data: ExportResult): unknown {
  if (data.kind === 'empty') return { rows: 0 };
  if (data.kind === 'dry-run') {
    const { kind: _, linePer, entries, ...rest } = data;
    return { dryRun: true, ...rest, ...(entries.length > 0 && { linePer, entries }) };
  }
  const { kind: _, about, linePer: _linePer, ...rest } = data;
  if (about === null) return rest;
  const { leftOut, changed, changes, columns, entries } = about;
  return {
    ...rest,
    ...(entries && { entries }),
    leftOut,
    changed,
    ...(changes !== null && { changes, columns }),
  };
}

/** What an export counted. */
export function exportNumbers(data: ExportResult): Record<string, number> {
  return data.kind === 'done' ? { exported: data.rows } : data.kind === 'empty' ? { exported: 0 } : {};
}
