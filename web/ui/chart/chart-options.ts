// uPlot's options in our look: axes, grid and series in the colours of a scheme.
import uPlot from 'uplot';
import { palette, theme } from '#web/ui/theme.ts';
import type { ChartSeries } from './chart-series.ts';

/** `stacked`: stacked bars of counts. */
export type ChartKind = 'line' | 'area' | 'bars' | 'stacked';

export type ChartLook = {
  kind: ChartKind;
  scheme: 'light' | 'dark';
  /** Values on the x axis: times in epoch milliseconds, or plain numbers. */
  xKind: 'time' | 'number';
  timeZone: string | undefined;
  series: readonly Pick<ChartSeries, 'label' | 'colour'>[];
  points: number;
  /** Labels of the x axis. */
  formatXAxis: (x: number, before?: number) => string;
  formatY: (y: number) => string;
};

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
/**
 * Time formats by the distance of the ticks, each followed by those for a change of year, day or minute. Months have
 * names, since 1/2 is ambiguous.
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

/** With more points, a line has no dots. */
const dotsUpTo = 60;
/** With more points, a thinner line avoids a solid band. */
const thinFrom = 500;

/**
 * The options of a chart of this size; the caller adds interactivity. An integer `ratio` scales all parts: the same
 * chart for an image or for print, at a higher resolution.
 */
export function chartOptions(
  look: ChartLook,
  size: { width: number; height: number },
  ratio = 1,
): uPlot.Options {
  const colours = palette[look.scheme];
  const font = `${12 * ratio}px ${theme.fontFamily}`;
  const axis = {
    stroke: colours.inkFaint,
    font,
    gap: 8 * ratio,
    grid: { stroke: colours.line, width: ratio },
    ticks: { show: false },
    border: { show: false },
  };
  const { timeZone, formatXAxis, formatY } = look;
  return {
    width: size.width * ratio,
    height: size.height * ratio,
    // Times are in milliseconds.
    ms: 1,
    ...(timeZone !== undefined && { tzDate: (time: number) => uPlot.tzDate(new Date(time), timeZone) }),
    // Half of the last label extends to the right.
    padding: [12 * ratio, 18 * ratio, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { show: look.kind !== 'stacked', size: 9, width: 2 },
    },
    scales: {
      x: { time: look.xKind === 'time', ...(isBars(look) && { range: withHalfBars(look.points) }) },
      y: { range: withRoom },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 64 * ratio,
        // Two lines for times.
        size: (look.xKind === 'time' ? 44 : 28) * ratio,
        values:
          look.xKind === 'time'
            ? timeSteps
            : (_: uPlot, splits: number[]) => splits.map((x, index) => formatXAxis(x, splits[index - 1])),
        ...(look.kind === 'stacked' && { ...namesOfBars(formatXAxis, 64 * ratio), size: 28 * ratio }),
      },
      {
        ...axis,
        // A tall chart has fewer grid lines.
        space: Math.max(30, size.height / 8) * ratio,
        size: (chart, values) => textWidth(chart.ctx, font, values ?? []) + 20 * ratio,
        values: (_: uPlot, splits: number[]) => splits.map(formatY),
        ...(look.kind === 'stacked' && { incrs: wholeSteps }),
      },
    ],
    series: [
      {},
      ...look.series.map(({ label, colour = null }, index) => {
        const place = look.kind === 'stacked' ? colour : index;
        const own = place === null ? colours.lineControl : (colours.chart[place % 8] ?? colours.accent);
        return seriesOptions(look, label, own, ratio);
      }),
    ],
  };
}

/** No fractions of counts. */
const wholeSteps = Array.from({ length: 9 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();

/** Labels below as many bars as fit; each stacked bar has its own time. */
function namesOfBars(formatXAxis: ChartLook['formatXAxis'], space: number): uPlot.Axis {
  return {
    splits: (chart) => {
      const [x] = chart.data;
      const room = Math.max(1, Math.floor(chart.bbox.width / uPlot.pxRatio / space));
      const every = Math.ceil(x.length / room);
      // The last one is the newest, and the most relevant.
      return Array.from(x).filter((_, place) => (x.length - 1 - place) % every === 0);
    },
    values: (_, splits) => splits.map((x, index) => formatXAxis(x, splits[index - 1])),
  };
}

function isBars({ kind }: ChartLook): boolean {
  return kind === 'bars' || kind === 'stacked';
}

function seriesOptions(
  { kind, points, scheme }: ChartLook,
  label: string,
  colour: string,
  ratio: number,
): uPlot.Series {
  const base = { label, stroke: colour, width: (points > thinFrom ? 1 : 2) * ratio, spanGaps: true };
  if (kind === 'bars') {
    const paths = uPlot.paths.bars?.({ size: [0.7, 48 * ratio], radius: 0.15 });
    return { ...base, width: 0, fill: colour, points: { show: false }, ...(paths && { paths }) };
  }
  if (kind === 'stacked') {
    const paths = uPlot.paths.bars?.({ size: [0.7, 48 * ratio] });
    // A line of background colour between parts: they are also distinguishable for colour-blind users.
    const edge = { stroke: palette[scheme].surface, width: ratio };
    return { ...base, ...edge, fill: colour, points: { show: false }, ...(paths && { paths }) };
  }
  const dots = { show: points <= dotsUpTo, size: 6 * ratio, fill: colour };
  if (kind === 'line') return { ...base, points: dots };
  return { ...base, points: dots, fill: (chart) => fading(chart, colour) };
}

/** The gradient below a line. */
function fading(chart: uPlot, colour: string): CanvasGradient {
  const { top, height } = chart.bbox;
  const gradient = chart.ctx.createLinearGradient(0, top, 0, top + height);
  gradient.addColorStop(0, `${colour}47`);
  gradient.addColorStop(1, `${colour}05`);
  return gradient;
}

/** Half a bar's margin at both ends. */
function withHalfBars(points: number): uPlot.Range.Function {
  return (_, first, last) => {
    const half = points > 1 ? (last - first) / (points - 1) / 2 : 0.5;
    return [first - half, last + half];
  };
}

/** From 0 if all values are positive, with a margin at the top; equal values get a margin on both sides. */
function withRoom(_: uPlot, low: number | null, high: number | null): uPlot.Range.MinMax {
  if (low === null || high === null) return [0, 1];
  const [from, to] = uPlot.rangeNum(Math.min(low, 0), Math.max(high, 0), 0.1, true);
  return [low >= 0 ? 0 : (from ?? low), high <= 0 ? 0 : (to ?? high)];
}

/** The width of the longest text in CSS pixels, independent of the screen's density. */
function textWidth(context: CanvasRenderingContext2D, font: string, texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => (text.length > most.length ? text : most), '');
  // uPlot caches the font that it has set, and would continue with ours.
  context.save();
  context.font = font;
  const { width } = context.measureText(longest);
  context.restore();
  return Math.ceil(width);
}
