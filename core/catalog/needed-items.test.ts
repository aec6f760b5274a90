import { expect, it } from 'vitest';
import { withSelectedBranches, withSelectedTypes } from '#core/forms/question-meta.ts';
import { catalogNeedOf, neededItems } from './needed-items.ts';

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [site, room] = [uuid(91), uuid(92)];
const item = (number: number, parent: number | null, typeId: string) => ({
  id: uuid(number),
  name: `Item ${number}`,
  parentId: parent === null ? null : uuid(parent),
  type: { id: typeId, name: 'Type' },
  code: null,
  fields: {},
  retired: false,
  version: 1,
});
const items = [
  item(1, null, site),
  item(2, 1, room),
  item(3, 2, room),
  item(4, null, site),
  item(5, 4, room),
];
const needed = (...metas: { key: string; value: string }[][]) =>
  neededItems(
    items,
    catalogNeedOf(metas.map((questionMeta) => ({ type: 'CATALOG_RADIO' as const, questionMeta }))),
  ).map(({ name }) => name);

it('gives what questions offer, with what stands above it', () => {
  expect(needed()).toEqual([]);
  expect(needed([])).toHaveLength(5);
  expect(needed([...withSelectedTypes([], [site])])).toEqual(['Item 1', 'Item 4']);
  expect(needed([...withSelectedBranches([], [uuid(2)])])).toEqual(['Item 1', 'Item 2', 'Item 3']);
  expect(needed([...withSelectedTypes(withSelectedBranches([], [uuid(4)]), [site])])).toEqual([]);
  expect(
    needed([...withSelectedBranches([], [uuid(4)])], [...withSelectedBranches([], [uuid(2)])]),
  ).toHaveLength(5);
});
