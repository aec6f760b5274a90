// A widget that groups by the days of an answer: a bar for each day, week or month. Rows without a day are named below.
import { useMemo } from 'react';
import { numberText } from '#core/sheets/format-answer.ts';
import { fittingDays, mergeDays, undatedBar } from '#core/widgets/merge-days.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import { barsNote } from '#core/widgets/answered.ts';
import type { WidgetSummary } from '#core/widgets/summarize.ts';
import { aggregationNames } from '#core/widgets/labels.ts';
import { UnitMenu } from './chart-choices.tsx';
import { useCalendar } from './time-axis.ts';
import { TimeBars } from './time-bars.tsx';
import { useChartChoice } from './use-chart-choice.ts';

export type DayBarsProps = {
  /** That of the widget. */
  id: string;
  label: string;
  aggregation: Aggregation;
  summary: Extract<WidgetSummary, { kind: 'bar' }>;
  isLarge: boolean;
  /** Opens the rows of a day. */
  onChoose?: ((answer: string) => void) | undefined;
};

const offered = ['day', 'week', 'month'] as const;

export function DayBars({ id, label, aggregation, summary, isLarge, onChoose }: DayBarsProps) {
  // Days are those of the respondents, whatever the reader's time zone.
  const calendar = useCalendar('UTC');
  const { unit: wanted, changeUnit } = useChartChoice(id);
  const days = fittingDays(summary.bars);
  const fitting = offered.find((each) => each === days) ?? 'day';
  const unit = offered.find((each) => each === wanted) ?? fitting;
  const bars = useMemo(
    () => mergeDays(summary.bars, { unit, aggregation, weekStart: calendar.weekStart }),
    [summary, unit, aggregation, calendar],
  );
  const undated = undatedBar(summary.bars);
  return (
    <TimeBars
      label={label}
      name={aggregationNames[aggregation]}
      bars={bars}
      unit={unit}
      calendar={calendar}
      isLarge={isLarge}
      menu={<UnitMenu unit={wanted} fitting={fitting} offered={offered} onUnit={changeUnit} />}
      notes={[
        undated && !Number.isNaN(undated.value) ? `${undated.label}: ${numberText(undated.value)}` : null,
        barsNote(summary),
      ].filter((note) => note !== null)}
      onChoose={onChoose}
    />
  );
}
