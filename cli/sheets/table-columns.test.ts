import { expect, it } from 'vitest';
import { sortBy, terminalColumns } from './table-columns.ts';

it('sorts by another column upwards, by the same one the other way, by dates from the newest', () => {
  expect(sortBy('cost', { column: 'date', direction: 'desc' })).toEqual({ column: 'cost', direction: 'asc' });
  expect(sortBy('cost', { column: 'cost', direction: 'asc' })).toEqual({ column: 'cost', direction: 'desc' });
  expect(sortBy('date', { column: 'cost', direction: 'asc' })).toEqual({ column: 'date', direction: 'desc' });
});

it('marks rows that set off an alert, where the form has alerts', () => {
  const own = [{ id: 'date', title: 'Date', kind: 'date' as const }];
  const row = { id: 'r', sheetId: 's', cells: ['1970'], reviewState: null, alerts: ['Costly'] };
  expect(terminalColumns(own, { hasAlerts: true }).map(({ value }) => value(row))).toEqual(['!', '1970']);
  expect(terminalColumns(own, { hasAlerts: false })).toHaveLength(1);
});
