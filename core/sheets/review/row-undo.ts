// Undo of bulk changes: how long it is possible, its wire format and its texts. Approvals and rejections are reverted by
// another review; these changes destroy data, so the server stores the previous rows.
import * as z from 'zod/mini';
import { counted } from '#core/count-text.ts';
import { id, timestamp } from '#core/primitives.ts';

/** Deleted rows, and rows set back to pending. */
export const undoableChanges = ['DELETED', 'PENDING'] as const;
export type UndoableChange = (typeof undoableChanges)[number];

const hour = 3_600_000;
/** How long, in milliseconds, the server stores the rows of such a change. */
export const undoRetention = 24 * hour;
const daysToRestore = 30;
/** How long, in milliseconds, admins can restore a row that was deleted: the server keeps it as long. */
export const restoreRetention = daysToRestore * 24 * hour;
/** The same as a sentence to append. */
export const undoTimeText = `You can undo this for ${undoRetention / hour} hours.`;

/** A change that the current user can undo. */
export const rowUndo = z.object({
  id,
  template: z.object({ id, name: z.string() }),
  /** Who made it. */
  user: z.object({ id, userName: z.string() }),
  change: z.enum(undoableChanges),
  rowCount: z.number(),
  changedAt: timestamp,
  /** The undo expires at this time. */
  until: timestamp,
});
export type RowUndo = z.infer<typeof rowUndo>;

/** Rows that were restored: one, or all that were deleted together. */
export const restoredRows = z.object({ rowIds: z.array(id) });
export type RestoredRows = z.infer<typeof restoredRows>;

/** Why a row cannot be restored. */
export const restoreTexts = {
  restored: 'This row exists: it was already restored, or a device has sent it again.',
  tooLate: `This row was deleted more than ${daysToRestore} days ago and is permanently gone.`,
  formGone: 'The form of this row was deleted.',
  sheetGone: 'The sheet of this row no longer exists.',
  sheetsGone: 'A sheet of these rows no longer exists.',
  notKept: 'This row was not kept when it was deleted.',
  nothingDone: 'Nothing was restored. The audit log still shows what it contained.',
} as const;

/** The result of an undo: the restored rows. */
export const undoneRows = z.object({ id, change: z.enum(undoableChanges), rowIds: z.array(id) });
export type UndoneRows = z.infer<typeof undoneRows>;

/** The success message. */
export function undoneText({ change, rowIds: { length } }: UndoneRows): string {
  if (change === 'PENDING')
    return length === 1
      ? 'The review of 1 row is as before'
      : `The reviews of ${counted(length, 'row')} are as before`;
  return restoredText(length);
}

export function restoredText(count: number): string {
  return `${counted(count, 'row')} ${count === 1 ? 'was' : 'were'} restored`;
}

export const undoTexts = { title: 'Undo changes', empty: 'There is nothing to undo.' } as const;
