// Which rows of a table are chosen for what is done to many at once. Rows that are not in sight any more are never among
// them: a face forgets its choice when another filter, search or review state shows other rows.
import { counted } from '#core/count-text.ts';
import { maximumRowsPerRequest } from '#core/sheets/schema.ts';

/** Ids of rows. */
export type RowSelection = ReadonlySet<string>;

export const noRows: RowSelection = new Set();

/** With some rows chosen or not. As many as one call takes; those beyond are left out. */
export function withRows(
  selection: RowSelection,
  rowIds: readonly string[],
  isChosen: boolean,
): RowSelection {
  const next = new Set(selection);
  for (const id of rowIds) {
    if (!isChosen) next.delete(id);
    else if (next.size < maximumRowsPerRequest) next.add(id);
  }
  return next;
}

/** Said while rows are chosen: '12 rows selected'. */
export function selectionText({ size }: RowSelection): string {
  const text = `${counted(size, 'row')} selected`;
  return size < maximumRowsPerRequest ? text : `${text}, the most at once`;
}
