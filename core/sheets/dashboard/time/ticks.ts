// Where an axis of time has its labels: at the beginning of hours, days, weeks, months or years, at equal steps of the
// calendar, and all of them written in one format.
import type { Formats } from '#core/format/formats.ts';
import { offsetAt } from '#core/time/zone.ts';
import { type BinCalendar, binStart, dayStart, mod, monthStart } from './bins.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** What is between two labels. */
type Step = { unit: 'hour' | 'day' | 'week' | 'month'; by: number };

const steps: readonly Step[] = [
  ...[1, 2, 3, 6, 12].map((by) => ({ unit: 'hour' as const, by })),
  ...[1, 2].map((by) => ({ unit: 'day' as const, by })),
  ...[1, 2].map((by) => ({ unit: 'week' as const, by })),
  ...[1, 2, 3, 6].map((by) => ({ unit: 'month' as const, by })),
  ...Array.from({ length: 5 }, (_, power) => [1, 2, 5].map((by) => by * 10 ** power))
    .flat()
    .map((years) => ({ unit: 'month' as const, by: years * 12 })),
];

export type TimeTicks = { at: number[]; text(at: number): string };

/** At most so many labels between two moments; `finest`: the unit of the bins, below which no label makes sense. */
export function timeTicks(
  { from, to, most, finest = 'hour' }: { from: number; to: number; most: number; finest?: Step['unit'] },
  calendar: BinCalendar,
  formats: Formats,
): TimeTicks {
  const room = Math.max(1, most);
  const units = ['hour', 'day', 'week', 'month'];
  const wanted = steps.filter(({ unit }) => units.indexOf(unit) >= units.indexOf(finest));
  for (const step of wanted) {
    // What is sure to be too many is not counted out.
    if ((to - from) / lengthOf(step) > room + 2) continue;
    const at = ticksOf(step, from, to, calendar);
    if (at.length <= room) return { at, text: textOf(step, [from, ...at, to], calendar.timeZone, formats) };
  }
  return { at: [], text: String };
}

function lengthOf({ unit, by }: Step): number {
  return by * { hour, day, week: 7 * day, month: 30 * day }[unit];
}

function ticksOf(step: Step, from: number, to: number, calendar: BinCalendar): number[] {
  const at: number[] = [];
  // One step earlier, so that the first one within is not missed.
  for (let tick = firstOf(step, from, calendar); tick <= to; tick = after(tick, step, calendar))
    if (tick >= from) at.push(tick);
  return at;
}

/** The last place of a step before a moment. */
function firstOf({ unit, by }: Step, at: number, calendar: BinCalendar): number {
  const { timeZone } = calendar;
  const number = Math.floor((at + offsetAt(at, timeZone)) / day);
  switch (unit) {
    case 'hour':
      return dayStart(number, timeZone);
    case 'day':
      return dayStart(number - mod(number, by), timeZone);
    case 'week': {
      const start = Math.floor(
        (binStart(at, 'week', calendar) + offsetAt(binStart(at, 'week', calendar), timeZone)) / day,
      );
      return dayStart(start - mod(Math.floor(start / 7), by) * 7, timeZone);
    }
    default: {
      const date = new Date(number * day);
      const months = date.getUTCFullYear() * 12 + date.getUTCMonth();
      return monthStart(number, -mod(months, by), timeZone);
    }
  }
}

function after(at: number, { unit, by }: Step, { timeZone }: BinCalendar): number {
  const number = Math.floor((at + offsetAt(at, timeZone)) / day);
  switch (unit) {
    case 'hour': {
      // By the wall clock: at 00:00, 06:00 and 12:00, also on a day on which the clocks change.
      const local = at + offsetAt(at, timeZone);
      const next = Math.floor(local / hour / by) * by * hour + by * hour;
      const nextDay = dayStart(number + 1, timeZone);
      const moment = next - offsetAt(next - offsetAt(at, timeZone), timeZone);
      return Math.min(moment > at ? moment : at + by * hour, nextDay);
    }
    case 'day':
      return dayStart(number + by, timeZone);
    case 'week':
      return dayStart(number + 7 * by, timeZone);
    default:
      return monthStart(number, by, timeZone);
  }
}

/** One format for all labels: the year is beside days where they are of several, and the day with times. */
function textOf(
  { unit }: Step,
  at: readonly number[],
  timeZone: string,
  formats: Formats,
): TimeTicks['text'] {
  if (unit === 'month') return (tick) => formats.month(tick, timeZone);
  const years = new Set(at.map((tick) => new Date(tick + offsetAt(tick, timeZone)).getUTCFullYear()));
  const dayText = years.size > 1 ? formats.day : formats.monthDay;
  if (unit !== 'hour') return (tick) => dayText(tick, timeZone);
  const days = new Set(at.map((tick) => formats.day(tick, timeZone)));
  if (days.size === 1) return (tick) => formats.time(tick, timeZone);
  return (tick) => `${formats.monthDay(tick, timeZone)} ${formats.time(tick, timeZone)}`;
}
