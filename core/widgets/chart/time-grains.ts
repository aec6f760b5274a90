// Rows by when they were made: in hours, days, weeks, months or years of a time zone, or by the day of the week and the hour of
// the day. The weeks of widgets begin on Monday: a widget says the same to everybody.
import { day } from '#core/widgets/day-spans.ts';
import { type BinCalendar, binEnd, binStart, monthStart } from '#core/sheets/dashboard/time/bins.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { TimeGrain } from './look.ts';

/** Grains that are stretches of time, one after the other. */
export type SpanGrain = Exclude<TimeGrain, 'weekHour'>;

/** From its first moment to that of the next one. */
export type Span = { from: number; to: number };

const monday = 1;

/** The stretch of time of a grain that holds a moment. */
export function spanOf(at: number, grain: SpanGrain, timeZone: string): Span {
  const calendar: BinCalendar = { timeZone, weekStart: monday };
  if (grain !== 'year') return { from: binStart(at, grain, calendar), to: binEnd(at, grain, calendar) };
  const number = Math.floor((at + offsetAt(at, timeZone)) / day);
  const months = new Date(number * day).getUTCMonth();
  return { from: monthStart(number, -months, timeZone), to: monthStart(number, 12 - months, timeZone) };
}
