// How uPlot draws in our look: its axes, grid and series in the colours of a scheme.
import uPlot from 'uplot';
import { palette, theme } from './theme.ts';

export type ChartKind = 'line' | 'area' | 'bars';

export type ChartLook = {
  kind: ChartKind;
  scheme: 'light' | 'dark';
  /** Points along the x axis are times in epoch milliseconds, else plain numbers. */
  xKind: 'time' | 'number';
  timeZone: string | undefined;
  labels: readonly string[];
  points: number;
  /** Numbers along the x axis. */
  formatXAxis: (x: number) => string;
  formatY: (y: number) => string;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/**
 * How a time is written by the distance of its neighbours; after each text those for when the year, the day or the
 * minute has changed. Months have names: 1/2 is January to some and February to others.
 */
const timeSteps: uPlot.Axis.Values = [
  [365 * day, '{YYYY}', null, null, null, null, null, null, null, 1],
  [28 * day, '{MMM}', '\n{YYYY}', null, null, null, null, null, null, 1],
  [day, '{D} {MMM}', '\n{YYYY}', null, null, null, null, null, null, 1],
  [hour, '{HH}:00', '\n{D} {MMM} {YYYY}', null, '\n{D} {MMM}', null, null, null, null, 1],
  [minute, '{HH}:{mm}', '\n{D} {MMM} {YYYY}', null, '\n{D} {MMM}', null, null, null, null, 1],
  [second, '{HH}:{mm}:{ss}', '\n{D} {MMM} {YYYY}', null, '\n{D} {MMM}', null, null, null, null, 1],
  [1, ':{ss}.{fff}', '\n{D} {MMM} {YYYY}', null, '\n{D} {MMM}', null, '\n{HH}:{mm}', null, null, 1],
];

/** More points than this are a line without dots. */
const dotsUpTo = 60;
/** More points than this would make one thick band. */
const thinFrom = 500;
const font = `12px ${theme.fontFamily}`;

/** Options for a chart of this size; what reacts to the pointer is the caller's. */
export function chartOptions(look: ChartLook, size: { width: number; height: number }): uPlot.Options {
  const colours = palette[look.scheme];
  const axis = {
    stroke: colours.inkFaint,
    font,
    grid: { stroke: colours.line, width: 1 },
    ticks: { show: false },
    border: { show: false },
  };
  const { timeZone, formatXAxis, formatY } = look;
  return {
    ...size,
    // Times are given in milliseconds.
    ms: 1,
    ...(timeZone !== undefined && { tzDate: (time: number) => uPlot.tzDate(new Date(time), timeZone) }),
    // Half of what stands at the last point has its room at the right.
    padding: [12, 18, 0, 0],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { size: 9, width: 2 } },
    scales: {
      x: { time: look.xKind === 'time', ...(look.kind === 'bars' && { range: withHalfBars(look.points) }) },
      y: { range: withRoom },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 64,
        // Two lines for times.
        size: look.xKind === 'time' ? 44 : 28,
        values: look.xKind === 'time' ? timeSteps : (_: uPlot, splits: number[]) => splits.map(formatXAxis),
      },
      { ...axis, size: axisSize, gap: 8, values: (_: uPlot, splits: number[]) => splits.map(formatY) },
    ],
    series: [
      {},
      ...look.labels.map((label, index) =>
        seriesOptions(look, label, colours.chart[index % 8] ?? colours.accent),
      ),
    ],
  };
}

function seriesOptions({ kind, points }: ChartLook, label: string, colour: string): uPlot.Series {
  const base = { label, stroke: colour, width: points > thinFrom ? 1 : 2, spanGaps: true };
  if (kind === 'bars') {
    const paths = uPlot.paths.bars?.({ size: [0.7, 48], radius: 0.15 });
    return { ...base, width: 0, fill: colour, points: { show: false }, ...(paths && { paths }) };
  }
  const dots = { show: points <= dotsUpTo, size: 6, fill: colour };
  if (kind === 'line') return { ...base, points: dots };
  return { ...base, points: dots, fill: (chart) => fading(chart, colour) };
}

/** The colour under a line, fainter towards the ground. */
function fading(chart: uPlot, colour: string): CanvasGradient {
  const { top, height } = chart.bbox;
  const gradient = chart.ctx.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, `${colour}47`);
  gradient.addColorStop(1, `${colour}05`);
  return gradient;
}

/** The first and the last bar stand in the middle of their place, as the others do. */
function withHalfBars(points: number): uPlot.Range.Function {
  return (_, first, last) => {
    const half = points > 1 ? (last - first) / (points - 1) / 2 : 0.5;
    return [first - half, last + half];
  };
}

/** From 0 where all is above it, with room at the top; all the same value gets room at both sides. */
function withRoom(_: uPlot, low: number | null, high: number | null): uPlot.Range.MinMax {
  if (low === null || high === null) return [0, 1];
  const [from, to] = uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.1, true);
  return [low >= 0 ? 0 : (from ?? low), high <= 0 ? 0 : (to ?? high)];
}

/** As wide as its longest number. */
function axisSize(chart: uPlot, values: string[] | null): number {
  const longest = (values ?? []).reduce((most, value) => (value.length > most.length ? value : most), '');
  chart.ctx.font = font;
  return Math.ceil(chart.ctx.measureText(longest).width / devicePixelRatio) + 20;
}
