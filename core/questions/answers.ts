// Checks and reads the answers of any question: imports, filling in and edits use the same messages.
import type { Question } from './schema.ts';
import { type LogicValue } from './kinds/kind.ts';
import { answersOf, type QuestionType } from './types.ts';
import { type AnswerValue, isAnswered, maximumLength } from './values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The issue with one value of a question, or null. Spec 2, section 5 and spec 3, section 5. */
export function valueIssue(
  question: Pick<Question, 'type' | 'questionOptions'>,
  value: string,
): string | null {
  if (value.length > maximumLength) return t(m.atMostCharacters, { maximumLength });
  if (value.includes('\u0000')) return t(m.textMustNotHoldNul);
  return answersOf(question.type).valueIssue(value, question.questionOptions);
}

/** The JSON-logic value of an answer (contract, "Forms"); null if the question is not answered. */
export function logicValue(type: QuestionType, answer: AnswerValue | undefined): LogicValue {
  if (answer === undefined || !isAnswered(answer)) return null;
  return answersOf(type).logicValue(typeof answer === 'string' ? answer : (answer[0] ?? ''), answer);
}
