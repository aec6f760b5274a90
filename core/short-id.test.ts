import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idRange, isIdBeginning, shortIds } from './short-id.ts';

const uuid = fc.uuid();

describe('short ids', () => {
  it('are the shortest of at least 8 characters that tell all ids apart', () => {
    fc.assert(
      fc.property(fc.array(uuid, { maxLength: 20 }), (ids) => {
        const short = shortIds(ids);
        expect(new Set(short.values()).size).toBe(new Set(ids).size);
        for (const [id, shown] of short) {
          expect(shown.length).toBeGreaterThanOrEqual(8);
          expect(isIdBeginning(shown)).toBe(true);
          expect(ids.filter((each) => each.startsWith(shown))).toContain(id);
          expect(new Set(ids.filter((each) => each.startsWith(shown))).size).toBe(1);
        }
      }),
    );
  });

  it('are longer where two ids begin alike', () => {
    const [one, other] = ['5b1f0a52-3d53-4b61-9d0f-2f0c5b1de7a4', '5b1f0a52-3d99-4b61-9d0f-2f0c5b1de7a4'];
    expect([...shortIds([one, other]).values()]).toEqual(['5b1f0a52-3d5', '5b1f0a52-3d9']);
  });
});

describe('the beginning of an id', () => {
  it('is every part of a UUID from its start on, from 4 characters', () => {
    fc.assert(
      fc.property(uuid, fc.integer({ min: 0, max: 36 }), (id, length) => {
        expect(isIdBeginning(id.slice(0, length))).toBe(length >= 4);
      }),
    );
    for (const text of ['5b1g0', 'Wildlife', '5b1f0a523d53', '5b1f0a52--3d53', ' 5b1f'])
      expect(isIdBeginning(text)).toBe(false);
  });

  it('has a range that holds its ids and no other', () => {
    fc.assert(
      fc.property(uuid, uuid, fc.integer({ min: 4, max: 36 }), (id, other, length) => {
        const start = id.slice(0, length);
        const { lowest, highest } = idRange(start);
        expect(lowest <= id && id <= highest).toBe(true);
        expect(lowest <= other && other <= highest).toBe(other.startsWith(start));
      }),
    );
  });
});
