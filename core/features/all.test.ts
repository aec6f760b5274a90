import { expect, it } from 'vitest';
import { auditActions, auditRecords } from './audit-actions.ts';
import type { Feature } from './feature.ts';
import * as all from './all.ts';

const records: readonly Feature[] = Object.values(all);

it('has each word of one feature only', () => {
  const words = records.flatMap(({ things = [], auditObjects = [] }) => [
    ...things,
    ...auditObjects.map((word) => `.${word}`),
  ]);
  expect(words).toHaveLength(new Set(words).size);
  const actions = records.flatMap(({ audits = {} }) =>
    Object.values(audits).flatMap((area) => Object.keys(area)),
  );
  expect(actions.toSorted()).toEqual(auditActions.toSorted());
  expect(auditRecords.size).toBe(actions.length);
});
