// Moves statements in a tree, by dragging or step by step with the keyboard.
import { assertNever } from '#core/assert-never.ts';
import {
  changeNode,
  everyNode,
  findNode,
  type Group,
  isStatement,
  type LogicTree,
  type NodeId,
  parentOf,
  type Statement,
} from './builder.ts';
import { withoutEmpty, withoutPart, withParts } from './builder-edit.ts';

/**
 * `up` and `down` leave a group at its edge; `into` enters the group above, otherwise the one below; `out` moves behind
 * the group.
 */
export const moveSteps = ['up', 'down', 'into', 'out'] as const;
export type MoveStep = (typeof moveSteps)[number];

/**
 * Moves a statement to an index in a group. Returns the same tree if that is impossible: nothing can move into itself.
 */
export function moveNode(tree: LogicTree, id: NodeId, groupId: NodeId, index: number): LogicTree {
  const node = findNode(tree, id);
  const parent = parentOf(tree, id);
  if (
    node === null ||
    !isStatement(node) ||
    parent?.kind !== 'group' ||
    findNode(tree, groupId)?.kind !== 'group'
  )
    return tree;
  if (everyNode(node).some((each) => each.id === groupId)) return tree;
  const isSame = parent.id === groupId && parent.parts[index]?.id === id;
  if (isSame) return tree;
  const taken = changeNode(tree, parent.id, (group) => withoutPart(group, id));
  const put = changeNode(taken, groupId, (group) =>
    group.kind === 'group' ? withPart(group, node, index) : group,
  );
  return withoutEmpty(put);
}

/** Moves a statement by a step; the same tree if the step is impossible. */
export function moveBy(tree: LogicTree, id: NodeId, step: MoveStep): LogicTree {
  const place = placeOf(tree, id, step);
  return place === null ? tree : moveNode(tree, id, place.groupId, place.index);
}

/** The possible steps of a statement. */
export function stepsFor(tree: LogicTree, id: NodeId): MoveStep[] {
  return moveSteps.filter((step) => placeOf(tree, id, step) !== null);
}

/** A group inside another group can be replaced by its parts; elsewhere only a group with a single part can. */
export function mayUngroup(tree: LogicTree, id: NodeId): boolean {
  const node = findNode(tree, id);
  if (node?.kind !== 'group' || node.negated !== undefined) return false;
  return parentOf(tree, id)?.kind === 'group' || node.parts.length === 1;
}

/** Replaces a group by its parts. */
export function ungroup(tree: LogicTree, id: NodeId): LogicTree {
  const node = findNode(tree, id);
  if (node?.kind !== 'group' || !mayUngroup(tree, id)) return tree;
  const parent = parentOf(tree, id);
  if (parent?.kind !== 'group') return changeNode(tree, id, () => node.parts[0] ?? node);
  const parts = parent.parts.flatMap((part) => (part.id === id ? node.parts : [part]));
  return changeNode(tree, parent.id, () => withParts(parent, parts));
}

type NodePosition = { groupId: NodeId; index: number };

function placeOf(tree: LogicTree, id: NodeId, step: MoveStep): NodePosition | null {
  const group = parentOf(tree, id);
  if (group?.kind !== 'group') return null;
  const index = group.parts.findIndex((part) => part.id === id);
  switch (step) {
    case 'up':
      return index > 0 ? { groupId: group.id, index: index - 1 } : beside(tree, group, 0);
    case 'down':
      return index < group.parts.length - 1
        ? { groupId: group.id, index: index + 1 }
        : beside(tree, group, 1);
    case 'out':
      return beside(tree, group, 1);
    case 'into':
      return within(group.parts[index - 1], 'end') ?? within(group.parts[index + 1], 'start');
    default:
      return assertNever(step);
  }
}

/** The position before a group, or with 1 the one behind it. */
function beside(tree: LogicTree, group: Group, offset: 0 | 1): NodePosition | null {
  const around = parentOf(tree, group.id);
  if (around?.kind !== 'group') return null;
  return { groupId: around.id, index: around.parts.findIndex((part) => part.id === group.id) + offset };
}

function within(statement: Statement | undefined, edge: 'start' | 'end'): NodePosition | null {
  if (statement?.kind !== 'group') return null;
  return { groupId: statement.id, index: edge === 'start' ? 0 : statement.parts.length };
}

function withPart(group: Group, part: Statement, index: number): Group {
  return withParts(group, [...group.parts.slice(0, index), part, ...group.parts.slice(index)]);
}
