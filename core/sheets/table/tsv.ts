// Cells as text for the clipboard: tabs between cells and line ends between rows, which spreadsheets take as a table.
import { shieldCell } from '#core/formula-cell.ts';

/** Rows of cells as TSV. What holds a tab, a line end or a quotation mark stands in quotation marks. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cellText).join('\t')).join('\n');
}

function cellText(text: string): string {
  const safe = shieldCell(text);
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
