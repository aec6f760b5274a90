// The calls that review and delete many rows in one transaction: all of them, or none.
import { type Actor, actorPerson } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from '#core/sheets/calls.ts';
import type { RowUndo } from '#core/sheets/review/row-undo.ts';
import {
  mayChangeRows,
  previewChange,
  previewTexts,
  type RowsChange,
} from '#core/sheets/review/bulk-change.ts';
import { auditAll, type AuditNote } from '#server/audit/write.ts';
import type { ReviewStatus } from '#core/sheets/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { notifyReview } from '#server/notifications/notify-reviews.ts';
import { refusalOf } from './refusal.ts';
import * as changes from './row-changes-store.ts';
import { keepForUndo } from './row-undos.ts';
import { type LockedRow, lockRows, reviewOf } from './rows-store.ts';
import { findSheets, type SheetRecord } from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const bulkRoutes = [
  on(calls.reviewRows, async ({ actor, tx, body, services }) => {
    const now = services.now();
    const chosen = await choose({ tx, actor, services }, body.rowIds, body.state);
    const isDone = body.state !== 'PENDING';
    const undo = isDone ? null : await keepForUndo(tx, actor, chosen, { change: 'PENDING', now, services });
    await changes.setReview(tx, actor, chosen, { ...body, now });
    const notes = chosen.rows.map((row) => ({
      ...noteOf(chosen, row),
      action: 'review_state_changed' as const,
      comment: body.comment,
      previous: statesOf(row),
      next: [body.state],
    }));
    await auditAll(tx, actor, notes, now);
    await notifyOutcome(tx, actor, reviewedRows(chosen), body);
    return {
      rowIds: chosen.ids,
      reviewState: body.state,
      reviewer: isDone ? actorPerson(actor) : null,
      reviewDate: isDone ? now : null,
      reviewComment: isDone ? body.comment : null,
      returned: null,
      lastModified: now,
      undo,
    };
  }),

  on(calls.returnRows, async ({ actor, tx, body, services }) => {
    const now = services.now();
    const chosen = await choose({ tx, actor, services }, body.rowIds, 'RETURNED');
    await changes.setReturned(tx, actor, chosen, { comment: body.comment, now });
    const notes = chosen.rows.map((row) => ({
      ...noteOf(chosen, row),
      action: 'row_returned' as const,
      comment: body.comment,
      previous: statesOf(row),
      next: ['RETURNED'],
    }));
    await auditAll(tx, actor, notes, now);
    const returned = { state: 'RETURNED' as const, comment: body.comment };
    await notifyOutcome(tx, actor, reviewedRows(chosen), returned);
    return {
      rowIds: chosen.ids,
      reviewState: 'PENDING' as const,
      reviewer: null,
      reviewDate: null,
      reviewComment: null,
      returned: { by: actorPerson(actor), at: now, comment: body.comment },
      lastModified: now,
      undo: null,
    };
  }),

  on(calls.deleteRows, ({ actor, tx, body, services }) =>
    deleteSelected({ tx, actor, services }, body.rowIds),
  ),
];

/** Deletes one or many rows of one form, which can be undone for a while. */
export async function deleteSelected(scope: RequestScope, rowIds: readonly string[]): Promise<RowUndo> {
  const { tx, actor, services } = scope;
  const now = services.now();
  const chosen = await choose(scope, rowIds, 'DELETED');
  const undo = await keepForUndo(tx, actor, chosen, { change: 'DELETED', now, services });
  await changes.deleteRows(tx, actor, chosen, now);
  const notes = chosen.rows.map((row) => ({
    ...noteOf(chosen, row),
    action: 'row_deleted' as const,
    previous: [row.answers],
  }));
  await auditAll(tx, actor, notes, now);
  return undo;
}

type RowSelection = {
  ids: string[];
  rows: LockedRow[];
  sheetIds: string[];
  sheets: SheetRecord[];
  form: ReviewedRows['form'];
};

type ReviewedRows = Pick<Parameters<typeof notifyReview>[1], 'form' | 'rows'>;

/** Notifies people of a review, unless it reverts one. */
export async function notifyOutcome(
  tx: Tx,
  actor: Actor,
  { form, rows }: ReviewedRows,
  { state, comment }: { state: ReviewStatus; comment: string | null },
): Promise<void> {
  if (state === 'PENDING') return;
  const outcome = outcomes[state];
  const { companyId, userId: reviewerId } = actor;
  await notifyReview(tx, { companyId, reviewerId, form, outcome, comment, rows });
}

const outcomes = { APPROVED: 'row_approved', REJECTED: 'row_rejected', RETURNED: 'row_returned' } as const;

/** A single row whose review changed. */
export function reviewedRow(
  form: Omit<ReviewedRows['form'], 'id'>,
  sheet: Pick<SheetRecord, 'id' | 'name' | 'formId'>,
  { id, userId }: Pick<LockedRow, 'id' | 'userId'>,
): ReviewedRows {
  return { form: { ...form, id: sheet.formId }, rows: [{ id, userId, sheet }] };
}

function reviewedRows({ form, rows, sheets }: RowSelection): ReviewedRows {
  const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
  return {
    form,
    rows: rows.flatMap(({ id, userId, sheetId }) => {
      const sheet = byId.get(sheetId);
      return sheet === undefined ? [] : [{ id, userId, sheet }];
    }),
  };
}

/**
 * Locks the rows with these ids. Throws `not-found` if one does not exist or is not visible to the actor, and names
 * those to which the change does not apply.
 */
async function choose(
  scope: RequestScope,
  given: readonly string[],
  change: RowsChange,
): Promise<RowSelection> {
  const { tx, actor, services } = scope;
  const ids = [...new Set(given)];
  const rows = await lockRows(tx, actor, ids);
  if (rows.length < ids.length) throw notFound();
  const sheetIds = [...new Set(rows.map((row) => row.sheetId))].toSorted();
  const sheets = await findSheets(tx, actor, sheetIds);
  const [sheet] = sheets;
  if (sheet === undefined) throw notFound();
  const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  check(actor, { form, rows }, change);
  return { ids, rows, sheetIds, sheets, form: { ...form, id: sheet.formId } };
}

function check(
  actor: Actor,
  { form, rows }: { form: CachedForm; rows: readonly LockedRow[] },
  change: RowsChange,
): void {
  const { reviewers } = form;
  authorize(mayChangeRows(actor, { reviewers }, change));
  const reviews = rows.map((row) => ({ id: row.id, ...reviewOf(row) }));
  const preview = previewChange(actor, { form, rows: reviews }, change);
  if (preview.left.length === 0) return;
  const left = new Set(preview.left.flatMap(({ rowIds }) => rowIds));
  const isForbidden = reviews.some(
    (row) => change !== 'DELETED' && left.has(row.id) && refusalOf(actor, { reviewers }, row) === 'forbidden',
  );
  if (isForbidden) throw new AppError('forbidden', preview.left[0]?.why);
  const refused = preview.left.flatMap(({ why, rowIds }) => rowIds.map((id) => ({ id, why })));
  throw new AppError('conflict', previewTexts(preview, change).left.join(' '), {
    hint: wording(m.nothingWasChangedLeaveOut, { count: refused.length }),
    fields: { rows: refused },
  });
}

/** The review before a change, for the audit entry. */
function statesOf(row: LockedRow): string[] {
  const { reviewState } = reviewOf(row);
  return reviewState === null ? [] : [reviewState];
}

function noteOf(
  { form: { id, name } }: RowSelection,
  row: LockedRow,
): Pick<AuditNote, 'object' | 'form' | 'sheetId' | 'rowId'> {
  return {
    object: { kind: 'sheetRow', id: row.id },
    form: { id, name },
    sheetId: row.sheetId,
    rowId: row.id,
  };
}
