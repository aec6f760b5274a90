// A published form changes by versions: its next version is a separate form that keeps the ids of the questions and
// replaces the form when it is published. Rows of earlier versions stay unchanged, so what they may still hold is stored
// with the published form and read with it.
import type { FieldError } from '#core/errors.ts';
import type { Alert, Form, FormInput } from './schema.ts';
import type { Question } from '#core/questions/schema.ts';
import { questionsOfEntries } from '#core/questions/entries/entry-issues.ts';
import { publishedRules } from './published-issues.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type FormQuestions = Pick<Form, 'contextQuestions' | 'questions'>;
type Raised = { alerts: readonly Pick<Alert, 'id' | 'name' | 'expression'>[] };
/** What rows of earlier versions may still hold. */
export type Former = Pick<
  Form,
  'formerQuestions' | 'formerEntryQuestions' | 'formerOptions' | 'formerAlerts'
>;

export const nothingFormer: Former = { formerQuestions: [], formerOptions: {}, formerAlerts: [] };

/** What is former once `after` replaces `before`. Anything that `after` contains again is not former. */
export function formerAfter(before: FormQuestions & Raised & Former, after: FormQuestions & Raised): Former {
  const now = allOf(after);
  const byId = new Map([...now, ...questionsOfEntries(now)].map((question) => [question.id, question]));
  const raised = new Set(after.alerts.map(({ id }) => id));
  const questions = [...before.formerQuestions, ...allOf(before)];
  const formerOptions: Former['formerOptions'] = {};
  for (const { id, questionOptions } of [...questions, ...questionsOfEntries(questions)]) {
    const offered = new Set(byId.get(id)?.questionOptions.map(({ value }) => value));
    const gone = [...(before.formerOptions[id] ?? []), ...(byId.has(id) ? questionOptions : [])].filter(
      ({ value }) => !offered.has(value),
    );
    if (gone.length > 0) formerOptions[id] = gone;
  }
  const earlier = before.formerEntryQuestions ?? {};
  const formerEntryQuestions = Object.fromEntries(
    questions.flatMap(({ id, questions: own = [] }): [string, Question[]][] => {
      const removed = [...(earlier[id] ?? []), ...(byId.has(id) ? own : [])].filter(
        (each) => !byId.has(each.id),
      );
      return removed.length === 0 ? [] : [[id, removed]];
    }),
  );
  return {
    formerQuestions: questions.filter(({ id }) => !byId.has(id)),
    ...(Object.keys(formerEntryQuestions).length > 0 && { formerEntryQuestions }),
    formerOptions,
    formerAlerts: [
      ...before.formerAlerts,
      ...before.alerts.map(({ id, name, expression }) => ({ id, name, expression })),
    ].filter(({ id }) => !raised.has(id)),
  };
}

/**
 * The questions for reading rows: the current ones, then those that only earlier versions had, marked as former. Removed
 * options keep their names.
 */
export function questionsAsRead(form: FormQuestions & Omit<Former, 'formerAlerts'>): FormQuestions {
  const last = Math.max(0, ...allOf(form).map(({ order }) => order));
  const former = form.formerQuestions.map((question, index) => ({
    ...markedFormer(question),
    order: last + 1 + index,
  }));
  const withOptions = <Q extends Question>(question: Q): Q => {
    const options = form.formerOptions[question.id];
    return options === undefined
      ? question
      : { ...question, questionOptions: [...question.questionOptions, ...options] };
  };
  const all = (questions: readonly Question[], context: boolean) =>
    [...questions, ...former.filter((question) => question.context === context)].map((question) => {
      if (question.questions === undefined) return withOptions(question);
      const removed = form.formerEntryQuestions?.[question.id] ?? [];
      return {
        ...question,
        questions: [...question.questions, ...removed.map(markedFormer)].map(withOptions),
      };
    });
  return { contextQuestions: all(form.contextQuestions, true), questions: all(form.questions, false) };
}

function markedFormer<Q extends Pick<Question, 'text'>>(question: Q): Q {
  return { ...question, text: t(m.formerQuestion, { question: question.text }) };
}

/** A form for reading its rows: with the questions, options and alerts of its earlier versions. */
export function formAsRead<F extends Form>(form: F): F {
  const formerAlerts = form.formerAlerts.map((alert) => ({
    ...alert,
    alertContacts: [],
    mobileAlert: false,
  }));
  return { ...form, ...questionsAsRead(form), alerts: [...form.alerts, ...formerAlerts] };
}

/**
 * What the next version of a form must not change: rows of all versions are matched by question id, so an id keeps its
 * type and its part.
 */
export function versionIssues(
  published: FormQuestions & Pick<Former, 'formerQuestions'>,
  next: Pick<FormInput, 'contextQuestions' | 'questions'>,
): FieldError[] {
  const known = new Map([...allOf(published), ...published.formerQuestions].map((each) => [each.id, each]));
  return (['contextQuestions', 'questions'] as const).flatMap((list) =>
    next[list].flatMap(({ id, type, questions = [] }, index) => {
      const before = known.get(id);
      const path = `${list}.${index}`;
      if (before === undefined) return [];
      if (before.context !== (list === 'contextQuestions'))
        return [{ path, message: `${publishedRules.part}. ${instead}` }];
      if (before.type !== type)
        return [{ path: `${path}.type`, message: `${publishedRules.type}. ${instead}` }];
      return questions.flatMap((each, place) => {
        const earlier = before.questions?.find((other) => other.id === each.id);
        return earlier === undefined || earlier.type === each.type
          ? []
          : [
              {
                path: `${path}.questions.${place}.type`,
                message: `${publishedRules.type}. ${instead}`,
              },
            ];
      });
    }),
  );
}

const instead = t(m.addNewQuestionInstead);

function allOf({ contextQuestions, questions }: FormQuestions): Question[] {
  return [...contextQuestions, ...questions];
}
