// The filter, the table's order and its review state as they stand in the address.
import { filterToText, fromFilter } from '#core/sheets/filter/filter-draft.ts';
import { type ReviewStatus, reviewStatuses, type RowFilterInput } from '#core/sheets/schema.ts';
import { newestRowsFirst, type TableColumn, type TableView } from '#core/sheets/table/table.ts';
import type { SheetIds, SheetSearch } from '#web/paths.ts';
import { withoutOpening } from '#web/view-address.ts';

/** What an address asks for; what it says wrong counts as nothing. */
export function tableViewFrom(
  { sort = '', review = '' }: SheetSearch,
  columns: readonly Pick<TableColumn, 'id'>[],
): TableView {
  const [id, direction] = sort.split(',');
  const column = columns.find((each) => each.id === id);
  const isDirection = direction === 'asc' || direction === 'desc';
  return {
    sort: column !== undefined && isDirection ? { column: column.id, direction } : newestRowsFirst.sort,
    reviewState: reviewStatuses.find((state) => state === review) ?? null,
  };
}

export function withSort(search: SheetSearch, sort: TableView['sort']): SheetSearch {
  const { sort: _, ...rest } = search;
  const isUsual =
    sort.column === newestRowsFirst.sort.column && sort.direction === newestRowsFirst.sort.direction;
  return isUsual ? rest : { ...rest, sort: `${sort.column},${sort.direction}` };
}

export function withReview(search: SheetSearch, state: ReviewStatus | null): SheetSearch {
  const { review: _, ...rest } = search;
  return state === null ? rest : { ...rest, review: state };
}

export function withFilter(
  sheetIds: SheetIds,
  search: SheetSearch,
  filter: RowFilterInput | null,
): SheetSearch {
  const { filter: _, review, ...others } = search;
  // A filter that asks for a review leaves the table nothing to choose.
  const hasReview = review !== undefined && fromFilter(filter).reviewState === null;
  const rest = hasReview ? { ...others, review } : others;
  return filter === null ? withoutOpening(sheetIds, rest) : { ...rest, filter: filterToText(filter) };
}
