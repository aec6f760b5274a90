import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#core/questions/types.ts';
import type { Widget } from './schema.ts';
import { brokenWidgetText } from './summarize.ts';
import {
  changeFilter,
  changeWidgetType,
  draftOfWidget,
  newWidgetDraft,
  previewOfDraft,
  type WidgetDraft,
  widgetDraftIssues,
  widgetOfDraft,
} from './widget-draft.ts';
import { lookOf } from './chart/look.ts';
import { previewHints } from './labels.ts';

const questions = (
  [
    ['speed', 'NUMERIC'],
    ['phase', 'RADIO'],
    ['species', 'CHECKBOXES'],
  ] satisfies [string, QuestionType][]
).map(([id, type]) => ({ id, type }));
const speed = { var: 'speed' };
const bar: Widget = {
  id: 'w',
  title: 'Speed by phase',
  map: speed,
  filter: null,
  aggregation: 'AVG',
  groupByQuestion: 'phase',
  widgetOrder: 3,
  hidden: false,
};

function issuesOf(draft: WidgetDraft) {
  return Object.fromEntries(widgetDraftIssues(draft, questions));
}

describe('another type clears what it has no use for:', () => {
  it('a summary no grouping, a line neither grouping nor aggregation', () => {
    const draft = draftOfWidget(bar);
    expect(changeWidgetType(draft, 'summary')).toMatchObject({ aggregation: 'AVG', groupByQuestion: null });
    const line = changeWidgetType(draft, 'line');
    expect(line).toMatchObject({ aggregation: null, groupByQuestion: null, map: speed });
    expect(changeWidgetType(line, 'summary')).toMatchObject({ aggregation: null, groupByQuestion: null });
  });
});

describe('what is wrong is said in the words of the specification:', () => {
  it('what each type needs', () => {
    const empty = { title: 'A widget name is required', map: 'A formula is required' };
    const draft: WidgetDraft = { ...changeWidgetType(newWidgetDraft('w'), 'line'), map: null };
    expect(issuesOf(draft)).toEqual(empty);
    const aggregation = 'An aggregation is required';
    expect(issuesOf(changeWidgetType(draft, 'summary'))).toEqual({ ...empty, aggregation });
    const groupByQuestion = 'A grouping value is required';
    expect(issuesOf(changeWidgetType(draft, 'bar'))).toEqual({ ...empty, aggregation, groupByQuestion });
  });

  it('a filter that is not finished, which would be lost', () => {
    const draft = changeFilter(draftOfWidget(bar), null, true);
    expect(issuesOf(draft)).toEqual({ filter: 'Finish the filter or remove its conditions' });
    expect(issuesOf(changeFilter(draft, null, false))).toEqual({});
  });

  it('a grouping that makes no groups', () => {
    expect(issuesOf({ ...draftOfWidget(bar), groupByQuestion: 'species' })).toHaveProperty('groupByQuestion');
  });
});

describe('the preview', () => {
  it('needs no name, says what it misses, and recovers once it is there', () => {
    const first = newWidgetDraft('w');
    expect(previewOfDraft(first, questions)).toMatchObject({ widget: { map: 1, aggregation: 'COUNT' } });
    const line = { ...changeWidgetType(first, 'line'), map: speed };
    // The server, which works it out where rows are many, takes no widget without a name.
    expect(previewOfDraft(line, questions)).toMatchObject({ widget: { map: speed, title: 'Preview' } });
    const grouped = changeWidgetType(line, 'bar');
    expect(previewOfDraft(grouped, questions)).toEqual({ missing: previewHints['aggregation'] });
    const whole: WidgetDraft = { ...grouped, aggregation: 'MAX', groupByQuestion: 'phase' };
    expect(previewOfDraft(whole, questions)).toMatchObject({ widget: { aggregation: 'MAX' } });
    const gone = { ...whole, groupByQuestion: 'gone' };
    expect(previewOfDraft(gone, questions)).toEqual({ missing: brokenWidgetText() });
    expect(previewOfDraft(whole, questions)).toHaveProperty('widget');
  });
});

it('a widget that is edited stays what nobody changed', () => {
  const { widgetOrder: _, hidden: __, ...sent } = bar;
  const unsaid = { placeQuestion: null, entriesQuestion: null, ...lookOf({}) };
  expect(widgetOfDraft(draftOfWidget(bar))).toEqual({ ...sent, ...unsaid });
});
