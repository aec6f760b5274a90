// Validates how a widget is drawn, and what its numbers are compared with.
import type { Question } from '#core/questions/schema.ts';
import type { UnfinishedWidget, WidgetIssue } from '#core/widgets/unfinished-widget.ts';
import type { WidgetType } from '#core/widgets/schema.ts';
import { t } from '#core/messages/text.ts';
import { chartNames } from './labels.ts';
import { fittingCharts } from './fitting-charts.ts';
import { m } from './texts.ts';

/** All issues of the look of a widget of a type. */
export function lookIssues(
  widget: UnfinishedWidget,
  type: WidgetType,
  questions: readonly Pick<Question, 'id' | 'type'>[],
): WidgetIssue[] {
  const { chart = null, timeGrain = null, splitQuestion = null, groupByQuestion, aggregation } = widget;
  const issues: WidgetIssue[] = [];
  const add = (path: WidgetIssue['path'], message: string) => void issues.push({ path, message });
  if (timeGrain !== null) {
    if (type === 'map') add('timeGrain', t(m.mapHasNoTime));
    else if (aggregation === null) add('timeGrain', t(m.timeNeedsAggregation));
    if (timeGrain === 'weekHour' && groupByQuestion !== null) add('groupByQuestion', t(m.weekHasNoGroups));
  }
  if (splitQuestion !== null) {
    if (timeGrain !== null) add('splitQuestion', t(m.splitOrTime));
    else if (type !== 'bar' || groupByQuestion === null) add('splitQuestion', t(m.splitNeedsGroup));
    else if (splitQuestion === groupByQuestion) add('splitQuestion', t(m.splitIsSame));
  }
  const { thresholds = [] } = widget;
  if (new Set(thresholds.map(({ from }) => from)).size < thresholds.length)
    add('thresholds', t(m.thresholdsBeginAlike));
  // Of what is incomplete, something else fits than in the end.
  if (chart !== null && issues.length === 0) {
    const fitting = fittingCharts(widget, questions);
    if (!fitting.includes(chart)) {
      const names = fitting.map((each) => chartNames[each]).join(', ');
      add('chart', t(m.chartDoesNotFit, { charts: names }));
    }
  }
  return issues;
}
