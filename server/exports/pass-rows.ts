// A pass over the rows of an export, in portions. The rows of each table are read anew, so that none is in memory as a whole: all
// passes of a transaction see the same moment, and so the same rows in the same order.
import type { ExportManifest } from '#core/exports/manifest.ts';
import { itemsPerPortion } from '#core/portions/portions.ts';
import type { Actor } from '#core/actor.ts';
import type { Tx } from '#server/db/transaction.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import type { ExportPlan } from './plan.ts';
import { type ExportedRow, exportedRows, type WantedRows } from './rows-store.ts';

export type RowsPass = {
  tx: Tx;
  actor: Actor;
  plan: ExportPlan;
  /** Called periodically with the number of rows written. May throw to stop. */
  onRows?: (rows: number) => Promise<void>;
};

/** The number of rows per sheet id, and what was exported of changes. */
export type PassedRows = { rowsOfSheets: Map<string, number>; changes: ExportManifest['changes'] };

export type RowsReader = {
  /** The questions to read; others are not transferred. */
  questions: WantedRows['questions'];
  /** Looks up what the rows of a batch need. */
  learn?: (batch: readonly ExportedRow[]) => Promise<void>;
  /** Writes rows; `first` is the number of the first one, from 1. */
  write: (rows: readonly ExportedRow[], first: number) => Promise<void>;
};

/** Reads the rows of an export in order. */
export async function passRows(
  { tx, actor, plan, onRows }: RowsPass,
  { questions, learn, write }: RowsReader,
): Promise<PassedRows> {
  const { sheetIds, condition, changes } = plan;
  const rowsOfSheets = new Map<string, number>();
  const pause = pauseFor(actor);
  let written = 0;
  let fresh = 0;
  for await (const batch of exportedRows(tx, actor, {
    sheetIds,
    condition,
    isNew: changes?.isNew,
    questions,
  })) {
    await learn?.(batch);
    for (let start = 0; start < batch.length; start += itemsPerPortion) {
      await write(batch.slice(start, start + itemsPerPortion), written + start + 1);
      await pause();
    }
    for (const { sheetId } of batch) rowsOfSheets.set(sheetId, (rowsOfSheets.get(sheetId) ?? 0) + 1);
    written += batch.length;
    fresh += batch.filter(({ isNew }) => isNew).length;
    await onRows?.(written);
  }
  if (changes === null) return { rowsOfSheets, changes: null };
  return { rowsOfSheets, changes: { new: fresh, changed: written - fresh, deleted: changes.gone.length } };
}
