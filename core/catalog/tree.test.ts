import { expect, it } from 'vitest';
import { catalogNames } from './catalog-names.ts';
import { listOf, treeOf } from './tree.ts';

const type = { id: 't', name: 'Place' };
const items = [
  { id: 'on', name: 'Ontario', type, parentId: 'ca' },
  { id: 'ca', name: 'Canada', type, parentId: null },
  { id: 'pe', name: 'Peru', type, parentId: null },
  { id: 'qc', name: 'Quebec', type, parentId: 'ca' },
];

it('a tree has every item below its parent, and its list goes from the top down', () => {
  const tree = treeOf(items);
  expect(tree.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ['ca', ['on', 'qc']],
    ['pe', []],
  ]);
  expect(listOf(tree).map(({ id }) => id)).toEqual(['ca', 'on', 'qc', 'pe']);
  expect(catalogNames(tree).get('qc')).toBe('Quebec');
});
