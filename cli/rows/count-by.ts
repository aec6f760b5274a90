// Rows counted by what was answered to a question, or by the day, week or month that they fall in.
import { binEnd, binStart, type BinUnit, withEmpty } from '#core/sheets/dashboard/time/bins.ts';
import { dateTimeOf } from '#core/questions/values.ts';

/** Spans of time that rows are counted by. */
export const countSpans = ['day', 'week', 'month'] as const satisfies readonly BinUnit[];
export type CountSpan = (typeof countSpans)[number];

export type CountedGroup = { group: string; rows: number };

/** The spans of these moments in order, with those in between in which there is none. Weeks begin on Monday, as in ISO 8601. */
export function countSpansOf(
  moments: readonly number[],
  span: CountSpan,
  timeZone: string,
  write: (at: number) => string,
): CountedGroup[] {
  const calendar = { timeZone, weekStart: 1 };
  const counts = Map.groupBy(moments, (at) => binStart(at, span, calendar));
  const spans = [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([from, of]) => ({ from, to: binEnd(from, span, calendar), count: of.length }));
  const all = withEmpty(spans, span, calendar, (empty) => ({ ...empty, count: 0 }));
  return all.map(({ from, count }) => ({ group: write(from), rows: count }));
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
