// A custom widget: a line over time, one number, or a bar for each group (spec 2, section 3, "Widget").
import { assertNever } from '#core/assert-never.ts';
import { numberText, shortMeasure } from '#core/sheets/format-answer.ts';
import { sheetTexts } from '#core/sheets/labels.ts';
import type { Aggregation } from '#core/widgets/schema.ts';
import { barsNote } from '#core/widgets/answered.ts';
import { brokenWidgetText, type WidgetSummary } from '#core/widgets/summarize.ts';
import { RankedBars } from '#web/ui/chart/ranked-bars.tsx';
import { AnswerNumbers } from '#web/sheets/widgets/answer-numbers.tsx';
import type { WidgetBodyProps } from '#web/sheets/widgets/widget-view.ts';
import classes from '#web/sheets/widgets/widget.module.css';
import { unitOnAxis } from '#core/questions/unit.ts';
import { currentFormats } from '#core/format/current.ts';
import type { DashboardWidget } from '#core/sheets/dashboard/overview.ts';
import type { WidgetBar } from '#core/widgets/bars.ts';
import { measuredQuestion } from '#core/widgets/builder-answers.ts';
import { type CellsSummary, mostSeries } from '#core/widgets/chart/cells.ts';
import { chartOf } from '#core/widgets/chart/fitting-charts.ts';
import { columnText, restText } from '#core/widgets/chart/labels.ts';
import { cellMark, type Mark } from '#core/widgets/chart/marks.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { Pie } from '#web/ui/chart/pie.tsx';
import { CellsBody } from './cells-body.tsx';
import { levelLook } from '#web/sheets/widgets/level-colours.ts';
import { useMarks } from '#web/sheets/widgets/marks.tsx';
import { NumberFigure } from './number-figure.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { Suspense, useMemo } from 'react';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { fittingDays, mergeDays, undatedBar } from '#core/widgets/merge-days.ts';
import { aggregationNames } from '#core/widgets/labels.ts';
import { UnitMenu } from '#web/sheets/widgets/chart-choices.tsx';
import { useCalendar } from '#web/sheets/widgets/time-axis.ts';
import { TimeBars } from '#web/sheets/widgets/time-bars.tsx';
import { useChartChoice } from '#web/sheets/widgets/use-chart-choice.ts';

const PlacesBody = lazyPart(() => import('#web/sheets/widgets/places-body.tsx').then((it) => it.PlacesBody));

export type FormulaBodyProps = Omit<WidgetBodyProps, 'part'> & {
  part: Extract<DashboardWidget, { of: 'formula' }>;
  isLarge: boolean;
};

export function FormulaBody({ part, isLarge, onAnswer, ...how }: FormulaBodyProps) {
  const { widget, summary, unit, before } = part;
  const { title } = widget;
  if (summary.kind === 'broken') return <p className={classes.nothing}>{brokenWidgetText(summary)}</p>;
  const nothing = <p className={classes.nothing}>{sheetTexts.noAnswers}</p>;
  switch (summary.kind) {
    case 'line':
      if (summary.line.values.length === 0) return nothing;
      if (chartOf(widget) === 'table') return <NumbersTable part={part} markOf={noMark} />;
      return (
        <AnswerNumbers
          id={widget.id}
          label={title}
          summary={summary.line}
          unit={unit}
          before={before}
          isLarge={isLarge}
          look={widget}
          measured={{ questionId: measuredQuestion(widget), widget }}
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
    case 'cells':
      if (summary.columns.every(({ rows }) => rows === 0)) return nothing;
      if (chartOf(widget) === 'table') return <CellsTable part={part} summary={summary} />;
      return <CellsBody widget={widget} summary={summary} unit={unit} before={before} isLarge={isLarge} />;
    case 'bar':
      if (summary.bars.every(({ value }) => Number.isNaN(value))) return nothing;
      return <GroupBars part={part} summary={summary} isLarge={isLarge} />;
    default:
      return assertNever(summary);
  }
}

/** A line of a table of values has no rows but its own. */
function noMark(): null {
  return null;
}

function CellsTable({ part, summary }: Pick<FormulaBodyProps, 'part'> & { summary: CellsSummary }) {
  const { timeZone } = useActor();
  const reader = { formats: currentFormats.value, timeZone };
  const { by, columns } = summary;
  const markOf = (line: number) => {
    const column = columns[line];
    return column === undefined || column.rows === 0
      ? null
      : cellMark(part.widget, by, { column }, columnText(column, by, reader));
  };
  return <NumbersTable part={part} markOf={markOf} />;
}

type GroupBarsProps = Pick<FormulaBodyProps, 'part' | 'isLarge'> & {
  summary: Extract<WidgetSummary, { kind: 'bar' }>;
};

/** A number for each group, as bars, a ring or a table; by the days of an answer, as bars over time. */
function GroupBars({ part, summary, isLarge }: GroupBarsProps) {
  const { widget, unit } = part;
  const { title, aggregation, groupByQuestion, id } = widget;
  const marks = useMarks(widget, id);
  const markOf = ({ label, answer = null }: Pick<WidgetBar, 'label' | 'answer'>): Mark => ({
    label,
    answers: groupByQuestion === null ? [] : [{ questionId: groupByQuestion, value: answer, label }],
  });
  const chart = chartOf(widget);
  if (chart === 'table') {
    const { bars: all } = summary;
    return (
      <NumbersTable part={part} markOf={(line) => (all[line]?.answer == null ? null : markOf(all[line]))} />
    );
  }
  if (summary.byDay)
    return (
      <DayBars
        id={id}
        label={title}
        aggregation={aggregation ?? 'COUNT'}
        summary={summary}
        isLarge={isLarge}
        onChoose={marks === null ? undefined : (answer) => marks.open(markOf({ label: title, answer }))}
      />
    );
  const bars = summary.bars.filter(({ value }) => !Number.isNaN(value));
  const byLabel = new Map(bars.map((bar) => [bar.label, bar]));
  const shown = bars.map(({ label, value }) => ({ key: label, label, value }));
  const ways = marks && {
    onChoose: (label: string) => marks.open(markOf(byLabel.get(label) ?? { label })),
    onMenu: (label: string, at: { x: number; y: number }) =>
      marks.menu(markOf(byLabel.get(label) ?? { label }), at),
    isChoosable: (label: string) => byLabel.get(label)?.answer != null,
  };
  const formatValue = (value: number) => shortMeasure(value, unitOnAxis(unit));
  // A ring of what is less than nothing has no parts.
  if (chart === 'donut' && shown.every(({ value }) => value >= 0))
    return <Pie label={title} slices={ringOf(shown)} formatValue={formatValue} {...ways} />;
  return (
    <RankedBars
      label={title}
      bars={shown.map((bar) => ({ ...bar, ...levelLook(bar.value, widget, unit) }))}
      // Sums and counts are parts of a whole, averages and extremes are not.
      {...(aggregation === 'SUM' || aggregation === 'COUNT' ? {} : { whole: null })}
      {...(isLarge && { limit: 24 })}
      formatValue={formatValue}
      note={barsNote(summary)}
      {...ways}
    />
  );
}

/** A ring has eight colours: the largest groups, and whatever is beyond them. */
function ringOf(bars: readonly { key: string; label: string; value: number }[]) {
  if (bars.length <= mostSeries + 1) return bars;
  const largest = bars.toSorted((a, b) => b.value - a.value);
  const rest = largest.slice(mostSeries);
  const value = rest.reduce((sum, bar) => sum + bar.value, 0);
  return [...largest.slice(0, mostSeries), { key: '', label: restText(rest.length), value }];
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
