import { expect, it } from 'vitest';
import {
  dropIssue,
  findItems,
  indexItems,
  itemRows,
  namesTo,
  type PendingChange,
  topmost,
  withPending,
} from './item-index.ts';
import { treeOf } from './tree.ts';

const type = { id: 't', name: 'Place' };
const item = (id: string, name: string, parentId: string | null, more: object = {}) => ({
  id,
  name,
  type,
  parentId,
  code: null,
  fields: {},
  retired: false,
  version: 1,
  ...more,
});
const tree = treeOf([
  item('ca', 'Canada', null),
  item('on', 'Ontario', 'ca', { code: 'ON-1' }),
  item('to', 'Toronto', 'on', { fields: { pin: 'M5V' } }),
  item('qc', 'Quebec', 'ca', { retired: true }),
  item('pe', 'Peru', null),
]);
const index = indexItems(tree);
const closed = { open: new Set<string>(), found: null, closed: new Set<string>(), withRetired: false };
const lines = (rows: ReturnType<typeof itemRows>) =>
  rows.map(({ node, level, isOpen }) => `${'-'.repeat(level)}${node.name}${isOpen === true ? ' v' : ''}`);

it('shows open branches, and retired items on demand', () => {
  expect(lines(itemRows(index, closed))).toEqual(['-Canada', '-Peru']);
  const open = new Set(['ca']);
  expect(lines(itemRows(index, { ...closed, open }))).toEqual(['-Canada v', '--Ontario', '-Peru']);
  expect(lines(itemRows(index, { ...closed, open, withRetired: true }))).toEqual([
    '-Canada v',
    '--Ontario',
    '--Quebec',
    '-Peru',
  ]);
  expect(itemRows(index, { ...closed, open })[1]).toMatchObject({ position: 1, siblings: 1, isOpen: false });
});

it('finds items by every word, in any case, in names, codes, columns and the names above', () => {
  const find = (text: string) => [...(findItems(index, text, false)?.matches ?? ['no search'])];
  expect(find('  ')).toEqual(['no search']);
  expect(find('TORONTO')).toEqual(['to']);
  expect(find('m5v')).toEqual(['to']);
  expect(find('on-1')).toEqual(['on']);
  expect(find('canada tor')).toEqual(['to']);
  expect(find('peru tor')).toEqual([]);
  expect(find('quebec')).toEqual([]);
  expect([...(findItems(index, 'quebec', true)?.matches ?? [])]).toEqual(['qc']);
});

it('shows what a search finds with the way there, and what is below it when it is opened', () => {
  const found = findItems(index, 'ontario', false);
  expect(lines(itemRows(index, { ...closed, found }))).toEqual(['-Canada v', '--Ontario']);
  expect(lines(itemRows(index, { ...closed, found, open: new Set(['on']) }))).toEqual([
    '-Canada v',
    '--Ontario v',
    '---Toronto',
  ]);
  expect(lines(itemRows(index, { ...closed, found, closed: new Set(['ca']) }))).toEqual(['-Canada']);
});

it('has changes in it before the server has answered, in their order and by name', () => {
  const changes: PendingChange[] = [
    { kind: 'move', relationships: { to: null, gone: 'pe', pe: 'nowhere' } },
    { kind: 'move', relationships: { pe: 'ca' } },
    { kind: 'delete', id: 'on' },
  ];
  const changed = indexItems(withPending(tree, changes), index);
  expect(changed.top.map(({ name }) => name)).toEqual(['Canada', 'Toronto']);
  expect(namesTo(changed, 'pe')).toEqual(['Canada', 'Peru']);
  expect(changed.nodes.has('on')).toBe(false);
  expect(namesTo(index, 'to')).toEqual(['Canada', 'Ontario', 'Toronto']);
});

it('moves of several items are those of the topmost, and none goes below itself or a retired item', () => {
  expect(topmost(index, ['to', 'ca', 'pe', 'gone'])).toEqual(['ca', 'pe']);
  expect(dropIssue(index, ['ca'], 'to')).toBe('"Canada" cannot be moved below itself.');
  expect(dropIssue(index, ['pe'], 'qc')).toMatch(/"Quebec" is retired/);
  expect(dropIssue(index, ['on'], 'ca')).toBe('');
  expect(dropIssue(index, ['to', 'pe'], null)).toBeNull();
});
