import { expect, it } from 'vitest';
import { offersReview, rowsInView, sortBy, sortFromText, sortToText, tableReview } from './table-choice.ts';

const columns = [{ id: 'date' }, { id: 'cost' }];
const usual = { column: 'date', direction: 'desc' } as const;

it('sorts by another column upwards, by the same one the other way, by dates from the newest', () => {
  expect(sortBy('cost', usual)).toEqual({ column: 'cost', direction: 'asc' });
  expect(sortBy('cost', { column: 'cost', direction: 'asc' })).toEqual({ column: 'cost', direction: 'desc' });
  expect(sortBy('date', { column: 'cost', direction: 'asc' })).toEqual(usual);
});

it('keeps an order as a text, the usual one as none', () => {
  const sort = { column: 'cost', direction: 'asc' } as const;
  expect(sortFromText(sortToText(sort), columns)).toEqual(sort);
  expect(sortToText(sortFromText(null, columns))).toBeNull();
});

it('shows the newest first where an order says nothing that fits', () => {
  expect(sortFromText('gone,asc', columns)).toEqual(usual);
  expect(sortFromText('cost,sideways', columns)).toEqual(usual);
});

it('has no review status of its own beside a filter that asks for one', () => {
  const approved = { reviewState: 'APPROVED' } as const;
  expect(tableReview('PENDING', null)).toBe('PENDING');
  expect(tableReview('MAYBE', null)).toBeNull();
  expect(tableReview('PENDING', approved)).toBeNull();
  expect(tableReview('PENDING', { returned: true })).toBeNull();
  expect(offersReview({ reviewers: ['ann'] }, null)).toBe(true);
  expect(offersReview({ reviewers: ['ann'] }, approved)).toBe(false);
  expect(offersReview({ reviewers: [] }, null)).toBe(false);
});

it('names other rows by another text, whatever the words are', () => {
  const names = [
    rowsInView(null, { reviewState: null }),
    rowsInView({ lastDays: 7 }, { reviewState: null }),
    rowsInView(null, { reviewState: 'PENDING' }),
    rowsInView(null, { reviewState: null, search: 'PENDING' }),
    rowsInView({ lastDays: 7 }, { reviewState: null, search: '\n' }),
  ];
  expect(new Set(names).size).toBe(names.length);
  expect(rowsInView(null, { reviewState: null, search: '' })).toBe(names[0]);
});
