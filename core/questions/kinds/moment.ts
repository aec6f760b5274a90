// A date and time, with the UTC offset of the person who answered.
import { operatorRecords, takesBounds } from '#core/questions/filter-operators.ts';
import { dateTimeOf } from '#core/questions/values.ts';
import { formatDate } from '#core/time/date-format.ts';
import { parseMoment } from '#core/time/parse-moment.ts';
import { momentResult } from './calculated.ts';
import { answeredOperators, temporal } from './conditions.ts';
import { orderedFilter, parseBounds } from './filter.ts';
import { type AnswerKind, type FileClock, plainKind } from './kind.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const noDate = t(m.pleaseEnterDate);
const form = /^-?\d{1,16},-?\d{1,9}$/;
/** The moment of a filter needs no offset. */
const filterForm = /^-?\d{1,16}(,-?\d{1,9})?$/;

export const moment: AnswerKind = {
  ...plainKind,
  clock: 'moment',
  localTime: (value) => {
    const read = dateTimeOf(value);
    return read && read.at + read.offset;
  },
  emptyIssue: noDate,
  valueIssue: (value) => (form.test(value) ? null : noDate),
  reading: 'moment',
  cell: 'date-time',
  text: (value, _, formats, { timeZone }) => {
    const read = dateTimeOf(value);
    return read === null ? value : formats.moment(read.at, timeZone);
  },
  json: (value) => isoMoment(value) ?? value,
  fromJson: (text) => wireMoment(text) ?? text,
  key: (value) => `${dateTimeOf(value)?.at ?? value}`,
  isSame,
  calculated: { takes: ['moment', 'number'], value: momentResult },
  logicValue: (first) => dateTimeOf(first)?.at ?? null,
  column: 'number',
  constant: 'moment',
  conditions: [...temporal, ...answeredOperators],
  // Where neither days nor times of day are compared.
  conditionWords: {
    '>': [t(m.isLaterThan), t(m.isNotLaterThan)],
    '>=': [t(m.isNotEarlierThan), t(m.isEarlierThan)],
    '<': [t(m.isEarlierThan), t(m.isNotEarlierThan)],
    '<=': [t(m.isNotLaterThan), t(m.isLaterThan)],
  },
  summary: 'list',
  totals: ['count', 'min', 'max'],
  filter: orderedFilter(
    (value) => dateTimeOf(value)?.at ?? Number.NaN,
    (value) => filterForm.test(value),
    {
      operators: ['BETWEEN', 'GT', 'LT'],
      says: { GT: m.greaterThan, LT: m.lessThan },
      turned: t(m.yourStartDateIsAfter),
      issues: ({ operator, values: [first = '', second = ''] }) => {
        if (!takesBounds(operator)) return filterForm.test(first) ? [] : [noDate];
        return [
          ...(filterForm.test(first) ? [] : [t(m.pleaseChooseStartDate)]),
          ...(filterForm.test(second) ? [] : [t(m.pleaseChooseEndDate)]),
        ];
      },
      parse: (value, operator, _, { timeZone }) => {
        const read = (text: string, edge: 'start' | 'end') => {
          const at =
            parseMoment(text, timeZone, edge) ?? (text.includes(',') ? dateTimeOf(text)?.at : null) ?? null;
          return at === null ? null : String(at);
        };
        if (takesBounds(operator)) return parseBounds(value, read, 'date');
        const at = read(value, operatorRecords[operator].edge);
        return at === null ? t(m.isNoDateWrite, { value }) : [at];
      },
      valuesFor: (answer) => answer.split(' '),
    },
  ),
};

/** Spreadsheets round to whole seconds, and a file has no offset. */
function isSame(before: string, after: string, { dateFormat, timeZone }: FileClock): boolean {
  if (before === after) return true;
  const [at, next] = [dateTimeOf(before)?.at, dateTimeOf(after)?.at];
  if (at === undefined || next === undefined) return false;
  const isRounded = !dateFormat.includes('S') && Math.abs(at - next) < 1_000;
  return (
    at === next ||
    isRounded ||
    formatDate(at, dateFormat, timeZone) === formatDate(next, dateFormat, timeZone)
  );
}

const minute = 60_000;

/** `2026-11-23T06:58:00-05:00`; null for an offset that ISO 8601 cannot say, or a year beyond 9999. */
function isoMoment(value: string): string | null {
  const read = dateTimeOf(value);
  if (read === null || !/^-?\d+,-?\d+$/.test(value)) return null;
  const { at, offset } = read;
  if (offset % minute !== 0 || Math.abs(offset) >= 24 * 60 * minute || !isFourDigitYear(at + offset))
    return null;
  const [local = ''] = new Date(at + offset).toISOString().replace('.000Z', 'Z').split('Z');
  const minutes = Math.abs(offset) / minute;
  const two = (part: number) => String(Math.floor(part)).padStart(2, '0');
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}

function isFourDigitYear(ms: number): boolean {
  return ms >= Date.UTC(1000, 0, 1) && ms < Date.UTC(10_000, 0, 1);
}

const isoForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|([+-])(\d\d):(\d\d))$/;

function wireMoment(text: string): string | null {
  const parts = isoForm.exec(text.trim());
  const at = parts === null ? Number.NaN : Date.parse(text.trim());
  if (parts === null || Number.isNaN(at)) return null;
  const [, sign, hours = '0', minutes = '0'] = parts;
  const offset = (Number(hours) * 60 + Number(minutes)) * minute;
  return `${at},${sign === '-' && offset !== 0 ? -offset : offset}`;
}
