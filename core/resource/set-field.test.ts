import { expect, it } from 'vitest';
import { choiceOf, type FormField, textOf } from './form.ts';
import { partOf } from './set-field.ts';

type Draft = {
  name: string;
  trade: string;
  groups: readonly string[];
  firm: string | null;
  isOnSite: boolean;
  ends: string;
};
const draft: Draft = { name: '', trade: 'OTHER', groups: [], firm: null, isOnSite: false, ends: '' };
const things = {
  options: [
    { value: '1a', label: 'Night shift' },
    { value: '2b', label: 'Day shift' },
  ],
  none: '',
  nothingFound: '',
};

const name = textOf(draft, 'name', 'Name');
const trade: FormField<Draft> = choiceOf({
  path: 'trade',
  label: 'Trade',
  value: 'OTHER',
  options: [
    { value: 'BUILDING', label: 'Building work' },
    { value: 'OTHER', label: 'Other' },
  ],
  set: (value) => ({ trade: value }),
});
const groups: FormField<Draft> = {
  kind: 'things',
  path: 'groups',
  label: 'Groups',
  value: [],
  set: (ids) => ({ groups: ids }),
  ...things,
};
const firm: FormField<Draft> = {
  kind: 'thing',
  path: 'firm',
  label: 'Firm',
  value: null,
  set: (id) => ({ firm: id }),
  ...things,
};
const onSite: FormField<Draft> = {
  kind: 'switch',
  path: 'isOnSite',
  label: 'On site',
  value: false,
  set: (isOnSite) => ({ isOnSite }),
};
const ends: FormField<Draft> = {
  kind: 'moment',
  path: 'ends',
  label: 'Ends',
  value: '',
  set: (at) => ({ ends: at }),
};

it.each([
  [name, 'Ann', { name: 'Ann' }],
  [trade, 'building', { trade: 'BUILDING' }],
  [trade, 'building work', { trade: 'BUILDING' }],
  [groups, ['day shift', '1a'], { groups: ['2b', '1a'] }],
  [firm, 'Night shift', { firm: '1a' }],
  [firm, '', { firm: null }],
  [onSite, true, { isOnSite: true }],
  [onSite, false, { isOnSite: false }],
  [ends, '2026-12-01 08:00', { ends: '2026-12-01T08:00' }],
] as const)('%o takes %o', (field, value, part) => expect(partOf(field, value)).toEqual(part));

it.each([
  [trade, 'plumbing', 'Trade does not take "plumbing".'],
  [trade, '', 'Trade does not take "".'],
  [groups, ['swing shift'], 'Groups does not take "swing shift".'],
] as const)('%o refuses %o by name', (field, value, message) =>
  expect(() => partOf(field, value)).toThrow(message),
);
