// Groups rows by the answers to one question: a code for each row, a label for each code. Unanswered rows form a group
// of their own, so that the groups add up to all rows.
import type { Column, ColumnTable } from '#core/logic/columns/column-table.ts';
import { localKey } from '#core/logic/operators.ts';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { dayValue } from '#core/questions/values.ts';
import type { Portions } from '#core/portions/portions.ts';
import { latestMoment } from '#core/time/zone.ts';
import { day, daySpans } from './day-spans.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Groups = {
  codes: Int32Array;
  count: number;
  labelOf(code: number): string;
  /** The answer of a group's rows as a filter value; null if no filter finds exactly these rows. */
  answerOf(code: number): string | null;
  /** The groups have an intrinsic order, such as days; others are sorted by their numbers. */
  inOrder: boolean;
};

/** Rows that are looked at in one portion: a few milliseconds. */
const rowsPerPortion = 65_536;
/** Of more days than these, more than a century of them, no filter is offered for one. */
const mostSpans = 40_000;

export function noAnswer(): string {
  return t(m.noAnswer);
}

/** By text, choice or catalog item. */
export function textGroups(
  { codes, values }: Extract<Column, { kind: 'text' }>,
  label: (value: string) => string,
): Groups {
  return {
    codes: codes.map((code) => (code < 0 ? values.length : code)),
    count: values.length + 1,
    labelOf: (code) => (code < values.length ? label(values[code] ?? '') : noAnswer()),
    answerOf: (code) => values[code] ?? null,
    inOrder: false,
  };
}

export function yesNoGroups(values: Uint8Array): Groups {
  const codes = Int32Array.from(values, (value) => (value === 1 ? 0 : value === 0 ? 1 : -1));
  const label = (answer: string) => yesAndNo.find(({ value }) => value === answer)?.label ?? answer;
  return textGroups({ kind: 'text', codes, values: ['true', 'false'] }, label);
}

/** By number, smallest first. */
export function numberGroups(values: Float64Array): Portions<Groups> {
  return ordered(values, String, String);
}

/** By day; the numbers are days since 1970. */
export function calendarGroups(values: Float64Array): Portions<Groups> {
  return ordered(values, dayValue, dayValue);
}

/** By the hour of a time of day; the numbers are minutes since midnight. No operator finds the rows of an hour alone. */
export function hourGroups(values: Float64Array): Portions<Groups> {
  const hours = values.map((minutes) => Math.floor(minutes / 60));
  return ordered(
    hours,
    (hour) => `${String(hour).padStart(2, '0')}:00`,
    () => null,
  );
}

/** By the calendar day of a moment, in the respondent's time zone. */
export function* dayGroups({ columns, rows }: ColumnTable, questionId: string): Portions<Groups> {
  const local = columns.get(localKey(questionId));
  const moments = local?.kind === 'number' ? local.values : new Float64Array(rows).fill(Number.NaN);
  // There are no days beyond the maximum of Date.
  const days = moments.map((at) => (Math.abs(at) > latestMoment ? Number.NaN : Math.floor(at / day)));
  const groups = yield* ordered(
    days,
    (number) => new Date(number * day).toISOString().split('T')[0] ?? '',
    () => null,
  );
  const at = columns.get(questionId);
  if (at?.kind !== 'number' || groups.count > mostSpans) return groups;
  const spans = daySpans({ codes: groups.codes, count: groups.count, at: at.values, days, moments });
  return { ...groups, answerOf: (code) => spans[code] ?? null };
}

function* ordered(
  values: Float64Array,
  label: (value: number) => string,
  answer: (value: number) => string | null,
): Portions<Groups> {
  const distinct = yield* distinctNumbers(values);
  const codes = new Int32Array(values.length);
  for (let row = 0; row < codes.length; row += 1) {
    codes[row] = placeIn(distinct, values[row] ?? Number.NaN);
    if ((row + 1) % rowsPerPortion === 0) yield;
  }
  const isThere = (code: number) => code < distinct.length;
  return {
    codes,
    count: distinct.length + 1,
    labelOf: (code) => (isThere(code) ? label(distinct[code] ?? 0) : noAnswer()),
    answerOf: (code) => (isThere(code) ? answer(distinct[code] ?? 0) : null),
    inOrder: true,
  };
}

/** The different numbers, ascending; NaN is none. */
function* distinctNumbers(values: Float64Array): Portions<Float64Array> {
  let pieces: Float64Array[] = [];
  for (let from = 0; from < values.length; from += rowsPerPortion) {
    const some = values.slice(from, from + rowsPerPortion).filter((value) => !Number.isNaN(value));
    pieces.push(union(some.sort(), new Float64Array()));
    yield;
  }
  while (pieces.length > 1) {
    const merged: Float64Array[] = [];
    for (let place = 0; place < pieces.length; place += 2) {
      merged.push(union(pieces[place] ?? new Float64Array(), pieces[place + 1] ?? new Float64Array()));
      yield;
    }
    pieces = merged;
  }
  return pieces[0] ?? new Float64Array();
}

/** The numbers of both, which are ascending, each once. */
function union(one: Float64Array, other: Float64Array): Float64Array {
  const all = new Float64Array(one.length + other.length);
  let [a, b, count] = [0, 0, 0];
  while (a < one.length || b < other.length) {
    const [left, right] = [one[a] ?? Number.POSITIVE_INFINITY, other[b] ?? Number.POSITIVE_INFINITY];
    const isLeft = b === other.length || (a < one.length && left <= right);
    const next = isLeft ? left : right;
    if (isLeft) a += 1;
    else b += 1;
    if (count > 0 && all[count - 1] === next) continue;
    all[count] = next;
    count += 1;
  }
  return all.slice(0, count);
}

/** Where a number is among ascending ones; behind them if it is not there. */
function placeIn(distinct: Float64Array, value: number): number {
  let [from, to] = [0, distinct.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((distinct[middle] ?? 0) < value) from = middle + 1;
    else to = middle;
  }
  return distinct[from] === value ? from : distinct.length;
}
