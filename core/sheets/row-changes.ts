// What became of the rows of some sheets since somebody read them: the shape that the server answers.
import * as z from 'zod/mini';
import { id } from '#core/primitives.ts';
import { maximumSummarySheets, rowColumns, rowFilter, sheet } from './schema.ts';

/** Most rows that are told one by one; who is told of more reads all rows anew. */
export const mostChangedRows = 5_000;

export const changesWanted = z.object({
  sheetIds: z.array(id).check(z.maxLength(maximumSummarySheets, `At most ${maximumSummarySheets} sheets`)),
  /** The cursor of an earlier reply; null: only where to begin is asked for. */
  since: z.nullable(z.string().check(z.maxLength(50_000))),
  rowFilters: rowFilter,
});

export const rowChanges = z.object({
  /** Stands for what is told so far: the next call names it. Keep it as it is. */
  cursor: z.string(),
  /** Those of the sheets that changed, as they are now. */
  sheets: z.array(sheet),
  /** Ids of rows that were added or changed. */
  written: z.array(id),
  deleted: z.array(id),
  /** Of the written ones those that pass the filter; null: more changed than one reply tells, or it is not known what. */
  rows: z.nullable(rowColumns),
});
