import { expect, it } from 'vitest';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { treeOf } from '#core/catalog/tree.ts';
import { question } from '#core/questions/schema.ts';
import { catalogLevel, searchCatalog } from './catalog/catalog-choices.ts';
import { indexCatalog } from './catalog/catalog-index.ts';
import { choicesOf, searchChoices } from './choices.ts';
import { dateTimeText, readDateTime } from './date-answer.ts';

const types = {
  country: '00000000-0000-4000-8000-000000000001',
  town: '00000000-0000-4000-8000-000000000002',
};
const item = (id: string, parentId: string | null, type: keyof typeof types) => ({
  id,
  name: id,
  parentId,
  type: { id: types[type], name: type },
  code: null,
  fields: {},
  retired: false,
  version: 1,
});
const tree: CatalogItem[] = treeOf([
  item('Canada', null, 'country'),
  item('Toronto', 'Canada', 'town'),
  item('Canada Bay', 'Canada', 'town'),
  item('Peru', null, 'country'),
]);
const index = indexCatalog(tree);
const towns = { questionMeta: [{ key: 'selectedTypes', value: types.town }] };
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

it('options stand in their order, by name where they have one', () => {
  const sizes = question.parse({
    id: types.town,
    text: 'Size',
    type: 'RADIO',
    questionOptions: [
      { value: 'L', order: 1, name: 'Large' },
      { value: 'S', order: 0 },
    ],
  });
  expect(choicesOf(sizes)).toEqual([
    { value: 'S', label: 'S' },
    { value: 'L', label: 'Large' },
  ]);
  expect(labels(searchChoices(choicesOf(sizes), ' LAR '))).toEqual(['Large']);
});

it('a catalog shows what may be chosen, and what leads there', () => {
  const top = catalogLevel(index, towns, null);
  expect(top.map(({ entry, isChoice, isOpen }) => [entry.name, isChoice, isOpen])).toEqual([
    ['Canada', false, true],
  ]);
  const below = catalogLevel(index, towns, top[0]?.entry ?? null);
  expect(below.map(({ entry, isChoice }) => [entry.path, isChoice])).toEqual([
    ['Canada,Toronto', true],
    ['Canada,Canada Bay', true],
  ]);
});

it('a catalog is searched by all words, in any case, and names come before what is above them', () => {
  const any = { questionMeta: [] };
  expect(labels(searchCatalog(index, any, 'canada', 9).entries)).toEqual(['Canada', 'Canada / Canada Bay']);
  expect(labels(searchCatalog(index, towns, 'canada tor', 9).entries)).toEqual(['Canada / Toronto']);
  expect(searchCatalog(index, towns, '', 1)).toMatchObject({ entries: [{ name: 'Toronto' }], total: 2 });
  expect(searchCatalog(index, towns, 'peru', 9).total).toBe(0);
});

it('a moment keeps the offset of where it was written down', () => {
  expect(readDateTime('2026-07-01 14:05', 'Europe/Paris')).toBe('1782907500000,7200000');
  expect(readDateTime('2026-01-01', 'America/Toronto')).toBe('1767243600000,-18000000');
  expect(readDateTime('2026-07-01T14:05:00-03:30', 'Europe/Paris')).toBe('1782927300000,-12600000');
  expect(readDateTime('2026-07-01T14:05:00Z', 'Europe/Paris')).toBe('1782914700000,0');
  expect(readDateTime('tomorrow', 'Europe/Paris')).toBeNull();
  expect(dateTimeText('1782927300000,-12600000')).toBe('2026-07-01 14:05');
});
