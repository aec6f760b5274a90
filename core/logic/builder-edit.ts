// What somebody does to a tree in the builder, each as a function from a tree to the next. Where something is moved to is
// in builder-moves.ts.
import {
  type ArithmeticOperator,
  changeNode,
  type Condition,
  type ConstantValue,
  emptyTree,
  findNode,
  type Group,
  type LogicTree,
  mapParts,
  missing,
  type Node,
  type NodeId,
  type Operand,
  parentOf,
  type Statement,
} from './builder.ts';
import { fitsArithmetic } from './builder-json.ts';
import {
  type BuilderQuestion,
  choiceOf,
  findQuestion,
  isSameChoice,
  type OperatorChoice,
} from './builder-operators.ts';
import { refit } from './builder-refit.ts';

/** Which parts of a group must hold. */
export type GroupChoice = 'all' | 'any' | 'none' | 'notAll';

/**
 * A condition to be filled in, at the end of a group; without one at the end of the whole. Its node has the id that was
 * the tree's next, its left operand the one after that.
 */
export function addCondition(tree: LogicTree, groupId: NodeId | null = null): LogicTree {
  const id = tree.nextId;
  return append({ ...tree, nextId: id + 3 }, groupId, blankCondition(id));
}

/** A group of one condition to be filled in. It asks for any where what is around it asks for all, and the reverse. */
export function addGroup(tree: LogicTree, groupId: NodeId | null = null): LogicTree {
  const id = tree.nextId;
  const around = groupId === null ? tree.root : findNode(tree, groupId);
  const operator = around?.kind === 'group' && around.operator === 'or' ? 'and' : 'or';
  const group: Group = { kind: 'group', id, operator, parts: [blankCondition(id + 1)] };
  return append({ ...tree, nextId: id + 4 }, groupId, group);
}

/**
 * Takes a statement out, and groups that become empty with it; an operand of a sum, of which a single one stays as itself;
 * any other operand becomes one to be chosen.
 */
export function removeNode(tree: LogicTree, id: NodeId): LogicTree {
  if (tree.root?.id === id) return { ...emptyTree(tree.purpose), nextId: tree.nextId + 1 };
  const parent = parentOf(tree, id);
  switch (parent?.kind) {
    case 'group':
      return withoutEmpty(changeNode(tree, parent.id, (node) => withoutPart(node, id)));
    case 'arithmetic': {
      const operands = parent.operands.filter((operand) => operand.id !== id);
      const [only] = operands;
      return changeNode(tree, parent.id, () =>
        operands.length === 1 && only !== undefined ? only : { ...parent, operands },
      );
    }
    default:
      return changeNode(tree, id, (node) => missing(node.id, 'value'));
  }
}

/** A statement in a group of its own, in its place. */
export function wrapInGroup(tree: LogicTree, id: NodeId): LogicTree {
  const parent = parentOf(tree, id);
  const operator = parent?.kind === 'group' && parent.operator === 'and' ? 'or' : 'and';
  const group = (node: Node): Node => ({
    kind: 'group',
    id: tree.nextId,
    operator,
    parts: [node as Statement],
  });
  return changeNode({ ...tree, nextId: tree.nextId + 1 }, id, group);
}

export function groupChoice({ operator, negated }: Group): GroupChoice {
  if (operator === 'and') return negated === undefined ? 'all' : 'notAll';
  return negated === undefined ? 'any' : 'none';
}

export function changeGroup(tree: LogicTree, id: NodeId, choice: GroupChoice): LogicTree {
  return changeNode(tree, id, (node) => {
    if (node.kind !== 'group' || groupChoice(node) === choice) return node;
    const { negated: _, ...group } = node;
    const operator = choice === 'all' || choice === 'notAll' ? 'and' : 'or';
    const isDenied = choice === 'none' || choice === 'notAll';
    return { ...group, operator, ...(isDenied && { negated: 'list' as const }) };
  });
}

/** Another operator for a condition. What it is compared with stays where it fits the new one too. */
export function changeOperator(
  tree: LogicTree,
  id: NodeId,
  choice: OperatorChoice,
  questions: readonly BuilderQuestion[],
): LogicTree {
  return changeCondition(tree, id, questions, (condition) => {
    if (isSameChoice(choiceOf(condition), choice)) return condition;
    const { negated: _, bare: __, ...rest } = condition;
    return { ...rest, operator: choice.operator, ...(choice.negated && { negated: 'list' as const }) };
  });
}

/** Another operator for a sum. One that takes two operands takes more of them as `(a − b) − c`. */
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

/** One more operand for a sum or a product; a difference is put into another one. */
export function addTerm(tree: LogicTree, id: NodeId): LogicTree {
  const term = missing(tree.nextId, 'question');
  return changeNode({ ...tree, nextId: tree.nextId + 2 }, id, (node) => {
    if (node.kind !== 'arithmetic') return node;
    const operands = [...node.operands, term];
    if (fitsArithmetic(node.operator, operands.length)) return { ...node, operands };
    return { kind: 'arithmetic', id: tree.nextId + 1, operator: node.operator, operands: [node, term] };
  });
}

/** A question for an operand. Left of an operator it decides which ones there are, and what they are compared with. */
export function changeQuestion(
  tree: LogicTree,
  id: NodeId,
  questionId: string,
  questions: readonly BuilderQuestion[],
): LogicTree {
  return changeOperand(tree, id, questions, (operand) =>
    operand.kind === 'variable' ? { ...operand, questionId } : { kind: 'variable', id, questionId },
  );
}

/** What counts where the question of an operand is not answered; null for nothing. */
export function changeFallback(tree: LogicTree, id: NodeId, fallback: number | null): LogicTree {
  return changeNode(tree, id, (node) => {
    if (node.kind !== 'variable') return node;
    const { fallback: _, ...variable } = node;
    return fallback === null ? variable : { ...variable, fallback };
  });
}

/** A constant for an operand; null for one that is still to be put in. */
export function changeConstant(tree: LogicTree, id: NodeId, value: ConstantValue | null): LogicTree {
  return changeNode(tree, id, () =>
    value === null ? missing(id, 'value') : { kind: 'constant', id, value },
  );
}

/** Makes an operand a question, a value or a sum. A sum begins with what was there, and leaves its first part behind. */
export function changeKind(
  tree: LogicTree,
  id: NodeId,
  kind: 'question' | 'value' | 'arithmetic',
  questions: readonly BuilderQuestion[],
): LogicTree {
  const { nextId } = tree;
  return changeOperand({ ...tree, nextId: nextId + 2 }, id, questions, (operand) => {
    if (kind === 'arithmetic') {
      if (operand.kind === 'arithmetic') return operand;
      const first = isNumber(operand, questions) ? { ...operand, id: nextId } : missing(nextId, 'question');
      return { kind: 'arithmetic', id, operator: '+', operands: [first, missing(nextId + 1, 'value')] };
    }
    const wanted = kind === 'question' ? 'variable' : 'constant';
    if (operand.kind === wanted) return operand;
    const first = operand.kind === 'arithmetic' ? operand.operands[0] : undefined;
    return first?.kind === wanted ? { ...first, id } : missing(id, kind);
  });
}

/** Groups that nothing is left in go, and those that were empty but for them. */
export function withoutEmpty(tree: LogicTree): LogicTree {
  const root = tree.root && prune(tree.root);
  return { ...tree, root: root !== null && isEmptyGroup(root) ? null : root };
}

function prune(node: Node): Node {
  const pruned = mapParts(node, prune);
  if (pruned.kind !== 'group' || !pruned.parts.some(isEmptyGroup)) return pruned;
  return withParts(
    pruned,
    pruned.parts.filter((part) => !isEmptyGroup(part)),
  );
}

function isEmptyGroup(node: Node): boolean {
  return node.kind === 'group' && node.parts.length === 0;
}

/** A group with other parts, which are always written as a list. */
export function withParts({ bare: _, ...group }: Group, parts: readonly Statement[]): Group {
  return { ...group, parts };
}

export function withoutPart(node: Node, id: NodeId): Node {
  if (node.kind !== 'group') return node;
  return withParts(
    node,
    node.parts.filter((part) => part.id !== id),
  );
}

function append(tree: LogicTree, groupId: NodeId | null, statement: Statement): LogicTree {
  const { root, nextId } = tree;
  if (root === null) return { ...tree, root: statement };
  const place = groupId ?? root.id;
  if (findNode(tree, place)?.kind === 'group') {
    return changeNode(tree, place, (node) =>
      node.kind === 'group' ? withParts(node, [...node.parts, statement]) : node,
    );
  }
  if (groupId !== null) return tree;
  const whole: Group = { kind: 'group', id: nextId, operator: 'and', parts: [root as Statement, statement] };
  return { ...tree, root: whole, nextId: nextId + 1 };
}

/** Changes an operand, and with the left one of a condition what depends on it. */
function changeOperand(
  tree: LogicTree,
  id: NodeId,
  questions: readonly BuilderQuestion[],
  change: (operand: Operand) => Operand,
): LogicTree {
  const parent = parentOf(tree, id);
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
  return changeNode({ ...tree, nextId: nextId + 1 }, id, (node) => {
    if (node.kind !== 'condition') return node;
    const changed = change(node);
    return changed === node ? node : refit(node, changed, nextId, questions);
  });
}

function isNumber(operand: Operand, questions: readonly BuilderQuestion[]): boolean {
  if (operand.kind === 'constant') return typeof operand.value === 'number';
  return operand.kind === 'variable' && findQuestion(questions, operand.questionId)?.type === 'NUMERIC';
}

function blankCondition(id: NodeId): Condition {
  return {
    kind: 'condition',
    id,
    operator: '==',
    left: missing(id + 1, 'question'),
    right: missing(id + 2, 'value'),
  };
}
