import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeCatalog, noChanges } from './change-catalog.ts';
import { above, moveIssue, movesBack, type Node, planMoves, withAllBelow } from './moves.ts';
import { deletionOf, restoredWith } from './retirement.ts';
import type { StoredItem } from './stored-item.ts';

const size = 12;
const idOf = (index: number) => `i${index}`;
/** Any forest of `size` items: each is below an earlier one, or at the top. */
const forest = fc
  .tuple(
    ...Array.from({ length: size }, (_, index) =>
      fc.tuple(fc.option(fc.nat({ max: Math.max(0, index - 1) }), { freq: 3 }), fc.boolean()),
    ),
  )
  .map((places) => {
    const nodes = new Map<string, Node>();
    places.forEach(([parent, retires], index) => {
      const parentId = index === 0 || parent === null ? null : idOf(parent);
      const retired = retires || (parentId !== null && nodes.get(parentId)?.retired === true);
      nodes.set(idOf(index), { id: idOf(index), name: idOf(index), parentId, retired });
    });
    return nodes;
  });
const anyId = fc.nat({ max: size + 1 }).map(idOf);
const relationships = fc.dictionary(anyId, fc.option(anyId), { maxKeys: 6 });

function moved(nodes: ReadonlyMap<string, Node>, moves: ReadonlyMap<string, string | null>) {
  const next = new Map(nodes);
  for (const [id, parentId] of moves) {
    const node = nodes.get(id);
    if (node !== undefined) next.set(id, { ...node, parentId });
  }
  return next;
}

/** Every item is there once, none is below itself, and nothing that can be chosen is below what is retired. */
function expectTree(nodes: ReadonlyMap<string, Node>): void {
  for (const { id, parentId, retired } of nodes.values()) {
    expect(parentId === null || nodes.has(parentId)).toBe(true);
    expect(above(nodes, id).map((each) => each.id)).not.toContain(id);
    expect(above(nodes, id).at(-1)?.parentId ?? null).toBeNull();
    if (parentId !== null && !retired) expect(nodes.get(parentId)?.retired).toBe(false);
  }
}

describe('moves', () => {
  it('leave a tree with the same items, whatever is asked for and in any order', () => {
    fc.assert(
      fc.property(forest, fc.array(relationships, { maxLength: 8 }), (start, asked) => {
        let nodes: ReadonlyMap<string, Node> = start;
        for (const wanted of asked) {
          const { moves, issues, gone } = planMoves(nodes, wanted);
          if (issues.length > 0 || gone.length > 0) expect(moves.size).toBe(0);
          nodes = moved(nodes, moves);
          expectTree(nodes);
          if (issues.length + gone.length > 0) continue;
          for (const [id, parentId] of Object.entries(wanted)) expect(nodes.get(id)?.parentId).toBe(parentId);
        }
        expect([...nodes.keys()].toSorted()).toEqual([...start.keys()].toSorted());
      }),
    );
  });

  it('are taken back by one that is always possible', () => {
    fc.assert(
      fc.property(forest, relationships, (nodes, wanted) => {
        const { moves } = planMoves(nodes, wanted);
        const after = moved(nodes, moves);
        const back = planMoves(after, movesBack(nodes, moves));
        expect(back.issues).toEqual([]);
        expect(moved(after, back.moves)).toEqual(nodes);
      }),
    );
  });

  it('are refused exactly where an item would stand below itself, or what is not retired below what is', () => {
    fc.assert(
      fc.property(forest, fc.nat({ max: size - 1 }), fc.nat({ max: size - 1 }), (nodes, a, b) => {
        const [id, parentId] = [idOf(a), idOf(b)];
        const [node, parent] = [nodes.get(id), nodes.get(parentId)];
        const isMoved = node?.parentId !== parentId;
        const isCircle = withAllBelow(nodes.values(), id).has(parentId);
        const isBelowRetired = isMoved && parent?.retired === true && node?.retired === false;
        expect(moveIssue(nodes, [id], parentId) !== null).toBe(isCircle || isBelowRetired);
      }),
    );
  });

  it('go at most 50 deep', () => {
    const chain = (name: string, length: number): [string, Node][] =>
      Array.from({ length }, (_, at) => {
        const id = `${name}${at}`;
        return [id, { id, name: id, parentId: at === 0 ? null : `${name}${at - 1}`, retired: false }];
      });
    const nodes = new Map([...chain('a', 30), ...chain('b', 21)]);
    expect(moveIssue(nodes, ['b0'], 'a28')).toBeNull();
    expect(moveIssue(nodes, ['b0'], 'a29')).toBe('The catalog can be at most 50 levels deep.');
  });
});

const stored = (nodes: ReadonlyMap<string, Node>): ReadonlyMap<string, StoredItem> =>
  new Map(
    [...nodes].map(([id, { name, parentId, retired }]) => {
      const item = { id, name, parentId, typeId: 't', code: null, fields: {}, version: 1 };
      return [id, { ...item, retiredWith: retired ? id : null }];
    }),
  );

it('a deletion keeps what is named and what it stands below, and nothing else of the branch', () => {
  fc.assert(
    fc.property(forest, anyId, fc.uniqueArray(anyId), (nodes, id, names) => {
      fc.pre(nodes.has(id));
      const items = stored(nodes);
      const branch = withAllBelow(items.values(), id);
      const { deleted, retired } = deletionOf(items, branch, new Set(names));
      expect([...deleted, ...retired].toSorted()).toEqual([...branch].toSorted());
      for (const each of deleted)
        expect([...withAllBelow(items.values(), each)].some((below) => names.includes(below))).toBe(false);
      for (const each of retired)
        expect([...withAllBelow(items.values(), each)].some((below) => names.includes(below))).toBe(true);
    }),
  );
});

it('what was retired as one comes back as one', () => {
  fc.assert(
    fc.property(forest, anyId, (nodes, id) => {
      fc.pre(nodes.get(id)?.retired === false);
      const items = stored(nodes);
      const state = { items, types: [{ id: 't', name: 'T' }], columns: [], count: items.size };
      const { retired } = changeCatalog(state, { ...noChanges, retire: [id] });
      const after = new Map([...items, ...retired.map((item) => [item.id, item] as const)]);
      const back = changeCatalog(
        { ...state, items: after },
        { ...noChanges, restore: restoredWith(after, id) },
      );
      expect([...back.restored].toSorted()).toEqual(retired.map((item) => item.id).toSorted());
    }),
  );
});
