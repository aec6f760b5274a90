// The points of an area chart: with more points than columns, the average of each time range.
import type { QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { ChartPoint } from '#cli/terminal/chart/braille.ts';

export type Area = Pick<Extract<QuestionSummary, { kind: 'area' }>, 'at' | 'values'>;

/** A plotted point and its answers: indexes `first` to `last`. */
export type PlottedPoint = ChartPoint & { first: number; last: number };

/** Points for a chart of this width in characters, with two dots in each. */
export function chartPoints({ at, values }: Area, width: number): PlottedPoint[] {
  const columns = width * 2;
  const first = at[0] ?? 0;
  const span = (at.at(-1) ?? 0) - first;
  if (at.length <= columns || span === 0) {
    return Array.from(at, (x, index) => ({ x, y: values[index] ?? 0, first: index, last: index }));
  }
  const points: PlottedPoint[] = [];
  let start = 0;
  let sum = 0;
  for (let index = 0; index < at.length; index += 1) {
    const columnOf = (place: number) => Math.floor((((at[place] ?? 0) - first) / span) * (columns - 1));
    const column = columnOf(index);
    sum += values[index] ?? 0;
    if (index < at.length - 1 && columnOf(index + 1) === column) continue;
    const x = first + (column / (columns - 1)) * span;
    points.push({ x, y: sum / (index - start + 1), first: start, last: index });
    start = index + 1;
    sum = 0;
  }
  return points;
}

/** The legend for points that represent several answers; null if each is one. */
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
