// The filter, order and review status of the table in the address.
import { filterToAddress } from '#core/sheets/filter/address-filter.ts';
import type { Question } from '#core/questions/schema.ts';
import type { ReviewStatus, RowFilterInput } from '#core/sheets/schema.ts';
import type { TableColumn, TableView } from '#core/sheets/table/table.ts';
import { sortFromText, sortToText, tableReview, type TableSort } from '#core/sheets/table/table-choice.ts';
import type { SheetIds, SheetSearch } from '#web/paths.ts';
import { withoutOpening } from '#web/view-address.ts';

/** Parses an address with that filter; invalid parts are ignored. */
export function tableViewFrom(
  { sort, review }: Pick<SheetSearch, 'sort' | 'review'>,
  filter: RowFilterInput | null,
  columns: readonly Pick<TableColumn, 'id'>[],
): TableView {
  return {
    sort: sortFromText(sort ?? null, columns),
    reviewState: tableReview(review ?? null, filter),
  };
}

export function withSort(search: SheetSearch, sort: TableSort): SheetSearch {
  const { sort: _, ...rest } = search;
  const text = sortToText(sort);
  return text === null ? rest : { ...rest, sort: text };
}

/** With the words that the table is searched for. */
export function withWords(search: SheetSearch, words: string): SheetSearch {
  const { q: _, ...rest } = search;
  return words.trim() === '' ? rest : { ...rest, q: words.trim() };
}

/** With the places of a question on a map, coloured by the answers to another; null: with the table, or without colours. */
export function withMap(search: SheetSearch, map: string | null, colour: string | null = null): SheetSearch {
  const { map: _, colour: __, ...rest } = search;
  if (map === null) return rest;
  return { ...rest, map, ...(colour !== null && { colour }) };
}

export function withReview(search: SheetSearch, state: ReviewStatus | null): SheetSearch {
  const { review: _, ...rest } = search;
  return state === null ? rest : { ...rest, review: state };
}

/** The questions that are given are named in the address. */
export function withFilter(
  sheetIds: SheetIds,
  search: SheetSearch,
  filter: RowFilterInput | null,
  questions: readonly Pick<Question, 'id' | 'text'>[] = [],
): SheetSearch {
  const { filter: _, review, ...others } = search;
  // If the filter selects a review status, the table has none.
  const hasReview = review !== undefined && tableReview(review, filter) !== null;
  const rest = hasReview ? { ...others, review } : others;
  return filter === null
    ? withoutOpening(sheetIds, rest)
    : { ...rest, filter: filterToAddress(filter, questions) };
}
