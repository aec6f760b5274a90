// The view of the scheduled reports in the address (spec 3, section 2).
import type { Search } from '#web/paths.ts';

export type SchedulesView = {
  /** `list`: this week. */
  view: 'list' | 'calendar' | 'all';
  /** The id of a report; null: all. */
  report: string | null;
  /** The shown month; null: today's. `month` is 1 to 12. */
  year: number | null;
  month: number | null;
};

export type SchedulesSearch = {
  view?: 'calendar' | 'all';
  report?: string;
  year?: number;
  month?: number;
};

/** Invalid values are dropped. */
export function schedulesSearchFrom({ view, report, year, month }: Search): SchedulesSearch {
  const [y, m] = [year, month].map(Number);
  return {
    ...((view === 'calendar' || view === 'all') && { view }),
    ...(typeof report === 'string' && report !== '' && { report }),
    ...(isWhole(y, 1970, 9999) && isWhole(m, 1, 12) && { year: y, month: m }),
  };
}

/** The parameters that differ from the default. */
export function schedulesSearchOf({ view, report, year, month }: SchedulesView): SchedulesSearch {
  return {
    ...(view !== 'list' && { view }),
    ...(report !== null && { report }),
    ...(year !== null && { year }),
    ...(month !== null && { month }),
  };
}

function isWhole(value: number | undefined, least: number, most: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= least && value <= most;
}
