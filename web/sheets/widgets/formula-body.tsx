// A custom widget: a line over time, one number, or a bar for each group (spec 2, section 3, "Widget").
import { assertNever } from '#core/assert-never.ts';
import type { WidgetBefore } from '#core/sheets/dashboard/compare/widget-before.ts';
import { numberText, shortMeasure } from '#core/sheets/format-answer.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { Aggregation, Widget } from '#core/widgets/schema.ts';
import { barsNote } from '#core/widgets/answered.ts';
import { brokenWidgetText, type WidgetSummary } from '#core/widgets/summarize.ts';
import { RankedBars } from '#web/ui/chart/ranked-bars.tsx';
import { AnswerNumbers } from './answer-numbers.tsx';
import type { WidgetBodyProps } from './widget-view.ts';
import classes from './widget.module.css';
import { apartFromUnit, unitOnAxis } from '#core/questions/unit.ts';
import { numberFigure } from '#core/sheets/dashboard/figures.ts';
import { ChangeNote } from '#web/ui/chart/change-note.tsx';
import { useCompared } from './compare-context.ts';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { fittingDays, mergeDays, undatedBar } from '#core/widgets/merge-days.ts';
import { aggregationNames } from '#core/widgets/labels.ts';
import { UnitMenu } from './chart-choices.tsx';
import { useCalendar } from './time-axis.ts';
import { TimeBars } from './time-bars.tsx';
import { useChartChoice } from './use-chart-choice.ts';

const PlacesBody = lazyPart(() => import('./places-body.tsx').then((it) => it.PlacesBody));

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
  if (summary.kind === 'broken') return <p className={classes.nothing}>{brokenWidgetText(summary)}</p>;
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
    case 'map':
      if (summary.points.groups.length === 0) return nothing;
      return (
        <Suspense fallback={<Loading />}>
          <PlacesBody widget={widget} summary={summary} isLarge={isLarge} onAnswer={onAnswer} {...how} />
        </Suspense>
      );
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
          formatValue={(value) => shortMeasure(value, unitOnAxis(unit))}
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

type NumberFigureProps = {
  widget: Widget;
  summary: Extract<WidgetSummary, { kind: 'summary' }>;
  unit: string | undefined;
  before: WidgetBefore | undefined;
};

/** A widget that is one number, with what it counts and how it differs from the period before. */
function NumberFigure({ widget, summary, unit, before }: NumberFigureProps) {
  const isCompared = useCompared();
  const { name, text, exact, change } = numberFigure(widget, summary, { unit, before });
  const shown = apartFromUnit(text, unit);
  return (
    <div className={`grid numbers weight-600 gap-2 break ${classes.number}`}>
      <span title={exact}>
        {shown.text}
        {shown.unit !== undefined && (
          <span className="soft weight-500" style={{ fontSize: '0.55em' }}>
            {' '}
            {shown.unit}
          </span>
        )}
      </span>
      <span className={`faint text-sm weight-400 ${classes.aggregation}`}>{name}</span>
      {isCompared && change !== null && (
        <ChangeNote text={change.text} exact={change.exact} direction={change.direction} />
      )}
    </div>
  );
}

type DayBarsProps = {
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

/**
 * A widget that groups by the days of an answer: a bar for each day, week or month. Rows without a day are named
 * below.
 */
function DayBars({ id, label, aggregation, summary, isLarge, onChoose }: DayBarsProps) {
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
