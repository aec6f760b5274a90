// A form compiled for validating answers: questions by id, conditions, rules and alerts. Compiled once per version of a form
// and used for every row: by the server, by imports and by filling in.
import { withGroupConditions } from '#core/forms/groups.ts';
import type { Element } from '#core/forms/schema.ts';
import { conditionOf } from '#core/logic/parse-condition.ts';
import type { Logic } from '#core/logic/schema.ts';
import type { BrokenAnswer } from '#core/questions/rules/passing.ts';
import { type BrokenRules, compileRules } from '#core/questions/rules/rules.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, isAnswered, valuesOf } from '#core/questions/values.ts';
import { type IsTaken, scopesOf, type UniqueScope } from '#core/questions/rules/unique.ts';
import { ruleExpressions } from '#core/questions/rules/expressions.ts';
import { readsUnnamed, variablesOf } from '#core/logic/variables.ts';
import { compileCondition } from '#core/logic/compile.ts';
import { contextMaker, type LogicContext, type QuestionTypes } from '#core/logic/evaluate.ts';
import { isLimited } from './catalog-limits.ts';
import { compileFills, type FillAnswers } from './fills/fill-answers.ts';
import {
  type NeededGroup,
  neededGroups,
  type UnansweredGroup,
  unansweredGroup,
} from '#core/forms/needed-groups.ts';

/** The unit of filling in: the questions of a sheet's setup, or of a row. */
export type FillPart = 'contextQuestions' | 'questions';

export type RuledForm = {
  contextQuestions: readonly Question[];
  questions: readonly Question[];
  elements: readonly Element[];
  alerts: readonly { id: string; expression: Logic }[];
};

/** What is known of a row beside its answers. */
export type JudgedRow = {
  /** When it was made, in epoch milliseconds, if not now. */
  madeAt?: number | undefined;
  /** The answers that it had before, if it is changed: it may keep options that are retired. */
  before?: Answers | undefined;
  /** What the setup of its sheet was answered is not known, as in an import: options that depend on that are not judged. */
  isSetupUnknown?: boolean;
  /** Whether another row has an answer; left out where that is not known: what is to be unique is not judged then. */
  isTaken?: IsTaken | undefined;
};

/** A question whose answers must be unique, and among which rows. */
export type UniqueQuestion = { question: Question; scopes: readonly UniqueScope[] };

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
  /** The questions of rows whose answers must be unique. */
  unique: readonly UniqueQuestion[];
  types: QuestionTypes;
  /** Whether a question is asked, given the answers so far: its condition is true or it has none. */
  isRelevant(questionId: string, answers: Answers): boolean;
  /** What calculates answers of a part; null: nothing. */
  fills: Readonly<Record<FillPart, FillAnswers | null>>;
  /** Whether any question has a condition; if none has, `isRelevant` is always true. */
  hasConditions: boolean;
  /**
   * The options and rules that answers break. `answers` are those to judge, `known` all that count.
   */
  brokenRules(answers: Answers, known: Answers, row?: JudgedRow): BrokenAnswer[];
  /**
   * The groups of a part that have no answer and need one. `known` are all answers that count, `wrong` the ids of the questions
   * with issues of their own.
   */
  unansweredGroups(
    part: FillPart,
    answers: Answers,
    known: Answers,
    wrong: ReadonlySet<string | null>,
  ): UnansweredGroup[];
  /** The other questions whose rules read the answer to this one. */
  questionsReading(questionId: string): readonly string[];
  /** Ids of the alerts that are true for a row, in the form's order. */
  alertsOf(answers: Answers): string[];
};

/**
 * Compiles a form's rules. `now` tells the time: dates may have to be before or after today, which it is in the time zone of
 * who answers, where that is known.
 */
export function compileFormRules(form: RuledForm, now: () => number, timeZone?: string): FormRules {
  const { contextQuestions, questions } = withGroupConditions(form);
  const all = [...contextQuestions, ...questions];
  const types = questionTypesOf(form);
  const toContext = contextMaker(types);
  const conditions = new Map<string, (context: LogicContext) => boolean>();
  for (const { id, condition } of all) {
    const expression = conditionOf(condition);
    if (expression !== null) conditions.set(id, compileCondition(expression));
  }
  const rules = rulesById(all);
  const byId = new Map(all.map((question) => [question.id, question]));
  const needed: Record<FillPart, readonly NeededGroup[]> = {
    contextQuestions: neededGroups(form, 'contextQuestions'),
    questions: neededGroups(form, 'questions'),
  };
  const alerts = form.alerts.map(({ id, expression }) => ({ id, holds: compileCondition(expression) }));
  return {
    form,
    contextQuestions,
    questions,
    byId,
    limited: all.filter(isLimited),
    unique: questions.flatMap((question) => {
      const scopes = scopesOf(question);
      return scopes.length === 0 ? [] : [{ question, scopes }];
    }),
    types,
    fills: {
      contextQuestions: compileFills(contextQuestions, [], types),
      questions: compileFills(questions, contextQuestions, types),
    },
    hasConditions: conditions.size > 0,
    isRelevant(questionId, answers) {
      const condition = conditions.get(questionId);
      return condition === undefined || condition(toContext(answers));
    },
    brokenRules(answers, known, { madeAt, before = {}, isSetupUnknown = false, isTaken } = {}) {
      if (rules.size === 0) return [];
      const isUnknown = isSetupUnknown ? (id: string) => byId.get(id)?.context === true : undefined;
      const situation = { context: toContext(known), now: now(), madeAt, timeZone, isUnknown };
      return [...rules].flatMap(([id, broken]) =>
        broken(answers[id], {
          ...situation,
          before: valuesOf(before[id]),
          isTaken: isTaken && ((within, value) => isTaken(id, within, value)),
        }).map((each) => ({ questionId: id, ...each })),
      );
    },
    unansweredGroups(part, answers, known, wrong) {
      if (needed[part].length === 0) return [];
      const context = toContext(known);
      const isRelevant = (id: string) => conditions.get(id)?.(context) ?? true;
      const isSettled = (id: string) => isAnswered(answers[id]) || wrong.has(id);
      return needed[part].flatMap((group) => unansweredGroup(group, isRelevant, isSettled) ?? []);
    },
    questionsReading: (questionId) =>
      all.filter((each) => each.id !== questionId && readsIn(each, questionId)).map(({ id }) => id),
    alertsOf(answers) {
      if (alerts.length === 0) return [];
      const context = toContext(answers);
      return alerts.flatMap(({ id, holds }) => (holds(context) ? [id] : []));
    },
  };
}

function readsIn(question: Question, id: string): boolean {
  return ruleExpressions(question).some((each) => readsUnnamed(each) || variablesOf(each).has(id));
}

/** The compiled rules of the questions that have some. */
export function rulesById(questions: readonly Question[]): ReadonlyMap<string, BrokenRules> {
  const found = new Map<string, BrokenRules>();
  for (const question of questions) {
    const broken = compileRules(question, questions);
    if (broken !== null) found.set(question.id, broken);
  }
  return found;
}

/** The types of all of a form's questions, by id. */
export function questionTypesOf(form: Pick<RuledForm, FillPart>): QuestionTypes {
  return new Map([...form.contextQuestions, ...form.questions].map(({ id, type }) => [id, type]));
}
