// When a job is expected to run, as it is typed: `daily@03:00`, `every@15m`. Its times follow the wall clock of a time zone,
// as schedules do (core/calendar/recurrence.ts); those of `every` follow the run before.
import { dateAt } from '#core/calendar/days.ts';
import { nextSlot, type Recurrence } from '#core/calendar/recurrence.ts';
import { localToUtc } from '#core/time/zone.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';
import { weekdayNames } from '#core/calendar/weekdays.ts';

type Clock = { hour: number; minute: number };
export type Expectation =
  | { every: number }
  | { interval: 'HOUR'; clock: Clock }
  | { interval: 'DAY'; clock: Clock }
  | { interval: 'WEEK'; clock: Clock; weekday: number }
  | { interval: 'MONTH'; clock: Clock; day: number };

export const expectationHint = t(m.useHourlyHourly15Daily);

const minute = 60_000;
const units = { m: minute, h: 60 * minute, d: 1_440 * minute } as const;
/** The shortest and the longest time between two runs of `every`. */
const shortestEvery = 5 * minute;
const longestEvery = 31 * units.d;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/** A number of minutes, hours or days, in milliseconds; null if it is none. */
export function parseSpan(text: string): number | null {
  const [, count, unit] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  return count === undefined
    ? null
    : Number(count) * (unit === 'm' ? units.m : unit === 'h' ? units.h : units.d);
}

/** A span as it is typed: `90m`, `2h`. */
export function formatSpan(span: number): string {
  if (span % units.d === 0) return `${span / units.d}d`;
  return span % units.h === 0 ? `${span / units.h}h` : `${span / units.m}m`;
}

/** An expectation; null if it cannot be understood. */
export function parseExpectation(text: string): Expectation | null {
  const [word = '', ...rest] = text.trim().toLowerCase().split('@');
  const [first = '', second = ''] = rest;
  if (word === 'every' && rest.length === 1) {
    const every = parseSpan(first);
    return every === null || every < shortestEvery || every > longestEvery ? null : { every };
  }
  if (word === 'hourly' && rest.length <= 1) {
    const past = rest.length === 0 ? 0 : wholeNumber(first, 0, 59);
    return past === null ? null : { interval: 'HOUR', clock: { hour: 0, minute: past } };
  }
  const clock = parseClock(word === 'daily' ? first : second);
  if (clock === null || rest.length !== (word === 'daily' ? 1 : 2)) return null;
  if (word === 'daily') return { interval: 'DAY', clock };
  if (word === 'weekly') {
    const weekday = weekdays.indexOf(first.slice(0, 3)) + 1;
    return weekday === 0 ? null : { interval: 'WEEK', clock, weekday };
  }
  const day = word === 'monthly' ? wholeNumber(first, 1, 31) : null;
  return day === null ? null : { interval: 'MONTH', clock, day };
}

function parseClock(text: string): Clock | null {
  const [, hours = '', minutes = ''] = /^(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const hour = wholeNumber(hours, 0, 23);
  const past = wholeNumber(minutes, 0, 59);
  return hour === null || past === null ? null : { hour, minute: past };
}

function wholeNumber(text: string, least: number, most: number): number | null {
  const value = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

/** The first time after a moment at which a run is expected. */
export function nextExpected(expectation: Expectation, timeZone: string, after: number): number {
  if ('every' in expectation) return after + expectation.every;
  return nextSlot(recurrenceOf(expectation, timeZone, after), after);
}

/** Counted from a January that is over: it has a 31st, and the clocks do not change in it. */
function recurrenceOf(
  expectation: Exclude<Expectation, { every: number }>,
  timeZone: string,
  at: number,
): Recurrence {
  const { interval, clock } = expectation;
  const year = dateAt(at, timeZone).year - 1;
  const at1 = (day: number) => localToUtc({ year, month: 1, day, ...clock }, timeZone);
  if (interval === 'MONTH') return { first: at1(expectation.day), interval, timeZone };
  if (interval !== 'WEEK') return { first: at1(1), interval, timeZone };
  const { dayOfWeek } = dateAt(at1(1), timeZone);
  return { first: at1(1 + ((expectation.weekday - dayOfWeek + 7) % 7)), interval, timeZone };
}

/** In words: `Every day at 03:00`. */
export function expectationText(expectation: Expectation): string {
  if ('every' in expectation) return t(m.every, { every: formatSpan(expectation.every) });
  const { hour, minute: past } = expectation.clock;
  const time = `${String(hour).padStart(2, '0')}:${String(past).padStart(2, '0')}`;
  switch (expectation.interval) {
    case 'HOUR':
      return t(m.everyHourAt, { padStart: String(past).padStart(2, '0') });
    case 'DAY':
      return t(m.everyDayAt, { time });
    case 'WEEK':
      return t(m.everyWeekdayAt, { weekday: weekdayNames()[expectation.weekday % 7] ?? '', time });
    default:
      return t(m.everyMonthOnDayAt, { day: expectation.day, time });
  }
}
