// Groups rows by the answers to one question: a code for each row, a label for each code. Unanswered rows form a group
// of their own, so that the groups add up to all rows.
import type { Column, ColumnTable } from '#core/logic/columns/column-table.ts';
import { localKey } from '#core/logic/operators.ts';
import { yesAndNo } from '#core/questions/kinds/choice.ts';
import { dayValue } from '#core/questions/values.ts';
import { latestMoment } from '#core/time/zone.ts';
import { day, daySpans } from './day-spans.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type Groups = {
  codes: Int32Array;
  labels: readonly string[];
  /** The answer of a group's rows as a filter value; null if no filter finds exactly these rows. */
  answers: readonly (string | null)[];
  /** The groups have an intrinsic order, such as days; others are sorted by their numbers. */
  inOrder: boolean;
};

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
    labels: [...values.map(label), noAnswer()],
    answers: [...values, null],
    inOrder: false,
  };
}

export function yesNoGroups(values: Uint8Array): Groups {
  return {
    codes: Int32Array.from(values, (value) => (value === 1 ? 0 : value === 0 ? 1 : 2)),
    labels: [...yesAndNo.map(({ label }) => label), noAnswer()],
    answers: ['true', 'false', null],
    inOrder: false,
  };
}

/** By number, smallest first. */
export function numberGroups(values: Float64Array): Groups {
  return ordered(values, String, String);
}

/** By day; the numbers are days since 1970. */
export function calendarGroups(values: Float64Array): Groups {
  return ordered(values, dayValue, dayValue);
}

/** By the hour of a time of day; the numbers are minutes since midnight. No operator finds the rows of an hour alone. */
export function hourGroups(values: Float64Array): Groups {
  const hours = values.map((minutes) => Math.floor(minutes / 60));
  return ordered(
    hours,
    (hour) => `${String(hour).padStart(2, '0')}:00`,
    () => null,
  );
}

/** By the calendar day of a moment, in the respondent's time zone. */
export function dayGroups({ columns, rows }: ColumnTable, questionId: string): Groups {
  const local = columns.get(localKey(questionId));
  const moments = local?.kind === 'number' ? local.values : new Float64Array(rows).fill(Number.NaN);
  // There are no days beyond the maximum of Date.
  const days = moments.map((at) => (Math.abs(at) > latestMoment ? Number.NaN : Math.floor(at / day)));
  const groups = ordered(
    days,
    (number) => new Date(number * day).toISOString().split('T')[0] ?? '',
    () => null,
  );
  const at = columns.get(questionId);
  if (at?.kind !== 'number') return groups;
  const spans = daySpans({ codes: groups.codes, count: groups.labels.length, at: at.values, days, moments });
  return { ...groups, answers: spans };
}

function ordered(
  values: Float64Array,
  label: (value: number) => string,
  answer: (value: number) => string | null,
): Groups {
  const distinct = [...new Set(values)].filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const codeOf = new Map(distinct.map((value, code) => [value, code]));
  return {
    codes: Int32Array.from(values, (value) => codeOf.get(value) ?? distinct.length),
    labels: [...distinct.map(label), noAnswer()],
    answers: [...distinct.map(answer), null],
    inOrder: true,
  };
}
