// A day without a time, and a time of day without a day. Neither has a zone: `2026-01-31` and `08:30` are the same for
// everybody, wherever they are answered and read.
import { takesBounds } from '#core/questions/filter-operators.ts';
import { dayNumber, dayValue, minutesOf, timeValue } from '#core/questions/values.ts';
import { parseTimeOfDay } from '#core/time/time-of-day.ts';
import { answeredOperators, ofDays, ofTimes } from './conditions.ts';
import { orderedFilter, parseBounds, readIssues } from './filter.ts';
import { type AnswerKind, plainKind } from './kind.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const noDate = t(m.pleaseEnterDate);
const noTime = t(m.pleaseEnterTime);
const minute = 60_000;
const lengthOfDay = 24 * 60 * minute;
const operators = ['EQ', 'NE', 'GT', 'GTE', 'LT', 'LTE', 'BETWEEN'] as const;

export const day: AnswerKind = {
  ...plainKind,
  clock: 'day',
  localTime: (value) => timesOf(dayNumber(value), lengthOfDay),
  emptyIssue: noDate,
  valueIssue: (value) => (dayNumber(value) === null ? noDate : null),
  reading: 'day',
  cell: 'date',
  text: (value, _, formats) => {
    const at = day.localTime(value);
    return at === null ? value : formats.day(at, 'UTC');
  },
  key: (value) => value,
  calculated: { takes: ['day', 'number'], value: (result) => valueAt(result, days, dayValue) },
  // Days since 1970: the difference of two answers is a number of days.
  logicValue: dayNumber,
  column: 'number',
  constant: 'date',
  conditions: [...ofDays, ...answeredOperators],
  conditionWords: {
    dateAfter: [t(m.isAfter), t(m.isNotAfter)],
    dateBefore: [t(m.isBefore), t(m.isNotBefore)],
    dateOn: [t(m.isOn), t(m.isNotOn)],
  },
  summary: 'list',
  totals: ['count', 'min', 'max'],
  filter: orderedFilter(
    (value) => dayNumber(value) ?? Number.NaN,
    (value) => dayNumber(value) !== null,
    {
      operators,
      turned: t(m.yourStartDateIsAfter),
      issues: (condition) =>
        readIssues((value) => dayNumber(value) !== null, condition, [
          noDate,
          t(m.pleaseChooseStartDate),
          t(m.pleaseChooseEndDate),
        ]),
      parse: (value, operator) => {
        const read = (text: string) => (dayNumber(text) === null ? null : text);
        if (takesBounds(operator)) return parseBounds(value, read, 'date');
        return read(value) === null ? t(m.isNoDayWrite, { value }) : [value];
      },
    },
  ),
};

export const time: AnswerKind = {
  ...plainKind,
  clock: 'time',
  localTime: (value) => timesOf(minutesOf(value), minute),
  emptyIssue: noTime,
  valueIssue: (value) => (minutesOf(value) === null ? noTime : null),
  reading: (word) => parseTimeOfDay(word) ?? undefined,
  cell: 'time',
  text: (value, _, formats) => {
    const at = time.localTime(value);
    return at === null ? value : formats.timeOfDay(at);
  },
  key: (value) => parseTimeOfDay(value) ?? value,
  isSame: (before, after) => before === after || parseTimeOfDay(before) === (parseTimeOfDay(after) ?? ''),
  calculated: { takes: ['time', 'number'], value: (result) => valueAt(result, minutes, timeValue) },
  // Minutes since midnight: the difference of two answers is a number of minutes.
  logicValue: minutesOf,
  column: 'number',
  constant: 'time',
  conditions: [...ofTimes, ...answeredOperators],
  conditionWords: {
    timeAfter: [t(m.isAfter), t(m.isNotAfter)],
    timeBefore: [t(m.isBefore), t(m.isNotBefore)],
    timeOn: [t(m.isAt), t(m.isNotAt)],
  },
  summary: 'list',
  totals: ['count', 'min', 'max'],
  filter: orderedFilter(
    (value) => minutesOf(value) ?? Number.NaN,
    (value) => minutesOf(value) !== null,
    {
      operators,
      turned: t(m.yourStartTimeIsAfter),
      issues: (condition) =>
        readIssues((value) => minutesOf(value) !== null, condition, [
          noTime,
          t(m.pleaseChooseStartTime),
          t(m.pleaseChooseEndTime),
        ]),
      parse: (value, operator) => {
        if (takesBounds(operator)) return parseBounds(value, parseTimeOfDay, 'time');
        const read = parseTimeOfDay(value);
        return read === null ? t(m.isNoTimeWrite, { value }) : [read];
      },
    },
  ),
};

/** The days of the years 1000 to 9999, counted from 1970; the minutes of a day. */
const days = { first: -354_285, last: 2_932_896 };
const minutes = { first: 0, last: 24 * 60 - 1 };

/** Of a number of days or minutes, whose fraction is left out; one beyond them makes no value. */
function valueAt(
  result: unknown,
  { first, last }: { first: number; last: number },
  value: (at: number) => string,
): string | undefined {
  if (typeof result !== 'number') return undefined;
  const at = Math.floor(result);
  return at >= first && at <= last ? value(at) : undefined;
}

function timesOf(count: number | null, unit: number): number | null {
  return count === null ? null : Math.round(count * unit);
}
