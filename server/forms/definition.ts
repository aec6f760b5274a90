// What a form's jsonb column holds: all that is neither looked up nor joined by. Ids of people stay ids here
// and get their names when the form is presented.
import type { Element, Form, FormInput, Reordering } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { questionTypes } from '#core/questions/types.ts';

export type FormDefinition = {
  contextQuestions: Question[];
  questions: Question[];
  elements: Element[];
  alerts: (Omit<Form['alerts'][number], 'alertContacts'> & { alertContacts: string[] })[];
  contextAlerts: Form['contextAlerts'];
  multi: boolean;
  catalogTypes: { id: string }[];
  contextWidgetHidden: boolean;
  contextWidgetOrder: number;
};

/** The definition of a form that a client sent. What only widgets change is kept from `before`. */
export function definitionOf(input: FormInput, before?: FormDefinition): FormDefinition {
  // Questions and elements share one order. Where a client gave none, the order of the list is meant.
  const inOrder = <T extends { order: number }>(list: readonly T[]) =>
    list.every(({ order }) => order === 0)
      ? list.map((thing, order) => ({ ...thing, order }))
      : list.toSorted((a, b) => a.order - b.order);
  return {
    contextQuestions: inOrder(input.contextQuestions).map((question) => ({ ...question, context: true })),
    questions: inOrder(input.questions).map((question) => ({ ...question, context: false })),
    elements: inOrder(input.elements),
    alerts: input.alerts.map((alert) => ({
      ...alert,
      alertContacts: alert.alertContacts.map(({ id }) => id),
    })),
    contextAlerts: input.contextAlerts,
    multi: input.multi,
    catalogTypes: catalogTypeIdsOf(input).map((id) => ({ id })),
    contextWidgetHidden: before?.contextWidgetHidden ?? false,
    contextWidgetOrder: before?.contextWidgetOrder ?? 0,
  };
}

/** The catalog types of a form that a client sent: their ids, or the types as it read them. */
export function catalogTypeIdsOf({ catalogTypeIds, catalogTypes = [] }: FormInput): string[] {
  return catalogTypeIds ?? catalogTypes.map(({ id }) => id);
}

/** The ids that a new order names. */
export function namedIn({ questionOrdering }: Pick<Reordering, 'questionOrdering'>): string[] {
  return Array.isArray(questionOrdering) ? questionOrdering : Object.keys(questionOrdering);
}

/** The same definition with questions and elements at other places. */
export function reordered(
  definition: FormDefinition,
  { questionOrdering }: Pick<Reordering, 'questionOrdering'>,
): FormDefinition {
  const orders = new Map(
    Array.isArray(questionOrdering)
      ? questionOrdering.map((id, order) => [id, order])
      : Object.entries(questionOrdering),
  );
  const placed = <T extends { id: string; order: number }>(list: readonly T[]) =>
    list
      .map((thing) => ({ ...thing, order: orders.get(thing.id) ?? thing.order }))
      .toSorted((a, b) => a.order - b.order);
  return {
    ...definition,
    contextQuestions: placed(definition.contextQuestions),
    questions: placed(definition.questions),
    elements: placed(definition.elements),
  };
}

/** The same questions with one of them as it has become, in order. */
export function withQuestion(questions: readonly Question[], changed: Question): Question[] {
  return questions
    .map((question) => (question.id === changed.id ? changed : question))
    .toSorted((a, b) => a.order - b.order);
}

/** The definition of a next version with what belongs to the dashboard of the form whose place it takes. */
export function withWidgetsOf(next: FormDefinition, before: FormDefinition): FormDefinition {
  const earlier = new Map(allQuestions(before).map((question) => [question.id, question]));
  const unchanged = (question: Question): Question => {
    const { widgetOrder, hidden, pinned } = earlier.get(question.id) ?? question;
    return { ...question, widgetOrder, hidden, pinned };
  };
  const { contextWidgetHidden, contextWidgetOrder } = before;
  return {
    ...next,
    contextQuestions: next.contextQuestions.map(unchanged),
    questions: next.questions.map(unchanged),
    contextWidgetHidden,
    contextWidgetOrder,
  };
}

/** All questions, context ones first. */
export function allQuestions(definition: Pick<FormDefinition, 'questions' | 'contextQuestions'>): Question[] {
  return [...definition.contextQuestions, ...definition.questions];
}

/** Whether an import could fill at least one question. */
export function isImportable(definition: FormDefinition): boolean {
  return definition.questions.some(({ type }) => questionTypes[type].isImportable);
}
