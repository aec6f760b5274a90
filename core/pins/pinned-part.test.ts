import { expect, it } from 'vitest';
import { rowFilter } from '#core/sheets/schema.ts';
import { pinnedNotes } from './pinned-part.ts';

it('tells which sheets and rows of its form a pin is of', () => {
  const notes = (filters: object, sheetIds: string[] | null = null) =>
    pinnedNotes({
      allSheetsPinned: sheetIds === null,
      sheetIds: sheetIds ?? ['a', 'b', 'c'],
      filters: rowFilter.parse(filters),
    });
  expect(notes({})).toEqual([]);
  expect(notes({ lastDays: 30 }, ['a'])).toEqual(['1 sheet', 'last 30 days']);
  expect(notes({ lastDays: 1, reviewState: 'APPROVED' })).toEqual(['today', '1 filter']);
  expect(notes({ minDate: 1, maxDate: 2, reviewState: 'APPROVED' }, ['a', 'b'])).toEqual([
    '2 sheets',
    '2 filters',
  ]);
});
