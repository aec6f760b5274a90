// A full-screen chart with a point that left and right move. Enter opens the row of the point, or the rows of the time
// range that it represents.
import { useMemo } from 'react';
import { counted, countText } from '#core/count-text.ts';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import { exactText, momentText } from '#core/sheets/format-answer.ts';
import { outlineText, pointCount, pointsOf } from '#core/sheets/dashboard/chart-points.ts';
import { type ChartSize, chartSizes } from '#core/sheets/texts.ts';
import { type KeyBinding, keysIf } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { Line, type Segment } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useApp } from '#cli/app/use-app.ts';
import { chartPoints, chartStep } from './chart-points.ts';
import { chartLines, figures } from './widget-area.ts';

export type AreaChartProps = {
  /** The key of the point and the size in the screen's state. */
  name: string;
  area: AreaSummary;
  height: number;
  /** How many points are shown, if stored elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => unknown) | undefined;
  /** One answer, by the index of its row in the data. */
  onRow(row: number): unknown;
  /** A time range, both ends included. */
  onSpan(from: number, to: number): unknown;
};

/** With more points than this, the user may choose how many are shown (spec 1, section 2). */
const smallestSize = chartSizes[0];
/** A taller chart shows nothing more. */
const tallest = 40;
/** The figures above, a blank line, and two lines below. */
const around = 5;

/** The chart. */
export function AreaChart({ name, area, height, size: given, onSize, onRow, onSpan }: AreaChartProps) {
  const { width } = useArea();
  const { dialogs } = useTerminal();
  const { user } = useApp();
  const [own, setOwn] = useScreenState<ChartSize>(`points ${name}`, 'all');
  const size = given ?? own;
  const [savedPoint, keep, current] = useScreenState(`point ${name}`, Number.MAX_SAFE_INTEGER);
  const shown = useMemo(() => pointsOf(area, size), [area, size]);
  const points = useMemo(() => chartPoints(shown, width), [shown, width]);
  const last = points.length - 1;
  const marked = Math.max(0, Math.min(last, savedPoint));
  const count = pointCount(area);
  const isOutline = size === 'all' && area.outline !== undefined;
  const moveTo = (to: number) => keep(Math.max(0, Math.min(last, to)));
  const moveBy = (steps: number) => moveTo(Math.min(last, current()) + steps);
  const open = () => {
    const point = points[Math.max(0, Math.min(last, current()))];
    if (point === undefined) return undefined;
    if (point.first === point.last) return onRow(shown.rows[point.first] ?? -1);
    return onSpan(shown.at[point.first] ?? 0, shown.at[point.last] ?? 0);
  };
  const choosePoints = async () => {
    const chosen = await choose<ChartSize>(dialogs, {
      title: 'How many points?',
      choices: [
        { value: 'all', label: `All ${countText(count)}` },
        ...chartSizes
          .filter((each) => each < count)
          .map((value) => ({ value, label: `The newest ${countText(value)}` })),
      ],
      current: size,
    });
    if (chosen === null) return;
    setOwn(chosen);
    await onSize?.(chosen);
  };
  const jump = Math.max(1, Math.round(points.length / 10));
  const keys: KeyBinding[] = [
    { key: 'enter', label: 'open the rows', run: open },
    { key: 'left', label: 'point before', section: 'Moving', run: () => moveBy(-1) },
    { key: 'right', label: 'next point', section: 'Moving', run: () => moveBy(1) },
    { key: 'pageup', label: 'further back', section: 'Moving', hint: false, run: () => moveBy(-jump) },
    { key: 'pagedown', label: 'further on', section: 'Moving', hint: false, run: () => moveBy(jump) },
    { key: 'first', label: 'first point', section: 'Moving', hint: false, run: () => moveTo(0) },
    { key: 'last', label: 'last point', section: 'Moving', hint: false, run: () => moveTo(last) },
    ...keysIf(count > smallestSize, { key: 'points', run: choosePoints }),
  ];
  useKeys(keys, 'part');

  const chartHeight = Math.max(4, Math.min(tallest, height - around));
  const lines = useMemo(
    () => chartLines(points, { width, height: chartHeight, timeZone: user.timeZone, marked }),
    [points, width, chartHeight, user.timeZone, marked],
  );
  const isPart = size !== 'all' && size < count;
  const step = isOutline
    ? outlineText
    : isPart
      ? `The newest ${countText(size)} of ${countText(count)} points.`
      : chartStep(shown, points.length);
  const point = points[marked];
  const caption: Segment[] = point === undefined ? [] : pointSegments(point, shown, user.timeZone);
  return (
    <>
      <Line segments={figures(area)} />
      <Line segments={[{ text: ' ' }]} />
      {lines.map((segments, index) => (
        <Line key={index} segments={segments} />
      ))}
      <Line segments={caption} />
      {step !== null && <Line segments={[{ text: step, tone: 'dim' }]} />}
    </>
  );
}

function pointSegments(
  { y, first, last }: { y: number; first: number; last: number },
  { at, values }: { at: Float64Array; values: Float64Array },
  timeZone: string,
): Segment[] {
  const from = momentText(at[first] ?? 0, timeZone);
  if (first === last) {
    return [
      { text: '▲ ', tone: 'warning', bold: true },
      { text: `${from}  ` },
      { text: exactText(values[first] ?? NaN), bold: true },
    ];
  }
  return [
    { text: '▲ ', tone: 'warning', bold: true },
    { text: `${from} to ${momentText(at[last] ?? 0, timeZone)}  ` },
    { text: exactText(Math.round(y * 100) / 100), bold: true },
    { text: `  average of ${counted(last - first + 1, 'answer')}`, tone: 'dim' },
  ];
}
