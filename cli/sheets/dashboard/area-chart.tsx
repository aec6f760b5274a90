// A full-screen chart with a point that left and right move. Enter opens the row of the point, or the rows of the time
// range that it represents.
import { useMemo } from 'react';
import type { AreaSummary } from '#core/sheets/dashboard/aggregate.ts';
import { earlierText } from '#core/sheets/dashboard/compare/period-before.ts';
import type { FigureLook } from '#core/sheets/dashboard/figures.ts';
import {
  automaticText,
  type ChartUnit,
  chartUnitNames,
  timeChart,
  type TimePoint,
} from '#core/sheets/dashboard/time/time-chart.ts';
import { fullMeasure } from '#core/sheets/format-answer.ts';
import { type ChartSize, chartSizes } from '#core/sheets/labels.ts';
import { type KeyBinding, keysIf } from '#cli/terminal/keys/keys.ts';
import { useScreenState } from '#cli/terminal/navigation.ts';
import { choose } from '#cli/terminal/input/questions.tsx';
import { useArea, useTerminal } from '#cli/terminal/terminal-context.ts';
import { unitOnAxis } from '#core/questions/unit.ts';
import { Line, type Segment } from '#cli/terminal/theme.tsx';
import { useKeys } from '#cli/terminal/keys/use-keys.ts';
import { useApp } from '#cli/app/use-app.ts';
import { areaBefore, calendarOf, chartLines, figures, pointText, shownText } from './widget-area.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export type AreaChartProps = {
  /** The key of the point, the size and the unit in the screen's state. */
  name: string;
  area: AreaSummary;
  /** What is said beside its figures. */
  look: FigureLook;
  height: number;
  /** How many points are shown, if stored elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => unknown) | undefined;
  /** One answer, by the index of its row in the data. */
  onRow(row: number): unknown;
  /** A time range, both ends included. */
  onSpan(from: number, to: number): unknown;
};

/** With more answers than this, the user may choose how many are shown (spec 1, section 2). */
const smallestSize = chartSizes[0];
/** A taller chart shows nothing more. */
const tallest = 40;
/** The figures above, a blank line, and two lines below. */
const around = 5;

/** The chart. */
export function AreaChart({ name, area, look, height, size: given, onSize, onRow, onSpan }: AreaChartProps) {
  const { width } = useArea();
  const { dialogs } = useTerminal();
  const { user } = useApp();
  const { timeZone } = user;
  const { before } = look;
  const [own, setOwn] = useScreenState<ChartSize>(`points ${name}`, 'all');
  const [wanted, setWanted] = useScreenState<ChartUnit | 'auto'>(`unit ${name}`, 'auto');
  const size = given ?? own;
  const [savedPoint, keep, current] = useScreenState(`point ${name}`, Number.MAX_SAFE_INTEGER);
  const chart = useMemo(
    () => timeChart(area, { unit: wanted, size }, calendarOf(timeZone), areaBefore(look)),
    [area, wanted, size, timeZone, look],
  );
  const { points, unit, fitting, offered, all } = chart;
  const last = points.length - 1;
  const marked = Math.max(0, Math.min(last, savedPoint));
  const moveTo = (to: number) => keep(Math.max(0, Math.min(last, to)));
  const moveBy = (steps: number) => moveTo(Math.min(last, current()) + steps);
  const open = () => {
    const point = points[Math.max(0, Math.min(last, current()))];
    if (point === undefined) return undefined;
    return unit === 'each' ? onRow(point.row) : onSpan(point.at, point.to - 1);
  };
  const choosePoints = async () => {
    const chosen = await choose<ChartSize>(dialogs, {
      title: t(m.howManyAnswers),
      choices: [
        { value: 'all', label: t(m.allAnswers, { all }) },
        ...chartSizes.filter((each) => each < all).map((value) => ({ value, label: t(m.newest, { value }) })),
      ],
      current: size,
    });
    if (chosen === null) return;
    setOwn(chosen);
    await onSize?.(chosen);
  };
  const chooseUnit = async () => {
    const chosen = await choose<ChartUnit | 'auto'>(dialogs, {
      title: t(both.pointsOfChart),
      choices: [
        { value: 'auto', label: automaticText(fitting) },
        ...offered.map((value) => ({ value, label: chartUnitNames[value] })),
      ],
      current: wanted,
    });
    if (chosen === null) return;
    setWanted(chosen);
    keep(Number.MAX_SAFE_INTEGER);
  };
  const jump = Math.max(1, Math.round(points.length / 10));
  const keys: KeyBinding[] = [
    { key: 'enter', label: t(m.openRows), run: open },
    { key: 'left', label: t(m.pointBefore), section: 'Moving', run: () => moveBy(-1) },
    { key: 'right', label: t(m.nextPoint), section: 'Moving', run: () => moveBy(1) },
    { key: 'pageup', label: t(m.furtherBack), section: 'Moving', hint: false, run: () => moveBy(-jump) },
    { key: 'pagedown', label: t(m.furtherOn), section: 'Moving', hint: false, run: () => moveBy(jump) },
    { key: 'first', label: t(m.firstPoint), section: 'Moving', hint: false, run: () => moveTo(0) },
    { key: 'last', label: t(m.lastPoint), section: 'Moving', hint: false, run: () => moveTo(last) },
    ...keysIf(all > smallestSize, { key: 'timeUnit', run: chooseUnit }),
    ...keysIf(all > smallestSize, { key: 'points', run: choosePoints }),
  ];
  useKeys(keys, 'part');

  const chartHeight = Math.max(4, Math.min(tallest, height - around));
  const lines = useMemo(
    () => chartLines(points, { width, height: chartHeight, timeZone, unit, marked, measure: look.unit }),
    [points, width, chartHeight, timeZone, unit, marked, look.unit],
  );
  const point = points[marked];
  const caption: Segment[] =
    point === undefined ? [] : pointSegments(point, { unit, timeZone, measure: look.unit });
  return (
    <>
      <Line segments={figures(chart, look)} />
      <Line segments={[{ text: ' ' }]} />
      {lines.map((segments, index) => (
        <Line key={index} segments={segments} />
      ))}
      <Line segments={caption} />
      <Line segments={[{ text: legendText(unit, shownText(chart), before), tone: 'dim' }]} />
    </>
  );
}

function legendText(unit: ChartUnit, shown: string, before: FigureLook['before']): string {
  const what = unit === 'each' ? `${shown}.` : t(m.averageBetweenSmallestAndLargest, { shown });
  return before === undefined ? what : `${what} ${t(m.compared, { before: earlierText(before) })}`;
}

function pointSegments(
  point: TimePoint,
  { unit, timeZone, measure }: { unit: ChartUnit; timeZone: string; measure: string | undefined },
): Segment[] {
  const exact = (number: number) => fullMeasure(number, unitOnAxis(measure));
  const { count, value, minimum, maximum } = point;
  const [mark, text] = [
    { text: '▲ ', tone: 'warning', bold: true } as const,
    { text: `${pointText(point, unit, timeZone)}  ` },
  ];
  if (unit === 'each') return [mark, text, { text: exact(value), bold: true }];
  return [
    mark,
    text,
    { text: exact(Math.round(value * 100) / 100), bold: true },
    {
      text: `  ${t(m.averageOf, { count, minimum: exact(minimum), maximum: exact(maximum) })}`,
      tone: 'dim',
    },
  ];
}
