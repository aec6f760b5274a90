// The range of days of an export. Days are whole days in the user's time zone, and the end sent to the server is the day
// after the last one (spec 2, section 7).
import { startOfDay } from '#core/calendar/days.ts';
import { compileDateFormat, formatDate } from '#core/time/date-format.ts';
import { parseLast, type TimeRange } from '#core/time/range.ts';
import { latestMoment } from '#core/time/zone.ts';
import { defaultExportDays } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The user's choice: days as `yyyy-MM-dd`, a range that ends today as `7d`, or everything. */
export type RangeWish =
  | { kind: 'days'; from: string; to: string | null }
  | { kind: 'last'; last: string }
  | { kind: 'all' };

export const defaultRange: RangeWish = { kind: 'last', last: `${defaultExportDays}d` };

export type ExportRange = {
  /** Epoch milliseconds; the end is excluded. */
  startDate: number;
  endDate: number;
  /** The first and last day, as used in file names; `all` for everything. */
  from: string;
  to: string;
};

export type RangeIssue = { path: 'from' | 'to' | 'last'; message: string };

const dayFormat = 'yyyy-MM-dd';
const readDay = compileDateFormat(dayFormat);

/**
 * The range of an export. The last 7 days are all days that overlap the last 7 times 24 hours, so that two exports a
 * week apart leave no gap. `to` defaults to today.
 */
export function exportRange(wish: RangeWish, now: number, timeZone: string): ExportRange | RangeIssue {
  if (wish.kind === 'all') return { startDate: -latestMoment, endDate: latestMoment, from: 'all', to: 'all' };
  if (wish.kind === 'last') {
    const range = parseLast(wish.last, now);
    if (range !== null) return wholeDays(range, timeZone);
    return { path: 'last', message: t(m.isNotPeriodSuchAs, { last: wish.last }) };
  }
  const from = readDay?.(wish.from, timeZone) ?? null;
  if (from === null) return { path: 'from', message: noDay(wish.from) };
  const to = wish.to === null ? now : (readDay?.(wish.to, timeZone) ?? null);
  if (to === null) return { path: 'to', message: noDay(wish.to ?? '') };
  if (to < from) return { path: 'to', message: t(m.lastDayIsBeforeFirst) };
  return wholeDays({ from, to }, timeZone);
}

function wholeDays(range: TimeRange, timeZone: string): ExportRange {
  return {
    startDate: startOfDay(range.from, timeZone),
    endDate: startOfDay(range.to, timeZone, 1),
    from: formatDate(range.from, dayFormat, timeZone),
    to: formatDate(range.to, dayFormat, timeZone),
  };
}

function noDay(text: string): string {
  return t(m.isNotDateSuchAs, { text });
}
