// Line and area charts with braille characters, two dots wide and four high, as plain text with labelled axes.
import { pad, widthOf } from '#cli/output/width.ts';

/** `low` and `high`: the smallest and the largest of several values, whose average is `y`. */
export type ChartPoint = { x: number; y: number; low?: number; high?: number };

export type ChartOptions = {
  /** Of the whole chart including axes and labels. */
  width: number;
  height: number;
  /** Filled down to 0, which is then always visible. */
  area?: boolean;
  formatY(value: number): string;
  /** The distances between its labels, of which one is taken; left out: of round numbers. */
  steps?: readonly number[] | undefined;
  formatX(value: number): string;
  /** A highlighted point. */
  marked?: number | undefined;
};

/**
 * A line of the chart in parts: the axis with its label, and the plot; `mark` is the index of a marked point's character
 * in the plot.
 */
export type ChartLine = { axis: string; plot: string; mark?: number };

/** The chart's lines from the top; none without points. Points must be in the order of their x. */
export function lineChart(points: readonly ChartPoint[], options: ChartOptions): ChartLine[] {
  const first = points[0];
  const last = points.at(-1);
  if (first === undefined || last === undefined) return [];
  const { width, height, area = false, formatY, formatX, marked, steps } = options;
  const plotHeight = Math.max(2, height - 2);
  const ys = extent(points.flatMap(({ y, low = y, high = y }) => [y, low, high]));
  const scale = niceScale(
    area ? Math.min(0, ys.low) : ys.low,
    area ? Math.max(0, ys.high) : ys.high,
    plotHeight,
    steps,
  );
  const labels = scale.ticks.map((value) => ({ value, text: formatY(value) }));
  const labelWidth = Math.max(...labels.map(({ text }) => widthOf(text)));
  const plotWidth = Math.max(4, width - labelWidth - 2);
  const grid = createGrid(plotWidth, plotHeight);
  const toColumn = (x: number) =>
    Math.round(
      last.x === first.x ? grid.columns / 2 : ((x - first.x) / (last.x - first.x)) * (grid.columns - 1),
    );
  const toRow = (y: number) => Math.round(((scale.high - y) / (scale.high - scale.low)) * (grid.rows - 1));
  const dots = points.map(({ x, y }) => [toColumn(x), toRow(y)] as const);
  const ground = toRow(Math.max(scale.low, Math.min(scale.high, 0)));
  points.forEach(({ x, low, high }, index) => {
    if (low === undefined || high === undefined) return;
    // As a pattern, in which the line can still be seen: from this point to the next one.
    const next = points[index + 1];
    const [from, end] = [toColumn(x), next === undefined ? toColumn(x) : toColumn(next.x) - 1];
    for (let column = from; column <= Math.max(from, end); column += 1) {
      const share = next === undefined || end < from ? 0 : (column - from) / (end + 1 - from);
      const between = (one: number, other: number) => one + (other - one) * share;
      const top = toRow(between(high, next?.high ?? high));
      const bottom = toRow(between(low, next?.low ?? low));
      for (let row = top; row <= bottom; row += 1)
        if (column % 2 === 0 && row % 2 === 0) grid.set(column, row);
    }
  });
  for (const [index, to] of dots.entries()) {
    draw(dots[index - 1] ?? to, to, (column, row) => {
      grid.set(column, row);
      if (area) fill(row, ground, (filled) => grid.set(column, filled));
    });
  }
  const labelOfLine = new Map(labels.map(({ value, text }) => [Math.floor(toRow(value) / 4), text]));
  const mark = marked === undefined ? undefined : Math.floor((dots[marked]?.[0] ?? 0) / 2);
  const withMark = (plot: string, sign: string): Pick<ChartLine, 'plot' | 'mark'> => {
    if (mark === undefined) return { plot };
    // Each of its characters is one code unit.
    const isFree = plot[mark] === ' ' || sign !== markLine;
    return { plot: isFree ? plot.slice(0, mark) + sign + plot.slice(mark + 1) : plot, mark };
  };
  const xLabels = labelsOf(
    (column) => formatX(first.x + (column / (plotWidth - 1)) * (last.x - first.x)),
    plotWidth,
  );
  return [
    ...grid.lines().map((plot, line) => {
      const label = labelOfLine.get(line);
      return {
        axis: `${pad(label ?? '', labelWidth, 'right')} ${label === undefined ? '│' : '┤'}`,
        ...withMark(plot, markLine),
      };
    }),
    { axis: `${' '.repeat(labelWidth)} └`, ...withMark(xLabels.axis, '▲') },
    { axis: ' '.repeat(labelWidth + 2), plot: xLabels.text },
  ];
}

const markLine = '┊';

type Scale = { low: number; high: number; ticks: number[] };

/** Round numbers around a range, with as many ticks as lines allow. */
export function niceScale(low: number, high: number, lines: number, steps: readonly number[] = []): Scale {
  const span = high - low || Math.abs(high) || 1;
  // A tall chart has space for more labels, and needs them.
  const wanted = Math.max(1, lines < 16 ? Math.min(4, Math.floor(lines / 2)) : Math.floor(lines / 4));
  const rough = span / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const round = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const step = steps.find((each) => each >= rough) ?? round;
  const from = Math.floor(low / step);
  const to = Math.max(from + 1, Math.ceil(high / step));
  // 0.1 * 3 is 0.30000000000000004.
  const exact = (value: number) => Number(value.toPrecision(12));
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => exact((from + index) * step));
  return { low: exact(from * step), high: exact(to * step), ticks };
}

function extent(values: readonly number[]): { low: number; high: number } {
  return values.reduce(
    ({ low, high }, value) => ({ low: Math.min(low, value), high: Math.max(high, value) }),
    { low: Infinity, high: -Infinity },
  );
}

/** A canvas of dots; `width` and `height` are in characters. */
function createGrid(width: number, height: number) {
  const cells = new Uint8Array(width * height);
  return {
    columns: width * 2,
    rows: height * 4,
    set(column: number, row: number) {
      const bit = bits[row % 4]?.[column % 2] ?? 0;
      const cell = Math.floor(row / 4) * width + Math.floor(column / 2);
      cells[cell] = (cells[cell] ?? 0) | bit;
    },
    lines: () =>
      Array.from({ length: height }, (_, line) =>
        [...cells.subarray(line * width, (line + 1) * width)]
          .map((cell) => (cell === 0 ? ' ' : String.fromCodePoint(0x2800 + cell)))
          .join(''),
      ),
  };
}

/** The bit of each dot of a braille character, by row and column. */
const bits = [
  [0x01, 0x08],
  [0x02, 0x10],
  [0x04, 0x20],
  [0x40, 0x80],
];

type Dot = readonly [column: number, row: number];

/** The dots of a straight line between two dots. */
function draw(
  [fromColumn, fromRow]: Dot,
  [toColumn, toRow]: Dot,
  set: (column: number, row: number) => void,
): void {
  const steps = Math.max(Math.abs(toColumn - fromColumn), Math.abs(toRow - fromRow));
  for (let step = 0; step <= steps; step += 1) {
    const share = steps === 0 ? 0 : step / steps;
    set(
      Math.round(fromColumn + (toColumn - fromColumn) * share),
      Math.round(fromRow + (toRow - fromRow) * share),
    );
  }
}

function fill(from: number, to: number, set: (row: number) => void): void {
  for (let row = Math.min(from, to); row <= Math.max(from, to); row += 1) set(row);
}

/** As many labels below the chart as fit with space between them, each below its tick; repeated ones are omitted. */
function labelsOf(textAt: (column: number) => string, width: number): { axis: string; text: string } {
  const widest = Math.max(widthOf(textAt(0)), widthOf(textAt(width - 1)));
  const count = Math.max(2, Math.min(6, Math.floor(width / (widest + labelGap))));
  const axis = Array.from({ length: width }, () => '─');
  let text = '';
  let before = '';
  for (let index = 0; index < count; index += 1) {
    const column = Math.round((index * (width - 1)) / (count - 1));
    const label = textAt(column);
    const start = Math.max(0, Math.min(width - widthOf(label), column - Math.floor(widthOf(label) / 2)));
    if (label === before || (text !== '' && start <= widthOf(text))) continue;
    if (index > 0 && index < count - 1) axis[column] = '┬';
    text = pad(text, start) + label;
    before = label;
  }
  return { axis: axis.join(''), text: pad(text, width) };
}

const labelGap = 5;
