// The questions that a widget's builder asks in both faces: what is measured, grouped by what, over what time, drawn how. Each
// answer turns the draft into the next, and clears what no longer fits.
import type { Question } from '#core/questions/schema.ts';
import { labelsFrom } from '#core/messages/text.ts';
import { fittingCharts } from './chart/fitting-charts.ts';
import type { TimeGrain, WidgetChart } from './chart/look.ts';
import { type Aggregation, aggregations, widgetType } from './schema.ts';
import { isFormulaType } from './widget-issues.ts';
import { changeWidgetType, placeQuestions, type WidgetDraft } from './widget-draft.ts';
import { m } from './texts.ts';

/** What is measured; `each`: every value by itself, over time. */
export const measures = [...aggregations, 'each'] as const;
export type Measure = Aggregation | 'each';

export const measureNames: Readonly<Record<Measure, string>> = labelsFrom({
  COUNT: m.countOfRows,
  SUM: m.totalMeasure,
  AVG: m.averageMeasure,
  MIN: m.leastMeasure,
  MAX: m.greatestMeasure,
  each: m.everyValue,
});

type KnownQuestions = readonly Pick<Question, 'id' | 'type'>[];

/** What a draft measures. */
export function measureOf({ aggregation }: Pick<WidgetDraft, 'aggregation'>): Measure {
  return aggregation ?? 'each';
}

/** The question whose answers are measured; null where that is a formula, or nothing yet. */
export function measuredQuestion({ map }: Pick<WidgetDraft, 'map'>): string | null {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return null;
  const [operator, ...others] = Object.keys(map);
  const name = operator === 'var' && others.length === 0 ? map['var'] : null;
  return typeof name === 'string' ? name : null;
}

/** Measures something else. Rows are counted without a formula; of numbers, those of the first question are taken at first. */
export function changeMeasure(draft: WidgetDraft, measure: Measure, questions: KnownQuestions): WidgetDraft {
  const counted = typeof draft.map === 'number' || draft.map === null;
  const first = questions.find(({ type }) => isFormulaType(type));
  const map =
    measure === 'COUNT' ? 1 : counted ? (first === undefined ? null : { var: first.id }) : draft.map;
  if (measure !== 'each') return settled({ ...draft, map, aggregation: measure }, questions);
  const line = { ...changeWidgetType(draft, 'line'), map, timeGrain: null, splitQuestion: null };
  return settled(line, questions);
}

/** Groups the rows by the answers to a question; null: by nothing. */
export function changeGroup(
  draft: WidgetDraft,
  questionId: string | null,
  questions: KnownQuestions,
): WidgetDraft {
  const isSplit = questionId !== null && draft.splitQuestion !== questionId;
  return settled(
    {
      ...draft,
      groupByQuestion: questionId,
      splitQuestion: isSplit ? (draft.splitQuestion ?? null) : null,
      timeGrain: questionId !== null && draft.timeGrain === 'weekHour' ? null : (draft.timeGrain ?? null),
    },
    questions,
  );
}

/** Divides the groups by the answers to a second question; null: they are whole. */
export function changeSplit(
  draft: WidgetDraft,
  questionId: string | null,
  questions: KnownQuestions,
): WidgetDraft {
  return settled({ ...draft, splitQuestion: questionId }, questions);
}

/** Groups the rows by time; null: over all time. */
export function changeGrain(
  draft: WidgetDraft,
  timeGrain: TimeGrain | null,
  questions: KnownQuestions,
): WidgetDraft {
  return settled(
    {
      ...draft,
      timeGrain,
      splitQuestion: timeGrain === null ? (draft.splitQuestion ?? null) : null,
      groupByQuestion: timeGrain === 'weekHour' ? null : draft.groupByQuestion,
    },
    questions,
  );
}

/** The charts to choose from: those that fit, and a map where the form asks for places. */
export function offeredCharts(draft: WidgetDraft, questions: KnownQuestions): WidgetChart[] {
  const hasPlaces = placeQuestions(questions).length > 0;
  // What was measured is there again once it is no map any more.
  const fitting =
    draft.type === 'map' ? fittingCharts(withoutMap(draft), questions) : fittingCharts(draft, questions);
  return hasPlaces ? [...fitting.filter((chart) => chart !== 'map'), 'map'] : fitting;
}

/** The chart that a draft is drawn as. */
export function drawnChart(draft: WidgetDraft, questions: KnownQuestions): WidgetChart {
  if (draft.type === 'map') return 'map';
  const fitting = fittingCharts(draft, questions);
  return fitting.find((chart) => chart === draft.chart) ?? fitting[0] ?? 'table';
}

/** Draws it as something else. The best one is not stored: it stays the best when the draft changes. */
export function changeChart(draft: WidgetDraft, chart: WidgetChart, questions: KnownQuestions): WidgetDraft {
  if (chart === 'map') {
    const [first] = placeQuestions(questions);
    const places = draft.placeQuestion ?? first?.id ?? null;
    return {
      ...changeWidgetType(draft, 'map'),
      chart: null,
      timeGrain: null,
      splitQuestion: null,
      placeQuestion: places,
    };
  }
  const drawn = draft.type === 'map' ? withoutMap(draft) : draft;
  const [best] = fittingCharts(drawn, questions);
  return settled({ ...drawn, chart: chart === best ? null : chart }, questions);
}

function withoutMap(draft: WidgetDraft): WidgetDraft {
  const isCounted = draft.map === null || draft.aggregation === null;
  return {
    ...draft,
    type: 'summary',
    placeQuestion: null,
    groupByQuestion: null,
    ...(isCounted && { map: 1, aggregation: 'COUNT' as const }),
  };
}

/** With the type that follows from its fields, and without a chart that no longer fits. */
function settled(draft: WidgetDraft, questions: KnownQuestions): WidgetDraft {
  const type = draft.type === 'map' ? 'map' : widgetType(draft);
  const { chart = null } = draft;
  const fits = chart === null || fittingCharts(draft, questions).includes(chart);
  return { ...draft, type, chart: fits ? chart : null };
}
