// Changes to the rows of some sheets since a cursor: the reply's wire format.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { maximumSummarySheets, rowColumns, rowFilter, sheet } from './schema.ts';
import { refusal } from '#core/messages/said.ts';
import { m } from './texts.ts';

/** Maximum rows listed individually; a client with more changes reloads all rows. */
export const mostChangedRows = 5_000;

export const changesWanted = z.object({
  sheetIds: z
    .array(id)
    .check(z.maxLength(maximumSummarySheets, refusal(m.atMostSheets, { maximumSummarySheets }))),
  /** The cursor of an earlier reply; null: only request a cursor. */
  since: z.nullable(z.string().check(z.maxLength(50_000))),
  rowFilters: rowFilter,
});

export const rowChanges = z.object({
  /** An opaque cursor for the next call. */
  cursor: z.string(),
  /** The current state of those sheets that changed. */
  sheets: z.array(sheet),
  /** Ids of rows that were added or changed. */
  written: z.array(id),
  deleted: z.array(id),
  /** The written rows that pass the filter; null: too many changes for one reply, or the changes are unknown. */
  rows: z.nullable(rowColumns),
});
