// What stays of a condition when somebody changes one part of it: an operator that the left operand has, and on the right
// what fits both.
import { type Condition, missing, type NodeId, type Operand } from './builder.ts';
import {
  type BuilderQuestion,
  choiceOf,
  findQuestion,
  fittingQuestions,
  isSameChoice,
  isUnary,
  offeredFor,
  takesArithmetic,
  wantedValue,
} from './builder-operators.ts';
import { keptValue } from './builder-values.ts';

/** A changed condition, mended. `nextId` is for an operand that is to be chosen. */
export function refit(
  before: Condition,
  changed: Condition,
  nextId: NodeId,
  questions: readonly BuilderQuestion[],
): Condition {
  const after = changed.left === before.left ? changed : withOfferedOperator(changed, questions);
  if (isUnary(after.operator)) return { ...after, right: null };
  const right = after.right ?? missing(nextId, 'value');
  const fitted = { ...after, right };
  return { ...fitted, right: keptRight(before, fitted, right, questions) };
}

function withOfferedOperator(condition: Condition, questions: readonly BuilderQuestion[]): Condition {
  const offered = offeredFor(condition, questions);
  const [first] = offered;
  if (first === undefined || offered.some((choice) => isSameChoice(choice, choiceOf(condition))))
    return condition;
  const { negated: _, bare: __, ...rest } = condition;
  return { ...rest, operator: first.operator, ...(first.negated && { negated: 'list' as const }) };
}

function keptRight(
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
    case 'arithmetic':
      return takesArithmetic(after, questions) ? right : missing(right.id, 'value');
    case 'raw':
      return right;
    default: {
      const wanted = wantedValue(after, 'right', questions);
      const old = right.kind === 'constant' ? right.value : null;
      const value = keptValue(old, wantedValue(before, 'right', questions), wanted);
      return value === null ? missing(right.id, 'value') : { kind: 'constant', id: right.id, value };
    }
  }
}
