// The rows that a dashboard looks at, put together from the wire's pages in columns.
import type { AnswerValue } from '#core/forms/values.ts';
import { type ColumnTable, columnTable, type Values } from '#core/logic/column-table.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import type { RowColumns } from './schema.ts';

export type RowData = {
  rows: number;
  ids: readonly string[];
  sheetIds: readonly string[];
  /** Epoch milliseconds. */
  created: Float64Array;
  /** Rows in the order of time, the oldest first. */
  byTime: Int32Array;
  userNames: readonly string[];
  /** Answers as they came, by question id. */
  answers: Readonly<Record<string, Values>>;
  /** The same in typed arrays, for those questions that have one value a row. */
  table: ColumnTable;
};

/** Puts pages together, in their order. Questions that `types` does not know are left out. */
export function gatherRows(pages: readonly RowColumns[], types: QuestionTypes): RowData {
  const rows = pages.reduce((sum, page) => sum + page.id.length, 0);
  const created = new Float64Array(rows);
  const userNames: string[] = [];
  let at = 0;
  for (const page of pages) {
    created.set(page.created, at);
    at += page.created.length;
    for (const place of page.user) userNames.push(page.users[place]?.userName ?? '');
  }
  const answers: Record<string, Values> = {};
  for (const id of types.keys()) {
    const lists = pages.map((page) => page.answers[id] ?? blank(page.id.length));
    answers[id] = lists.length === 1 ? (lists[0] ?? []) : lists.flat(1);
  }
  return {
    rows,
    ids: pages.flatMap((page) => page.id),
    sheetIds: pages.flatMap((page) => page.sheetId),
    created,
    byTime: inOrderOfTime(created),
    userNames,
    answers,
    table: columnTable(rows, answers, types),
  };
}

/** Rows come sorted as a rule, the newest first; then nothing needs to be sorted. */
function inOrderOfTime(created: Float64Array): Int32Array {
  const rows = created.length;
  let isNewestFirst = true;
  for (let row = 1; row < rows && isNewestFirst; row += 1)
    isNewestFirst = (created[row] ?? 0) <= (created[row - 1] ?? 0);
  const order = Int32Array.from({ length: rows }, (_, index) => rows - 1 - index);
  return isNewestFirst ? order : order.sort((a, b) => (created[a] ?? 0) - (created[b] ?? 0));
}

function blank(length: number): (AnswerValue | null)[] {
  return Array.from({ length }, () => null);
}
