// Undo of bulk changes: how long it is possible, its wire format and its texts. Approvals and rejections are reverted by
// another review; these changes destroy data, so the server stores the previous rows.
import * as z from 'zod/mini';
import { listText } from '#core/count-text.ts';
import { id, person, timestamp } from '#core/primitives.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

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
export const undoTimeText = t(m.youCanUndoThisFor, { undoRetention: undoRetention / hour });

/** A change that the current user can undo. */
export const rowUndo = z.object({
  id,
  template: z.object({ id, name: z.string() }),
  /** Who made it. */
  user: person,
  change: z.enum(undoableChanges),
  rowCount: z.number(),
  changedAt: timestamp,
  /** The undo expires at this time. */
  until: timestamp,
});
export type RowUndo = z.infer<typeof rowUndo>;

/** Restored rows that have the answer of another row by now, where it must be unique, and to which question. Left out: none has. */
const clashes = z.optional(z.array(z.object({ rowId: id, question: z.string() })));

/** Rows that were restored: one, or all that were deleted together. */
export const restoredRows = z.object({ rowIds: z.array(id), clashes });
export type RestoredRows = z.infer<typeof restoredRows>;

/** Why a row cannot be restored. */
export const restoreTexts = {
  restored: t(m.thisRowExistsItWas),
  tooLate: t(m.thisRowWasDeletedMore, { daysToRestore }),
  formGone: t(m.formOfThisRowWas),
  sheetGone: t(m.sheetOfThisRowNo),
  sheetsGone: t(m.sheetOfTheseRowsNo),
  notKept: t(m.thisRowWasNotKept),
  nothingDone: t(m.nothingWasRestoredAuditLog),
} as const;

/** The result of an undo: the restored rows. */
export const undoneRows = z.object({ id, change: z.enum(undoableChanges), rowIds: z.array(id), clashes });
export type UndoneRows = z.infer<typeof undoneRows>;

/** The success message. */
export function undoneText(undone: UndoneRows): string {
  const { change, rowIds } = undone;
  if (change !== 'PENDING') return restoredText(undone);
  const { length } = rowIds;
  return length === 1 ? t(m.reviewOf1RowIs) : t(m.reviewsOfRowsAreAs, { length });
}

/** Restored rows, and which of their answers another row has by now. */
export function restoredText({ rowIds: { length: count }, clashes: found = [] }: RestoredRows): string {
  if (found.length === 0) return t(m.rowsRestored, { count });
  const clashing = new Set(found.map(({ rowId }) => rowId)).size;
  const titles = [...new Set(found.map(({ question }) => `"${question}"`))];
  return t(m.restoredThoughTaken, {
    count,
    clashing,
    questions: listText(titles.slice(0, mostNamed)),
  });
}

const mostNamed = 5;

export const undoTexts = { title: t(m.undoChanges), empty: t(m.thereIsNothingToUndo) } as const;
