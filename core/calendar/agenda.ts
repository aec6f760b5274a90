// What is due on which day: the times of schedules, by the days of the reader's time zone.
import { datePlus, startOfDate } from './month.ts';
import { nextTime, type Timing } from './recurrence.ts';

/** Something on a day: its first time there, and how many times there are. */
export type AgendaEntry<T> = { item: T; at: number; times: number };

const hour = 3_600_000;

/** The entries of each date (`yyyy-MM-dd`), by time. */
export function agendaOf<T extends { timing: Timing }>(
  items: readonly T[],
  dates: readonly string[],
  timeZone: string,
): ReadonlyMap<string, readonly AgendaEntry<T>[]> {
  const days = dates.map((date) => ({
    date,
    from: startOfDate(date, timeZone),
    until: startOfDate(datePlus(date, 1), timeZone),
    entries: [] as AgendaEntry<T>[],
  }));
  for (const item of items) {
    let at: number | null = nextTime(item.timing, (days[0]?.from ?? 0) - 1);
    for (const { from, until, entries } of days) {
      if (at !== null && at < from) at = nextTime(item.timing, from - 1);
      if (at === null) break;
      if (at >= until) continue;
      if (item.timing.interval === 'HOUR') {
        entries.push({ item, at, times: Math.floor((until - 1 - at) / hour) + 1 });
        continue;
      }
      // A day of 25 hours can hold a daily time twice: in 1989 clocks of Newfoundland went back just after midnight.
      for (; at !== null && at < until; at = nextTime(item.timing, at)) entries.push({ item, at, times: 1 });
    }
  }
  return new Map(days.map(({ date, entries }) => [date, entries.toSorted((a, b) => a.at - b.at)]));
}
