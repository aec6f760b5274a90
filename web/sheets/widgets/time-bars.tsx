// A bar for each hour, day, week or month.
import { type ReactNode, useMemo } from 'react';
import { currentFormats } from '#core/format/current.ts';
import type { BinCalendar, BinUnit } from '#core/sheets/dashboard/time/bins.ts';
import { binText } from '#core/sheets/dashboard/time/time-chart.ts';
import { overlappedDayText } from '#core/sheets/filter/drill-down.ts';
import { exactText, numberText } from '#core/sheets/format-answer.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { chartHeight, ticksOf } from './time-axis.ts';

export type TimeBar = {
  from: number;
  to: number;
  rows: number;
  value: number;
  /** The answer that finds exactly its rows; null if there is none. */
  answer: string | null;
};

export type TimeBarsProps = {
  label: string;
  /** What the bars count. */
  name: string;
  /** Memoize them: the chart is created again when they change. */
  bars: readonly TimeBar[];
  unit: BinUnit;
  calendar: BinCalendar;
  isLarge: boolean;
  /** Above the chart. */
  menu: ReactNode;
  notes?: readonly string[];
  /** Opens the rows of a bar. */
  onChoose?: ((answer: string) => void) | undefined;
};

export function TimeBars(props: TimeBarsProps) {
  const { label, name, bars, unit, calendar, isLarge, menu, notes = [], onChoose } = props;
  const { x, series } = useMemo(
    () => ({
      x: Float64Array.from(bars, ({ from }) => from),
      series: [{ label: name, values: bars.map(({ value }) => (Number.isNaN(value) ? null : value)) }],
    }),
    [bars, name],
  );
  const open = (index: number) => {
    const { rows, answer } = bars[index] ?? { rows: 0, answer: null };
    if (rows === 0) return;
    if (answer === null) notifyFailed(overlappedDayText, null, `open ${label}`);
    else onChoose?.(answer);
  };
  const textAt = (at: number) => {
    const bar = bars.find(({ from }) => from === at);
    if (bar === undefined) return '';
    return binText({ at, to: bar.to }, unit, currentFormats.value, calendar.timeZone);
  };
  return (
    <div>
      <div className="row wrap justify-between gap-8 mb-8 faint text-xs" data-not-drawn>
        {menu}
      </div>
      <Chart
        label={label}
        kind="bars"
        x={x}
        series={series}
        height={chartHeight(isLarge)}
        formatX={textAt}
        ticks={ticksOf(calendar, unit)}
        formatY={numberText}
        formatValue={exactText}
        {...(onChoose && { onPoint: open })}
      />
      {notes.map((note) => (
        <p key={note} className="m-0 faint text-xs">
          {note}
        </p>
      ))}
    </div>
  );
}
