// Rows counted by what was answered to a question, or by the day, week or month that they fall in.
import { binEnd, binStart, type BinUnit } from '#core/sheets/dashboard/time/bins.ts';
import { dateTimeOf } from '#core/questions/values.ts';

/** Spans of time that rows are counted by. */
export const countSpans = ['day', 'week', 'month'] as const satisfies readonly BinUnit[];
export type CountSpan = (typeof countSpans)[number];

export type CountedGroup = { group: string; rows: number };

/** More spans than these between the first and the last are not filled in. */
const mostSpans = 5_000;

/** The spans of these moments in order, with those in between in which there is none. Weeks begin on Monday, as in ISO 8601. */
export function countSpansOf(
  moments: readonly number[],
  span: CountSpan,
  timeZone: string,
  write: (at: number) => string,
): CountedGroup[] {
  const calendar = { timeZone, weekStart: 1 };
  const counts = new Map<number, number>();
  for (const at of moments) {
    const from = binStart(at, span, calendar);
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  const starts = [...counts.keys()].toSorted((a, b) => a - b);
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return [];
  const all: number[] = [];
  for (let from = first; from <= last && all.length < mostSpans; from = binEnd(from, span, calendar))
    all.push(from);
  const listed = all.at(-1) === last ? all : starts;
  return listed.map((from) => ({ group: write(from), rows: counts.get(from) ?? 0 }));
}

/** The values in the order of how many rows have them, most first; each row counts once for each of its values. */
export function countValues(values: readonly (readonly string[])[]): CountedGroup[] {
  const counts = new Map<string, number>();
  for (const each of values)
    for (const value of new Set(each)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts]
    .map(([group, rows]) => ({ group, rows }))
    .toSorted((a, b) => b.rows - a.rows || (a.group < b.group ? -1 : 1));
}

/** The moments of answers to a question on dates. */
export function momentsIn(values: readonly (readonly string[])[]): number[] {
  return values.flat().flatMap((value) => dateTimeOf(value)?.at ?? []);
}
