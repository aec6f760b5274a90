// What a file as a whole leaves in doubt: said wherever it is read, and never left out.
import type { CsvSummary } from './csv-file.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type InDoubt = Pick<CsvSummary, 'encoding' | 'repeatedRows' | 'replacementRows' | 'shieldedCells'>;

export function fileNotes({ encoding, repeatedRows, replacementRows, shieldedCells }: InDoubt): string[] {
  return [
    ...(encoding === 'windows-1252' ? [notUtf8] : []),
    ...(repeatedRows === 0 ? [] : [repeatsNote(repeatedRows)]),
    ...(replacementRows === 0 ? [] : [replacementNote(replacementRows)]),
    ...(shieldedCells === 0 ? [] : [t(m.apostrophesLeftOut, { count: shieldedCells })]),
  ];
}

const notUtf8 = t(m.fileIsNotInUtf);

function repeatsNote(rows: number): string {
  const [are, go] = rows === 1 ? ['is', 'goes'] : ['are', 'go'];
  return t(m.rowsOfFileExactlyLike, { rows, are, go });
}

function replacementNote(rows: number): string {
  const [has, go] = rows === 1 ? ['has', t(m.itGoesInAsIt)] : ['have', t(m.theyGoInAsThey)];
  return t(m.rowsOfFileSignWhere, { rows, has, go });
}
