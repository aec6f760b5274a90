// The rows of a table selected for a bulk change. Rows out of view are never selected: a face clears the selection when
// another filter, search or review status shows other rows.
import { maximumRowsPerRequest } from '#core/sheets/schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Ids of rows. */
export type RowSelection = ReadonlySet<string>;

export const noRows: RowSelection = new Set();

/** Selects or deselects rows, up to the maximum of one call; further rows are ignored. */
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

/** Shown while rows are selected: '12 rows selected'. */
export function selectionText({ size }: RowSelection): string {
  return t(size < maximumRowsPerRequest ? m.rowsSelected : m.maximumAtOnce, { count: size });
}
