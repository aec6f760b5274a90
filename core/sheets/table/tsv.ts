// Cells as tab-separated text for the clipboard, which spreadsheets paste as a table.
import { shieldCell } from '#core/formula-cell.ts';

/** Rows of cells as TSV. Cells with a tab, a line break or a quotation mark are quoted. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cellText).join('\t')).join('\n');
}

function cellText(text: string): string {
  const safe = shieldCell(text);
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
