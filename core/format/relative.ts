// How long ago something was, or in how long it comes, for lists in which that is asked first. Older than a week the day
// says more.
import type { Formats } from './formats.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const week = 7 * day;

/** `just now`, `5 min ago`, `3 h ago`, `2 days ago`, `in 4 h`; otherwise the day as the reader writes it. */
export function relativeText(at: number, now: number, timeZone: string, formats: Formats): string {
  const passed = now - at;
  const length = Math.abs(passed);
  if (length < minute) return passed >= 0 ? 'just now' : 'now';
  if (length >= week) return formats.day(at, timeZone);
  const text = spanText(length);
  return passed > 0 ? `${text} ago` : `in ${text}`;
}

function spanText(length: number): string {
  if (length < hour) return `${Math.floor(length / minute)} min`;
  if (length < day) return `${Math.floor(length / hour)} h`;
  const days = Math.floor(length / day);
  return days === 1 ? '1 day' : `${days} days`;
}
