import { expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { columnsAfter } from './columns.ts';
import { draftOver, isItemOutdated, theirChanges } from './item-conflict.ts';
import { itemDraftIssues, itemDraftOf, itemInputOf, typeNameIssue } from './item-draft.ts';
import { deletionText, usageText } from './labels.ts';

const type = { id: '00000000-0000-4000-8000-000000000001', name: 'Place' };
const pump = {
  id: 'p',
  name: 'Pump',
  type,
  parentId: null,
  code: 'P-1',
  fields: { price: '12' },
  retired: false,
  version: 1,
};
const columns = [{ key: 'price', name: 'Price', kind: 'NUMBER' as const }];

it('a new item needs a name and a type; its code is its own', () => {
  const draft = itemDraftOf(null);
  const known = { items: [pump], columns };
  expect(itemDraftIssues(draft, known)).toEqual([
    { path: 'name', message: 'Please enter a name' },
    { path: 'typeId', message: 'Please choose a type' },
  ]);
  const filled = { ...draft, name: 'Fan', typeId: type.id, code: 'p-1 ', fields: { price: 'dear' } };
  expect(itemDraftIssues(filled, known)).toEqual([
    { path: 'fields.price', message: 'Price: Please enter a number' },
    { path: 'code', message: 'The code p-1 belongs to "Pump".' },
  ]);
  expect(itemDraftIssues(itemDraftOf(pump), { ...known, id: pump.id })).toEqual([]);
  expect(itemInputOf(itemDraftOf(pump))).toMatchObject({ name: 'Pump', code: 'P-1', typeId: type.id });
});

it('the name of a type is unique, ignoring case', () => {
  expect(typeNameIssue(' ', [])).toBe('Please enter a unique name');
  expect(typeNameIssue('place', [type])).toBe('Please enter a unique name');
  expect(typeNameIssue('Building', [type])).toBeNull();
});

it('a draft that somebody else has overtaken keeps what was changed in it, and takes the rest', () => {
  const base = { ...pump, version: 4 };
  const theirs = { ...base, name: 'Big pump', fields: { price: '30' }, version: 6 };
  const draft = { ...itemDraftOf(base), code: 'P-77' };
  expect(draftOver(draft, base, theirs)).toEqual({ ...itemDraftOf(theirs), code: 'P-77' });
  expect(itemInputOf(draftOver(draft, base, theirs)).version).toBe(6);
  expect(theirChanges(base, theirs, { columns, placeOf: () => 'Yard' })).toEqual([
    { label: 'Name', value: 'Big pump' },
    { label: 'Price', value: '30' },
  ]);
  expect(
    theirChanges(theirs, { ...theirs, parentId: 'yard', fields: {} }, { columns, placeOf: () => 'Yard' }),
  ).toEqual([
    { label: 'Below', value: 'Yard' },
    { label: 'Price', value: 'none' },
  ]);
  const message = 'Somebody has changed "Pump" in the meantime.';
  expect(isItemOutdated(new AppError('conflict', message, { errors: [{ path: 'version', message }] }))).toBe(
    true,
  );
  expect(isItemOutdated(new AppError('conflict', message, { errors: [{ path: 'code', message }] }))).toBe(
    false,
  );
});

it('columns get keys that stay, and names that a file can have', () => {
  const first = columnsAfter([], [{ name: 'Größe (cm)' }, { name: 'Große-cm' }, { name: '尺寸' }]);
  expect(first.columns.map(({ key }) => key)).toEqual(['gro_e_cm', 'gro_e_cm_2', 'column']);
  const renamed = columnsAfter(first.columns, [{ key: 'column', name: 'Size', kind: 'NUMBER' }]);
  expect(renamed).toEqual({ columns: [{ key: 'column', name: 'Size', kind: 'NUMBER' }], issues: [] });
  expect(columnsAfter([], [{ name: 'Code' }, { name: 'a' }, { name: 'A' }]).issues).toHaveLength(2);
  expect(columnsAfter([], [{ key: 'price', name: 'Price' }]).issues).toHaveLength(1);
});

it('says what is named where, and what became of what was deleted', () => {
  const form = { id: 'f', name: 'Strikes', answers: 2, isInRules: false };
  expect(usageText({ answers: 0, forms: [] })).toBe('No answer uses it');
  expect(usageText({ answers: 2, forms: [form] })).toBe('2 answers in 1 form');
  expect(usageText({ answers: 0, forms: [{ ...form, answers: 0, isInRules: true }] })).toBe(
    'No answer uses it, and "Strikes" names it in a rule',
  );
  expect(deletionText('Yard', { deleted: ['a'], retired: [] })).toBe('"Yard" was deleted');
  expect(deletionText('Yard', { deleted: ['a', 'b', 'c'], retired: ['d'] })).toBe(
    '"Yard" is used in answers or forms, so it was retired; 3 items that nothing uses were deleted',
  );
});
