// What a file as a whole leaves in doubt: said wherever it is read, and never left out.
import { counted } from '#core/count-text.ts';
import type { CsvSummary } from './csv-file.ts';

export function fileNotes({
  encoding,
  repeatedRows,
}: Pick<CsvSummary, 'encoding' | 'repeatedRows'>): string[] {
  return [
    ...(encoding === 'windows-1252' ? [notUtf8] : []),
    ...(repeatedRows === 0 ? [] : [repeatsNote(repeatedRows)]),
  ];
}

const notUtf8 =
  'The file is not in UTF-8, so its letters are read as Windows-1252. If names look wrong, export it as UTF-8.';

function repeatsNote(rows: number): string {
  const [are, go] = rows === 1 ? ['is', 'goes'] : ['are', 'go'];
  return `${counted(rows, 'row')} of the file ${are} exactly like an earlier one, and ${go} in as well.`;
}
