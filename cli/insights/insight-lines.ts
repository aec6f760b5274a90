// Alerts over time as lines of text: one bar per bucket, in which each form has its own letter.
import { countText } from '#core/count-text.ts';
import type { Bucket, Insights } from '#core/insights/insights.ts';
import { bucketText } from '#core/insights/labels.ts';
import { pad, widthOf } from '#cli/output/width.ts';
import { shareBar, shareLetters } from '#cli/terminal/chart/bars.ts';

/** The number of forms with their own letter; the others share one. */
export const mostLetters = shareLetters.length;

export type InsightLine = {
  bucket: Bucket;
  when: string;
  /** The segments of the bar, one per series. */
  parts: string[];
  /** Padding up to the width of the longest bar. */
  rest: string;
  total: number;
};

/** One line per bucket, newest first. */
export function insightLines(
  { buckets, by, series }: Insights,
  width: number,
  timeZone: string,
): InsightLine[] {
  const totals = buckets.map((_, place) => series.reduce((sum, { values }) => sum + (values[place] ?? 0), 0));
  const most = Math.max(0, ...totals);
  return buckets
    .map((bucket, place) => {
      const total = totals[place] ?? 0;
      const values = series.map((one) => one.values[place] ?? 0);
      const present = values.filter((value) => value > 0).length;
      const length = most === 0 ? 0 : Math.max(present, Math.round((total / most) * width));
      const parts = shareBar(values, Math.min(length, width));
      const rest = ' '.repeat(Math.max(0, width - widthOf(parts.join(''))));
      return { bucket, when: bucketText(bucket.from, by, timeZone), parts, rest, total };
    })
    .toReversed();
}

/** The width that remains for the bars beside the other columns. */
export function roomForBars({ buckets, by, total }: Insights, width: number, timeZone: string): number {
  const when = Math.max(0, ...buckets.map(({ from }) => widthOf(bucketText(from, by, timeZone))));
  return Math.max(4, width - when - countText(total).length - 6);
}

/** `█ Runway inspection 22` for each form. */
export function legendTexts({ series }: Insights): string[] {
  return series.map(
    ({ label, total }, place) => `${shareLetters[place] ?? ' '} ${label} ${countText(total)}`,
  );
}

/** Formats a line's total, padded to a common width. */
export function totalColumn(lines: readonly InsightLine[]): (line: InsightLine) => string {
  const width = Math.max(0, ...lines.map(({ total }) => countText(total).length));
  return ({ total }) => pad(total === 0 ? '·' : countText(total), width, 'right');
}
