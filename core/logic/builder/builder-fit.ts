// Which operands fit the other side of an operator: a kind of constant, some of the questions, a calculation.
import type { Condition, ConditionOperator } from './builder.ts';
import { type BuilderQuestion, findQuestion, operandKind } from './builder-operators.ts';
import { isTemporal, isTimeOperator } from '#core/logic/operators.ts';
import { ordering } from '#core/questions/kinds/conditions.ts';
import type { AnswerKind } from '#core/questions/kinds/kind.ts';
import { hasDay, hasTimeOfDay } from '#core/questions/clock.ts';
import { answersOf } from '#core/questions/types.ts';

/** The input for a constant. */
export type ValueKind = NonNullable<AnswerKind['constant']>;
/** The kind of constant that fits a position, and the question that it is compared with. */
export type WantedValue = { kind: ValueKind; isList: boolean; question: BuilderQuestion | null };

/** The kind of constant that fits one side of a condition, given the other side. */
export function wantedValue(
  condition: Condition,
  side: 'left' | 'right',
  questions: readonly BuilderQuestion[],
): WantedValue {
  const other = side === 'left' ? condition.right : condition.left;
  const question = other?.kind === 'variable' ? findQuestion(questions, other.questionId) : null;
  const kind = other && operandKind(other, questions);
  const wantsList = side === 'right' && condition.operator === 'in';
  return { kind: valueKindOf(condition.operator, kind), isList: wantsList, question };
}

function valueKindOf(operator: ConditionOperator, kind: AnswerKind | null): ValueKind {
  if (isTemporal(operator)) return isTimeOperator(operator) ? 'time' : 'date';
  if (kind === null) return isOrdering(operator) ? 'number' : 'text';
  return kind.constant ?? 'text';
}

/** The questions that fit the right side of a condition. List items are not compared with questions. */
export function fittingQuestions<Q extends BuilderQuestion>(
  { left, operator, quantity }: Condition,
  questions: readonly Q[],
): readonly Q[] {
  if (quantity) return [];
  const kind = operandKind(left, questions);
  if (kind === null) return questions;
  return questions.filter(({ id, type }) => {
    if (left.kind === 'variable' && left.questionId === id) return false;
    if (isTemporal(operator)) return isTimeOperator(operator) ? hasTimeOfDay(type) : hasDay(type);
    const other = answersOf(type);
    if (operator === 'in' && kind.isList) return false;
    const wantsList = operator === 'in' || (operator !== 'contains' && kind.isList);
    return other.isList === wantsList && isAlike(kind, other);
  });
}

/** Whether the right side of a condition may be a calculation or a conditional value. */
export function takesArithmetic(
  { left, operator, quantity }: Condition,
  questions: readonly BuilderQuestion[],
): boolean {
  const kind = operandKind(left, questions);
  if (quantity || operator === 'in' || isTemporal(operator)) return false;
  return kind === null || kind.isDecimal;
}

function isOrdering(operator: ConditionOperator): boolean {
  return (ordering as readonly string[]).includes(operator);
}

/** Whether their values can be the same. Texts and options are compared as texts. */
function isAlike(one: AnswerKind, other: AnswerKind): boolean {
  const plainOf = ({ constant }: AnswerKind) => (constant === 'option' ? 'text' : constant);
  return plainOf(one) !== null && plainOf(one) === plainOf(other);
}
