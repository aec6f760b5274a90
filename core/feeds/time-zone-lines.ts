// A time zone for an iCalendar (VTIMEZONE): when its clocks change, and by how much.
import { offsetAt } from '#core/time/zone.ts';
import { clockText } from './wall-time.ts';

type ClockChange = { at: number; before: number; after: number };

const day = 86_400_000;
const second = 1_000;

/** The lines of a zone that hold from one moment until another. */
export function zoneLines(timeZone: string, { from, until }: { from: number; until: number }): string[] {
  const start = from - day;
  const first = offsetAt(start, timeZone);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', { at: start, before: first, after: first }),
    // Each by itself: of several in one (RDATE), common calendars miss the first.
    ...changesOf(timeZone, start, until).flatMap((change) =>
      observance(change.after > change.before ? 'DAYLIGHT' : 'STANDARD', change),
    ),
    'END:VTIMEZONE',
  ];
}

function observance(name: 'STANDARD' | 'DAYLIGHT', { at, before, after }: ClockChange): string[] {
  return [
    `BEGIN:${name}`,
    // In the local time before the change, as the standard wants it.
    `DTSTART:${clockText(at + before)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    `END:${name}`,
  ];
}

function changesOf(timeZone: string, from: number, until: number): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let at = from; at < until; at += day) {
    const before = offsetAt(at, timeZone);
    const after = offsetAt(at + day, timeZone);
    if (before !== after) changes.push({ at: momentOf(timeZone, at, at + day), before, after });
  }
  return changes;
}

/** The first second that has the offset of `late`. */
function momentOf(timeZone: string, early: number, late: number): number {
  const before = offsetAt(early, timeZone);
  let [low, high] = [Math.floor(early / second), Math.ceil(late / second)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle * second, timeZone) === before) low = middle;
    else high = middle;
  }
  return high * second;
}

/** `+0530`, or with seconds as of old. */
function offsetText(offset: number): string {
  const seconds = Math.round(Math.abs(offset) / second);
  const part = (value: number) => String(value).padStart(2, '0');
  const rest = seconds % 60 === 0 ? '' : part(seconds % 60);
  return `${offset < 0 ? '-' : '+'}${part(Math.floor(seconds / 3_600))}${part(Math.floor(seconds / 60) % 60)}${rest}`;
}
