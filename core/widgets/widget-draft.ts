// A widget while somebody builds it: anything may be missing yet, and the type is chosen before what it needs is there.
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { type UnfinishedWidget, type WidgetField, widgetIssues } from './widget-issues.ts';
import { previewHints } from './texts.ts';
import { type Aggregation, type Widget, type WidgetInput, type WidgetType, widgetType } from './schema.ts';
import { questionTypes } from '#core/questions/types.ts';
import { brokenWidgetText } from './summarize.ts';

export type WidgetDraft = UnfinishedWidget & {
  /** The client's own for a new one, so that it is made once. */
  id: string;
  isNewWidget: boolean;
  type: WidgetType;
  /** The filter is being built, and there is nothing of it to keep yet. */
  isFilterUnfinished: boolean;
};

type KnownQuestions = readonly Pick<Question, 'id' | 'type'>[];

export function newWidgetDraft(id: string): WidgetDraft {
  return {
    id,
    isNewWidget: true,
    type: 'line',
    title: '',
    map: null,
    filter: null,
    aggregation: null,
    groupByQuestion: null,
    isFilterUnfinished: false,
  };
}

export function draftOfWidget(widget: Widget): WidgetDraft {
  const { id, title, map, filter, aggregation, groupByQuestion } = widget;
  const type = widgetType(widget);
  const fields = { id, title, map, filter, aggregation, groupByQuestion };
  return { ...fields, type, isNewWidget: false, isFilterUnfinished: false };
}

/** Another type, which clears what it has no use for (spec 2, section 4). */
export function changeWidgetType(draft: WidgetDraft, type: WidgetType): WidgetDraft {
  return {
    ...draft,
    type,
    aggregation: type === 'line' ? null : draft.aggregation,
    groupByQuestion: type === 'bar' ? draft.groupByQuestion : null,
  };
}

/** What the expression builder made of the filter; null while it is unfinished, or where there is none. */
export function changeFilter(draft: WidgetDraft, filter: Logic | null, isUnfinished: boolean): WidgetDraft {
  return { ...draft, filter, isFilterUnfinished: isUnfinished };
}

/** Another aggregation. Rows are counted without a formula too: each is one. */
export function changeAggregation(draft: WidgetDraft, aggregation: Aggregation | null): WidgetDraft {
  return { ...draft, aggregation, map: aggregation === 'COUNT' ? (draft.map ?? 1) : draft.map };
}

/** Everything that is wrong, by field; empty when it may be saved. */
export function widgetDraftIssues(draft: WidgetDraft, questions: KnownQuestions): Map<WidgetField, string> {
  const issues = widgetIssues(draft, draft.type, questions);
  if (draft.isFilterUnfinished) issues.push({ path: 'filter', message: unfinishedFilter });
  const byField = new Map<WidgetField, string>();
  for (const { path, message } of issues) {
    // The first of a field is the one to mend.
    if (!byField.has(path)) byField.set(path, message);
  }
  return byField;
}

/** A draft without issues, as the calls take it. */
export function widgetOfDraft({ id, title, map, filter, aggregation, groupByQuestion }: WidgetDraft) {
  return { id, title: title.trim(), map, filter, aggregation, groupByQuestion } satisfies WidgetInput;
}

/** What the preview shows: a widget to be worked out, or what to say in its place. A missing name does not matter. */
export function previewOfDraft(
  draft: WidgetDraft,
  questions: KnownQuestions,
): { widget: Widget } | { missing: string } {
  const issues = [...widgetDraftIssues(draft, questions)].filter(([field]) => field !== 'title');
  const [missing] = issues.filter(([field]) => draft[field] === null);
  if (missing !== undefined) return { missing: previewHints[missing[0]] ?? missing[1] };
  if (issues.length > 0) return { missing: brokenWidgetText };
  const widget = widgetOfDraft(draft);
  return { widget: { ...widget, title: widget.title || 'Preview', widgetOrder: null, hidden: false } };
}

/** Questions by whose answers rows can be grouped. */
export function groupingQuestions<Q extends Pick<Question, 'type'>>(questions: readonly Q[]): Q[] {
  return questions.filter(({ type }) => questionTypes[type].isGroupable);
}

const unfinishedFilter = 'Finish the filter, or remove its conditions';
