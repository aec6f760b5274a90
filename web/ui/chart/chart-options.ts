// uPlot's options in our look: axes, grid and series in the colours of a scheme.
import uPlot from 'uplot';
import { palette, theme } from '#web/ui/theme.ts';
import type { ChartSeries } from './chart-series.ts';
import { rangeOf } from './x-range.ts';

/** `stacked`: stacked bars of counts. `band`: a line with the minimum and maximum around it, its second and third series. */
export type ChartKind = 'line' | 'area' | 'band' | 'bars' | 'stacked';

/** The labels of an axis of time: at most so many between two moments. */
export type Ticks = (from: number, to: number, most: number) => { at: number[]; text(at: number): string };

export type ChartLook = {
  kind: ChartKind;
  scheme: 'light' | 'dark';
  series: readonly Pick<ChartSeries, 'label' | 'colour' | 'isFaint'>[];
  points: number;
  /** Stacked bars are counts, as they are by default. */
  isWhole?: boolean | undefined;
  /** Labels of stacked bars, each of which may have one. */
  formatXAxis: (x: number) => string;
  /** Labels of the x axis otherwise. */
  ticks: Ticks;
  formatY: (y: number) => string;
  /** The distances between its labels, of which one is taken; left out: of round numbers. */
  steps?: number[] | undefined;
  /** Of the y axis, written above it. */
  unit?: string | undefined;
  /** Numbers that are marked across it. */
  lines?: readonly ChartLine[] | undefined;
};

/** `label` says what it is, beside its colour. */
export type ChartLine = {
  value: number;
  label: string;
  colour: 'good' | 'warning' | 'danger' | 'accent' | 'inkFaint';
};

/** To the right of the axis, for half of its last label. */
const rightRoom = 18;
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
  const { formatXAxis, formatY } = look;
  return {
    width: size.width * ratio,
    height: size.height * ratio,
    padding: [(look.unit === undefined ? 12 : 28) * ratio, rightRoom * ratio, 0, 0],
    plugins: [
      ...(look.unit === undefined ? [] : [unitAbove(look.unit, { font, colour: colours.inkFaint, ratio })]),
      ...(look.lines ?? []).map((line) =>
        lineAcross(line.label, line.value, {
          font,
          colour: colours[line.colour],
          surface: colours.surface,
          ratio,
        }),
      ),
    ],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { show: look.kind !== 'stacked', size: 9, width: 2 },
    },
    scales: {
      // Times are numbers here: uPlot's own labels know neither the calendar of a zone nor the reader's format.
      x: { time: false, range: ({ data: [x] }) => rangeOf(x, isBars(look)) },
      y: { range: (_, low, high) => withRoom(low, high, look.lines) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28 * ratio,
        ...(look.kind === 'stacked'
          ? namesOfBars(formatXAxis, 64 * ratio)
          : ticksOfTime(look.ticks, font, ratio)),
      },
      {
        ...axis,
        // A tall chart has fewer grid lines.
        space: Math.max(30, size.height / 8) * ratio,
        size: (chart, values) => textWidth(chart.ctx, font, values ?? []) + 20 * ratio,
        values: (_: uPlot, splits: number[]) => splits.map(formatY),
        ...(look.steps !== undefined && { incrs: look.steps }),
        ...(look.kind === 'stacked' && look.isWhole !== false && { incrs: wholeSteps }),
      },
    ],
    series: [
      {},
      ...look.series.map(({ label, colour = null, isFaint = false }, index) => {
        if (isFaint) return faintLine(label, colours.inkFaint, ratio);
        const place = look.kind === 'stacked' ? colour : index;
        const own = place === null ? colours.lineControl : (colours.chart[place % 8] ?? colours.accent);
        return look.kind === 'band' && index > 0
          ? { label, stroke: 'transparent', points: { show: false }, spanGaps: true }
          : seriesOptions(look, label, own, ratio);
      }),
    ],
    ...(look.kind === 'band' && { bands: [{ series: [3, 2], fill: `${colours.chart[0]}33` }] }),
  };
}

/** The least width of a label such as 6 PM, and the space between two. */
const [labelRoom, labelSpace] = [48, 16];

/** As many labels as are beside each other without touching: how wide they are depends on what they say. */
function ticksOfTime(ticks: Ticks, font: string, ratio: number): uPlot.Axis {
  let texts: string[] = [];
  return {
    splits: (chart) => {
      const { min, max } = chart.scales['x'] ?? {};
      if (min == null || max == null) return [];
      const width = chart.bbox.width / uPlot.pxRatio;
      const placeOf = (x: number) => ((x - min) / (max - min)) * width;
      for (let most = Math.max(1, Math.floor(width / (labelRoom * ratio))); most > 0; most -= 1) {
        const { at, text } = ticks(min, max, most);
        texts = at.map((x) => text(x));
        const label = textWidth(chart.ctx, font, texts);
        const isApart = at.every(
          (x, place) => place === 0 || placeOf(x) - placeOf(at[place - 1] ?? x) >= label + labelSpace * ratio,
        );
        if (isApart) return at.filter((x) => placeOf(x) + label / 2 <= width + rightRoom * ratio);
      }
      return [];
    },
    values: (_, at) => texts.slice(0, at.length),
  };
}

/** No fractions of counts. */
const wholeSteps = Array.from({ length: 9 }, (_, power) =>
  [1, 2, 5].map((step) => step * 10 ** power),
).flat();

/** Labels below as many bars as fit; each stacked bar has its own time. */
function namesOfBars(formatXAxis: (x: number) => string, space: number): uPlot.Axis {
  return {
    splits: (chart) => {
      const [x] = chart.data;
      const room = Math.max(1, Math.floor(chart.bbox.width / uPlot.pxRatio / space));
      const every = Math.ceil(x.length / room);
      // The last one is the newest, and the most relevant.
      return Array.from(x).filter((_, place) => (x.length - 1 - place) % every === 0);
    },
    values: (_, splits) => splits.map(formatXAxis),
  };
}

/** What the figures of the y axis are in. */
function unitAbove(unit: string, look: { font: string; colour: string; ratio: number }): uPlot.Plugin {
  const draw = ({ ctx, bbox }: uPlot) => {
    ctx.save();
    ctx.font = look.font.replace(/^[\d.]+px/, (size) => `${Number.parseFloat(size) * uPlot.pxRatio}px`);
    ctx.fillStyle = look.colour;
    ctx.textAlign = 'right';
    ctx.textBaseline = 'bottom';
    const left = bbox.left - 8 * look.ratio * uPlot.pxRatio;
    const isShort = ctx.measureText(unit).width <= left;
    ctx.textAlign = isShort ? 'right' : 'left';
    ctx.fillText(unit, isShort ? left : 0, bbox.top - 11 * look.ratio * uPlot.pxRatio);
    ctx.restore();
  };
  return { hooks: { draw } };
}

/** A number across the chart, such as a target, with what it is. */
function lineAcross(
  label: string,
  value: number,
  { font, colour, surface, ratio }: { font: string; colour: string; surface: string; ratio: number },
): uPlot.Plugin {
  const draw = (chart: uPlot) => {
    const { ctx, bbox } = chart;
    const y = Math.round(chart.valToPos(value, 'y', true));
    if (y < bbox.top || y > bbox.top + bbox.height) return;
    ctx.save();
    ctx.strokeStyle = colour;
    ctx.lineWidth = 1.5 * ratio * uPlot.pxRatio;
    ctx.setLineDash([2, 4].map((length) => length * ratio * uPlot.pxRatio));
    ctx.beginPath();
    ctx.moveTo(bbox.left, y);
    ctx.lineTo(bbox.left + bbox.width, y);
    ctx.stroke();
    ctx.font = font.replace(/^[\d.]+px/, (size) => `${Number.parseFloat(size) * uPlot.pxRatio}px`);
    ctx.fillStyle = colour;
    ctx.textAlign = 'right';
    ctx.textBaseline = 'bottom';
    // It is read over bars too.
    ctx.setLineDash([]);
    ctx.lineWidth = 4 * ratio * uPlot.pxRatio;
    ctx.lineJoin = 'round';
    ctx.strokeStyle = surface;
    ctx.strokeText(label, bbox.left + bbox.width, y - 3 * ratio * uPlot.pxRatio);
    ctx.fillText(label, bbox.left + bbox.width, y - 3 * ratio * uPlot.pxRatio);
    ctx.restore();
  };
  return { hooks: { draw } };
}

/** For comparison, behind what it is compared with. */
function faintLine(label: string, stroke: string, ratio: number): uPlot.Series {
  return {
    label,
    stroke,
    width: 1.5 * ratio,
    dash: [5 * ratio, 4 * ratio],
    points: { show: false },
    spanGaps: true,
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
  if (kind === 'line' || kind === 'band') return { ...base, points: dots };
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

/** From 0 if all values are positive, with a margin at the top, and so that all lines are seen; equal values get a margin on both sides. */
function withRoom(
  least: number | null,
  greatest: number | null,
  lines: ChartLook['lines'] = [],
): uPlot.Range.MinMax {
  if (least === null || greatest === null) return [0, 1];
  const values = lines.map(({ value }) => value);
  const [low, high] = [Math.min(least, ...values), Math.max(greatest, ...values)];
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
