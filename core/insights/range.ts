// The range of alert insights (spec 1, sections 2 and 9): the menu's ranges, the default, zooming into a bucket, and the
// history.
import { startOfDay, startOfLastDays } from '#core/calendar/days.ts';
import { currentFormats } from '#core/format/current.ts';
import { offsetAt } from '#core/time/zone.ts';
import { bucketSizeOf, type TimeRange } from './buckets.ts';
import { defaultPreset, type PresetId } from './range-choices.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The current time and time zone; `now` in epoch milliseconds. */
export type Clock = { now: number; timeZone: string };

/** The range of a menu item, up to now. It starts at a bucket's edge, so that the first bucket is complete. */
export function presetRange(id: PresetId, { now, timeZone }: Clock): TimeRange {
  switch (id) {
    case '1h':
      return { startDate: nextWhole(now - hour, minute), endDate: now };
    case '24h':
      return { startDate: wholeHourAfter(now - 24 * hour, timeZone), endDate: now };
    case 'week':
      return { startDate: startOfDay(now, timeZone, -daysIntoWeek(now, timeZone)), endDate: now };
    case '7d':
      return { startDate: startOfLastDays(7, now, timeZone), endDate: now };
    default:
      return { startDate: startOfLastDays(30, now, timeZone), endDate: now };
  }
}

/** How many days ago the week began, which is on the day that somebody has chosen. */
function daysIntoWeek(now: number, timeZone: string): number {
  const weekDay = new Date(now + offsetAt(now, timeZone)).getUTCDay();
  return (weekDay - currentFormats.value.choice.weekStart + 7) % 7;
}

/** In a zone with a half-hour offset, hours start at other moments. */
function wholeHourAfter(at: number, timeZone: string): number {
  const midnight = startOfDay(at, timeZone);
  return midnight + nextWhole(at - midnight, hour);
}

function nextWhole(at: number, length: number): number {
  return Math.ceil(at / length) * length;
}

/** The range of a bucket to zoom into, end excluded; null for minutes, the smallest size. */
export function zoomRange(
  bucket: { from: number; to: number },
  range: TimeRange,
  timeZone: string,
): TimeRange | null {
  if (bucketSizeOf(range, timeZone) === 'minute') return null;
  return { startDate: bucket.from, endDate: bucket.to - 1 };
}

/** A range in the history: of the menu, or custom; null is the default range, which moves with the time. */
export type RangeEntry = { range: TimeRange | null; preset: PresetId | null };
export type RangeHistory = { entries: readonly RangeEntry[]; index: number };

/** A new history with one range. */
export function startHistory(range: TimeRange | null): RangeHistory {
  return { entries: [entryOf(range)], index: 0 };
}

/** Adds a range; drops the forward history. */
export function pushRange({ entries, index }: RangeHistory, entry: RangeEntry): RangeHistory {
  return { entries: [...entries.slice(0, index + 1), entry], index: index + 1 };
}

/** Back (-1) or forward (1); null if there is none. */
export function stepRange({ entries, index }: RangeHistory, by: 1 | -1): RangeHistory | null {
  const next = index + by;
  return entries[next] === undefined ? null : { entries, index: next };
}

/** The history after the range was changed otherwise, for example by the browser's back button. */
export function historyAt(history: RangeHistory, range: TimeRange | null): RangeHistory {
  const { entries, index } = history;
  const found = [index, index - 1, index + 1].find((place) => {
    const entry = entries[place];
    return entry !== undefined && isSame(entry.range, range);
  });
  return found === undefined ? pushRange(history, entryOf(range)) : { entries, index: found };
}

/** The current range. */
export function currentRange({ entries, index }: RangeHistory): RangeEntry {
  return entries[index] ?? entryOf(null);
}

function entryOf(range: TimeRange | null): RangeEntry {
  return { range, preset: range === null ? defaultPreset : null };
}

function isSame(a: TimeRange | null, b: TimeRange | null): boolean {
  return a?.startDate === b?.startDate && a?.endDate === b?.endDate;
}
