// Which operands fit the other side of an operator: a kind of constant, some of the questions, a calculation.
import type { Condition, ConditionOperator } from './builder.ts';
import {
  type BuilderQuestion,
  findQuestion,
  isList,
  ordering,
  singleOf,
  operandKind,
} from './builder-operators.ts';
import { isTemporal, isTimeOperator } from '#core/logic/operators.ts';
import { kindOf, type QuestionKind } from '#core/questions/types.ts';

/** The input for a constant. */
export type ValueKind = 'number' | 'text' | 'option' | 'yesNo' | 'date' | 'time' | 'moment' | 'item';
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

function valueKindOf(operator: ConditionOperator, kind: QuestionKind | null): ValueKind {
  if (isTemporal(operator)) return isTimeOperator(operator) ? 'time' : 'date';
  switch (kind && singleOf(kind)) {
    case 'number':
      return 'number';
    case 'moment':
      return 'moment';
    case 'choice':
      return 'option';
    case 'yesNo':
      return 'yesNo';
    case 'item':
      return 'item';
    case null:
      return isOrdering(operator) ? 'number' : 'text';
    default:
      return 'text';
  }
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
    const other = kindOf(type);
    if (isTemporal(operator)) return other === 'moment';
    if (operator === 'in') return isList(other) && isAlike(singleOf(other), kind);
    if (operator === 'contains') return isAlike(other, singleOf(kind));
    return isAlike(other, kind);
  });
}

/** Whether the right side of a condition may be a calculation or a conditional value. */
export function takesArithmetic(
  { left, operator, quantity }: Condition,
  questions: readonly BuilderQuestion[],
): boolean {
  const kind = operandKind(left, questions);
  if (quantity || operator === 'in' || isTemporal(operator)) return false;
  return kind === null || singleOf(kind) === 'number';
}

function isOrdering(operator: ConditionOperator): boolean {
  return (ordering as readonly string[]).includes(operator);
}

/** Texts and options are compared as texts. */
function isAlike(one: QuestionKind, other: QuestionKind): boolean {
  const plainOf = (kind: QuestionKind) => (kind === 'choice' ? 'text' : kind);
  return plainOf(one) === plainOf(other) && one !== 'image';
}
