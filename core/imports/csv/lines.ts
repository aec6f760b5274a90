// The lines of a small CSV file that states things, such as users or items of the catalog, each with its number for messages.
import { shieldCell, unshieldCell } from '#core/formula-cell.ts';
import { detectFormat } from './csv-format.ts';
import { readRecords } from './csv-records.ts';

export type CsvLine = {
  /** The header is line 1; a cell may go over several. */
  line: number;
  /** Trimmed, and without what protects spreadsheets from formulas. */
  cells: string[];
  /** A quotation mark is not closed. */
  stray: boolean;
};

/** The lines of a file that are not empty. */
export function* csvLines(text: string): Generator<CsvLine> {
  const whole = text.replace(/^\uFEFF/, '');
  const reader = readRecords(whole, detectFormat(whole, true), true);
  let [line, at] = [1, 0];
  for (let record = reader.next(); record !== null; record = reader.next()) {
    line += whole.slice(at, record.start).match(/\r\n|\n|\r/g)?.length ?? 0;
    at = record.start;
    const cells = record.cells.map((cell) => unshieldCell(cell.trim()));
    if (cells.some((cell) => cell !== '')) yield { line, cells, stray: record.stray };
  }
}

/** A file of such lines, with a byte order mark, by which spreadsheets know its letters. */
export function csvText(lines: readonly (readonly string[])[]): string {
  return `\uFEFF${lines.map((cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')}`;
}

function cellOf(text: string): string {
  const harmless = shieldCell(text);
  return /[",;|\t\r\n]|^ | $/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
