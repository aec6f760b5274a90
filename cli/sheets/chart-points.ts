// The points of an area chart: where there are more than a picture has columns, the average of each stretch of time.
import type { QuestionSummary } from '#core/sheets/aggregate.ts';
import type { ChartPoint } from '#cli/terminal/braille.ts';

export type Area = Pick<Extract<QuestionSummary, { kind: 'area' }>, 'at' | 'values'>;

/** Points for a picture of so many characters, which has two dots in each of them. */
export function chartPoints({ at, values }: Area, width: number): ChartPoint[] {
  const columns = width * 2;
  const first = at[0] ?? 0;
  const span = (at.at(-1) ?? 0) - first;
  if (at.length <= columns || span === 0) return Array.from(at, (x, index) => ({ x, y: values[index] ?? 0 }));
  const sums = new Float64Array(columns);
  const counts = new Float64Array(columns);
  for (let index = 0; index < at.length; index += 1) {
    const column = Math.floor((((at[index] ?? 0) - first) / span) * (columns - 1));
    sums[column] = (sums[column] ?? 0) + (values[index] ?? 0);
    counts[column] = (counts[column] ?? 0) + 1;
  }
  return Array.from(counts, (count, column) => ({
    x: first + (column / (columns - 1)) * span,
    y: (sums[column] ?? 0) / count,
  })).filter(({ y }) => !Number.isNaN(y));
}

/** What a chart says of points that stand for several answers; null where each is one. */
export function chartStep({ at }: Area, points: number): string | null {
  if (points >= at.length) return null;
  const milliseconds = ((at.at(-1) ?? 0) - (at[0] ?? 0)) / Math.max(1, points);
  const unit = units.find(({ length }) => milliseconds >= length) ?? units.at(-1);
  if (unit === undefined) return null;
  const count = Math.max(1, Math.round(milliseconds / unit.length));
  return `Each column shows the average of about ${count === 1 ? `one ${unit.name}` : `${count} ${unit.name}s`}.`;
}

const units = [
  { name: 'day', length: 86_400_000 },
  { name: 'hour', length: 3_600_000 },
  { name: 'minute', length: 60_000 },
  { name: 'second', length: 1_000 },
];
