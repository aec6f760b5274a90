import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeTree } from './changed-tree.ts';
import { findItems, type IndexedItem, indexItems } from './item-index.ts';
import { planMoves, withAllBelow } from './moves.ts';
import type { CatalogItem, FlatItem } from './schema.ts';
import { listOf, treeOf } from './tree.ts';

const size = 14;
const type = { id: 't', name: 'Place' };
const idOf = (index: number) => `i${String(index).padStart(2, '0')}`;
const itemOf = (index: number, parentId: string | null, name: string): FlatItem => ({
  id: idOf(index),
  name,
  type,
  parentId,
  code: null,
  fields: {},
  retired: false,
  version: 1,
});
/** By name, as the server has them. */
const sorted = (items: Iterable<FlatItem>) =>
  [...items].toSorted((a, b) => (`${a.name} ${a.id}` < `${b.name} ${b.id}` ? -1 : 1));
const forest = fc
  .tuple(
    ...Array.from({ length: size }, (_, index) =>
      fc.tuple(
        fc.option(fc.nat({ max: Math.max(0, index - 1) }), { freq: 3 }),
        fc.constantFrom('a', 'b', 'c'),
      ),
    ),
  )
  .map((places) =>
    places.map(([parent, name], index) =>
      itemOf(index, index === 0 || parent === null ? null : idOf(parent), name),
    ),
  );
const anyIndex = fc.nat({ max: size + 1 });
const change = fc.oneof(
  fc.record({ move: anyIndex, to: fc.option(anyIndex) }),
  fc.record({ delete: anyIndex }),
  fc.record({ rename: anyIndex, name: fc.constantFrom('a', 'b', 'c') }),
  fc.record({ add: fc.nat({ max: 40 }), below: fc.option(anyIndex) }),
);
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** What a change does to the list of all items, and what the tree is told of it. */
function made(items: ReadonlyMap<string, FlatItem>, wanted: Change) {
  const next = new Map(items);
  if ('move' in wanted) {
    const parentId = wanted.to === null ? null : idOf(wanted.to);
    const { moves } = planMoves(items, { [idOf(wanted.move)]: parentId });
    for (const [id, to] of moves) next.set(id, { ...items.get(id)!, parentId: to });
    return { next, told: { moves: Object.fromEntries(moves) } };
  }
  if ('delete' in wanted) {
    const id = idOf(wanted.delete);
    if (items.has(id)) for (const each of withAllBelow(items.values(), id)) next.delete(each);
    return { next, told: { deleted: [id] } };
  }
  const parentId = 'add' in wanted && wanted.below !== null ? idOf(wanted.below) : null;
  const known = 'rename' in wanted ? items.get(idOf(wanted.rename)) : undefined;
  if ('rename' in wanted ? known === undefined : parentId !== null && !items.has(parentId))
    return { next, told: {} };
  const item =
    'rename' in wanted
      ? { ...known!, name: wanted.name, version: known!.version + 1 }
      : itemOf(100 + wanted.add, parentId, 'b');
  next.set(item.id, item);
  return { next, told: { items: [item] } };
}

/** An index without what a search has left in it. */
const plain = (level: readonly IndexedItem[]): unknown[] =>
  level.map(({ id, name, parentId, item, children }) => ({
    id,
    name,
    parentId,
    item,
    children: plain(children),
  }));

describe('a changed tree', () => {
  it('is the tree of the changed items, whatever changes in whatever order; so is its index', () => {
    fc.assert(
      fc.property(forest, fc.array(change, { maxLength: 8 }), (start, changes) => {
        let items: ReadonlyMap<string, FlatItem> = new Map(start.map((item) => [item.id, item]));
        let tree: readonly CatalogItem[] = treeOf(sorted(start));
        let index = indexItems(tree);
        for (const wanted of changes) {
          const { next, told } = made(items, wanted);
          items = next;
          tree = changeTree(tree, told);
          expect(tree).toEqual(treeOf(sorted(items.values())));
          // Between two indexes somebody searches.
          findItems(index, 'a', true);
          index = indexItems(tree, index);
          const fresh = indexItems(tree);
          expect(plain(index.top)).toEqual(plain(fresh.top));
          expect([...index.nodes.keys()].toSorted()).toEqual([...fresh.nodes.keys()].toSorted());
          expect(findItems(index, 'b', true)).toEqual(findItems(fresh, 'b', true));
        }
        expect(listOf(tree)).toHaveLength(items.size);
      }),
    );
  });

  it('shares with the tree before what has not changed, and so does its index', () => {
    const tree = treeOf([
      itemOf(0, null, 'a'),
      itemOf(1, idOf(0), 'b'),
      itemOf(2, null, 'c'),
      itemOf(3, idOf(2), 'd'),
    ]);
    expect(changeTree(tree, {})).toBe(tree);
    expect(changeTree(tree, { deleted: ['gone'], moves: { [idOf(1)]: 'gone' } })).toEqual(tree);
    const changed = changeTree(tree, { items: [itemOf(1, idOf(0), 'e')] });
    expect(changed[1]).toBe(tree[1]);
    expect(changed[0]).not.toBe(tree[0]);
    const index = indexItems(tree);
    expect(indexItems(tree, index)).toBe(index);
    expect(indexItems(changed, index).top[1]).toBe(index.top[1]);
  });
});
