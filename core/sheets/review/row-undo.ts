// What can be undone of changes to many rows: for how long, the shape that tells of it, and what is said of it. Approvals
// and rejections are taken back by a review of their own; these changes leave nothing to take back, so that the server
// keeps the rows as they were.
import * as z from 'zod/mini';
import { counted } from '#core/count-text.ts';
import { id, timestamp } from '#core/primitives.ts';

/** Rows that were deleted, and rows whose reviews were taken back. */
export const undoableChanges = ['DELETED', 'PENDING'] as const;
export type UndoableChange = (typeof undoableChanges)[number];

const hour = 3_600_000;
/** How long, in milliseconds, the server keeps what such a change took. */
export const undoRetention = 24 * hour;
/** The same in words, as they stand after a sentence. */
export const undoTimeText = `You can undo this for ${undoRetention / hour} hours.`;

/** A change that whoever asks can undo. */
export const rowUndo = z.object({
  id,
  template: z.object({ id, name: z.string() }),
  /** Who made it. */
  user: z.object({ id, userName: z.string() }),
  change: z.enum(undoableChanges),
  rowCount: z.number(),
  changedAt: timestamp,
  /** From then on it cannot be undone any more. */
  until: timestamp,
});
export type RowUndo = z.infer<typeof rowUndo>;

/** What came of undoing it: the rows that are as they were. */
export const undoneRows = z.object({ id, change: z.enum(undoableChanges), rowIds: z.array(id) });
export type UndoneRows = z.infer<typeof undoneRows>;

/** What is said once it is undone. */
export function undoneText({ change, rowIds: { length } }: UndoneRows): string {
  if (change === 'PENDING')
    return length === 1
      ? 'The review of 1 row stands as before'
      : `The reviews of ${counted(length, 'row')} stand as before`;
  return `${counted(length, 'row')} ${length === 1 ? 'was' : 'were'} restored`;
}

export const undoTexts = { title: 'Undo changes', empty: 'There is nothing to undo.' } as const;
