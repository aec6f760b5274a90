// What people are told of an export. The file's name is data; the rest is talk, since the export itself may be
// on standard output.
import type { Output } from '#cli/output/output.ts';
import { nothingToExport } from '#core/exports/actions.ts';
import type { ExportData } from './target.ts';

export function printExport(output: Output, data: ExportData): void {
  if (data.kind === 'empty') return output.say(nothingToExport);
  if (data.kind === 'dry-run') {
    const days = data.from === data.to ? data.from : `${data.from} to ${data.to}`;
    return output.say(`Would write ${data.file ?? 'standard output'} (${data.format}, ${days}).`);
  }
  const rows = data.rows === 1 ? '1 row' : `${data.rows.toLocaleString('en-CA')} rows`;
  const size = `${rows}, ${data.bytes.toLocaleString('en-CA')} bytes`;
  if (data.file !== null) output.line(data.file);
  output.say(`Exported ${size}.`);
}
