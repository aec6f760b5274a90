import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPlainNewRow, isPlainNewRows, newRow, newRows } from './schema.ts';
import { isStorableText } from '#core/storable-text.ts';

const id = fc.uuid();
const strange = fc.constantFrom<unknown>(
  null,
  '',
  0,
  -1,
  1.5,
  2 ** 60,
  [],
  {},
  true,
  'A'.repeat(10_001),
  '\0',
  '\ud800',
  'AAAAAAAA-0000-4000-8000-000000000000',
  '00000000-0000-0000-0000-000000000000',
);
const or = (usual: fc.Arbitrary<unknown>) =>
  fc.oneof({ arbitrary: usual, weight: 100 }, { arbitrary: strange, weight: 1 });
const answer = or(
  fc.oneof(
    { arbitrary: fc.record({ questionId: or(id), value: or(fc.string({ unit: 'binary' })) }), weight: 20 },
    { arbitrary: fc.record({ questionId: id, value: fc.string(), more: fc.string() }), weight: 1 },
  ),
);
const row = or(
  fc.record(
    {
      id: or(id),
      formVersion: or(fc.integer({ min: -1, max: 9 })),
      answers: or(fc.array(answer, { maxLength: 4 })),
      more: or(id),
    },
    { requiredKeys: ['answers'] },
  ),
);
const storable = (value: unknown) => {
  const texts: string[] = [];
  JSON.stringify(value, (_key, inner: unknown) => (typeof inner === 'string' && texts.push(inner), inner));
  return texts.every(isStorableText);
};

it('says yes only to rows that their schema gives back unchanged and that can be stored', () => {
  let yes = 0;
  fc.assert(
    fc.property(row, (value) => {
      if (!isPlainNewRow(value)) return;
      yes += 1;
      expect(newRow.parse(value)).toEqual(value);
      expect(storable(value)).toBe(true);
    }),
    { numRuns: 1_500 },
  );
  expect(yes).toBeGreaterThan(100);
});

it('says yes to what clients send, whatever the order of its keys', () => {
  const [a, b] = ['6f6a2a6e-1f4b-4f0e-9f6a-0d8d5c0c9b11', 'b1f9a8d2-7c3e-4a55-8a1d-2f0e6c7d8e99'];
  const given = {
    id: a,
    formVersion: 3,
    answers: [
      { questionId: b, value: 'Größe 😀' },
      { value: '', questionId: a },
    ],
  };
  expect(isPlainNewRow(given)).toBe(true);
  expect(isPlainNewRows({ rows: [given, { answers: [] }] })).toBe(true);
});

it('leaves lists of rows that are empty, too long or have more beside them to the schema', () => {
  const rows = (count: number) => ({ rows: Array.from({ length: count }, () => ({ answers: [] })) });
  for (const count of [0, 1, 500, 501]) {
    expect(isPlainNewRows(rows(count)), `${count} entries`).toBe(newRows.safeParse(rows(count)).success);
  }
  expect(isPlainNewRows({ ...rows(1), more: 1 })).toBe(false);
  expect(isPlainNewRow({ answers: Array.from({ length: 5_001 }, () => ({})) })).toBe(false);
});
