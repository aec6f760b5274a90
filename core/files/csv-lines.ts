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
/** Apostrophes could be taken for quotation marks, the other for a byte order mark. */
const mistakable = /^\ufeff|^'|''|'$/;

/** Whether a text is in quotation marks in our files, so that no reader has to guess; others are not. */
export function isInQuotes(text: string): boolean {
  return needsQuotes.test(text) || mistakable.test(text);
}
