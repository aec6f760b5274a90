// Which time alert insights look at (spec 1, sections 2 and 9): the ranges of the menu, the one to begin with, a bucket that
// is looked into, and the ranges that were looked at before.
import { startOfDay } from '#core/calendar/days.ts';
import { bucketSizeOf, type TimeRange } from './buckets.ts';
import { defaultPreset, type PresetId } from './range-choices.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Where somebody is in time; `now` in epoch milliseconds. */
export type Clock = { now: number; timeZone: string };

/** The range of a choice of the menu, up to now. It begins where a bucket does, so that the first one is whole. */
export function presetRange(id: PresetId, { now, timeZone }: Clock): TimeRange {
  switch (id) {
    case '1h':
      return { startDate: nextWhole(now - hour, minute), endDate: now };
    case '24h':
      return { startDate: wholeHourAfter(now - 24 * hour, timeZone), endDate: now };
    case '7d':
      return { startDate: startOfDay(now, timeZone, -6), endDate: now };
    default:
      return { startDate: startOfDay(now, timeZone, -29), endDate: now };
  }
}

/** In a zone whose clocks are half an hour apart from others, hours begin at other moments. */
function wholeHourAfter(at: number, timeZone: string): number {
  const midnight = startOfDay(at, timeZone);
  return midnight + nextWhole(at - midnight, hour);
}

function nextWhole(at: number, length: number): number {
  return Math.ceil(at / length) * length;
}

/** The range to look into a bucket with, whose end is not part of it; null where buckets are minutes, which end it. */
export function zoomRange(
  bucket: { from: number; to: number },
  range: TimeRange,
  timeZone: string,
): TimeRange | null {
  if (bucketSizeOf(range, timeZone) === 'minute') return null;
  return { startDate: bucket.from, endDate: bucket.to - 1 };
}

/** A range that was looked at: of the menu, or of its own; null stands for the one to begin with, which moves along. */
export type RangeEntry = { range: TimeRange | null; preset: PresetId | null };
export type RangeHistory = { entries: readonly RangeEntry[]; index: number };

/** A history that begins with a range. */
export function startHistory(range: TimeRange | null): RangeHistory {
  return { entries: [entryOf(range)], index: 0 };
}

/** One range further; what could have been gone forward to is dropped. */
export function pushRange({ entries, index }: RangeHistory, entry: RangeEntry): RangeHistory {
  return { entries: [...entries.slice(0, index + 1), entry], index: index + 1 };
}

/** Back (-1) or forward (1); null where there is nothing. */
export function stepRange({ entries, index }: RangeHistory, by: 1 | -1): RangeHistory | null {
  const next = index + by;
  return entries[next] === undefined ? null : { entries, index: next };
}

/** The history when a range is in force by other means, such as the browser's own way back. */
export function historyAt(history: RangeHistory, range: TimeRange | null): RangeHistory {
  const { entries, index } = history;
  const found = [index, index - 1, index + 1].find((place) => {
    const entry = entries[place];
    return entry !== undefined && isSame(entry.range, range);
  });
  return found === undefined ? pushRange(history, entryOf(range)) : { entries, index: found };
}

/** The range in force. */
export function currentRange({ entries, index }: RangeHistory): RangeEntry {
  return entries[index] ?? entryOf(null);
}

function entryOf(range: TimeRange | null): RangeEntry {
  return { range, preset: range === null ? defaultPreset : null };
}

function isSame(a: TimeRange | null, b: TimeRange | null): boolean {
  return a?.startDate === b?.startDate && a?.endDate === b?.endDate;
}
