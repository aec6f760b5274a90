// The lines of a CSV file for spreadsheets (RFC 4180).
import Papa from 'papaparse';
import { shieldParts } from '#core/formula-cell.ts';

/** The lines, none of whose cells is a formula; '' without lines. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) return '';
  const shielded = lines.map((cells) => cells.map((cell, at) => shieldParts(cell, { beginsLine: at === 0 })));
  return `${Papa.unparse(shielded)}\r\n`;
}

/** Also semicolons, tabs and bars: programs that guess the separator would split there, and might evaluate a part. */
const needsQuotes = /[",;|\t\r\n]|^ | $/;
/** In a file for programs, apostrophes could be taken for quotation marks, the other for a byte order mark. */
const mistakable = /^\ufeff|^'|''|'$/;

/** Whether a spreadsheet would read a text otherwise if it were not in quotation marks. */
export function isInQuotes(text: string): boolean {
  return needsQuotes.test(text);
}

/** Whether a text is in quotation marks in our files for programs, so that no reader has to guess; others are not. */
export function isInQuotesForPrograms(text: string): boolean {
  return needsQuotes.test(text) || mistakable.test(text);
}
