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
  const changes = changesOf(timeZone, start, until);
  const kinds = Map.groupBy(changes, ({ before, after }) => `${before} ${after}`);
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', { before: first, after: first }, [start + first]),
    ...[...kinds.values()].flatMap((some) => {
      const [one] = some;
      if (one === undefined) return [];
      // In the local time before the change, as the standard wants it.
      const clocks = some.map(({ at, before }) => at + before);
      return observance(one.after > one.before ? 'DAYLIGHT' : 'STANDARD', one, clocks);
    }),
    'END:VTIMEZONE',
  ];
}

function observance(
  name: 'STANDARD' | 'DAYLIGHT',
  { before, after }: Omit<ClockChange, 'at'>,
  [first = 0, ...more]: readonly number[],
): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${clockText(first)}`,
    `TZOFFSETFROM:${offsetText(before)}`,
    `TZOFFSETTO:${offsetText(after)}`,
    ...more.map((clock) => `RDATE:${clockText(clock)}`),
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
