// A published form gets better by versions: its next version is a form of its own that keeps the ids of the questions,
// and takes the form's place when it is published. Rows of earlier versions stay as they are, so what they may still
// hold is kept beside the form in force, and read with it.
import type { FieldError } from '#core/errors.ts';
import type { Alert, Form, FormInput } from './schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { publishedRules } from './validate.ts';

type FormQuestions = Pick<Form, 'contextQuestions' | 'questions'>;
type Raised = { alerts: readonly Pick<Alert, 'id' | 'name' | 'expression'>[] };
/** What rows may still hold of earlier versions. */
export type Former = Pick<Form, 'formerQuestions' | 'formerOptions' | 'formerAlerts'>;

export const nothingFormer: Former = { formerQuestions: [], formerOptions: {}, formerAlerts: [] };

/** What is former once `after` is in force in place of `before`. What it asks again is not. */
export function formerAfter(before: FormQuestions & Raised & Former, after: FormQuestions & Raised): Former {
  const byId = new Map(allOf(after).map((question) => [question.id, question]));
  const raised = new Set(after.alerts.map(({ id }) => id));
  const questions = [...before.formerQuestions, ...allOf(before)];
  const formerOptions: Former['formerOptions'] = {};
  for (const { id, questionOptions } of questions) {
    const offered = new Set(byId.get(id)?.questionOptions.map(({ value }) => value));
    const gone = [...(before.formerOptions[id] ?? []), ...(byId.has(id) ? questionOptions : [])].filter(
      ({ value }) => !offered.has(value),
    );
    if (gone.length > 0) formerOptions[id] = gone;
  }
  return {
    formerQuestions: questions.filter(({ id }) => !byId.has(id)),
    formerOptions,
    formerAlerts: [
      ...before.formerAlerts,
      ...before.alerts.map(({ id, name, expression }) => ({ id, name, expression })),
    ].filter(({ id }) => !raised.has(id)),
  };
}

/**
 * The questions as rows are read: those that are asked, then those that only earlier versions asked, named as former.
 * Options that are offered no more keep their names.
 */
export function questionsAsRead(form: FormQuestions & Omit<Former, 'formerAlerts'>): FormQuestions {
  const last = Math.max(0, ...allOf(form).map(({ order }) => order));
  const former = form.formerQuestions.map((question, index) => ({
    ...question,
    text: `${question.text} (former)`,
    order: last + 1 + index,
  }));
  const all = (questions: readonly Question[], context: boolean) =>
    [...questions, ...former.filter((question) => question.context === context)].map((question) => {
      const options = form.formerOptions[question.id];
      return options === undefined
        ? question
        : { ...question, questionOptions: [...question.questionOptions, ...options] };
    });
  return { contextQuestions: all(form.contextQuestions, true), questions: all(form.questions, false) };
}

/** A form as its rows are read: with the questions, options and alerts of its earlier versions. */
export function formAsRead<F extends Form>(form: F): F {
  const formerAlerts = form.formerAlerts.map((alert) => ({
    ...alert,
    alertContacts: [],
    mobileAlert: false,
  }));
  return { ...form, ...questionsAsRead(form), alerts: [...form.alerts, ...formerAlerts] };
}

/**
 * What the next version of a form must not change: rows of all versions are matched by the ids of questions, so under
 * one id there is one type, and one place where it is asked.
 */
export function versionIssues(
  published: FormQuestions & Pick<Former, 'formerQuestions'>,
  next: Pick<FormInput, 'contextQuestions' | 'questions'>,
): FieldError[] {
  const known = new Map([...allOf(published), ...published.formerQuestions].map((each) => [each.id, each]));
  return (['contextQuestions', 'questions'] as const).flatMap((list) =>
    next[list].flatMap(({ id, type }, index) => {
      const before = known.get(id);
      const path = `${list}.${index}`;
      if (before === undefined) return [];
      if (before.context !== (list === 'contextQuestions'))
        return [{ path, message: `${publishedRules.part}. ${instead}` }];
      if (before.type === type) return [];
      return [{ path: `${path}.type`, message: `${publishedRules.type}. ${instead}` }];
    }),
  );
}

const instead = 'Add a new question instead.';

/** The next version of a form that is being worked on, among the forms that a list shows. */
export function nextVersionOf<F extends { current: boolean; versionOf?: { id: string } | null | undefined }>(
  forms: readonly F[],
  formId: string,
): F | undefined {
  return forms.find(({ current, versionOf }) => current && versionOf?.id === formId);
}

function allOf({ contextQuestions, questions }: FormQuestions): Question[] {
  return [...contextQuestions, ...questions];
}
