// Which points of a long chart are drawn: the newest, or an outline of all.
import type { AreaSummary, Points } from './aggregate.ts';

/** The newest points of a chart, or all of them; if not all are loaded, their outline. */
export function pointsOf(summary: AreaSummary, size: number | 'all'): Points {
  const { at, values, rows } = size === 'all' ? (summary.outline ?? summary) : summary;
  const from = size === 'all' ? 0 : Math.max(0, at.length - size);
  return { at: at.subarray(from), values: values.subarray(from), rows: rows.subarray(from) };
}

/** Shown with a chart's outline. */
export const outlineText = 'Drawn from the smallest and the largest answer of each stretch of time.';

/** The total number of points. */
export function pointCount({ values, outline }: AreaSummary): number {
  return outline?.points ?? values.length;
}

/**
 * The indexes of at most `most` values: all of them, or the minimum and maximum of each of equal ranges. So a chart
 * keeps its shape, and every point is a real answer.
 */
export function extremes(values: Float64Array, most: number): number[] {
  if (values.length <= most) return Array.from(values.keys());
  const ranges = Math.floor(most / 2);
  const chosen: number[] = [];
  for (let range = 0; range < ranges; range += 1) {
    const from = Math.floor((range * values.length) / ranges);
    const to = Math.floor(((range + 1) * values.length) / ranges);
    let [low, high] = [from, from];
    for (let place = from + 1; place < to; place += 1) {
      const value = values[place] ?? Number.NaN;
      if (value < (values[low] ?? Number.NaN)) low = place;
      if (value > (values[high] ?? Number.NaN)) high = place;
    }
    chosen.push(Math.min(low, high));
    if (low !== high) chosen.push(Math.max(low, high));
  }
  return chosen;
}
