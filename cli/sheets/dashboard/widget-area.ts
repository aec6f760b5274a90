// Numbers over time: their figures and chart. Pure.
import { currentFormats } from '#core/format/current.ts';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import type { AreaBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { chartFigures, type FigureLook } from '#core/sheets/dashboard/figures.ts';
import type { BinCalendar } from '#core/sheets/dashboard/time/bins.ts';
import {
  binText,
  type ChartUnit,
  chartUnitNames,
  newestText,
  type TimeChart,
  timeChart,
  type TimePoint,
} from '#core/sheets/dashboard/time/time-chart.ts';
import { shortMeasure } from '#core/sheets/format-answer.ts';
import type { ChartSize } from '#core/sheets/labels.ts';
import { type ChartLine, type ChartPoint, lineChart } from '#cli/terminal/chart/braille.ts';
import { chartInWords } from '#cli/terminal/chart/describe-chart.ts';
import { stepsOf, unitOnAxis } from '#core/questions/unit.ts';
import type { Segment } from '#cli/terminal/theme.tsx';
import type { Lines, Parts } from './widget-lines.ts';

/** The reader's days and weeks. */
export function calendarOf(timeZone: string): BinCalendar {
  return { timeZone, weekStart: currentFormats.value.choice.weekStart };
}

/** The widget in a card: the figures of all answers, and the chart of as many as chosen. */
export function areaParts(
  summary: AreaSummary,
  timeZone: string,
  size: ChartSize,
  look: FigureLook = { title: '', unit: undefined, before: undefined },
): Parts {
  const chart = timeChart(summary, { unit: 'auto', size }, calendarOf(timeZone), areaBefore(look));
  return {
    area: summary,
    look,
    height: Infinity,
    lines({ width, height }) {
      return [
        [
          ...figures(chart, look),
          ...(isPlain(chart) ? [] : [{ text: `   ${shownText(chart)}`, tone: 'dim' as const }]),
        ],
        ...chartLines(chart.points, {
          width,
          height: Math.max(4, height - 1),
          timeZone,
          unit: chart.unit,
          measure: look.unit,
        }),
      ];
    },
    words: () => [
      ...chartFigures(chart, look).map(({ name, text, change }) =>
        change === null ? `${name}: ${text}` : `${name}: ${text}, ${change.text}`,
      ),
      ...(isPlain(chart) ? [] : [shownText(chart)]),
      chartInWords(plotted(chart.points, chart.unit), {
        formatX: (at) => currentFormats.value.day(at, timeZone),
        formatY: (value) => shortMeasure(value, unitOnAxis(look.unit)),
      }),
    ],
  };
}

/** Every answer is a point. */
function isPlain(chart: TimeChart): boolean {
  return chart.unit === 'each' && newestText(chart) === null;
}

/** `By week`, `The newest 10 of 1,485 answers` */
export function shownText(chart: TimeChart): string {
  return newestText(chart) ?? chartUnitNames[chart.unit];
}

/** Bars over time: as `parts` if all fit, otherwise as a chart. `unit`: what each of them stands for. */
export function overTime(
  bars: readonly { from: number; value: number }[],
  parts: Pick<Parts, 'lines'>,
  { timeZone, unit }: { timeZone: string; unit: ChartUnit },
): Pick<Parts, 'lines'> {
  const points = bars.map(({ from, value }) => ({ x: from, y: value }));
  return {
    lines: (room) =>
      room.whole === true || bars.length <= room.height
        ? parts.lines(room)
        : drawnLines(points, { ...room, timeZone, unit }),
  };
}

/** `Average 4.5K kg (+12%)   Minimum 0 kg   Maximum 9K kg   Total 45K kg` */
export function figures(chart: Pick<TimeChart, 'figures' | 'before'>, look: FigureLook): Segment[] {
  return chartFigures(chart, look).flatMap(({ name, text, isPale, change }, index): Segment[] => [
    { text: `${index === 0 ? '' : '   '}${name} `, tone: 'dim' },
    isPale ? { text, tone: 'dim' } : { text, bold: true },
    ...(change === null ? [] : [{ text: ` (${change.short})`, tone: 'dim' as const }]),
  ]);
}

/** What the numbers of a chart are compared with; null where they are not. */
export function areaBefore({ before }: FigureLook): AreaBefore | null {
  return before?.kind === 'area' ? before : null;
}

type Drawing = {
  width: number;
  height: number;
  timeZone: string;
  unit: ChartUnit;
  /** That of the numbers. */
  measure?: string | undefined;
  marked?: number | undefined;
};

/** The chart; the characters above and below a marked point are highlighted. */
export function chartLines(points: readonly TimePoint[], drawing: Drawing): Lines {
  return drawnLines(plotted(points, drawing.unit), drawing);
}

function plotted(points: readonly TimePoint[], unit: ChartUnit): ChartPoint[] {
  return points.map(({ at, value, minimum, maximum }) => ({
    x: at,
    y: value,
    ...(unit !== 'each' && { low: minimum, high: maximum }),
  }));
}

function drawnLines(points: readonly ChartPoint[], { timeZone, unit, measure, ...drawing }: Drawing): Lines {
  const span = (points.at(-1)?.x ?? 0) - (points[0]?.x ?? 0);
  // Below two days, the time of day is shown.
  const formats = currentFormats.value;
  const timed = (at: number) => `${formats.monthDay(at, timeZone)} ${formats.time(at, timeZone)}`;
  const named = (at: number) => (unit === 'month' ? formats.month(at, timeZone) : formats.day(at, timeZone));
  const lines = lineChart(points, {
    ...drawing,
    area: unit === 'each' || points.every(({ low }) => low === undefined),
    formatX: (at) => (span < 2 * day ? timed(at) : named(at)),
    formatY: (value) => shortMeasure(value, unitOnAxis(measure)),
    steps: stepsOf(measure),
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

/** The place of a point in time, as text. */
export function pointText(point: TimePoint, unit: ChartUnit, timeZone: string): string {
  return binText(point, unit, currentFormats.value, timeZone);
}
