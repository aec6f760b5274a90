// A bar per day over time. Rows without a day are listed below.
import { useMemo } from 'react';
import { currentFormats } from '#core/format/current.ts';
import { exactText, numberText } from '#core/sheets/format-answer.ts';
import { overlappedDayText } from '#core/sheets/filter/drill-down.ts';
import { cutText, type WidgetSummary } from '#core/widgets/summarize.ts';
import { Chart } from '#web/ui/chart/chart.tsx';
import { notifyFailed } from '#web/ui/notices/notify.ts';
import { chartHeight } from './answer-numbers.tsx';
import classes from './widget.module.css';

export type DayBarsProps = {
  label: string;
  /** What the bars count. */
  name: string;
  summary: Extract<WidgetSummary, { kind: 'bar' }>;
  isLarge: boolean;
  /** Opens the rows of a day. */
  onChoose?: ((answer: string) => void) | undefined;
};

export function DayBars({ label, name, summary, isLarge, onChoose }: DayBarsProps) {
  const days = useMemo(() => {
    const dated = summary.bars.filter((bar) => !Number.isNaN(Date.parse(bar.label)));
    return {
      answers: dated.map(({ answer = null }) => answer),
      at: Float64Array.from(dated, (bar) => Date.parse(bar.label)),
      series: [{ label: name, values: dated.map(({ value }) => (Number.isNaN(value) ? null : value)) }],
    };
  }, [summary, name]);
  const undated = summary.bars.find((bar) => Number.isNaN(Date.parse(bar.label)));
  const notes = [
    undated && !Number.isNaN(undated.value) ? `${undated.label}: ${numberText(undated.value)}` : null,
    cutText(summary),
  ].filter((note) => note !== null);
  const open = (index: number) => {
    const answer = days.answers[index];
    if (answer == null) notifyFailed(overlappedDayText, null, `open ${label}`);
    else onChoose?.(answer);
  };
  return (
    <div>
      <Chart
        label={label}
        kind="bars"
        x={days.at}
        series={days.series}
        timeZone="UTC"
        height={chartHeight(isLarge)}
        formatX={(at) => currentFormats.value.day(at, 'UTC')}
        formatY={numberText}
        formatValue={exactText}
        {...(onChoose && { onPoint: open })}
      />
      {notes.map((note) => (
        <p key={note} className={classes.outline}>
          {note}
        </p>
      ))}
    </div>
  );
}
