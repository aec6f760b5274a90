import { expect, it } from 'vitest';
import { auditActions, auditRecords } from './audit-actions.ts';
import type { Feature } from './feature.ts';
import { features } from './all.ts';

const records = Object.keys(import.meta.glob(['../*/feature.ts', '!./feature.ts']));

it('holds the record of every folder that has one', () => {
  expect(features).toHaveLength(records.length);
});

it('has each word of one feature only', () => {
  const all: readonly Feature[] = features;
  const words = all.flatMap(({ things = [], auditObjects = [] }) => [
    ...things,
    ...auditObjects.map((word) => `.${word}`),
  ]);
  expect(words).toHaveLength(new Set(words).size);
  const actions = all.flatMap(({ audits = {} }) =>
    Object.values(audits).flatMap((area) => Object.keys(area)),
  );
  expect(actions.toSorted()).toEqual(auditActions.toSorted());
  expect(auditRecords.size).toBe(actions.length);
});

it('has the pages of every folder that has some', () => {
  const named = Object.keys(import.meta.glob(['../*/pages.ts', '!./pages.ts']));
  const text = Object.values(
    import.meta.glob<string>('./pages.ts', { query: '?raw', import: 'default', eager: true }),
  ).join('');
  for (const path of named) expect(text).toContain(`'#core/${path.slice(3)}'`);
});
