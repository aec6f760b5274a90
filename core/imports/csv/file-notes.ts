// What a file as a whole leaves in doubt: said wherever it is read, and never left out.
import { counted } from '#core/count-text.ts';
import type { CsvSummary } from './csv-file.ts';

type InDoubt = Pick<CsvSummary, 'encoding' | 'repeatedRows' | 'replacementRows'>;

export function fileNotes({ encoding, repeatedRows, replacementRows }: InDoubt): string[] {
  return [
    ...(encoding === 'windows-1252' ? [notUtf8] : []),
    ...(repeatedRows === 0 ? [] : [repeatsNote(repeatedRows)]),
    ...(replacementRows === 0 ? [] : [replacementNote(replacementRows)]),
  ];
}

const notUtf8 =
  'The file is not in UTF-8, so its letters are read as Windows-1252. If names look wrong, export it as UTF-8.';

function repeatsNote(rows: number): string {
  const [are, go] = rows === 1 ? ['is', 'goes'] : ['are', 'go'];
  return `${counted(rows, 'row')} of the file ${are} exactly like an earlier one, and ${go} in as well.`;
}

function replacementNote(rows: number): string {
  const [has, go] = rows === 1 ? ['has', 'It goes in as it is.'] : ['have', 'They go in as they are.'];
  return `${counted(rows, 'row')} of the file ${has} the sign \uFFFD, where a letter was lost before. ${go}`;
}
