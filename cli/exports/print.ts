// What people are told of an export. The file's name is data; the rest is talk, since the export itself may be
// on standard output.
import type { Output } from '#cli/output/output.ts';
import { counted, countText } from '#core/count-text.ts';
import { noteText } from '#core/exports/manifest.ts';
import { formatNames } from '#core/exports/format.ts';
import { changeKinds, nothingToExport } from '#core/exports/schema.ts';
import type { ExportData } from './target.ts';

export function printExport(output: Output, data: ExportData): void {
  if (data.kind === 'empty') return output.say(nothingToExport);
  if (data.kind === 'dry-run') {
    const days = data.from === data.to ? data.from : `${data.from} to ${data.to}`;
    const format = formatNames[data.format];
    return output.say(`Would write ${data.file ?? 'standard output'} (${format}, ${days}).`);
  }
  const size = `${counted(data.rows, 'row')}, ${counted(data.bytes, 'byte')}`;
  if (data.file !== null) output.line(data.file);
  output.say(`Exported ${size}.`);
  const changes = data.about?.changes;
  if (changes != null) {
    output.say(changeKinds.map((kind) => `${countText(changes[kind])} ${kind}`).join(', '));
  }
  for (const note of data.about?.leftOut ?? []) output.say(`Left out: ${noteText(note)}.`);
  if (data.manifest !== null) output.say(`What is in it stands in ${data.manifest}.`);
}
