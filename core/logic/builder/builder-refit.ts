// Adjusts a condition after one part of it changed: an operator that the left operand offers, and a right side that fits
// both.
import type { OperatorChoice } from '#core/questions/kinds/conditions.ts';
import { type Condition, missing, type NodeId, type Operand } from './builder.ts';
import { fittingQuestions, takesArithmetic, wantedValue } from './builder-fit.ts';
import {
  type BuilderQuestion,
  choiceOf,
  findQuestion,
  isRange,
  isSameChoice,
  isUnary,
  offeredFor,
} from './builder-operators.ts';
import { remainingValue } from './builder-values.ts';

/** Adjusts a changed condition. `nextId` and the one after it are for new empty operands. */
export function refit(
  before: Condition,
  changed: Condition,
  nextId: NodeId,
  questions: readonly BuilderQuestion[],
): Condition {
  const after = changed.left === before.left ? changed : withOfferedOperator(changed, questions);
  const { upper, ...rest } = after;
  if (isUnary(after.operator)) return { ...rest, right: null };
  const remaining = (operand: Operand) => remainingOperand(before, after, operand, questions);
  const right = remaining(after.right ?? missing(nextId, 'value'));
  if (!isRange(after.operator)) return { ...rest, right };
  return { ...rest, right, upper: remaining(upper ?? missing(nextId + 1, 'value')) };
}

function withOfferedOperator(condition: Condition, questions: readonly BuilderQuestion[]): Condition {
  const offered = offeredFor(condition, questions);
  const [first] = offered;
  if (first === undefined || offered.some((choice) => isSameChoice(choice, choiceOf(condition))))
    return condition;
  return withChoice(condition, first);
}

/** The condition with another operator, in the standard notation. */
export function withChoice(condition: Condition, { operator, negated, quantity }: OperatorChoice): Condition {
  const { negated: _, affirmed: __, bare: ___, quantity: ____, ...rest } = condition;
  return {
    ...rest,
    operator,
    ...(negated && { negated: 'list' as const }),
    ...(quantity && { quantity }),
  };
}

/** The right side if it fits; otherwise an empty operand. */
function remainingOperand(
  before: Condition,
  after: Condition,
  right: Operand,
  questions: readonly BuilderQuestion[],
): Operand {
  switch (right.kind) {
    case 'variable':
      return findQuestion(fittingQuestions(after, questions), right.questionId)
        ? right
        : missing(right.id, 'value');
    case 'summary':
    case 'arithmetic':
    case 'choice':
      return takesArithmetic(after, questions) ? right : missing(right.id, 'value');
    case 'raw':
      return after.quantity ? missing(right.id, 'value') : right;
    default: {
      const wanted = wantedValue(after, 'right', questions);
      const old = right.kind === 'constant' ? right.value : null;
      const value = remainingValue(old, wantedValue(before, 'right', questions), wanted);
      return value === null ? missing(right.id, 'value') : { kind: 'constant', id: right.id, value };
    }
  }
}
