// The content of a form's jsonb column: everything that is neither queried nor joined. People are stored by id and get
// their names when the form is presented.
import type { Element, Form, FormInput, Reordering } from '#core/forms/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { answersOf } from '#core/questions/types.ts';

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
  widgetSizes?: Form['widgetSizes'];
};

/** The definition of a form from a client. Fields that only widgets change are copied from `before`. */
export function definitionOf(input: FormInput, before?: FormDefinition): FormDefinition {
  // Questions and elements share one order. Without explicit numbers, the order of the list counts.
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
    ...(before?.widgetSizes && { widgetSizes: before.widgetSizes }),
  };
}

/** The catalog types of a form from a client: ids, or types as it has read them. */
export function catalogTypeIdsOf({ catalogTypeIds, catalogTypes = [] }: FormInput): string[] {
  return catalogTypeIds ?? catalogTypes.map(({ id }) => id);
}

/** The ids in a new order. */
export function namedIn({ questionOrdering }: Pick<Reordering, 'questionOrdering'>): string[] {
  return Array.isArray(questionOrdering) ? questionOrdering : Object.keys(questionOrdering);
}

/** The definition with new positions of questions and elements. */
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

/** The questions with one of them replaced, in order. */
export function withQuestion(questions: readonly Question[], changed: Question): Question[] {
  return questions
    .map((question) => (question.id === changed.id ? changed : question))
    .toSorted((a, b) => a.order - b.order);
}

/** The definition of a next version with the dashboard fields of the form that it replaces. */
export function withWidgetsOf(next: FormDefinition, before: FormDefinition): FormDefinition {
  const earlier = new Map(allQuestions(before).map((question) => [question.id, question]));
  const unchanged = (question: Question): Question => {
    const { widgetOrder, hidden, pinned } = earlier.get(question.id) ?? question;
    return { ...question, widgetOrder, hidden, pinned };
  };
  const { contextWidgetHidden, contextWidgetOrder, widgetSizes } = before;
  return {
    ...next,
    contextQuestions: next.contextQuestions.map(unchanged),
    questions: next.questions.map(unchanged),
    contextWidgetHidden,
    contextWidgetOrder,
    ...(widgetSizes && { widgetSizes }),
  };
}

/** All questions, context ones first. */
export function allQuestions(definition: Pick<FormDefinition, 'questions' | 'contextQuestions'>): Question[] {
  return [...definition.contextQuestions, ...definition.questions];
}

/** Whether an import could fill at least one question. */
export function isImportable(definition: FormDefinition): boolean {
  return definition.questions.some(({ type }) => answersOf(type).isImportable);
}
