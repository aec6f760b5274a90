// Validates the answers of a row or of a sheet's context against the form (contract, "Filling in"): every value has its
// type's format, nothing required is missing, and nothing else is answered.
import type { FieldError } from '#core/errors.ts';
import { type Answers, isAnswered, valueIssue } from '#core/questions/values.ts';
import { isMultiValue } from '#core/questions/types.ts';
import type { Question } from '#core/questions/schema.ts';
import type { FillPart, FormRules } from './form-rules.ts';
import type { GivenAnswer } from './schema.ts';

export type CheckedAnswers = { answers: Answers; issues: FieldError[] };

export const requiredIssue = 'This question is required';

/**
 * Answers by question id, and an issue per invalid question at `answers.<question id>`. Blank values count as
 * unanswered. `part` selects the questions; `context` are the sheet's own answers, which conditions may read.
 */
export function checkAnswers(
  rules: FormRules,
  part: FillPart,
  given: readonly GivenAnswer[],
  context: Answers = {},
): CheckedAnswers {
  const issues: FieldError[] = [];
  const add = (questionId: string, message: string) =>
    void issues.push({ path: `answers.${questionId}`, message });
  const answers: MutableAnswers = {};
  const asksContext = part === 'contextQuestions';
  for (const { questionId, value } of given) {
    const question = rules.byId.get(questionId);
    if (question === undefined || question.context !== asksContext) {
      add(questionId, 'The form does not ask this question here');
      continue;
    }
    const issue = takeValue(answers, question, value);
    if (issue !== null) add(questionId, issue);
  }
  const known = rules.hasConditions ? { ...context, ...answers } : answers;
  for (const question of rules[part]) {
    if (rules.hasConditions && !rules.isRelevant(question.id, known)) delete answers[question.id];
    else if (
      question.required &&
      !isAnswered(answers[question.id]) &&
      !issues.some((issue) => issue.path === `answers.${question.id}`)
    ) {
      add(question.id, requiredIssue);
    }
  }
  return { answers, issues };
}

/** Answers under construction. */
export type MutableAnswers = Record<string, string | string[]>;

/** Adds a value of a question to the answers, or returns what is wrong with it. Blank values are ignored. */
export function takeValue(answers: MutableAnswers, question: Question, value: string): string | null {
  if (value.trim() === '') return null;
  const issue = valueIssue(question, value);
  if (issue !== null) return issue;
  const before = answers[question.id];
  if (!isMultiValue(question.type)) {
    if (before !== undefined) return 'This question takes one answer';
    answers[question.id] = value;
  } else if (Array.isArray(before)) before.push(value);
  else answers[question.id] = [value];
  return null;
}
