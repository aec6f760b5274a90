// What a widget can be drawn as, by what it measures and how its rows are grouped: the best first.
import type { Question } from '#core/questions/schema.ts';
import { hasDay } from '#core/questions/clock.ts';
import type { Widget } from '#core/widgets/schema.ts';
import type { WidgetChart } from './look.ts';

type Drawn = Pick<
  Widget,
  'aggregation' | 'groupByQuestion' | 'placeQuestion' | 'chart' | 'timeGrain' | 'splitQuestion'
>;

/** The charts that fit, the best first. `questions`: those that it may read. */
export function fittingCharts(
  widget: Drawn,
  questions: readonly Pick<Question, 'id' | 'type'>[],
): WidgetChart[] {
  const { aggregation, groupByQuestion, timeGrain = null, splitQuestion = null } = widget;
  if (widget.placeQuestion != null) return ['map'];
  if (aggregation === null) return ['area', 'line', 'table'];
  // Averages and extremes are no parts of a whole.
  const addsUp = aggregation === 'COUNT' || aggregation === 'SUM';
  if (timeGrain === 'weekHour') return ['heatmap', 'table'];
  if (timeGrain !== null) {
    if (groupByQuestion === null)
      return addsUp ? ['bar', 'line', 'area', 'table'] : ['line', 'area', 'bar', 'table'];
    return addsUp ? ['stacked', 'line', 'heatmap', 'table'] : ['line', 'heatmap', 'table'];
  }
  if (groupByQuestion === null) return ['number'];
  if (splitQuestion !== null) return addsUp ? ['stacked', 'heatmap', 'table'] : ['heatmap', 'table'];
  const isByDay = questions.some(({ id, type }) => id === groupByQuestion && hasDay(type));
  return addsUp && !isByDay ? ['bar', 'donut', 'table'] : ['bar', 'table'];
}

/** What it is drawn as: as it says, if that fits, and else as fits best. */
export function chartOf(
  widget: Drawn,
  questions: readonly Pick<Question, 'id' | 'type'>[] = [],
): WidgetChart {
  const fitting = fittingCharts(widget, questions);
  return fitting.find((chart) => chart === widget.chart) ?? fitting[0] ?? 'table';
}
