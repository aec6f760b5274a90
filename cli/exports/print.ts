// What people are told of an export. The file's name is data; the rest is talk, since the export itself may be
// on standard output.
import type { Output } from '#cli/output/output.ts';
import { counted } from '#core/count-text.ts';
import { nothingToExport } from '#core/exports/actions.ts';
import type { ExportData } from './target.ts';

export function printExport(output: Output, data: ExportData): void {
  if (data.kind === 'empty') return output.say(nothingToExport);
  if (data.kind === 'dry-run') {
    const days = data.from === data.to ? data.from : `${data.from} to ${data.to}`;
    return output.say(`Would write ${data.file ?? 'standard output'} (${data.format}, ${days}).`);
  }
  const size = `${counted(data.rows, 'row')}, ${counted(data.bytes, 'byte')}`;
  if (data.file !== null) output.line(data.file);
  output.say(`Exported ${size}.`);
}
