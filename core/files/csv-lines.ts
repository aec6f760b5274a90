// The lines of a CSV file for spreadsheets (RFC 4180).
import Papa from 'papaparse';
import { shieldParts } from '#core/formula-cell.ts';

/** The lines, none of whose cells is a formula; '' without lines. */
export function csvOf(lines: readonly (readonly string[])[]): string {
  if (lines.length === 0) return '';
  const shielded = lines.map((cells) => cells.map((cell, at) => shieldParts(cell, { beginsLine: at === 0 })));
  return `${Papa.unparse(shielded)}\r\n`;
}
