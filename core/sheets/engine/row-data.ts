// The rows of a dashboard in columns, assembled from the wire's pages.
import type { Person } from '#core/primitives.ts';
import type { Question } from '#core/questions/schema.ts';
import type { AnswerValue } from '#core/questions/values.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { type Column, type ColumnTable, columnTable, type Values } from '#core/logic/columns/column-table.ts';
import type { QuestionTypes } from '#core/logic/evaluate.ts';
import { joinColumns, joinLists, joinTyped, type Run } from '#core/logic/columns/join-columns.ts';
import { localKey } from '#core/logic/operators.ts';
import type { Pause } from '#core/portions/portions.ts';
import { statusOf } from '#core/sheets/review/review-status.ts';
import type { Answer, ReviewedRows, ReviewStatus, Row, RowColumns } from '#core/sheets/schema.ts';

/** Stands for whoever is not known. */
export const nobody: Person = { id: '', userName: '' };

export type RowData = {
  rows: number;
  ids: readonly string[];
  sheetIds: readonly string[];
  /** Epoch milliseconds. */
  created: Float64Array;
  lastModified: Float64Array;
  /** Indexes of the rows in chronological order. */
  byTime: Int32Array;
  /** Who submitted the rows. */
  users: readonly Person[];
  /** Their ids. */
  userIds: readonly string[];
  /** The review status of each row. */
  reviewStates: readonly (ReviewStatus | null)[];
  /** Ids of the alerts that each row raised. */
  alerts: readonly (readonly string[])[];
  /** 1 for a row with rules that were passed with a reason. */
  passed: Uint8Array;
  /** Answers as received, by question id. */
  answers: Readonly<Record<string, Values>>;
  /** The same in typed arrays, for questions with one value per row. */
  table: ColumnTable;
};

/** The input of summaries and filters. */
export type AnswerData = Pick<
  RowData,
  | 'rows'
  | 'created'
  | 'byTime'
  | 'users'
  | 'userIds'
  | 'reviewStates'
  | 'alerts'
  | 'passed'
  | 'answers'
  | 'table'
>;

/** Concatenates pages. Questions that `types` does not have are left out. */
export function gatherRows(pages: readonly RowColumns[], types: QuestionTypes): RowData {
  const rows = pages.reduce((sum, page) => sum + page.id.length, 0);
  const created = new Float64Array(rows);
  const lastModified = new Float64Array(rows);
  const passed = new Uint8Array(rows);
  const users: Person[] = [];
  const userIds: string[] = [];
  let at = 0;
  for (const page of pages) {
    created.set(page.created, at);
    lastModified.set(page.lastModified, at);
    for (const place of page.passed ?? []) passed[at + place] = 1;
    at += page.created.length;
    for (const place of page.user) {
      const user = page.users[place] ?? nobody;
      users.push(user);
      userIds.push(user.id);
    }
  }
  const answers: Record<string, Values> = {};
  for (const id of types.keys()) {
    const lists = pages.map((page) => page.answers[id] ?? blank(page.id.length));
    answers[id] = lists.length === 1 ? (lists[0] ?? []) : lists.flat(1);
  }
  const table = columnTable(rows, answers, types);
  for (const [id, column] of table.columns) {
    const given = answers[id];
    if (given !== undefined) answers[id] = interned(given, column);
  }
  return {
    rows,
    ids: pages.flatMap((page) => page.id),
    sheetIds: sharing(pages.flatMap((page) => page.sheetId)),
    created,
    lastModified,
    byTime: inOrderOfTime(created),
    users,
    userIds,
    reviewStates: pages.flatMap(statusesIn),
    // Most rows raise no alert, and share one empty list.
    alerts: pages.flatMap((page) => page.alerts.map((alerts) => (alerts.length === 0 ? none : alerts))),
    passed,
    answers,
    table,
  };
}

/** Replaces repeated texts by the column's copy: JSON parsing made a new string for every row. */
function interned(given: Values, column: Column): Values {
  if (column.kind !== 'text' || column.values.length > given.length / 2) return given;
  const { codes, values } = column;
  return given.map((value, row) => {
    const text = values[codes[row] ?? -1];
    return text === value ? text : value;
  });
}

function sharing(texts: readonly string[]): string[] {
  const known = new Map<string, string>();
  return texts.map((text) => {
    const first = known.get(text);
    if (first === undefined) known.set(text, text);
    return first ?? text;
  });
}

const none: readonly string[] = [];

/** Interleaves ranges of two sets of rows; `pause` yields to other work between two questions. */
export async function joinRows(
  { first, second, runs }: { first: RowData; second: RowData; runs: readonly Run[] },
  types: QuestionTypes,
  pause: Pause,
): Promise<RowData> {
  const rows = runs.reduce((sum, { from, to }) => sum + to - from, 0);
  const lists = <T>(of: readonly T[], other: readonly T[]): T[] => joinLists(of, other, runs);
  const moments = (of: Float64Array, other: Float64Array) =>
    joinTyped(new Float64Array(rows), of, other, runs);
  const answers: Record<string, Values> = {};
  const columns = new Map<string, Column>();
  for (const [id, type] of types) {
    // Sequential on purpose: other work runs in the pause between two columns.
    await pause();
    const given = lists(first.answers[id] ?? blank(first.rows), second.answers[id] ?? blank(second.rows));
    answers[id] = given;
    for (const [key, column] of columnsOfQuestion(second.table, id)) {
      const before = first.table.columns.get(key);
      const joined = before === undefined ? null : joinColumns(before, column, runs);
      const made = joined ?? columnTable(rows, { [id]: given }, new Map([[id, type]])).columns.get(key);
      if (made !== undefined) columns.set(key, made);
    }
  }
  const created = moments(first.created, second.created);
  return {
    rows,
    ids: lists(first.ids, second.ids),
    sheetIds: lists(first.sheetIds, second.sheetIds),
    created,
    lastModified: moments(first.lastModified, second.lastModified),
    byTime: inOrderOfTime(created),
    users: lists(first.users, second.users),
    userIds: lists(first.userIds, second.userIds),
    reviewStates: lists(first.reviewStates, second.reviewStates),
    alerts: lists(first.alerts, second.alerts),
    passed: joinTyped(new Uint8Array(rows), first.passed, second.passed, runs),
    answers,
    table: { rows, columns },
  };
}

function columnsOfQuestion({ columns }: ColumnTable, id: string): [key: string, column: Column][] {
  return [id, localKey(id)].flatMap((key) => {
    const column = columns.get(key);
    return column === undefined ? [] : [[key, column] as [string, Column]];
  });
}

function statusesIn({ reviewState, returned }: RowColumns): (ReviewStatus | null)[] {
  const statuses: (ReviewStatus | null)[] = [...reviewState];
  for (const place of returned) statuses[place] = 'RETURNED';
  return statuses;
}

/** The data with the row at an index replaced. */
export function withRow(data: RowData, place: number, row: Row, questions: readonly Question[]): RowData {
  const given = answersByQuestion(row.answers, questions);
  const changed = questions.filter(
    ({ id }) => String(given[id] ?? '') !== String(data.answers[id]?.[place] ?? ''),
  );
  const answers = { ...data.answers };
  for (const { id } of changed) answers[id] = (data.answers[id] ?? []).with(place, given[id] ?? null);
  const types = new Map(changed.map(({ id, type }) => [id, type]));
  const { columns } = columnTable(data.rows, answers, types);
  return {
    ...data,
    lastModified: data.lastModified.with(place, row.dates.lastModified),
    reviewStates: data.reviewStates.with(place, statusOf(row)),
    alerts: data.alerts.with(place, row.alerts),
    passed: data.passed.with(place, row.passed === undefined ? 0 : 1),
    answers,
    table: { rows: data.rows, columns: new Map([...data.table.columns, ...columns]) },
  };
}

/** The data with a bulk review applied to the rows at some indexes. */
export function withReviews(data: RowData, places: readonly number[], reviewed: ReviewedRows): RowData {
  const reviewStates = [...data.reviewStates];
  const lastModified = data.lastModified.slice();
  const status = statusOf(reviewed);
  for (const place of places) {
    reviewStates[place] = status;
    lastModified[place] = reviewed.lastModified;
  }
  return { ...data, reviewStates, lastModified };
}

/** The wire's list of answers by question id; other questions are left out. */
export function answersByQuestion(
  answers: readonly Pick<Answer, 'questionId' | 'value'>[],
  questions: readonly Pick<Question, 'id' | 'type'>[],
): Record<string, AnswerValue> {
  const given = Map.groupBy(answers, ({ questionId }) => questionId);
  const byQuestion: Record<string, AnswerValue> = {};
  for (const { id, type } of questions) {
    const [first, ...more] = (given.get(id) ?? []).map(({ value }) => value);
    if (first !== undefined) byQuestion[id] = isMultiValue(type) ? [first, ...more] : first;
  }
  return byQuestion;
}

/** Rows usually arrive sorted, newest first; then no sort is needed. */
function inOrderOfTime(created: Float64Array): Int32Array {
  const rows = created.length;
  let isNewestFirst = true;
  for (let row = 1; row < rows && isNewestFirst; row += 1)
    isNewestFirst = (created[row] ?? 0) <= (created[row - 1] ?? 0);
  const order = new Int32Array(rows);
  for (let index = 0; index < rows; index += 1) order[index] = rows - 1 - index;
  return isNewestFirst ? order : order.sort((a, b) => (created[a] ?? 0) - (created[b] ?? 0));
}

function blank(length: number): (AnswerValue | null)[] {
  return Array.from({ length }, () => null);
}
