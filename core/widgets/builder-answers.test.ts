import { expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import {
  changeChart,
  changeGrain,
  changeGroup,
  changeMeasure,
  changeSplit,
  drawnChart,
  measuredQuestion,
  offeredCharts,
} from './builder-answers.ts';
import { newWidgetDraft, widgetDraftIssues, type WidgetDraft } from './widget-draft.ts';

const questions = (
  [
    ['cost', 'NUMERIC'],
    ['phase', 'RADIO'],
    ['wet', 'BOOLEAN'],
    ['where', 'PLACE'],
  ] satisfies [string, QuestionType][]
).map(([id, type]) => ({ id, type }));
const first: WidgetDraft = { ...newWidgetDraft('w'), title: 'Strikes' };

const issuesOf = (draft: WidgetDraft) => [...widgetDraftIssues(draft, questions).keys()];

it('every answer leads to a widget that may be saved', () => {
  const answers: ((draft: WidgetDraft) => WidgetDraft)[] = [
    ...(['COUNT', 'SUM', 'AVG', 'each'] as const).map(
      (measure) => (draft: WidgetDraft) => changeMeasure(draft, measure, questions),
    ),
    ...['phase', null].map((id) => (draft: WidgetDraft) => changeGroup(draft, id, questions)),
    ...(['month', 'weekHour', null] as const).map(
      (grain) => (draft: WidgetDraft) => changeGrain(draft, grain, questions),
    ),
  ];
  const drafts = answers.flatMap((one) =>
    answers.flatMap((two) => answers.map((three) => three(two(one(first))))),
  );
  const isOffered = ({ type, aggregation }: WidgetDraft) => type !== 'line' && aggregation !== null;
  for (const draft of drafts.filter(isOffered)) {
    expect(issuesOf(draft)).toEqual([]);
    for (const chart of offeredCharts(draft, questions))
      expect(issuesOf(changeChart(draft, chart, questions))).toEqual([]);
  }
});

it('takes the numbers of the first question where something else than rows is measured', () => {
  const total = changeMeasure(first, 'SUM', questions);
  expect(measuredQuestion(total)).toBe('cost');
  expect(measuredQuestion(changeMeasure(total, 'AVG', questions))).toBe('cost');
  expect(changeMeasure(total, 'COUNT', questions).map).toBe(1);
});

it('draws what fits best, and keeps what somebody chose for as long as it fits', () => {
  const grouped = changeGroup(first, 'phase', questions);
  expect([drawnChart(first, questions), drawnChart(grouped, questions)]).toEqual(['number', 'bar']);
  const donut = changeChart(grouped, 'donut', questions);
  expect(drawnChart(donut, questions)).toBe('donut');
  expect(drawnChart(changeSplit(donut, 'wet', questions), questions)).toBe('stacked');
  expect(drawnChart(changeMeasure(donut, 'AVG', questions), questions)).toBe('bar');
  expect(drawnChart(changeGrain(first, 'weekHour', questions), questions)).toBe('heatmap');
});

it('a map shows the places of a question, and counts rows again once it is none', () => {
  const map = changeChart(changeGrain(first, 'week', questions), 'map', questions);
  expect(map).toMatchObject({ type: 'map', placeQuestion: 'where', timeGrain: null });
  expect(changeChart(map, 'number', questions)).toMatchObject({
    type: 'summary',
    aggregation: 'COUNT',
    map: 1,
  });
});
