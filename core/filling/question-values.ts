// One question and its entered values: which of them count, and what is wrong with them.
import type { BrokenRule } from '#core/questions/rules/passing.ts';
import type { Situation } from '#core/questions/rules/rule.ts';
import { takenBy } from '#core/questions/rules/unique.ts';
import { type LogicContext, type QuestionTypes, withAnswers } from '#core/logic/evaluate.ts';
import { localKey } from '#core/logic/operators.ts';
import { entryTitle } from '#core/questions/entries/entry-name.ts';
import { clockOf, isChosenOnce, isEntries, isMultiValue } from '#core/questions/types.ts';
import { storedValue, valueIssue } from '#core/questions/answers.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import { t } from '#core/messages/text.ts';
import type { Question } from '#core/questions/schema.ts';
import { type Answers, type AnswerValue, isAnswered, valuesOf } from '#core/questions/values.ts';
import { m } from './texts.ts';

/** The answer that the values make. */
export function countedValue(question: Question, values: readonly string[]): AnswerValue | undefined {
  const answers: MutableAnswers = {};
  for (const value of values) takeValue(answers, question, value);
  return answers[question.id];
}

/**
 * The values of a visible question; `counted` is its answer. In a cycle of conditions an answer may hide its own
 * question: then the question is shown without that answer.
 */
export function statusValues(
  question: Question,
  values: readonly string[],
  counted: AnswerValue | undefined,
): readonly string[] {
  return counted === undefined && countedValue(question, values) !== undefined ? [] : values;
}

/** The issues of a visible question's values; `counted` is its answer. */
export function valuesIssues(
  question: Question,
  values: readonly string[],
  counted: AnswerValue | undefined,
): string[] {
  const answers: MutableAnswers = {};
  const said = statusValues(question, values, counted).filter((value) => saysSomething(question, value));
  const issues = said.flatMap((value, index) => takeValue(answers, question, value, index) ?? []);
  if (issues.length > 0 || !question.required || isAnswered(counted)) return issues;
  return [requiredIssue(question)];
}

/** What is wrong with a question's answer; `passable`: all of it, if a reason is asked for. With one it is no issue. */
export type QuestionIssues = { issues: readonly string[]; passable?: readonly string[] };

/** The issues of the rules that an answer breaks, and the reason that was given for it. */
export function brokenIssues(broken: readonly BrokenRule[], reason = ''): QuestionIssues {
  const issues = broken.map(({ message }) => message);
  if (!broken.every(({ passable }) => passable)) return { issues };
  return { issues: reason.trim() === '' ? issues : [], passable: issues };
}

type Judging = {
  plan: { now(): number; timeZone?: string | undefined };
  logic: LogicContext;
  before: Answers;
  context: Answers | null;
  answers: Answers;
  taken: ReadonlySet<string>;
};

/** What the rules of a question are judged by while it is filled in. */
export function situationOf(
  { plan, logic, before, context, answers, taken }: Judging,
  question: Question,
): Situation {
  return {
    context: logic,
    answers: () => ({ ...context, ...answers }),
    now: plan.now(),
    timeZone: plan.timeZone,
    before: valuesOf(before[question.id]),
    isTaken: takenBy(taken, question),
  };
}

/** Whether two answers are equal. */
export function isSameAnswer(a: AnswerValue | undefined, b: AnswerValue | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const [one, other] = [valuesOf(a), valuesOf(b)];
  return one.length === other.length && one.every((value, index) => value === other[index]);
}

/** Writes one answer into the evaluation context. */
export function write(
  logic: Record<string, unknown>,
  types: QuestionTypes,
  { id, questions = [] }: Pick<Question, 'id' | 'questions'>,
  answer: AnswerValue | undefined,
): void {
  logic[id] = undefined;
  for (const each of questions) logic[each.id] = undefined;
  if (clockOf(types.get(id)) !== null) logic[localKey(id)] = undefined;
  if (answer !== undefined) withAnswers(logic, { [id]: answer }, types);
}

/** What is said of a required question without an answer. */
export function requiredIssue(question: Pick<Question, 'filledBy'>): string {
  return t(isCalculatedOnly(question) ? m.calculationGivesNone : m.thisQuestionIsRequired);
}

/** Answers under construction. */
export type MutableAnswers = Record<string, string | string[]>;

/** Whether a value counts: it is neither blank nor an entry of blank answers. */
export function saysSomething(question: Question, value: string): boolean {
  return storedValue(question, value).trim() !== '';
}

/**
 * Adds a value of a question to the answers, or returns what is wrong with it, of an entry by its `index`. Blank values are
 * ignored.
 */
export function takeValue(
  answers: MutableAnswers,
  question: Question,
  value: string,
  index = 0,
): string | null {
  if (value.trim() === '') return null;
  const issue = valueIssue(question, value);
  if (issue !== null)
    return isEntries(question.type)
      ? t(m.issueOfEntry, { entry: entryTitle(question, index), issue })
      : issue;
  const stored = storedValue(question, value);
  if (stored === '') return null;
  const before = answers[question.id];
  if (!isMultiValue(question.type)) {
    if (before !== undefined) return t(m.thisQuestionAcceptsOnlyOne);
    answers[question.id] = stored;
  } else if (Array.isArray(before)) {
    // An option is chosen or not, as a file has it too; one that is ranked twice is refused.
    if (!isChosenOnce(question.type) || !before.includes(stored)) before.push(stored);
  } else answers[question.id] = [stored];
  return null;
}
