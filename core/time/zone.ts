// UTC offsets of time zones with Intl, for code that runs once per row: an offset takes 0.1 µs here and 7 µs with
// Temporal's polyfill (150 µs with Node 24's own), a local time 0.6 and 7 µs. Offsets are read from Intl once per day
// and zone; a day on which the clocks change is searched once for the moment of the change. zone.test.ts compares the
// results with Temporal's. Calendar arithmetic is in core/calendar/.

const millisecondsInSecond = 1000;
const day = 24 * 60 * 60 * millisecondsInSecond;
/** The maximum of Date in epoch milliseconds; the minimum is as far before 1970. */
export const latestMoment = 8_640_000_000_000_000;
const maximumCachedDays = 50_000;

/** A local time. `month` is 1 to 12. */
export type LocalTime = {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
  millisecond?: number;
};

/** A moment that every platform knows the offset of. */
const recent = Date.UTC(2026, 0, 1);

/** Whether Intl knows a time zone by this name: `UTC`, `Europe/Paris`. An offset such as `+02:00` is not a name. */
export function isTimeZone(name: string): boolean {
  if (daysByZone.has(name)) return true;
  if (!/^[a-z]/i.test(name)) return false;
  try {
    offsetAt(recent, name);
    return true;
  } catch {
    return false;
  }
}

/**
 * The UTC offset of a zone at a moment, both in milliseconds.
 * @throws RangeError for an unknown time zone
 */
export function offsetAt(ms: number, timeZone: string): number {
  const { before, change, after } = offsetsOfDay(Math.floor(ms / day), timeZone);
  return ms < change ? before : after;
}

/**
 * The moment of a local time in a zone, in epoch milliseconds. A time that the clocks skip moves forward by the skipped
 * amount (02:30 becomes 03:30); a time that occurs twice means the first.
 */
export function localToUtc(local: LocalTime, timeZone: string): number {
  const wall = wallClock(local);
  const before = offsetAt(wall - day, timeZone);
  const after = offsetAt(wall + day, timeZone);
  const first = wall - before;
  if (before === after || offsetAt(first, timeZone) === before) return first;
  const later = wall - after;
  return offsetAt(later, timeZone) === after ? later : first;
}

export type DoubtfulClock = { kind: 'skipped' | 'double'; moments: [earlier: number, later: number] };

/** Of a time on the clock, as if it were UTC: the two moments that may be meant, if the clocks skip it or show it twice. */
export function doubtfulClock(wall: number, timeZone: string): DoubtfulClock | null {
  const before = offsetAt(wall - day, timeZone);
  const after = offsetAt(wall + day, timeZone);
  if (before === after) return null;
  const isBefore = offsetAt(wall - before, timeZone) === before;
  const isAfter = offsetAt(wall - after, timeZone) === after;
  if (isBefore !== isAfter) return null;
  const moments: DoubtfulClock['moments'] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  return { kind: isBefore ? 'double' : 'skipped', moments };
}

/** A local time as if it were UTC, in epoch milliseconds. */
export function wallClock(local: LocalTime): number {
  const { year, month, hour = 0, minute = 0, second = 0, millisecond = 0 } = local;
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; the calendar repeats every 400 years.
  return Date.UTC(year + 400, month - 1, local.day, hour, minute, second, millisecond) - 146_097 * day;
}

/** A UTC day's offsets: `before` the moment `change` and `after` it; Infinity without a change. */
type DayOffsets = { before: number; change: number; after: number };

/** A platform's own way to an offset; null: it does not know. */
export type QuickOffset = (ms: number, timeZone: string) => number | null;
let quickOffset: QuickOffset = () => null;

/** Asks the platform first: the first formatter of a process takes 15 ms to make, half of the start of Node. */
export function askFirst(quick: QuickOffset): void {
  quickOffset = quick;
}

const daysByZone = new Map<string, Map<number, DayOffsets>>();
const formatters = new Map<string, Intl.DateTimeFormat>();

function offsetsOfDay(index: number, timeZone: string): DayOffsets {
  const days = daysByZone.get(timeZone) ?? new Map<number, DayOffsets>();
  let offsets = days.get(index);
  if (!offsets) {
    if (days.size >= maximumCachedDays) days.clear();
    offsets = findOffsets(
      index * day,
      (ms) => quickOffset(ms, timeZone) ?? readOffset(ms, formatterOf(timeZone)),
    );
    days.set(index, offsets);
    daysByZone.set(timeZone, days);
  }
  return offsets;
}

function findOffsets(start: number, offsetOf: (ms: number) => number): DayOffsets {
  let low = Math.max(start, -latestMoment);
  let high = Math.min(start + day - 1, latestMoment);
  const before = offsetOf(low);
  const after = offsetOf(high);
  if (before === after) return { before, change: Number.POSITIVE_INFINITY, after };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetOf(middle) === before) low = middle;
    else high = middle;
  }
  return { before, change: high, after };
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** Parses the end of `3/1/2020, GMT-05:00`; plain `GMT` has no offset, and the oldest ones have seconds. */
function readOffset(ms: number, formatter: Intl.DateTimeFormat): number {
  const parts = /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(formatter.format(ms));
  if (!parts) return 0;
  const [, sign, hours, minutes, seconds = 0] = parts;
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * millisecondsInSecond;
  return sign === '-' ? -offset : offset;
}
