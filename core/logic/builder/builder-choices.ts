// Edits of choices in the builder: values or statements selected by conditions.
import {
  changeNode,
  type Choice,
  findNode,
  isWhen,
  type LogicTree,
  missing,
  type Node,
  type NodeId,
} from './builder.ts';
import { blankCondition, removeNode } from './builder-edit.ts';

/** A case of a choice; `when` is null for the "otherwise" case. */
export type Case = { when: Node | null; result: Node };

/** The cases of a choice in order. */
export function casesOf({ parts }: Choice): Case[] {
  return parts.flatMap((part, index) => {
    if (isWhen(index, parts.length)) return [];
    return [{ when: index % 2 === 0 ? null : (parts[index - 1] ?? null), result: part }];
  });
}

/** Whether a choice has an "otherwise" case. */
export function hasOtherwise({ parts }: Choice): boolean {
  return parts.length % 2 === 1;
}

/** Appends a condition with its result. The condition gets the tree's next id. */
export function addCase(tree: LogicTree, id: NodeId): LogicTree {
  const { nextId } = tree;
  return changeChoice({ ...tree, nextId: nextId + 6 }, id, (choice) => {
    const { parts } = choice;
    const end = hasOtherwise(choice) ? parts.length - 1 : parts.length;
    return [
      ...parts.slice(0, end),
      blankCondition(nextId),
      blankResult(choice, nextId + 3),
      ...parts.slice(end),
    ];
  });
}

/**
 * Removes a case by index. Without a remaining condition, the "otherwise" value replaces the choice; without that, the
 * choice is removed.
 */
export function removeCase(tree: LogicTree, id: NodeId, index: number): LogicTree {
  const choice = findNode(tree, id);
  if (choice?.kind !== 'choice') return tree;
  const parts = casesOf(choice)
    .filter((_, place) => place !== index)
    .flatMap(({ when, result }) => (when === null ? [result] : [when, result]));
  const [only] = parts;
  if (only === undefined) return removeNode(tree, id);
  return changeNode(tree, id, () => (parts.length === 1 ? only : { ...choice, parts }));
}

/** Adds an "otherwise" case. */
export function addOtherwise(tree: LogicTree, id: NodeId): LogicTree {
  const { nextId } = tree;
  return changeChoice({ ...tree, nextId: nextId + 3 }, id, (choice) =>
    hasOtherwise(choice) ? choice.parts : [...choice.parts, blankResult(choice, nextId)],
  );
}

function changeChoice(tree: LogicTree, id: NodeId, change: (choice: Choice) => readonly Node[]): LogicTree {
  return changeNode(tree, id, (node) => (node.kind === 'choice' ? { ...node, parts: change(node) } : node));
}

function blankResult({ purpose }: Choice, id: NodeId): Node {
  return purpose === 'condition' ? blankCondition(id) : missing(id, 'value');
}
