// A custom widget: a line over time, one number, or a bar for each group (spec 2, section 3, "Widget").
import { assertNever } from '#core/assert-never.ts';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { numberText } from '#core/sheets/format-answer.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { Widget } from '#core/widgets/schema.ts';
import { barsNote } from '#core/widgets/answered.ts';
import { brokenWidgetText, type WidgetSummary } from '#core/widgets/summarize.ts';
import { RankedBars } from '#web/ui/chart/ranked-bars.tsx';
import { AnswerNumbers } from './answer-numbers.tsx';
import { DayBars } from './day-bars.tsx';
import { NumberFigure } from './number-figure.tsx';
import type { WidgetBodyProps } from './widget-view.ts';
import classes from './widget.module.css';

export type FormulaBodyProps = Omit<WidgetBodyProps, 'part'> & {
  widget: Widget;
  summary: WidgetSummary;
  unit: string | undefined;
  before: WidgetBefore | undefined;
  isLarge: boolean;
};

export function FormulaBody(props: FormulaBodyProps) {
  const { widget, summary, unit, before, isLarge, onAnswer, ...how } = props;
  const { title, aggregation, groupByQuestion, filter } = widget;
  if (summary.kind === 'broken') return <p className={classes.nothing}>{brokenWidgetText}</p>;
  const nothing = <p className={classes.nothing}>{sheetTexts.noAnswers}</p>;
  switch (summary.kind) {
    case 'line':
      if (summary.line.values.length === 0) return nothing;
      return (
        <AnswerNumbers
          id={widget.id}
          label={title}
          summary={summary.line}
          unit={unit}
          before={before}
          isLarge={isLarge}
          {...how}
        />
      );
    case 'summary':
      if (Number.isNaN(summary.value)) return nothing;
      return <NumberFigure widget={widget} summary={summary} unit={unit} before={before} />;
    case 'bar': {
      const bars = summary.bars.filter(({ value }) => !Number.isNaN(value));
      if (bars.length === 0) return nothing;
      const open =
        // A row filter cannot express the widget's own filter.
        groupByQuestion === null || filter !== null ? undefined : onAnswer?.(groupByQuestion);
      if (summary.byDay)
        return (
          <DayBars
            id={widget.id}
            label={title}
            aggregation={aggregation ?? 'COUNT'}
            summary={summary}
            isLarge={isLarge}
            onChoose={open}
          />
        );
      const answers = new Map(bars.map(({ label, answer }) => [label, answer ?? null]));
      return (
        <RankedBars
          label={title}
          bars={bars.map(({ label, value }) => ({ key: label, label, value }))}
          // Sums and counts are parts of a whole, averages and extremes are not.
          {...(aggregation === 'SUM' || aggregation === 'COUNT' ? {} : { whole: null })}
          {...(isLarge && { limit: 24 })}
          formatValue={numberText}
          note={barsNote(summary)}
          {...(open && {
            onChoose: (label: string) => open(answers.get(label) ?? ''),
            isChoosable: (label: string) => answers.get(label) !== null,
          })}
        />
      );
    }
    default:
      return assertNever(summary);
  }
}
