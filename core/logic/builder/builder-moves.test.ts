import { describe, expect, it } from 'vitest';
import type { Logic } from '#core/logic/schema.ts';
import { everyNode, type LogicTree, type NodeId } from './builder.ts';
import { addGroup, removeNode } from './builder-edit.ts';
import { fromLogic, toLogic } from './builder-json.ts';
import { moveBy, moveNode, stepsFor, ungroup } from './builder-moves.ts';
import { changeConstant, changeQuestion } from './builder-operands.ts';
import type { BuilderQuestion } from './builder-operators.ts';

const questions: readonly BuilderQuestion[] = [
  { id: 'Species', text: 'Species', type: 'TEXT', questionOptions: [] },
];
const variable = (id: string): Logic => ({ var: id });
const condition = (logic: Logic) => fromLogic(logic, 'condition');

/** The id of the only node for which something holds. */
function idOf(tree: LogicTree, logic: Logic): NodeId {
  const found = tree.root && everyNode(tree.root).find((node) => sameLogic(tree, node.id, logic));
  if (!found) throw new Error(`${JSON.stringify(logic)} is not in the tree`);
  return found.id;
}
function sameLogic(tree: LogicTree, id: NodeId, logic: Logic): boolean {
  const root = tree.root && everyNode(tree.root).find((node) => node.id === id);
  return root !== null && JSON.stringify(toLogic({ ...tree, root: root ?? null })) === JSON.stringify(logic);
}
describe('moving', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((text): Logic => ({ '==': [variable('Species'), text] }));
  const tree = condition({ and: [a!, { or: [b!, c!] }, d!] });
  const logicAfter = (moved: LogicTree) => toLogic(moved);

  it.each<[Logic, Parameters<typeof moveBy>[2], Logic]>([
    [a!, 'down', { and: [{ or: [b!, c!] }, a!, d!] }],
    [a!, 'into', { and: [{ or: [a!, b!, c!] }, d!] }],
    [d!, 'into', { and: [a!, { or: [b!, c!, d!] }] }],
    [d!, 'up', { and: [a!, d!, { or: [b!, c!] }] }],
    [b!, 'up', { and: [a!, b!, { or: [c!] }, d!] }],
    [c!, 'down', { and: [a!, { or: [b!] }, c!, d!] }],
    [b!, 'out', { and: [a!, { or: [c!] }, b!, d!] }],
  ])('%j %s', (logic, step, expected) => {
    expect(logicAfter(moveBy(tree, idOf(tree, logic), step))).toEqual(expected);
  });

  it('offers the steps that there are', () => {
    expect(stepsFor(tree, idOf(tree, a!))).toEqual(['down', 'into']);
    expect(stepsFor(tree, idOf(tree, b!))).toEqual(['up', 'down', 'out']);
    expect(stepsFor(tree, idOf(tree, d!))).toEqual(['up', 'into']);
    expect(stepsFor(tree, 1)).toEqual([]);
  });

  it('takes a group along, but not into itself, and leaves no empty one behind', () => {
    const group = idOf(tree, { or: [b!, c!] });
    expect(moveNode(tree, group, group, 0)).toBe(tree);
    expect(logicAfter(moveNode(tree, group, 1, 0))).toEqual({ and: [{ or: [b!, c!] }, a!, d!] });
    const lone = condition({ and: [a!, { or: [b!] }] });
    expect(logicAfter(moveBy(lone, idOf(lone, b!), 'out'))).toEqual({ and: [a!, b!] });
    expect(logicAfter(removeNode(lone, idOf(lone, b!)))).toEqual({ and: [a!] });
  });

  it('puts what is in a group in its place', () => {
    expect(logicAfter(ungroup(tree, idOf(tree, { or: [b!, c!] })))).toEqual({ and: [a!, b!, c!, d!] });
  });

  it('adds a group that asks for any within one that asks for all', () => {
    const added = addGroup(tree);
    const filled = changeConstant(
      changeQuestion(added, tree.nextId + 2, 'Species', questions),
      tree.nextId + 3,
      'e',
    );
    expect(logicAfter(filled)).toEqual({
      and: [a!, { or: [b!, c!] }, d!, { or: [{ '==': [variable('Species'), 'e'] }] }],
    });
  });
});
