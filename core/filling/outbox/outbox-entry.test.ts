import { expect, it } from 'vitest';
import {
  discardOf,
  fallsWith,
  firstRowEntries,
  nextToSend,
  type OutboxEntry,
  rowEntries,
} from './outbox-entry.ts';

const of = {
  owner: { region: 'ca', userId: 'ann' },
  form: { id: 'form', name: 'Van inspection' },
  sheet: { id: 'sheet', name: 'AB 123' },
  createdAt: 1,
};
const entries = firstRowEntries(of, {
  sheet: { id: 'sheet', formVersion: 1, name: 'AB 123', contextAnswers: [] },
  row: { id: 'row', formVersion: 1, answers: [] },
  isWhole: true,
});
const kinds = (all: readonly OutboxEntry[]) => all.map(({ kind }) => kind);

it('a single entry is completed once the server has its row, and never without it', () => {
  expect(nextToSend(entries, () => true)?.kind).toBe('sheet');
  const [sheet, row, complete] = entries as [OutboxEntry, OutboxEntry, OutboxEntry];
  expect(nextToSend([row, complete], () => true)?.kind).toBe('row');
  // The server has taken the sheet and refuses the row, which somebody discards.
  const refused = { ...row, state: 'stuck' } as OutboxEntry;
  expect(nextToSend([refused, complete], () => true)).toBeNull();
  expect(kinds(fallsWith([refused, complete], 'row'))).toEqual(['row', 'complete']);
  expect(kinds(fallsWith([sheet, row, complete], 'row'))).toEqual(['sheet', 'row', 'complete']);
  expect(nextToSend([complete], () => true)?.kind).toBe('complete');
});

it('a sheet that was made for a row goes with it, where the server has it or may have it', () => {
  const [sheet, row] = entries as [OutboxEntry, OutboxEntry];
  const discarded = (all: readonly OutboxEntry[]) => discardOf(all, 'row')?.id ?? null;
  const sentSheet: OutboxEntry = { ...sheet, attempts: 1 };
  const other = rowEntries(of, { id: 'other', formVersion: 1, answers: [] })[0] as OutboxEntry;
  expect(discarded([row])).toBe('discard sheet');
  expect(discarded([sentSheet, row])).toBe('discard sheet');
  expect(discarded([sheet, row])).toBeNull();
  expect(discarded([{ ...sentSheet, state: 'stuck' }, row])).toBeNull();
  // Another row is to go into it.
  expect(discarded([row, other])).toBeNull();
  expect(kinds(fallsWith([sheet, row, other], 'row'))).toEqual(['row']);
  // It goes into a sheet that was there before.
  expect(discardOf([other], 'other')).toBeNull();
});
