// The file of an import's failed rows, which people repair in a spreadsheet: what its cells look like. Every
// cell comes back as it was, though a spreadsheet must not run any of them as a formula.
import Papa from 'papaparse';
import type { FailedRow } from '#core/imports/schema.ts';

/** The leading columns: the row's number in the imported file, and what is wrong with it. */
export const failedFileColumns = ['csvRow', 'error'] as const;
/** A column that a user may add: `yes` in it drops the row. */
export const skipColumn = 'skip';

/** One line of CSV with its line end. */
export function csvLine(cells: readonly string[], delimiter: string): string {
  return `${Papa.unparse([[...cells]], { delimiter })}\r\n`;
}

/** What is wrong with a row, in one cell: `Cost: Please enter a number; ...`. */
export function errorText(errors: FailedRow['errors'], titles: ReadonlyMap<string, string>): string {
  return errors
    .map(({ questionId, message }) => {
      const title = questionId === null ? undefined : titles.get(questionId);
      return title === undefined ? message : `${title}: ${message}`;
    })
    .join('; ');
}

/** Whether a user's `skip` cell says yes. */
export function saysYes(text: string): boolean {
  return ['yes', 'y', 'true', '1', 'x'].includes(text.trim().toLowerCase());
}
