// A form compiled for validating answers: questions by id, conditions and alerts. Compiled once per version of a form
// and used for every row: by the server, by imports and by filling in.
import { parseCondition } from '#core/forms/validate.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { Question } from '#core/questions/schema.ts';
import type { Answers } from '#core/questions/values.ts';
import { compileCondition } from '#core/logic/compile.ts';
import { contextMaker, type LogicContext, type QuestionTypes } from '#core/logic/evaluate.ts';
import { isLimited } from './catalog-limits.ts';

/** The unit of filling in: the questions of a sheet's setup, or of a row. */
export type FillPart = 'contextQuestions' | 'questions';

export type RuledForm = {
  contextQuestions: readonly Question[];
  questions: readonly Question[];
  alerts: readonly { id: string; expression: Logic }[];
};

export type FormRules = {
  /** What they were compiled from. */
  form: RuledForm;
  /** Asked once per sheet, in order. */
  contextQuestions: readonly Question[];
  /** Asked once per row, in order. */
  questions: readonly Question[];
  byId: ReadonlyMap<string, Question>;
  /** The catalog questions of both parts that take a part of the catalog only. */
  limited: readonly Question[];
  types: QuestionTypes;
  /** Whether a question is asked, given the answers so far: its condition is true or it has none. */
  isRelevant(questionId: string, answers: Answers): boolean;
  /** Whether any question has a condition; if none has, `isRelevant` is always true. */
  hasConditions: boolean;
  /** Ids of the alerts that are true for a row, in the form's order. */
  alertsOf(answers: Answers): string[];
};

/** Compiles a form's rules. */
export function compileFormRules(form: RuledForm): FormRules {
  const all = [...form.contextQuestions, ...form.questions];
  const types = questionTypesOf(form);
  const toContext = contextMaker(types);
  const conditions = new Map<string, (context: LogicContext) => boolean>();
  for (const { id, condition } of all) {
    const expression = conditionOf(condition);
    if (expression !== null) conditions.set(id, compileCondition(expression));
  }
  const alerts = form.alerts.map(({ id, expression }) => ({ id, holds: compileCondition(expression) }));
  return {
    form,
    contextQuestions: form.contextQuestions,
    questions: form.questions,
    byId: new Map(all.map((question) => [question.id, question])),
    limited: all.filter(isLimited),
    types,
    hasConditions: conditions.size > 0,
    isRelevant(questionId, answers) {
      const condition = conditions.get(questionId);
      return condition === undefined || condition(toContext(answers));
    },
    alertsOf(answers) {
      if (alerts.length === 0) return [];
      const context = toContext(answers);
      return alerts.flatMap(({ id, holds }) => (holds(context) ? [id] : []));
    },
  };
}

/** The types of all of a form's questions, by id. */
export function questionTypesOf(form: Pick<RuledForm, FillPart>): QuestionTypes {
  return new Map([...form.contextQuestions, ...form.questions].map(({ id, type }) => [id, type]));
}

/** The parsed condition; null if there is none, which means always shown. */
export function conditionOf(condition: string | null): Logic | null {
  return condition === null ? null : (parseCondition(condition) ?? null);
}
