import { expect, it } from 'vitest';
import { tableViewFrom, withReview, withSort } from './table-search.ts';

const columns = [{ id: 'date' }, { id: 'cost' }];

it('reads order and review state from an address, and writes what differs from the usual', () => {
  const search = withReview(withSort({ filter: 'x' }, { column: 'cost', direction: 'asc' }), 'PENDING');
  expect(search).toEqual({ filter: 'x', sort: 'cost,asc', review: 'PENDING' });
  expect(tableViewFrom(search, null, columns)).toEqual({
    sort: { column: 'cost', direction: 'asc' },
    reviewState: 'PENDING',
  });
  // A filter that asks for a review leaves the table nothing to choose.
  expect(tableViewFrom(search, { reviewState: 'APPROVED' }, columns).reviewState).toBeNull();
  expect(withReview(withSort(search, { column: 'date', direction: 'desc' }), null)).toEqual({ filter: 'x' });
});

it('shows the newest first where an address says nothing that fits', () => {
  const usual = { sort: { column: 'date', direction: 'desc' }, reviewState: null };
  expect(tableViewFrom({ sort: 'gone,asc', review: 'MAYBE' }, null, columns)).toEqual(usual);
  expect(tableViewFrom({ sort: 'cost,sideways' }, null, columns)).toEqual(usual);
});
