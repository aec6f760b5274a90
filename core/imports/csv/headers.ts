// The header of a CSV file: how names are normalized before they are compared (spec 3, section 5), and its validation.
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `column` counts from 1, as a spreadsheet shows it. */
export type HeaderIssue = { column: number; message: string };

const maximumColumns = 2_000;

/** A name reduced to letters (of any script), digits, underscores and single spaces. */
export function cleanHeader(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{M}\p{N}_]+/gu, ' ')
    .trim();
}

/** Validates the column names, one issue per column; empty if all are valid. */
export function checkHeaders(headers: readonly string[]): HeaderIssue[] {
  if (headers.length > maximumColumns) {
    return [{ column: maximumColumns + 1, message: t(m.atMostColumns, { maximumColumns }) }];
  }
  const issues: HeaderIssue[] = [];
  const seen = new Map<string, number>();
  for (const [index, header] of headers.entries()) {
    const column = index + 1;
    const name = header.trim();
    // Symbols count: "Cost $" and "Cost %" are two columns.
    const key = name.normalize('NFC').toLowerCase();
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, column);
    else issues.push({ column, message: t(m.columnHasSameNameAs, { column, earlier, name }) });
  }
  return issues;
}
