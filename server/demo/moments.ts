// The moments of the demo data are relative to the day of seeding, in the local time of their place: `-3 06:44` is three days
// before today, `Mon-3 06:44` the Monday three weeks before that of this week. Today is `-0`, this week's Monday `Mon-0`.
import { monthNames } from '#core/time/month-names.ts';
import { localToUtc, offsetAt } from '#core/time/zone.ts';

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const pattern = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)?([+-]\d+) (\d\d):(\d\d)$/;
const dayLength = 24 * 3_600_000;

export const periods = ['week', 'half-month', 'month'] as const;
export type Period = (typeof periods)[number];

/** Days are counted from 1970. */
export type Calendar = {
  timeZone: string;
  today: number;
  /** In epoch milliseconds; null: the text is no moment. */
  read(text: string): number | null;
  /** The same of a text that has to be one. */
  at(text: string): number;
  /** The first day of the period that a moment is in. */
  firstDay(at: number, period: Period): number;
  /** A text about the period that begins on a day. */
  fillIn(text: string, firstDay: number): string;
};

/**
 * The calendar of a place. `whoseDay`: the time zone whose day is today, by default its own; the places of a company share one,
 * since they are in different weeks for an hour of a Monday.
 */
export function calendarOf(now: number, timeZone: string, whoseDay = timeZone): Calendar {
  const dayOf = (at: number, zone = timeZone) => Math.floor((at + offsetAt(at, zone)) / dayLength);
  const today = dayOf(now, whoseDay);
  const momentOf = (day: number, hour = 0, minute = 0) =>
    localToUtc({ ...dateOf(day), hour, minute }, timeZone);
  const read = (text: string) => {
    const [, weekday, count, hour, minute] = pattern.exec(text) ?? [];
    if (count === undefined) return null;
    const days =
      weekday === undefined
        ? Number(count)
        : weekdays.indexOf(weekday) - weekdayOf(today) + 7 * Number(count);
    return momentOf(today + days, Number(hour), Number(minute));
  };
  return {
    timeZone,
    today,
    read,
    at(text) {
      const at = read(text);
      if (at === null) throw new Error(`"${text}" is not a moment such as -3 06:44 or Mon-3 06:44`);
      return at;
    },
    firstDay(at, period) {
      const day = dayOf(at);
      if (period === 'week') return day - weekdayOf(day);
      const { day: ofMonth } = dateOf(day);
      return day - (period === 'half-month' && ofMonth > 15 ? ofMonth - 16 : ofMonth - 1);
    },
    fillIn(text, firstDay) {
      if (!text.includes('{')) return text;
      const { year, month, day } = dateOf(firstDay);
      const start = momentOf(firstDay);
      const name = `${monthNames[month - 1]} ${year}`;
      const words = {
        month: name,
        day: `${day} ${name}`,
        year,
        number: month,
        start: `${start},${offsetAt(start, timeZone)}`,
      };
      return Object.entries(words).reduce(
        (filled, [word, value]) => filled.replaceAll(`{${word}}`, String(value)),
        text,
      );
    },
  };
}

function dateOf(day: number): { year: number; month: number; day: number } {
  const date = new Date(day * dayLength);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** Monday is 0; the first day of 1970 was a Thursday. */
function weekdayOf(day: number): number {
  return (day + 3) % 7;
}
