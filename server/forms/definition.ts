// What a form's jsonb column holds: all that is neither looked up nor joined by. Ids of people stay ids here
// and get their names when the form is presented.
import type { Element, Form, FormInput, Question } from '#core/forms/schema.ts';
import { notImportable } from '#core/forms/schema.ts';

export type FormDefinition = {
  contextQuestions: Question[];
  questions: Question[];
  elements: Element[];
  alerts: (Omit<Form['alerts'][number], 'alertContacts'> & { alertContacts: string[] })[];
  contextAlerts: Form['contextAlerts'];
  multi: boolean;
  catalogTypes: { id: string; name: string }[];
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
    catalogTypes: (input.catalogTypes ?? []).map(({ id, name }) => ({ id, name: name ?? '' })),
    contextWidgetHidden: before?.contextWidgetHidden ?? false,
    contextWidgetOrder: before?.contextWidgetOrder ?? 0,
  };
}

/** All questions, context ones first. */
export function allQuestions(definition: Pick<FormDefinition, 'questions' | 'contextQuestions'>): Question[] {
  return [...definition.contextQuestions, ...definition.questions];
}

/** Whether an import could fill at least one question. */
export function isImportable(definition: FormDefinition): boolean {
  return definition.questions.some(({ type }) => !notImportable.has(type));
}
