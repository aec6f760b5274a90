// What is due on which day: the times of schedules, by the days of the reader's time zone.
import { datePlus, startOfDate } from './month.ts';
import { nextTime, type Timing } from './recurrence.ts';

/** Something on a day: its first time there, and how many times there are. */
export type AgendaEntry<T> = { thing: T; at: number; times: number };
export type AgendaDays<T> = ReadonlyMap<string, readonly AgendaEntry<T>[]>;

const hour = 3_600_000;

/** The entries of each date (`yyyy-MM-dd`), by time. What has no times is on none. */
export function agendaOf<T>(
  things: readonly T[],
  timingOf: (thing: T) => Timing | null,
  { dates, timeZone }: { dates: readonly string[]; timeZone: string },
): AgendaDays<T> {
  const days = dates.map((date) => ({
    date,
    from: startOfDate(date, timeZone),
    until: startOfDate(datePlus(date, 1), timeZone),
    entries: [] as AgendaEntry<T>[],
  }));
  for (const thing of things) {
    const timing = timingOf(thing);
    if (timing === null) continue;
    let at: number | null = nextTime(timing, (days[0]?.from ?? 0) - 1);
    for (const { from, until, entries } of days) {
      if (at !== null && at < from) at = nextTime(timing, from - 1);
      if (at === null) break;
      if (at >= until) continue;
      if (timing.interval === 'HOUR') {
        entries.push({ thing, at, times: Math.floor((until - 1 - at) / hour) + 1 });
        continue;
      }
      // A day of 25 hours can hold a daily time twice: in 1989 clocks of Newfoundland went back just after midnight.
      for (; at !== null && at < until; at = nextTime(timing, at)) entries.push({ thing, at, times: 1 });
    }
  }
  return new Map(days.map(({ date, entries }) => [date, entries.toSorted((a, b) => a.at - b.at)]));
}
