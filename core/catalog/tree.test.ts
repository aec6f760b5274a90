import { expect, it } from 'vitest';
import { catalogNames } from './catalog-names.ts';
import { listOf, treeOf } from './tree.ts';

const plain = { type: { id: 't', name: 'Place' }, code: null, fields: {}, retired: false, version: 1 };
const items = [
  { id: 'on', name: 'Ontario', ...plain, parentId: 'ca' },
  { id: 'ca', name: 'Canada', ...plain, parentId: null },
  { id: 'pe', name: 'Peru', ...plain, parentId: null },
  { id: 'qc', name: 'Quebec', ...plain, parentId: 'ca' },
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
