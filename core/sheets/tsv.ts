// Cells as text for the clipboard: tabs between cells and line ends between rows, which spreadsheets take as a table.

/** Rows of cells as TSV. What holds a tab, a line end or a quotation mark stands in quotation marks. */
export function tsvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(cellText).join('\t')).join('\n');
}

function cellText(text: string): string {
  // A spreadsheet runs what begins like a formula; numbers below zero are none.
  const safe = /^[=+\-@]/.test(text) && !/^[+-]?[\d.]+(?:e[+-]?\d+)?$/i.test(text) ? `'${text}` : text;
  return /[\t\r\n"]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
