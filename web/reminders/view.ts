// The view of the reminders in the address (spec 3, section 2).
import type { Search } from '#web/paths.ts';

export type RemindersView = {
  view: 'list' | 'calendar';
  /** The id of a group; null: all. */
  group: string | null;
  /** The shown month, or the day of the shown week; null: today's. `month` is 1 to 12. */
  year: number | null;
  month: number | null;
  date: number | null;
};

export type RemindersSearch = {
  view?: 'calendar';
  group?: string;
  year?: number;
  month?: number;
  date?: number;
};

/** Invalid values are dropped. */
export function remindersSearchFrom({ view, group, year, month, date }: Search): RemindersSearch {
  const [y, m, d] = [year, month, date].map(Number);
  const isMonth = isWhole(y, 1970, 9999) && isWhole(m, 1, 12);
  return {
    ...(view === 'calendar' && { view }),
    ...(typeof group === 'string' && group !== '' && { group }),
    ...(isMonth && { year: y, month: m }),
    ...(isMonth && isWhole(d, 1, 31) && { date: d }),
  };
}

/** The parameters that differ from the default. */
export function remindersSearchOf({ view, group, year, month, date }: RemindersView): RemindersSearch {
  return {
    ...(view === 'calendar' && { view }),
    ...(group !== null && { group }),
    ...(year !== null && { year }),
    ...(month !== null && { month }),
    ...(date !== null && { date }),
  };
}

function isWhole(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}
