// The time range that contains exactly the rows of one day. Days are in the respondents' time zones, and form a time
// range only if those are equal; otherwise this looks for a range in the gaps between the rows of the days before and
// after.

export const day = 86_400_000;
const minute = 60_000;

export type Days = {
  /** The code of each row's day, below `count`. */
  codes: Int32Array;
  /** The number of codes. */
  count: number;
  /** For each row its moment, the number of its day, and the local time; NaN if unanswered. */
  at: Float64Array;
  days: Float64Array;
  moments: Float64Array;
};

/**
 * For each code, the answer for `core/sheets/filter/drill-down.ts` that finds exactly its rows; null if there is none.
 */
export function daySpans({ codes, count, at, days, moments }: Days): (string | null)[] {
  const groups = Array.from({ length: count }, (_, code) => ({
    code,
    day: Number.NaN,
    first: Number.POSITIVE_INFINITY,
    last: Number.NEGATIVE_INFINITY,
    /** The minimum and maximum UTC offset. */
    least: Number.POSITIVE_INFINITY,
    most: Number.NEGATIVE_INFINITY,
  }));
  codes.forEach((code, row) => {
    const group = groups[code];
    const when = at[row] ?? Number.NaN;
    if (group === undefined || Number.isNaN(when)) return;
    const offset = (moments[row] ?? Number.NaN) - when;
    group.day = days[row] ?? Number.NaN;
    if (when < group.first) group.first = when;
    if (when > group.last) group.last = when;
    if (offset < group.least) group.least = offset;
    if (offset > group.most) group.most = offset;
  });
  const answers = Array.from<string | null>({ length: count }).fill(null);
  const inTime = groups.filter(({ last }) => Number.isFinite(last)).toSorted((a, b) => a.first - b.first);
  let before = Number.NEGATIVE_INFINITY;
  inTime.forEach((group, place) => {
    const after = inTime[place + 1]?.first ?? Number.POSITIVE_INFINITY;
    const isFree = ({ from, to }: Span) =>
      from <= group.first && to >= group.last && from > before && to < after;
    // The whole day in one of the offsets; otherwise only the time from the first row to the last.
    const spans: Span[] = [
      ...[group.most, group.least].map((offset) => wholeDay(group.day, offset)),
      { from: startOf(group.first), to: startOf(group.last) + minute - 1 },
    ];
    const free = group.code === count - 1 ? undefined : spans.find(isFree);
    if (free !== undefined) answers[group.code] = `${free.from} ${free.to}`;
    before = Math.max(before, group.last);
  });
  return answers;
}

/** In epoch milliseconds, both ends included. */
type Span = { from: number; to: number };

function wholeDay(number: number, offset: number): Span {
  const from = number * day - offset;
  return { from, to: from + day - 1 };
}

function startOf(at: number): number {
  return Math.floor(at / minute) * minute;
}
