// Numbers over time: a point for each answer, or the average of each hour, day, week or month between its smallest and
// its largest answer. The figures above are those of what the chart shows, which starts with the newest few.
import { useCallback, useMemo, useState } from 'react';
import { counted } from '#core/count-text.ts';
import { currentFormats } from '#core/format/current.ts';
import type { QuestionSummary } from '#core/sheets/dashboard/aggregate.ts';
import { countOf } from '#core/sheets/dashboard/time/bins.ts';
import {
  binText,
  newestText,
  pointsText,
  type TimeChart,
  timeChart,
} from '#core/sheets/dashboard/time/time-chart.ts';
import { exactText, numberText } from '#core/sheets/format-answer.ts';
import { type ChartSize, defaultChartSize } from '#core/sheets/texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Chart } from '#web/ui/chart/chart.tsx';
import { NumberTile, NumberTiles } from '#web/ui/chart/number-tile.tsx';
import { SizeMenu, UnitMenu } from './chart-choices.tsx';
import { chartHeight, ticksOf, useCalendar } from './time-axis.ts';
import { useChartChoice } from './use-chart-choice.ts';
import type { OpenSpan } from './widget-view.ts';
import classes from './widget.module.css';

export type AnswerNumbersProps = {
  /** That of the widget. */
  id: string;
  label: string;
  summary: Extract<QuestionSummary, { kind: 'area' }>;
  isLarge: boolean;
  /** How many points are shown, if stored elsewhere. */
  size?: ChartSize | undefined;
  onSize?: ((size: ChartSize) => void) | undefined;
  onRow: (place: number) => void;
  onSpan?: OpenSpan | undefined;
};

/** Full screen shows more. */
const largeChartSize: ChartSize = 200;

/** Fewer points need no menu. */
const menuFrom = 10;

export function AnswerNumbers(props: AnswerNumbersProps) {
  const { id, label, summary, isLarge, size: savedSize, onSize, onRow, onSpan } = props;
  const { timeZone } = useActor();
  const calendar = useCalendar(timeZone);
  const { unit: wanted, size: chosenSize, changeUnit, changeSize: keepSize } = useChartChoice(id);
  const [large, setLarge] = useState<ChartSize>(largeChartSize);
  const size = savedSize ?? (isLarge ? large : (chosenSize ?? defaultChartSize));
  const changeSize = useCallback(
    (next: ChartSize) => {
      if (isLarge) setLarge(next);
      else keepSize(next);
      onSize?.(next);
    },
    [isLarge, keepSize, onSize],
  );
  const chart = useMemo(
    () => timeChart(summary, { unit: wanted, size }, calendar),
    [summary, wanted, size, calendar],
  );
  const { figures, unit, points } = chart;
  const { x, series } = useMemo(() => columnsOf(chart, label), [chart, label]);
  const answers = countOf(summary.bins);
  const textAt = (at: number) => {
    const point = points.find((each) => each.at === at);
    if (point === undefined) return '';
    const text = binText(point, unit, currentFormats.value, timeZone);
    return unit === 'each' ? text : `${text} · ${counted(point.count, 'answer')}`;
  };
  const open = (index: number) => {
    const point = points[index];
    if (point === undefined) return;
    if (point.row >= 0) onRow(point.row);
    else onSpan?.(point.at, point.to - 1);
  };
  const part = newestText(chart);
  return (
    <>
      <NumberTiles>
        {[
          ['Average', figures.average] as const,
          ['Minimum', figures.minimum] as const,
          ['Maximum', figures.maximum] as const,
          ['Total', figures.total] as const,
        ].map(([name, value]) => (
          <NumberTile key={name} label={name} value={numberText(value)} exact={exactText(value)} />
        ))}
      </NumberTiles>
      <div>
        {answers > menuFrom && (
          <div className={classes.size} data-not-drawn>
            {chart.all > menuFrom && <SizeMenu size={size} of={pointsText(chart)} onSize={changeSize} />}
            <UnitMenu unit={wanted} fitting={chart.fitting} offered={chart.offered} onUnit={changeUnit} />
          </div>
        )}
        <Chart
          label={label}
          kind={unit === 'each' ? 'area' : 'band'}
          x={x}
          series={series}
          height={chartHeight(isLarge)}
          formatX={textAt}
          ticks={ticksOf(calendar, unit === 'each' ? 'hour' : unit)}
          formatY={numberText}
          formatValue={exactText}
          {...((unit === 'each' || onSpan !== undefined) && { onPoint: open })}
        />
        {part !== null && (
          <p className={classes.outline} data-only-drawn>
            {part}
          </p>
        )}
      </div>
    </>
  );
}

function columnsOf({ unit, points }: TimeChart, label: string) {
  const column = (of: 'value' | 'minimum' | 'maximum') => Float64Array.from(points, (point) => point[of]);
  return {
    x: Float64Array.from(points, ({ at }) => at),
    series:
      unit === 'each'
        ? [{ label, values: column('value') }]
        : [
            { label: 'Average', values: column('value') },
            { label: 'Minimum', values: column('minimum') },
            { label: 'Maximum', values: column('maximum') },
          ],
  };
}
