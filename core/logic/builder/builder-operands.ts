// Edits of the operands of a condition or calculation in the builder, as functions from a tree to the next.
// builder-edit.ts has the edits of whole statements.
import type { OperatorChoice } from '#core/questions/kinds/conditions.ts';
import {
  type ArithmeticOperator,
  changeNode,
  type Condition,
  type ConstantValue,
  type LogicTree,
  type Missing,
  missing,
  type Node,
  type NodeId,
  isOperand,
  type Operand,
  parentOf,
} from './builder.ts';
import { assertNever } from '#core/assert-never.ts';
import { summaries, type SummaryName } from '#core/logic/summary.ts';
import { blankCondition } from './builder-edit.ts';
import { fitsArithmetic } from './builder-json.ts';
import {
  type BuilderQuestion,
  choiceOf,
  findQuestion,
  isSameChoice,
  listQuestions,
} from './builder-operators.ts';
import { refit, withChoice } from './builder-refit.ts';
import { isNumber } from '#core/questions/types.ts';

/** Changes a condition's operator. The right side stays if it fits the new operator. */
export function changeOperator(
  tree: LogicTree,
  id: NodeId,
  choice: OperatorChoice,
  questions: readonly BuilderQuestion[],
): LogicTree {
  return changeCondition(tree, id, questions, (condition) =>
    isSameChoice(choiceOf(condition), choice) ? condition : withChoice(condition, choice),
  );
}

/** Changes the operator of a calculation. A binary operator nests further operands as `(a − b) − c`. */
export function changeArithmetic(tree: LogicTree, id: NodeId, operator: ArithmeticOperator): LogicTree {
  let { nextId } = tree;
  const changed = changeNode(tree, id, (node) => {
    if (node.kind !== 'arithmetic' || node.operator === operator) return node;
    if (fitsArithmetic(operator, node.operands.length)) return { ...node, operator };
    return node.operands.reduce<Operand>(
      (left, right, index) => {
        if (index === 0) return right;
        const isOutermost = index === node.operands.length - 1;
        return {
          kind: 'arithmetic',
          id: isOutermost ? node.id : nextId++,
          operator,
          operands: [left, right],
        };
      },
      missing(node.id, 'value'),
    );
  });
  return { ...changed, nextId };
}

/** Adds an operand to a sum or product; a difference is nested in another one. */
export function addTerm(tree: LogicTree, id: NodeId): LogicTree {
  const term = missing(tree.nextId, 'question');
  return changeNode({ ...tree, nextId: tree.nextId + 2 }, id, (node) => {
    if (node.kind !== 'arithmetic') return node;
    const operands = [...node.operands, term];
    if (fitsArithmetic(node.operator, operands.length)) return { ...node, operands };
    return { kind: 'arithmetic', id: tree.nextId + 1, operator: node.operator, operands: [node, term] };
  });
}

/** Sets an operand's question. On the left side, it determines the operators and what can be compared. */
export function changeQuestion(
  tree: LogicTree,
  id: NodeId,
  questionId: string,
  questions: readonly BuilderQuestion[],
): LogicTree {
  return changeOperand(tree, id, questions, (operand) => {
    if (operand.kind === 'variable' || operand.kind === 'summary') return { ...operand, questionId };
    const summary = operand.kind === 'missing' ? summaryWanted(operand) : null;
    return summary === null
      ? { kind: 'variable', id, questionId }
      : { kind: 'summary', summary, id, questionId };
  });
}

/** Sets the value for an unanswered question; null for none. */
export function changeFallback(tree: LogicTree, id: NodeId, fallback: number | null): LogicTree {
  return changeNode(tree, id, (node) => {
    // Nothing is as many as no items.
    if (node.kind !== 'variable' && (node.kind !== 'summary' || node.summary === 'count')) return node;
    const { fallback: _, ...rest } = node;
    return fallback === null ? rest : { ...rest, fallback };
  });
}

/** Sets an operand's constant; null for one that is not entered yet. */
export function changeConstant(tree: LogicTree, id: NodeId, value: ConstantValue | null): LogicTree {
  return changeNode(tree, id, () =>
    value === null ? missing(id, 'value') : { kind: 'constant', id, value },
  );
}

export type OperandKind = 'question' | SummaryName | 'value' | 'arithmetic' | 'choice';

/** The kind of an operand; null for raw JSON. */
export function kindOf(node: Operand): OperandKind | null {
  switch (node.kind) {
    case 'variable':
      return 'question';
    case 'constant':
      return 'value';
    case 'missing':
      return node.wanted;
    case 'summary':
      return node.summary;
    case 'arithmetic':
    case 'choice':
      return node.kind;
    case 'raw':
      return null;
    default:
      return assertNever(node);
  }
}

/** The number that is to be made of the answers to a question; null: none is. */
export function summaryWanted({ wanted }: Missing): SummaryName | null {
  return summaries.find((each) => each === wanted) ?? null;
}

/**
 * Changes an operand to a question, a number made of items, a constant, a calculation or a conditional value. The last two
 * start with the previous operand, and leave their first value behind.
 */
export function changeKind(
  tree: LogicTree,
  id: NodeId,
  kind: OperandKind,
  questions: readonly BuilderQuestion[],
): LogicTree {
  const { nextId } = tree;
  return changeOperand({ ...tree, nextId: nextId + 5 }, id, questions, (operand) => {
    if (operand.kind !== 'missing' && kindOf(operand) === kind) return operand;
    const summary = summaries.find((each) => each === kind);
    if (operand.kind === 'summary' && summary !== undefined) {
      const question = findQuestion(questions, operand.questionId);
      const isLeft = question !== null && listQuestions([question], summary).length > 0;
      if (isLeft) return { kind: 'summary', id, summary, questionId: operand.questionId };
    }
    if (kind === 'choice') {
      const first = { ...operand, id: nextId + 3 };
      const parts = [blankCondition(nextId), first, missing(nextId + 4, 'value')];
      return { kind, id, purpose: 'number', operator: 'if', parts };
    }
    if (kind === 'arithmetic') {
      const first = isNumeric(operand, questions) ? { ...operand, id: nextId } : missing(nextId, 'question');
      return { kind, id, operator: '+', operands: [first, missing(nextId + 1, 'value')] };
    }
    const first = firstValue(operand);
    return first !== undefined && first.kind !== 'missing' && kindOf(first) === kind
      ? { ...first, id }
      : missing(id, kind);
  });
}

/** Changes an operand, and for the left side of a condition whatever depends on it. */
function changeOperand(
  tree: LogicTree,
  id: NodeId,
  questions: readonly BuilderQuestion[],
  change: (operand: Operand) => Operand,
): LogicTree {
  const parent = parentOf(tree, id);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the id is that of an operand
  const changed = (node: Node) => change(node as Operand);
  if (parent?.kind !== 'condition' || parent.left.id !== id) return changeNode(tree, id, changed);
  return changeCondition(tree, parent.id, questions, (condition) => ({
    ...condition,
    left: change(condition.left),
  }));
}

function changeCondition(
  tree: LogicTree,
  id: NodeId,
  questions: readonly BuilderQuestion[],
  change: (condition: Condition) => Condition,
): LogicTree {
  const { nextId } = tree;
  return changeNode({ ...tree, nextId: nextId + 2 }, id, (node) => {
    if (node.kind !== 'condition') return node;
    const changed = change(node);
    return changed === node ? node : refit(node, changed, nextId, questions);
  });
}

function isNumeric(operand: Operand, questions: readonly BuilderQuestion[]): boolean {
  if (operand.kind === 'constant') return typeof operand.value === 'number';
  if (operand.kind === 'summary') return true;
  if (operand.kind !== 'variable') return false;
  const question = findQuestion(questions, operand.questionId);
  return isNumber(question?.type);
}

/** The first operand of a calculation, or the first value of a choice. */
function firstValue(operand: Operand): Operand | undefined {
  if (operand.kind === 'arithmetic') return operand.operands[0];
  const [, value] = operand.kind === 'choice' ? operand.parts : [];
  return value && isOperand(value) ? value : undefined;
}
