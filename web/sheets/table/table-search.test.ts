import { expect, it } from 'vitest';
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import { tableViewFrom, withReview, withSort } from './table-search.ts';

const columns = [{ id: 'date' }, { id: 'cost' }];

it('reads order and review state from an address, and writes what differs from the usual', () => {
  const search = withReview(withSort({ filter: 'x' }, { column: 'cost', direction: 'asc' }), 'PENDING');
  expect(search).toEqual({ filter: 'x', sort: 'cost,asc', review: 'PENDING' });
  expect(tableViewFrom(search, columns)).toEqual({
    sort: { column: 'cost', direction: 'asc' },
    reviewState: 'PENDING',
  });
  // A filter that asks for a review leaves the table nothing to choose.
  const approved = { ...search, filter: filterToAddress({ reviewState: 'APPROVED' }) };
  expect(tableViewFrom(approved, columns).reviewState).toBeNull();
  expect(withReview(withSort(search, { column: 'date', direction: 'desc' }), null)).toEqual({ filter: 'x' });
});

it('shows the newest first where an address says nothing that fits', () => {
  const usual = { sort: { column: 'date', direction: 'desc' }, reviewState: null };
  expect(tableViewFrom({ sort: 'gone,asc', review: 'MAYBE' }, columns)).toEqual(usual);
  expect(tableViewFrom({ sort: 'cost,sideways' }, columns)).toEqual(usual);
});
