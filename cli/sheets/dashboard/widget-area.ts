// Numbers over time: their aggregates and chart. Pure.
import { countText } from '#core/count-text.ts';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import { currentFormats } from '#core/format/current.ts';
import { numberText } from '#core/sheets/format-answer.ts';
import { pointCount, pointsOf } from '#core/sheets/dashboard/chart-points.ts';
import type { ChartSize } from '#core/sheets/texts.ts';
import { type ChartLine, lineChart } from '#cli/terminal/chart/braille.ts';
import { chartInWords } from '#cli/terminal/chart/describe-chart.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import { chartPoints, type PlottedPoint } from './chart-points.ts';
import type { Lines, Parts } from './widget-lines.ts';

/** The widget in a card: the aggregates of all answers, and the chart of as many as chosen. */
export function areaParts(summary: AreaSummary, timeZone: string, size: ChartSize): Parts {
  return {
    area: summary,
    height: Infinity,
    lines({ width, height }) {
      const points = chartPoints(pointsOf(summary, size), width);
      return [
        [...figures(summary), ...drawn(summary, size)],
        ...chartLines(points, { width, height: Math.max(4, height - 1), timeZone }),
      ];
    },
    words: () => [
      ...facts(summary).map(([name, value]) => `${name}: ${numberText(value)}`),
      chartInWords(chartPoints(pointsOf(summary, size), 40), {
        formatX: (at) => currentFormats.value.day(at, timeZone),
        formatY: numberText,
      }),
    ],
  };
}

/** The note if the chart only has the newest points. */
function drawn(summary: AreaSummary, size: ChartSize): Segment[] {
  if (size === 'all' || size >= pointCount(summary)) return [];
  return [{ text: `   newest ${countText(size)}`, tone: 'dim' }];
}

/** Groups by day: as `parts` if all fit, otherwise as a chart. */
export function overTime(
  days: readonly { label: string; value: number }[],
  parts: Pick<Parts, 'lines'>,
): Pick<Parts, 'lines'> {
  const points = days.map(({ label, value }, index) => ({
    x: Date.parse(label),
    y: value,
    first: index,
    last: index,
  }));
  return {
    lines: (room) =>
      room.whole === true || days.length <= room.height
        ? parts.lines(room)
        : chartLines(points, { ...room, timeZone: 'Etc/UTC' }),
  };
}

/** `Average 4.5K   Minimum 0   Maximum 9K   Total 45K` */
export function figures(summary: AreaSummary): Segment[] {
  return facts(summary).flatMap(([name, value], index): Segment[] => [
    { text: `${index === 0 ? '' : '   '}${name} `, tone: 'dim' },
    { text: numberText(value), bold: true },
  ]);
}

type Drawing = { width: number; height: number; timeZone: string; marked?: number | undefined };

/** The chart; the characters above and below a marked point are highlighted. */
export function chartLines(points: readonly PlottedPoint[], { timeZone, ...drawing }: Drawing): Lines {
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  // Below two days, the time of day is shown.
  const { day: dayText, monthDay, time } = currentFormats.value;
  const timed = (at: number) => `${monthDay(at, timeZone)} ${time(at, timeZone)}`;
  const lines = lineChart(points, {
    ...drawing,
    area: true,
    formatX: (at) => (span < 2 * day ? timed(at) : dayText(at, timeZone)),
    formatY: numberText,
  });
  return lines.map((line): Segment[] => [{ text: line.axis, tone: 'dim' }, ...plotSegments(line)]);
}

const day = 86_400_000;

function plotSegments({ plot, mark }: ChartLine): Segment[] {
  if (mark === undefined) return [{ text: plot, tone: 'accent' }];
  return [
    { text: plot.slice(0, mark), tone: 'accent' },
    { text: plot.slice(mark, mark + 1), tone: 'warning', bold: true },
    { text: plot.slice(mark + 1), tone: 'accent' },
  ];
}

function facts({ average, minimum, maximum, total }: AreaSummary): [name: string, value: number][] {
  return [
    ['Average', average],
    ['Minimum', minimum],
    ['Maximum', maximum],
    ['Total', total],
  ];
}
