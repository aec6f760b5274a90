// A sheet's row count and last change: the values in its record plus the pending changes (`row_counts`, written by
// row-changes-store.ts). `sheets` is the table's name in the query.
import { sql } from 'kysely';

const changesOfSheet = sql`from row_counts
  where row_counts.company_id = sheets.company_id and row_counts.sheet_id = sheets.id`;

/** Rows, as a number. */
export const rowCount = sql<number>`(sheets.row_count + coalesce((select sum(row_counts.rows) ${changesOfSheet}), 0))::integer`;

/** Epoch milliseconds. */
export const modifiedAt = sql<number>`greatest(sheets.modified_at, (select max(row_counts.at) ${changesOfSheet}))`;
