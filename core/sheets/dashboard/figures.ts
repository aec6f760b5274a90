// The numbers of a widget as people read them, in both faces: with their unit, and how each differs from the period
// before.
import {
  addsUp,
  type MeasuredQuestion,
  timeUnit,
  unitOf,
  unitOfAnswers,
  unitOfFormula,
} from '#core/questions/unit.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import type { Question } from '#core/questions/schema.ts';
import { fullMeasure, shortMeasure } from '#core/sheets/format-answer.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { WidgetSummary } from '#core/widgets/summarize.ts';
import { rowsText } from '#core/widgets/answered.ts';
import { aggregationNames } from '#core/widgets/labels.ts';
import { changeOf, type NumberChange } from './compare/change.ts';
import type { WidgetBefore } from './compare/widget-before.ts';
import type { ChartFigures, TimeChart } from './time/time-chart.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ShownFigure = {
  name: string;
  /** Abbreviated, with its unit. */
  text: string;
  /** In full. */
  exact: string;
  /** The total of what does not add up, such as speeds and heights: it is there, and says little. */
  isPale?: boolean;
  /** Null where it is not compared. */
  change: NumberChange | null;
};

/** What is said beside the figures of a chart over time. */
export type FigureLook = {
  /** Of the widget: it says whether its numbers add up. */
  title: string;
  unit: string | undefined;
  before: WidgetBefore | undefined;
};

/** The figures of a chart's answers, the total last (spec 1, section 2). */
export function chartFigures(
  { figures, before: earlier }: Pick<TimeChart, 'figures' | 'before'>,
  { title, unit, before }: FigureLook,
): ShownFigure[] {
  const names: [string, keyof ChartFigures][] = [
    [t(m.average), 'average'],
    [t(m.minimum), 'minimum'],
    [t(m.maximum), 'maximum'],
    [t(m.total), 'total'],
  ];
  return names.map(([name, key]) => ({
    name,
    text: shortMeasure(figures[key], unit),
    exact: fullMeasure(figures[key], unit),
    isPale: key === 'total' && !addsUp(title, unit ?? null),
    change:
      before === undefined || earlier === null
        ? null
        : changeOf(figures[key], earlier.figures[key], before, unit),
  }));
}

/** The figure of a widget that is one number: `207` `rows`, `8.3M CAD` `Sum of 207 rows`, `412` `entries`. */
export function numberFigure(
  { aggregation }: Pick<Widget, 'aggregation'>,
  summary: Extract<WidgetSummary, { kind: 'summary' }>,
  { unit, before }: { unit?: string | undefined; before?: WidgetBefore | undefined },
): ShownFigure {
  const { value } = summary;
  return {
    name:
      aggregation === 'COUNT' || aggregation === null
        ? t(m.countedThings, { count: value, kind: summary.entriesOf === undefined ? 'rows' : 'entries' })
        : t(m.aggregationOf, { aggregation: aggregationNames[aggregation], summary: rowsText(summary) }),
    text: shortMeasure(value, unit),
    exact: fullMeasure(value, unit),
    change: before?.kind === 'number' ? changeOf(value, before.value, before, unit) : null,
  };
}

/** What a widget's numbers are called, as far as it is known. */
export type WidgetLabels = {
  unit?: string | undefined;
  /** The question that makes its groups, and the one that divides them. */
  groupedBy?: string | undefined;
  splitBy?: string | undefined;
};

type OfWidget = Pick<Widget, 'title' | 'map' | 'aggregation' | 'groupByQuestion' | 'splitQuestion' | 'unit'>;

/** The unit is that of the title, or else of the question of which a custom widget shows the answers. */
export function widgetLabels(
  part: { question: Pick<Question, 'text' | 'type'> } | { widget: OfWidget },
  known: readonly (MeasuredQuestion & { readonly questions?: readonly MeasuredQuestion[] | undefined })[],
): WidgetLabels {
  const questions = flatQuestions<MeasuredQuestion>(known);
  const unit = 'question' in part ? unitOfAnswers(part.question) : unitOfWidget(part.widget, questions);
  const titleOf = (id: string | null | undefined) => questions.find((each) => each.id === id)?.text;
  const [groupedBy, splitBy] =
    'widget' in part ? [part.widget.groupByQuestion, part.widget.splitQuestion].map(titleOf) : [];
  return {
    ...(unit !== null && { unit }),
    ...(groupedBy !== undefined && { groupedBy }),
    ...(splitBy !== undefined && { splitBy }),
  };
}

/** Its own, if it has one. A count is one of rows, whatever is in them. */
function unitOfWidget(
  { title, map, aggregation, unit }: OfWidget,
  questions: readonly MeasuredQuestion[],
): string | null {
  if (unit) return unit;
  if (aggregation === 'COUNT') return null;
  const ofFormula = unitOfFormula(map, questions);
  return ofFormula === timeUnit ? timeUnit : (unitOf(title) ?? ofFormula);
}
