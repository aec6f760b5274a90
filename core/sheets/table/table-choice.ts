// The user's choices for a table: order, review status and search. In the format of a saved view, an address or a
// screen, and in the engine's.
import { statusIn } from '#core/sheets/review/review-status.ts';
import { type ReviewStatus, reviewStatuses, type RowFilterInput } from '#core/sheets/schema.ts';
import { newestRowsFirst, type TableColumn, type TableView } from './table.ts';

export type TableSort = TableView['sort'];

/** Sorts by this column, or reverses the order if it is already sorted by it. Dates start with the newest. */
export function sortBy(column: string, { column: before, direction }: TableSort): TableSort {
  if (column === before) return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { column, direction: column === 'date' ? 'desc' : 'asc' };
}

/** Serializes an order, for example `cost,asc`; null for the default. */
export function sortToText({ column, direction }: TableSort): string | null {
  const usual = newestRowsFirst.sort;
  return column === usual.column && direction === usual.direction ? null : `${column},${direction}`;
}

/** Parses an order; the default if it is invalid, for example for a removed column. */
export function sortFromText(text: string | null, columns: readonly Pick<TableColumn, 'id'>[]): TableSort {
  const [id, direction] = text?.split(',') ?? [];
  const column = columns.find((each) => each.id === id);
  const isDirection = direction === 'asc' || direction === 'desc';
  return column !== undefined && isDirection ? { column: column.id, direction } : newestRowsFirst.sort;
}

/** The table's own review status: none if the filter already has one. */
export function tableReview(review: string | null, filter: RowFilterInput | null): ReviewStatus | null {
  if (filter !== null && statusIn(filter) !== null) return null;
  return reviewStatuses.find((status) => status === review) ?? null;
}

/** Whether the table offers a choice of review status: if the form is reviewed, and the filter has none. */
export function offersReview(
  form: { reviewers: readonly unknown[] },
  filter: RowFilterInput | null,
): boolean {
  return form.reviewers.length > 0 && (filter === null || statusIn(filter) === null);
}

/** A key of the rows in view: it changes when other rows are shown, which clears the selection. */
export function rowsInView(
  filter: RowFilterInput | null,
  { reviewState, search }: Pick<TableView, 'reviewState' | 'search'>,
): string {
  return JSON.stringify([filter, reviewState ?? '', search ?? '']);
}
