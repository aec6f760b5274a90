// Answers as numbers in the expressions of an XLSForm, and numbers that stand in where there is none; from-logic.ts combines them.
import type { Logic } from '#core/logic/schema.ts';
import { type Operation, operationOf } from '#core/logic/operation.ts';
import { countedQuestion } from '#core/logic/summary.ts';
import { t } from '#core/messages/text.ts';
import {
  answerText,
  fail,
  numberText,
  questionOf,
  readsAsNumber,
  type WrittenQuestions,
} from '../written/written.ts';
import { m } from '../texts.ts';

/** The answer to a question as a number. With `asZero` a missing one is 0. */
export function numberAnswer(
  node: Logic,
  { operands }: Operation,
  questions: WrittenQuestions,
  asZero: boolean,
): string {
  const [, fallback] = operands;
  const question = questionOf(node, questions);
  const answer = answerText(node, questions);
  if (fallback !== undefined) {
    if (question.kind !== 'number' || typeof fallback !== 'number') {
      return fail(t(m.onlyNumberCanHaveAnother));
    }
    return `coalesce(${answer}, ${numberText(fallback)})`;
  }
  // Of none, both are 0.
  if (question.kind === 'line') return `distance(${answer})`;
  if (question.kind === 'area') return `area(${answer})`;
  if (!readsAsNumber(question)) return fail(t(m.cannotBeCalculatedWith, { question: question.title }));
  return asZero ? `coalesce(${answer}, 0)` : answer;
}

/** A distance, or a constant where a point is missing. */
export function isDistanceElse([when = null, result = null, otherwise, ...more]: readonly Logic[]): boolean {
  const isConstant = otherwise !== undefined && operationOf(otherwise) === null && more.length === 0;
  const [operand = null] =
    operationOf(when)?.operator === 'answered' ? (operationOf(when)?.operands ?? []) : [];
  return (
    isConstant &&
    operationOf(result)?.operator === 'distance' &&
    JSON.stringify(operand) === JSON.stringify(result)
  );
}

/** The number of chosen options; null for anything else. */
export function chosenCount(node: Logic, questions: WrittenQuestions): string | null {
  const id = countedQuestion(node);
  const question = id === null ? undefined : questions.get(id);
  return question?.kind === 'choices' ? `count-selected(\${${question.name}})` : null;
}
