// Checks the answers of a row or of a sheet's context against the form (contract, "Filling in"): every value
// has its type's format, nothing required is missing, nothing is answered that the form does not ask.
import type { FieldError } from '#core/errors.ts';
import { type Answers, isAnswered, isMultiValue, valueFault } from '#core/forms/values.ts';
import type { Question } from '#core/forms/schema.ts';
import type { FormRules } from './form-rules.ts';
import type { GivenAnswer } from './schema.ts';

export type CheckedAnswers = { answers: Answers; faults: FieldError[] };

/**
 * Answers by question id, and a fault per question that is wrong, at `answers.<question id>`. Blank values
 * count as unanswered. `part` says which questions are asked; `context` are the sheet's own answers, which
 * conditions may use.
 */
export function checkAnswers(
  rules: FormRules,
  part: 'questions' | 'contextQuestions',
  given: readonly GivenAnswer[],
  context: Answers = {},
): CheckedAnswers {
  const faults: FieldError[] = [];
  const add = (questionId: string, message: string) =>
    void faults.push({ path: `answers.${questionId}`, message });
  const answers: Record<string, string | string[]> = {};
  const asksContext = part === 'contextQuestions';
  for (const { questionId, value } of given) {
    const question = rules.byId.get(questionId);
    if (question === undefined || question.context !== asksContext) {
      add(questionId, 'The form does not ask this question here');
      continue;
    }
    if (value.trim() === '') continue;
    const fault = valueFault(question, value);
    if (fault !== null) add(questionId, fault);
    else if (isMultiValue(question.type)) append(answers, question, value);
    else if (answers[questionId] !== undefined) add(questionId, 'This question takes one answer');
    else answers[questionId] = value;
  }
  const known = rules.hasConditions ? { ...context, ...answers } : answers;
  for (const question of rules[part]) {
    if (rules.hasConditions && !rules.isAsked(question.id, known)) delete answers[question.id];
    else if (
      question.required &&
      !isAnswered(answers[question.id]) &&
      !faults.some((fault) => fault.path === `answers.${question.id}`)
    ) {
      add(question.id, 'This question is required');
    }
  }
  return { answers, faults };
}

function append(answers: Record<string, string | string[]>, question: Question, value: string): void {
  const list = answers[question.id];
  if (Array.isArray(list)) list.push(value);
  else answers[question.id] = [value];
}
