// What stands before the answers of a row in an export, and how the questions of the same titles are called behind it: an export
// that is read again answers the questions that it was made from.
import { common } from '#core/messages/common-texts.ts';
import { t } from '#core/messages/text.ts';
import { m as entries } from '#core/questions/entries/texts.ts';
import { m } from './texts.ts';

/** The headers of an export as titles of questions: `Date (2)` is that of `Date`, where `Date` says when the row came. */
export function titlesOf(headers: readonly string[]): readonly string[] {
  const own = ownColumns(headers);
  const taken = new Set(headers.slice(0, own).filter((header) => headers.includes(numbered(header), own)));
  const titles = new Map([...taken].map((header) => [numbered(header), header]));
  return headers.map((header, at) => {
    if (at < own) return taken.has(header) ? '' : header;
    return titles.get(header) ?? header;
  });
}

/** Whether a table is an export of rows. */
export function isExportOfRows(headers: readonly string[]): boolean {
  return ownColumns(headers) > 0;
}

/** Whether a table is what a workbook with an export has beside the rows: sheets, entries, or what it holds. */
export function isBesideRows(headers: readonly string[]): boolean {
  const has = (...own: Parameters<typeof t>[0][]) => own.every((each) => headers.includes(t(each)));
  return (
    has(m.sheetId, m.completed) ||
    has(m.sheetId, entries.entry) ||
    has(m.rowId, entries.entry) ||
    headers[0] === t(m.about)
  );
}

/** A header that a file has twice, the second time. */
function numbered(header: string): string {
  return `${header} (2)`;
}

/** How many columns there are before the answers; 0: it is no export. */
function ownColumns(headers: readonly string[]): number {
  const always = [t(m.sheet), t(m.user), t(common.date)];
  const own = new Set([
    t(m.change),
    t(m.rowId),
    t(m.sheetId),
    ...always,
    t(m.alerts),
    t(m.reasons),
    t(m.review),
    t(m.reviewer),
    t(m.reviewDate),
    t(m.reviewComment),
  ]);
  const first = headers.findIndex((header) => !own.has(header));
  const leading = headers.slice(0, first < 0 ? headers.length : first);
  return always.every((header) => leading.includes(header)) ? leading.length : 0;
}
