// How long ago something was, or in how long it comes, for lists in which that is asked first. Older than a week the day
// says more.
import type { Formats } from './formats.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** `just now`, `5 min ago`, `3 h ago`, `2 days ago`, `in 4 h`; otherwise the day as the reader writes it. */
export function relativeText(at: number, now: number, timeZone: string, formats: Formats): string {
  const passed = now - at;
  const length = Math.abs(passed);
  if (length < minute) return passed >= 0 ? t(m.justNow) : t(m.rightNow);
  if (length >= week) return formats.day(at, timeZone);
  const isPast = passed > 0;
  if (length < hour) return t(isPast ? m.minutesAgo : m.inMinutes, { count: Math.floor(length / minute) });
  if (length < day) return t(isPast ? m.hoursAgo : m.inHours, { count: Math.floor(length / hour) });
  return t(isPast ? m.daysAgo : m.inDays, { count: Math.floor(length / day) });
}
