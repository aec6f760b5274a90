import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish } from '#core/portions/portions.ts';
import { requestHash, requestHashInPortions, rowRequestHash } from './idempotent.ts';

const answers = [
  { value: 'Größe', questionId: 'q' },
  { questionId: 'q', value: '1' },
];

it('hashes a request the same whatever the order of its keys, as it did before', () => {
  const hashes = [
    { id: 'r', answers, formVersion: 2 },
    { formVersion: 2, answers, id: 'r' },
    { answers: [{ questionId: 'q', value: 'Größe' }, answers[1]], formVersion: 2, id: 'r' },
  ].map((body) => requestHash('r', body)?.toString('hex'));
  // Of rows that are in databases: another hash would take a row that is sent again for another one.
  const earlier = '4ab7a8903702b2fe851552c2188061817a1a5c1388eab5cd0553293f05c9f068';
  expect(hashes).toEqual([earlier, earlier, earlier]);
});

it('tells requests apart by the order of their lists and by their values', () => {
  const hash = (body: unknown) => requestHash('r', body)?.toString('hex');
  expect(hash({ answers: answers.toReversed() })).not.toBe(hash({ answers }));
  expect(hash({ answers: [] })).not.toBe(hash({ answers }));
});

it('hashes a large request in portions as it does at once', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (parts) => {
      const given = parts.map((part) => ({ part, leftOut: undefined }));
      expect(finish(requestHashInPortions('r', ...given))).toEqual(requestHash('r', ...given));
    }),
  );
});

it('hashes rows as it does every request', () => {
  const answer = fc.record({ questionId: fc.uuid(), value: fc.string({ unit: 'grapheme' }) });
  const row = fc.record(
    { id: fc.uuid(), formVersion: fc.integer({ min: 1 }), answers: fc.array(answer) },
    { requiredKeys: ['answers'] },
  );
  fc.assert(
    fc.property(row, (given) => {
      expect(rowRequestHash(given)).toEqual(requestHash(given.id, given));
    }),
  );
});
