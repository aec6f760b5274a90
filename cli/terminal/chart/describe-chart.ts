// Describes a chart for screen readers.
import type { ChartOptions, ChartPoint } from './braille.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The text alternative of a chart. */
export function chartInWords(
  points: readonly ChartPoint[],
  { formatX, formatY }: Pick<ChartOptions, 'formatX' | 'formatY'>,
): string {
  const [first] = points;
  if (first === undefined) return t(m.thereAreNoPoints);
  const at = ({ x, y }: ChartPoint) => t(m.pointAt, { y: formatY(y), x: formatX(x) });
  const lowest = points.reduce((low, point) => (point.y < low.y ? point : low));
  const highest = points.reduce((high, point) => (point.y > high.y ? point : high));
  const last = points.at(-1) ?? first;
  return t(m.points, {
    count: points.length,
    first: at(first),
    last: at(last),
    lowest: at(lowest),
    highest: at(highest),
  });
}
