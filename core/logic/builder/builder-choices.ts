// What somebody does in the builder to one of several values, or of several statements, that conditions choose among.
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

/** A case of a choice: where `when` is null, it is what counts otherwise. */
export type Case = { when: Node | null; result: Node };

/** The cases of a choice in their order. */
export function casesOf({ parts }: Choice): Case[] {
  return parts.flatMap((part, index) => {
    if (isWhen(index, parts.length)) return [];
    return [{ when: index % 2 === 0 ? null : (parts[index - 1] ?? null), result: part }];
  });
}

/** Whether something counts where no condition holds. */
export function hasOtherwise({ parts }: Choice): boolean {
  return parts.length % 2 === 1;
}

/** One more condition, with what it leads to, behind those that there are. The condition has the id that was next. */
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
 * Takes a case out, by its place. Where no condition is left, what counts otherwise takes the place of the choice; where
 * there is no such thing either, the choice goes.
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

/** Something that counts where no condition holds. */
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
