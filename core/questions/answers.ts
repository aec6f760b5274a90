// Checks and reads the answers of any question: imports, filling in and edits use the same messages.
import type { Question } from './schema.ts';
import { type LogicValue } from './kinds/kind.ts';
import { canonicalEntry, entryIssue } from './entries/entry.ts';
import { answersOf, type QuestionType } from './types.ts';
import { type AnswerValue, isAnswered, maximumLength } from './values.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The issue with one value of a question, or null. Spec 2, section 5 and spec 3, section 5. */
export function valueIssue(
  question: Pick<Question, 'type' | 'questionOptions' | 'questions'>,
  value: string,
): string | null {
  if (value.length > maximumLength) return t(m.atMostCharacters, { maximumLength });
  if (value.includes('\u0000')) return t(m.textMustNotHoldNul);
  const { isEntry, valueIssue: issueOf } = answersOf(question.type);
  return isEntry ? entryIssue(value, question.questions ?? []) : issueOf(value, question.questionOptions);
}

/** A value as it is stored: an entry in one way of writing; '' if it says nothing. */
export function storedValue(
  { type, questions = [] }: Pick<Question, 'type' | 'questions'>,
  value: string,
): string {
  return answersOf(type).isEntry ? canonicalEntry(value, questions) : value;
}

/** The JSON-logic value of an answer (contract, "Forms"); null if the question is not answered. */
export function logicValue(type: QuestionType, answer: AnswerValue | undefined): LogicValue {
  if (answer === undefined || !isAnswered(answer)) return null;
  return answersOf(type).logicValue(typeof answer === 'string' ? answer : (answer[0] ?? ''), answer);
}
