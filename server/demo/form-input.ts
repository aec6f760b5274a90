// Converts a planned form to the input that a client would send: keys become ids, in expressions too.
import type { input as Given } from 'zod/mini';
import { type FormInput, formInput, type element as elementSchema } from '#core/forms/schema.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { question as questionSchema } from '#core/questions/schema.ts';
import type { DemoUser } from './data.ts';
import { viewInput, type ViewInput } from '#core/views/schema.ts';
import { type Widget, widget as widgetSchema } from '#core/widgets/schema.ts';
import type { ElementPart, FormPlan, Part, QuestionPart } from './plan.ts';
import { idOf } from './random.ts';

/** The id of a form by its key. */
export function formId(company: string, formKey: string): string {
  return idOf(company, 'form', formKey);
}

/** The ids of a form's questions by key, context questions first. */
export function questionIds(company: string, plan: FormPlan): ReadonlyMap<string, string> {
  const parts = [...plan.contextParts, ...plan.rowParts];
  return new Map(
    parts.flatMap((part) =>
      part.kind === 'question' ? [[part.key, idOf(company, 'form', plan.key, 'question', part.key)]] : [],
    ),
  );
}

/** The form with all defaults. Throws if the schema rejects it. */
export function toFormInput(company: string, plan: FormPlan): FormInput & { id: string } {
  const id = formId(company, plan.key);
  const ids = questionIds(company, plan);
  const idFor = (...names: string[]) => idOf(company, 'form', plan.key, ...names);
  const questionsOf = (parts: readonly Part[], context: boolean) =>
    parts.flatMap((part, order) =>
      part.kind === 'question' ? [toQuestion(part, { order, context, ids })] : [],
    );
  const elementsOf = (parts: readonly Part[], context: boolean) =>
    parts.flatMap((part, order) => {
      const elementId = idFor(context ? 'context element' : 'element', `${order}`);
      return part.kind === 'element' ? [{ id: elementId, ...toElement(part, { order, context, ids }) }] : [];
    });
  const input = formInput.parse({
    id,
    name: plan.name,
    description: plan.description,
    groups: plan.groups?.map(({ id: groupId, name }) => ({ id: groupId, name })) ?? [],
    betaTestUsers: refs(plan.testers),
    reviewers: refs(plan.review?.reviewers),
    contextQuestions: questionsOf(plan.contextParts, true),
    questions: questionsOf(plan.rowParts, false),
    elements: [...elementsOf(plan.contextParts, true), ...elementsOf(plan.rowParts, false)],
    alerts: (plan.alerts ?? []).map(({ name, when, contacts }) => ({
      id: idFor('alert', name),
      name,
      alertContacts: refs(contacts),
      expression: withIds(when, ids),
    })),
    contextAlerts: (plan.launches ?? []).map(({ name, description, formKey, when }) => ({
      id: idFor('launch', name),
      name,
      description,
      formId: formId(company, formKey),
      expression: withIds(when, ids),
    })),
    multi: true,
    catalogTypes: [...(plan.catalogTypes ?? [])],
    sheetCompleteContacts: refs(plan.completionContacts),
    rowRejectedContacts: refs(plan.review?.reviewers.slice(0, 1)),
  });
  return { ...input, id };
}

/** The custom widgets of the form, in order. Throws if the schema rejects one. */
export function widgetsOf(company: string, plan: FormPlan): Widget[] {
  const ids = questionIds(company, plan);
  return (plan.widgets ?? []).map(({ key, title, formula, filter, aggregation, groupBy }) =>
    widgetSchema.parse({
      id: widgetId(company, plan.key, key),
      title,
      map: withIds(formula, ids),
      filter: filter === undefined ? null : withIds(filter, ids),
      aggregation: aggregation ?? null,
      groupByQuestion: groupBy === undefined ? null : idIn(ids, groupBy),
      widgetOrder: null,
      hidden: false,
    }),
  );
}

/** The id of a custom widget by its key. */
export function widgetId(company: string, formKey: string, key: string): string {
  return idOf(company, 'form', formKey, 'widget', key);
}

/** The company-wide views of the form. */
export function viewsOf(company: string, plan: FormPlan): (ViewInput & { id: string })[] {
  return (plan.views ?? []).map((view) => ({
    ...viewInput.parse({ ...view, scope: 'COMPANY' }),
    id: idOf(company, 'form', plan.key, 'view', view.name),
  }));
}

type ItemContext = { order: number; context: boolean; ids: ReadonlyMap<string, string> };

function toQuestion(part: QuestionPart, { order, context, ids }: ItemContext): Given<typeof questionSchema> {
  const id = idIn(ids, part.key);
  return {
    id,
    order,
    context,
    text: part.text,
    type: part.type,
    required: part.required ?? false,
    defaultAnswers: [...(part.defaults ?? [])],
    questionMeta: [
      ...(part.catalogType === undefined ? [] : [{ key: 'selectedTypes', value: part.catalogType.id }]),
      ...(part.follows === undefined ? [] : [{ key: 'followsQuestion', value: idIn(ids, part.follows) }]),
    ],
    questionOptions: (part.options ?? []).map((value, place) => ({
      id: idOf(id, value),
      value,
      order: place,
    })),
    condition: part.when === undefined ? null : JSON.stringify(withIds(part.when, ids)),
  };
}

function toElement(
  part: ElementPart,
  { order, context, ids }: ItemContext,
): Omit<Given<typeof elementSchema>, 'id'> {
  const { formula, ...data } = part.data;
  return {
    type: part.type,
    order,
    context,
    condition: part.when === undefined ? null : JSON.stringify(withIds(part.when, ids)),
    data: { ...data, ...(formula != null && { formula: withIds(formula, ids) }) },
  };
}

/** Replaces question keys in an expression with ids. Variables inside a list item keep their names. */
function withIds(node: Logic, ids: ReadonlyMap<string, string>): Logic {
  if (Array.isArray(node)) return node.map((each) => withIds(each, ids));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([operator, operand]) => [
      operator,
      operator === 'var' && typeof operand === 'string'
        ? (ids.get(operand) ?? operand)
        : withIds(operand, ids),
    ]),
  );
}

function idIn(ids: ReadonlyMap<string, string>, key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`There is no question ${key}`);
  return id;
}

function refs(users: readonly DemoUser[] = []): { id: string; userName: string }[] {
  return users.map(({ id, userName }) => ({ id, userName }));
}
