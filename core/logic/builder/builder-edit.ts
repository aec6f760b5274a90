// Edits of statements in the builder, as functions from a tree to the next. Moves are in builder-moves.ts, edits of
// operands in builder-operands.ts.
import {
  changeNode,
  type Condition,
  emptyTree,
  findNode,
  type Group,
  holdsStatement,
  isStatement,
  type LogicTree,
  mapParts,
  missing,
  type Node,
  type NodeId,
  parentOf,
  partsOf,
  type Statement,
} from './builder.ts';

/** Which parts of a group must be true. */
export type GroupChoice = 'all' | 'any' | 'none' | 'notAll';

/**
 * Adds an empty condition at the end of a group or beside a single statement; by default at the end of the tree. Its
 * node gets the tree's next id, its left operand the one after that.
 */
export function addCondition(tree: LogicTree, placeId: NodeId | null = null): LogicTree {
  const id = tree.nextId;
  return append({ ...tree, nextId: id + 3 }, placeId, blankCondition(id));
}

/** Adds a group with one empty condition. It matches any inside a group that matches all, and vice versa. */
export function addGroup(tree: LogicTree, placeId: NodeId | null = null): LogicTree {
  const id = tree.nextId;
  const around = placeId === null ? tree.root : findNode(tree, placeId);
  const operator = around?.kind === 'group' && around.operator === 'or' ? 'and' : 'or';
  const group: Group = { kind: 'group', id, operator, parts: [blankCondition(id + 1)] };
  return append({ ...tree, nextId: id + 4 }, placeId, group);
}

/**
 * Removes a statement, and groups that become empty; or an operand of a sum, of which a single remaining one replaces
 * the sum. A required node becomes an empty one instead.
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
      return changeNode({ ...tree, nextId: tree.nextId + 3 }, id, (node) =>
        parent !== null && holdsStatement(parent, id)
          ? blankCondition(tree.nextId)
          : missing(node.id, isQuantified(parent, id) ? 'question' : 'value'),
      );
  }
}

/** The items of a question's answer are counted, and of nothing else. */
function isQuantified(parent: Node | null, id: NodeId): boolean {
  return parent?.kind === 'condition' && parent.quantity !== undefined && parent.left.id === id;
}

/** Wraps a statement in a group. */
export function wrapInGroup(tree: LogicTree, id: NodeId): LogicTree {
  const parent = parentOf(tree, id);
  const operator = parent?.kind === 'group' && parent.operator === 'and' ? 'or' : 'and';
  const group = (node: Node): Node => ({
    kind: 'group',
    id: tree.nextId,
    operator,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only statements have the button for it
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
    const { negated: _, affirmed: __, ...group } = node;
    const operator = choice === 'all' || choice === 'notAll' ? 'and' : 'or';
    const isDenied = choice === 'none' || choice === 'notAll';
    return { ...group, operator, ...(isDenied && { negated: 'list' as const }) };
  });
}

/** Removes empty groups, and groups that only contained those; a condition of a choice becomes an empty one. */
export function withoutEmpty(tree: LogicTree): LogicTree {
  let { nextId } = tree;
  const prune = (node: Node): Node => {
    const pruned = mapParts(node, prune);
    if (!partsOf(pruned).some(isEmptyGroup)) return pruned;
    if (pruned.kind === 'group') {
      return withParts(
        pruned,
        pruned.parts.filter((part) => !isEmptyGroup(part)),
      );
    }
    return mapParts(pruned, (part) => {
      if (!isEmptyGroup(part)) return part;
      nextId += 3;
      return blankCondition(nextId - 3);
    });
  };
  const root = tree.root && prune(tree.root);
  return { ...tree, root: root !== null && isEmptyGroup(root) ? null : root, nextId };
}

function isEmptyGroup(node: Node): boolean {
  return node.kind === 'group' && node.parts.length === 0;
}

/** Replaces a group's parts, which are then always written as a list. */
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

/** At the end of a group, or beside a single statement; by default at the end of the tree. */
function append(tree: LogicTree, placeId: NodeId | null, statement: Statement): LogicTree {
  const { root, nextId } = tree;
  if (root === null) return { ...tree, root: statement };
  return changeNode({ ...tree, nextId: nextId + 1 }, placeId ?? root.id, (node) => {
    if (node.kind === 'group') return withParts(node, [...node.parts, statement]);
    if (!isStatement(node)) return node;
    return { kind: 'group', id: nextId, operator: 'and', parts: [node, statement] };
  });
}

/** An empty condition. It uses three ids. */
export function blankCondition(id: NodeId): Condition {
  return {
    kind: 'condition',
    id,
    operator: '==',
    left: missing(id + 1, 'question'),
    right: missing(id + 2, 'value'),
  };
}
