// One question and the values that were entered for it: which of them count, and what is wrong with them.
import type { Question } from '#core/questions/schema.ts';
import { type AnswerValue, isAnswered, valuesOf } from '#core/questions/values.ts';
import { type MutableAnswers, requiredIssue, takeValue } from './check-answers.ts';

/** What counts of some values as the question's answer. */
export function countedValue(question: Question, values: readonly string[]): AnswerValue | undefined {
  const answers: MutableAnswers = {};
  for (const value of values) takeValue(answers, question, value);
  return answers[question.id];
}

/**
 * The values that a question that is asked has; `counted` is its answer. In a circle of conditions an answer may take
 * its own question away: the question is asked, without that answer.
 */
export function statusValues(
  question: Question,
  values: readonly string[],
  counted: AnswerValue | undefined,
): readonly string[] {
  return counted === undefined && countedValue(question, values) !== undefined ? [] : values;
}

/** What is wrong with the values of a question that is asked; `counted` is its answer. */
export function valuesIssues(
  question: Question,
  values: readonly string[],
  counted: AnswerValue | undefined,
): readonly string[] {
  const answers: MutableAnswers = {};
  const issues = statusValues(question, values, counted).flatMap(
    (value) => takeValue(answers, question, value) ?? [],
  );
  if (issues.length > 0 || !question.required || isAnswered(counted)) return issues;
  return [requiredIssue];
}

/** Whether two answers are the same. */
export function isSameAnswer(a: AnswerValue | undefined, b: AnswerValue | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  const [one, other] = [valuesOf(a), valuesOf(b)];
  return one.length === other.length && one.every((value, index) => value === other[index]);
}
