// Charts on the screen: the text of bars.ts and braille.ts, with the data in the accent colour.
import { Box } from 'ink';
import { counted, countText } from '#core/count-text.ts';
import { type BarItem, barLines, type BarsOptions } from './bars.ts';
import { type ChartOptions, type ChartPoint, lineChart } from './braille.ts';
import { useTerminal } from './terminal-context.ts';
import { Label, Line } from './theme.tsx';

/** A bar a line, as many as there are items. */
export function Bars({ items, ...options }: { items: readonly BarItem[] } & BarsOptions) {
  const { accessible } = useTerminal();
  if (accessible) {
    const total = items.reduce((sum, { value }) => sum + value, 0);
    return items.map(({ label, value, text }) => (
      <Label key={label}>
        {`${label}: ${text ?? countText(value)}${options.full === 'total' ? ` of ${countText(total)}` : ''}`}
      </Label>
    ));
  }
  return (
    <Box flexDirection="column">
      {barLines(items, options).map(({ label, bar, figure }, index) => (
        <Line
          key={index}
          segments={[{ text: label }, { text: bar, tone: 'accent' }, { text: figure, bold: true }]}
        />
      ))}
    </Box>
  );
}

/** A line or an area over x. Read aloud it says where it begins, ends, and lies highest and lowest. */
export function Chart({ points, ...options }: { points: readonly ChartPoint[] } & ChartOptions) {
  const { accessible } = useTerminal();
  if (accessible) return <Label>{chartInWords(points, options)}</Label>;
  return (
    <Box flexDirection="column">
      {lineChart(points, options).map(({ axis, plot }, index) => (
        <Line
          key={index}
          segments={[
            { text: axis, tone: 'dim' },
            { text: plot, tone: 'accent' },
          ]}
        />
      ))}
    </Box>
  );
}

/** A chart for people who do not see it. */
export function chartInWords(
  points: readonly ChartPoint[],
  { formatX, formatY }: Pick<ChartOptions, 'formatX' | 'formatY'>,
): string {
  const [first] = points;
  if (first === undefined) return 'There are no points.';
  const at = ({ x, y }: ChartPoint) => `${formatY(y)} at ${formatX(x)}`;
  const lowest = points.reduce((low, point) => (point.y < low.y ? point : low));
  const highest = points.reduce((high, point) => (point.y > high.y ? point : high));
  const last = points.at(-1) ?? first;
  return `${counted(points.length, 'point')}: first ${at(first)}, last ${at(last)}, lowest ${at(lowest)}, highest ${at(highest)}.`;
}
