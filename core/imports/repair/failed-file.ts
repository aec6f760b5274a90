// The file of an import's failed rows, to be corrected in a spreadsheet. Every cell is restored unchanged, although
// spreadsheets must not evaluate any of them as a formula.
import Papa from 'papaparse';
import { isInQuotes } from '#core/files/csv-lines.ts';
import type { FailedRow } from '#core/imports/schema.ts';

/** The leading columns: the row's number in the imported file, and its errors. */
export const failedFileColumns = ['csvRow', 'error'] as const;
/** A column that the user may add: `yes` in it drops the row. */
export const skipColumn = 'skip';

/** One line of CSV with its line break. As in exports, no reader has to guess which quotes are letters. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  const quotes = (cell: unknown) => typeof cell === 'string' && isInQuotes(cell);
  return `${Papa.unparse([[...cells]], { delimiter, quotes })}\r\n`;
}

/** A row's errors in one cell: `Cost: Please enter a number; ...`. */
export function errorText(errors: FailedRow['errors'], titles: ReadonlyMap<string, string>): string {
  return errors
    .map(({ questionId, message }) => {
      const title = questionId === null ? undefined : titles.get(questionId);
      return title === undefined ? message : `${title}: ${message}`;
    })
    .join('; ');
}

/** Whether a `skip` cell means yes. */
export function saysYes(text: string): boolean {
  return ['yes', 'y', 'true', '1', 'x'].includes(text.trim().toLowerCase());
}
