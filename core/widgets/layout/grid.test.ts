import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completed, flow, moved, overlapIn, readingOrder, resized } from './grid.ts';
import { box, gridColumns, highestBox, type Layout, smallestBox } from './schema.ts';

const sizes = fc.record({
  w: fc.integer({ min: smallestBox, max: gridColumns }),
  h: fc.integer({ min: smallestBox, max: highestBox }),
});
const parts = fc
  .array(sizes, { minLength: 1, maxLength: 14 })
  .map((all) => all.map((size, index) => ({ id: `p${index}`, ...size })));
/** Boxes anywhere, some outside of the grid and some over each other. */
const anyLayout = fc.dictionary(
  fc.integer({ min: 0, max: 16 }).map((index) => `p${index}`),
  fc.record({
    x: fc.integer({ min: -2, max: gridColumns }),
    y: fc.integer({ min: -2, max: 40 }),
    w: fc.integer({ min: 0, max: gridColumns + 2 }),
    h: fc.integer({ min: 0, max: highestBox + 2 }),
  }),
);

function expectGood(layout: Layout): void {
  expect(overlapIn(layout)).toBeNull();
  for (const each of Object.values(layout)) expect(box.safeParse(each).success).toBe(true);
}

describe('a layout', () => {
  it('has a box for every part, none over another or outside, whatever was saved', () => {
    fc.assert(
      fc.property(anyLayout, parts, (saved, all) => {
        const layout = completed(saved, all);
        expectGood(layout);
        for (const { id } of all) expect(layout[id]).toBeDefined();
        // What is good stays as it is.
        expect(completed(layout, all)).toEqual(layout);
      }),
    );
  });

  it('keeps the boxes of the parts that stay when one is hidden, and gives it back its own', () => {
    fc.assert(
      fc.property(parts, fc.nat(), (all, which) => {
        const saved = flow(all);
        const rest = all.filter((_, index) => index !== which % all.length);
        expect(completed(saved, rest)).toEqual(saved);
        expect(completed(completed(saved, rest), all)).toEqual(saved);
      }),
    );
  });

  it('reads in the order in which it was made', () => {
    fc.assert(
      fc.property(parts, (all) => {
        expectGood(flow(all));
        expect(readingOrder(flow(all))).toEqual(all.map(({ id }) => id));
      }),
    );
  });

  it('has small parts beside each other, and what follows below the lower ones', () => {
    const layout = flow([
      { id: 'a', w: 3, h: 3 },
      { id: 'b', w: 3, h: 3 },
      { id: 'c', w: 6, h: 8 },
      { id: 'd', w: 6, h: 8 },
    ]);
    expect(layout).toMatchObject({ b: { x: 3, y: 0 }, c: { x: 6, y: 0 }, d: { x: 0, y: 3 } });
  });

  it('names two parts that overlap', () => {
    const both = { a: { x: 0, y: 0, w: 4, h: 4 }, b: { x: 3, y: 3, w: 4, h: 4 } };
    expect(overlapIn(both)).toEqual({ id: 'b', other: 'a' });
  });
});

describe('a change', () => {
  const step = fc.record({
    which: fc.nat(),
    x: fc.integer({ min: -3, max: 15 }),
    y: fc.integer({ min: -3, max: 60 }),
    isSize: fc.boolean(),
  });

  it('leaves no part outside or over another, and moves nothing that is not in its way', () => {
    fc.assert(
      fc.property(parts, fc.array(step, { maxLength: 6 }), (all, steps) => {
        let layout = flow(all);
        for (const { which, x, y, isSize } of steps) {
          const id = all[which % all.length]?.id ?? '';
          const next = isSize ? resized(layout, id, { w: x, h: y }) : moved(layout, id, { x, y });
          expectGood(next);
          expect(Object.keys(next).toSorted()).toEqual(Object.keys(layout).toSorted());
          const others = Object.keys(next).filter((other) => other !== id);
          const still = Object.fromEntries(others.map((other) => [other, layout[other]!]));
          // If the changed part fits among the others as they are, they stay as they are.
          if (overlapIn({ ...still, [id]: next[id]! }) === null) expect(next).toMatchObject(still);
          for (const other of others)
            expect(next[other]).toMatchObject({ w: layout[other]?.w, h: layout[other]?.h });
          layout = next;
        }
      }),
    );
  });

  it('swaps two parts of the same size, and moves others down', () => {
    const layout = flow(['a', 'b', 'c', 'd'].map((id) => ({ id, w: 6, h: 8 })));
    expect(moved(layout, 'a', { x: 6, y: 0 })).toEqual({ ...layout, a: layout['b'], b: layout['a'] });
    const wide = resized(layout, 'a', { w: 12, h: 8 });
    expect(wide).toMatchObject({ b: { x: 6, y: 8 }, d: { x: 6, y: 16 } });
    expect(wide['c']).toEqual(layout['c']);
  });
});
