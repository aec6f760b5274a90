// A line of the converted CSV (RFC 4180: commas, CRLF). Values are written verbatim, as in an export for programs.

/**
 * Joining with NUL allows one test of the whole row for characters that need quotes. Files and recipes contain no NUL.
 */
const separator = '\0';
const mayNeedQuotes = /[",;|\t\r\n'\ufeff]|(?:^|\0) | (?:\0|$)/;
const needsQuotes = /[",;|\t\r\n]|^[ '\ufeff]| $/;

/** The line, with its line ending. */
export function csvLine(cells: readonly string[]): string {
  // A single empty field would be a blank line, which readers skip.
  if (cells.length === 1 && cells[0] === '') return '""\r\n';
  const joined = cells.join(separator);
  if (!mayNeedQuotes.test(joined)) return `${joined.replaceAll(separator, ',')}\r\n`;
  return `${cells.map(field).join(',')}\r\n`;
}

function field(text: string): string {
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
