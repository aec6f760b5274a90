// The header line of a CSV file: how names are cleaned before they are compared (spec 3, section 5), and
// what makes a header line unfit for an import.
import { countText } from '#core/count-text.ts';

/** `column` is the number that a spreadsheet would show: the first is 1. */
export type HeaderIssue = { column: number; message: string };

const maximumColumns = 2_000;

/** A name cleaned to letters (of any script), digits, underscores and single spaces. */
export function cleanHeader(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, ' ')
    .trim();
}

/** What is wrong with the names of a file's columns, one entry a column; empty where all is well. */
export function checkHeaders(headers: readonly string[]): HeaderIssue[] {
  if (headers.length > maximumColumns) {
    return [{ column: maximumColumns + 1, message: `At most ${countText(maximumColumns)} columns` }];
  }
  const issues: HeaderIssue[] = [];
  const seen = new Map<string, number>();
  for (const [index, header] of headers.entries()) {
    const column = index + 1;
    const name = header.trim();
    // Signs count: "Cost $" and "Cost %" are two columns.
    const key = name.normalize('NFC').toLowerCase();
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, column);
    else
      issues.push({ column, message: `Column ${column} has the same name as column ${earlier}: "${name}"` });
  }
  return issues;
}
