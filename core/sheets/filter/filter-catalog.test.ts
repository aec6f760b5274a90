import { expect, it } from 'vitest';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { indexForFilter, searchForFilter } from './filter-catalog.ts';

const [state, airport, other] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
const item = (name: string, type: string, ...children: CatalogItem[]): CatalogItem => ({
  id: name,
  name,
  type: { id: type, name: '' },
  parentId: null,
  code: null,
  fields: {},
  retired: false,
  version: 1,
  children,
});
const tree = [
  item('Ontario', state, item('Toronto', airport, item('Gate', other)), item('Erie', other)),
  item('Quebec', state, item('Ottawa River', other)),
];
const found = (words: string) => {
  const index = indexForFilter(tree, { questionMeta: [{ key: 'selectedTypes', value: airport }] });
  return searchForFilter(index, words, 10).entries.map(({ label }) => label);
};

it('offers what can be answered and what is above it', () => {
  expect(found('')).toEqual(['Ontario', 'Ontario / Toronto']);
  expect(found('ontario TOR')).toEqual(['Ontario / Toronto']);
  expect(indexForFilter(tree, { questionMeta: [] }).entries).toHaveLength(6);
});
