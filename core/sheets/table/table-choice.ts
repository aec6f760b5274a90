// How somebody has chosen to see the rows of a table: their order, a review status, words. As a saved view, an address or a
// screen keeps it, and as the engine takes it.
import { statusIn } from '#core/sheets/review/review-status.ts';
import { type ReviewStatus, reviewStatuses, type RowFilterInput } from '#core/sheets/schema.ts';
import { newestRowsFirst, type TableColumn, type TableView } from './table.ts';

export type TableSort = TableView['sort'];

/** By this column; the other way round where it is sorted by it already. Dates begin with the newest. */
export function sortBy(column: string, { column: before, direction }: TableSort): TableSort {
  if (column === before) return { column, direction: direction === 'asc' ? 'desc' : 'asc' };
  return { column, direction: column === 'date' ? 'desc' : 'asc' };
}

/** An order as it is kept, such as `cost,asc`; null for the usual one. */
export function sortToText({ column, direction }: TableSort): string | null {
  const usual = newestRowsFirst.sort;
  return column === usual.column && direction === usual.direction ? null : `${column},${direction}`;
}

/** The order that a text keeps; the usual one where it says nothing that can be, as of a column that is gone. */
export function sortFromText(text: string | null, columns: readonly Pick<TableColumn, 'id'>[]): TableSort {
  const [id, direction] = text?.split(',') ?? [];
  const column = columns.find((each) => each.id === id);
  const isDirection = direction === 'asc' || direction === 'desc';
  return column !== undefined && isDirection ? { column: column.id, direction } : newestRowsFirst.sort;
}

/** The review status that the table shows by itself: none where the filter asks for one already. */
export function tableReview(review: string | null, filter: RowFilterInput | null): ReviewStatus | null {
  if (filter !== null && statusIn(filter) !== null) return null;
  return reviewStatuses.find((status) => status === review) ?? null;
}

/** Whether the table offers a review status to choose: where the form is reviewed, and the filter asks for none. */
export function offersReview(
  form: { reviewers: readonly unknown[] },
  filter: RowFilterInput | null,
): boolean {
  return form.reviewers.length > 0 && (filter === null || statusIn(filter) === null);
}

/** Names which rows are in view: the same text as long as they are the same. Rows that are chosen are forgotten by it. */
export function rowsInView(
  filter: string | null,
  { reviewState, search }: Pick<TableView, 'reviewState' | 'search'>,
): string {
  return JSON.stringify([filter ?? '', reviewState ?? '', search ?? '']);
}
