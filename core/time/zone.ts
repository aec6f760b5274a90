// Offsets of time zones by way of Intl, for what is done once a row: an offset takes 0.1 µs here and 7 µs by Temporal's
// polyfill (150 µs by that of Node 24 itself), a local time 0.6 and 7 µs. It is read from Intl once a day and zone; a day
// on which the clocks change is searched once for the moment when they do. zone.test.ts holds the results equal to
// Temporal's. Arithmetic with days and months is in core/calendar/.

const millisecondsInSecond = 1000;
const day = 24 * 60 * 60 * millisecondsInSecond;
/** The last moment that a Date can be, in epoch milliseconds; the first one is as far before 1970. */
export const latestMoment = 8_640_000_000_000_000;
const maximumCachedDays = 50_000;

/** A wall clock's reading. `month` is 1 to 12. */
export type LocalTime = {
  year: number;
  month: number;
  day: number;
  hour?: number;
  minute?: number;
  second?: number;
  millisecond?: number;
};

/** Whether Intl knows a time zone by this name: `UTC`, `Europe/Paris`. An offset such as `+02:00` is no name. */
export function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    formatterOf(name);
    return true;
  } catch {
    return false;
  }
}

/**
 * How far a zone's wall clock is ahead of UTC at a moment, both in milliseconds.
 * @throws RangeError for a time zone that does not exist
 */
export function offsetAt(ms: number, timeZone: string): number {
  const { before, change, after } = offsetsOfDay(Math.floor(ms / day), timeZone);
  return ms < change ? before : after;
}

/**
 * The moment in epoch milliseconds at which a zone's wall clock shows a time. A time that the clocks skip
 * is as much later as they skip (02:30 is 03:30); of a time that comes twice the first is meant.
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

/** A wall clock's reading as if it were UTC, in epoch milliseconds. */
export function wallClock(local: LocalTime): number {
  const { year, month, hour = 0, minute = 0, second = 0, millisecond = 0 } = local;
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; the calendar repeats itself every 400 years.
  return Date.UTC(year + 400, month - 1, local.day, hour, minute, second, millisecond) - 146_097 * day;
}

/** A UTC day's offsets: `before` the moment `change` and `after` it; Infinity where nothing changes. */
type DayOffsets = { before: number; change: number; after: number };

const daysByZone = new Map<string, Map<number, DayOffsets>>();
const formatters = new Map<string, Intl.DateTimeFormat>();

function offsetsOfDay(index: number, timeZone: string): DayOffsets {
  let days = daysByZone.get(timeZone);
  if (!days) daysByZone.set(timeZone, (days = new Map()));
  let offsets = days.get(index);
  if (!offsets) {
    if (days.size >= maximumCachedDays) days.clear();
    offsets = findOffsets(index * day, formatterOf(timeZone));
    days.set(index, offsets);
  }
  return offsets;
}

function findOffsets(start: number, formatter: Intl.DateTimeFormat): DayOffsets {
  let low = Math.max(start, -latestMoment);
  let high = Math.min(start + day - 1, latestMoment);
  const before = readOffset(low, formatter);
  const after = readOffset(high, formatter);
  if (before === after) return { before, change: Number.POSITIVE_INFINITY, after };
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(middle, formatter) === before) low = middle;
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

/** Reads the end of `3/1/2020, GMT-05:00`; plain `GMT` is no offset, and the oldest ones have seconds. */
function readOffset(ms: number, formatter: Intl.DateTimeFormat): number {
  const parts = /GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(formatter.format(ms));
  if (!parts) return 0;
  const [, sign, hours, minutes, seconds = 0] = parts;
  const offset = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * millisecondsInSecond;
  return sign === '-' ? -offset : offset;
}
