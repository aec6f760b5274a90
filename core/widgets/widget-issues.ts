// Validates a widget (spec 2, section 5, "Widget"): the builder shows the issues, the server rejects by them.
import { type FilteredQuestion, questionsWithin } from '#core/forms/filtered-questions.ts';
import type { Question } from '#core/questions/schema.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { answersOf, geometryOf, isNumber, type QuestionType, questionTypes } from '#core/questions/types.ts';
import { checkFormula, checkLogic } from '#core/logic/check.ts';
import { coloursMaps } from '#core/sheets/table/map-points.ts';
import { lookIssues } from './chart/look-issues.ts';
import type { WidgetType } from './schema.ts';
import type { UnfinishedWidget, WidgetField, WidgetIssue } from './unfinished-widget.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Those of rows, and those of their entries. */
export type KnownQuestions = readonly (Pick<Question, 'id' | 'type'> &
  Partial<Pick<FilteredQuestion, 'context' | 'entriesOf'>>)[];

/** All issues of a widget of a type over a form's questions; empty if it may be saved. */
export function widgetIssues(
  widget: UnfinishedWidget,
  type: WidgetType,
  known: KnownQuestions,
): WidgetIssue[] {
  const issues: WidgetIssue[] = [];
  const { entriesQuestion = null } = widget;
  const questions = questionsWithin(known, entriesQuestion);
  const add = (path: WidgetField, message: string) => void issues.push({ path, message });
  const addMissing = (path: WidgetField, id: string) =>
    add(path, known.some((question) => question.id === id) ? t(m.askedInEntries) : t(m.formDoesNotHaveThis));
  if (widget.title.trim() === '') add('title', t(m.widgetNameIsRequired));
  if (entriesQuestion !== null && !entriesQuestions(known).some(({ id }) => id === entriesQuestion))
    add('entriesQuestion', t(m.questionHasNoEntries));
  if (type === 'map') placeIssues(widget, questions, add, addMissing);
  else if (widget.map === null) add('map', t(m.formulaIsRequired));
  else {
    for (const message of checkFormula(widget.map, idsOf(questions, isFormulaType))) add('map', message);
  }
  if (widget.filter !== null) {
    for (const message of checkLogic(widget.filter, idsOf(questions, isFilterType))) add('filter', message);
  }
  if (type !== 'line' && type !== 'map' && widget.aggregation === null)
    add('aggregation', t(m.aggregationIsRequired));
  if (type === 'bar' || (type === 'time' && widget.groupByQuestion !== null))
    groupingIssues({ field: 'groupByQuestion', id: widget.groupByQuestion }, questions, add, addMissing);
  if (widget.splitQuestion != null)
    groupingIssues({ field: 'splitQuestion', id: widget.splitQuestion }, questions, add, addMissing);
  issues.push(...lookIssues(widget, type, questions));
  return issues;
}

/** Questions whose entries a widget can count: an answer of the setup is one of all rows of a sheet. */
export function entriesQuestions<Q extends KnownQuestions[number]>(questions: readonly Q[]): Q[] {
  return questions.filter(({ type, context = false }) => answersOf(type).isEntry && !context);
}

/** Formulas read numbers. */
export function isFormulaType(type: QuestionType): boolean {
  return isNumber(type);
}

/** Filters read everything except images and files. */
export function isFilterType(type: QuestionType): boolean {
  return !isStoredType(type);
}

function placeIssues(
  { placeQuestion = null, groupByQuestion }: UnfinishedWidget,
  questions: KnownQuestions,
  add: (path: WidgetField, message: string) => void,
  addMissing: (path: WidgetField, id: string) => void,
): void {
  const typeOf = (id: string) => questions.find((question) => question.id === id)?.type;
  if (placeQuestion === null) add('placeQuestion', t(m.placeQuestionIsRequired));
  else {
    const type = typeOf(placeQuestion);
    if (type === undefined) addMissing('placeQuestion', placeQuestion);
    else if (geometryOf(type) === null) add('placeQuestion', t(m.questionAsksForNoPlace));
  }
  if (groupByQuestion === null) return;
  const type = typeOf(groupByQuestion);
  if (type === undefined) addMissing('groupByQuestion', groupByQuestion);
  else if (!coloursMaps(type)) add('groupByQuestion', t(m.onlyChoiceColoursMap));
}

function groupingIssues(
  { field, id: questionId }: { field: 'groupByQuestion' | 'splitQuestion'; id: string | null },
  questions: KnownQuestions,
  add: (path: WidgetField, message: string) => void,
  addMissing: (path: WidgetField, id: string) => void,
): void {
  if (questionId === null) return add(field, t(m.groupingValueIsRequired));
  const question = questions.find(({ id }) => id === questionId);
  if (question === undefined) addMissing(field, questionId);
  else if (!questionTypes[question.type].isGroupable) {
    add(field, t(m.rowsCannotBeGroupedBy));
  }
}

function idsOf(questions: KnownQuestions, isOne: (type: QuestionType) => boolean): Set<string> {
  return new Set(questions.filter(({ type }) => isOne(type)).map(({ id }) => id));
}
