// A line of the converted CSV (RFC 4180: commas, CRLF). Its texts are exact, as those of an export for programs.

/** One look at the whole row finds out that nothing in it needs quotes. Neither a file nor a recipe has zero bytes in it. */
const separator = '\0';
const mayNeedQuotes = /[",;|\t\r\n'\ufeff]|(?:^|\0) | (?:\0|$)/;
const needsQuotes = /[",;|\t\r\n]|^[ '\ufeff]| $/;

/** The line with its end. */
export function csvLine(cells: readonly string[]): string {
  // A lone empty field would be a blank line, which readers skip.
  if (cells.length === 1 && cells[0] === '') return '""\r\n';
  const joined = cells.join(separator);
  if (!mayNeedQuotes.test(joined)) return `${joined.replaceAll(separator, ',')}\r\n`;
  return `${cells.map(field).join(',')}\r\n`;
}

function field(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
