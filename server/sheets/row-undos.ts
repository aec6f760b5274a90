// Undo of bulk changes: the calls that list and undo them, storing the rows before a change, and the job that deletes
// them permanently.
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { toPage } from '#core/paging.ts';
import * as calls from '#core/sheets/calls.ts';
import { mayEditAnswers, mayRestoreRows, reviewsForm } from '#core/sheets/policy.ts';
import {
  type RestoredRows,
  restoreRetention,
  restoreTexts,
  type RowUndo,
} from '#core/sheets/review/row-undo.ts';
import { type AuditNote, auditAll } from '#server/audit/write.ts';
import { deleteThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { JobHandler } from '#server/jobs/runner.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { Services } from '#server/services.ts';
import { releaseImages } from '#server/files/usage-store.ts';
import type { ChangedRows } from './row-changes-store.ts';
import * as restores from './row-restores-store.ts';
import * as store from './row-undos-store.ts';
import { lockRows } from './rows-store.ts';
import { sheetsAmong } from './store.ts';
import { noteRestored } from './unique/unique-answers.ts';
import { wording } from '#core/messages/message.ts';
import { m as both } from '#core/sheets/texts.ts';
import { m } from './texts.ts';

export const undoExpiryKind = 'row-undo-expiry';

export const rowUndoRoutes = [
  on(calls.listUndos, async ({ actor, tx, query, services }) => {
    if (query.templateId !== undefined) await findForm(tx, actor, query.templateId);
    const { undos, total } = await store.listUndos(tx, actor, query, services.now());
    return toPage(undos, query, total);
  }),

  on(calls.undoRows, async ({ actor, tx, params, services }) => {
    const now = services.now();
    const undo = await store.lockUndo(tx, actor, params.id, now);
    const { form, change, id } = undo;
    const { reviewers } = await services.forms.get(tx, actor.companyId, form.id, form.version);
    authorize(change === 'DELETED' ? mayEditAnswers(actor) : reviewsForm(actor, { reviewers }));
    if (undo.undoneAt !== null) throw new AppError('conflict', wording(m.thisIsAlreadyUndone));
    const rows =
      change === 'DELETED'
        ? await restoreDeleted(tx, actor, undo, now)
        : await restoreReviews(tx, actor, undo, now);
    const clashes = change === 'DELETED' ? await noteAgain({ tx, actor, services }, form.id, rows) : {};
    await store.endUndo(tx, actor, id, now);
    const notes = rows.map((row): AuditNote => ({
      ...(change === 'DELETED'
        ? { action: 'row_restored' }
        : {
            action: 'review_state_changed',
            previous: ['PENDING'],
            next: row.reviewState === null ? [] : [row.reviewState],
          }),
      object: { kind: 'sheetRow', id: row.id },
      form: { id: form.id, name: form.name },
      sheetId: row.sheetId,
      rowId: row.id,
    }));
    await auditAll(tx, actor, notes, now);
    return { id, change, rowIds: rows.map((row) => row.id), ...clashes };
  }),

  on(calls.restoreRow, async ({ actor, tx, params, body, services }) => {
    authorize(mayRestoreRows(actor));
    const now = services.now();
    const row = { id: params.rowId, sheetId: params.id };
    const deletion = await restores.lastDeletion(tx, actor, row);
    if (deletion === undefined) throw notFound();
    const { form } = deletion;
    const undoId = await restores.lockDeletion(tx, actor, row.id, now);
    const there = await restores.whatIsThere(tx, actor, { formId: form.id, rowId: row.id });
    if (there.row) throw notRestored('restored');
    if (!there.form) throw notRestored('formGone');
    if (undoId === undefined)
      throw notRestored(deletion.deletedAt <= now - restoreRetention ? 'tooLate' : 'notKept');
    const sheetIds = body.together ? await store.sheetsOfDeleted(tx, actor, undoId) : [row.sheetId];
    if ((await sheetsAmong(tx, actor, form.id, sheetIds)).length < sheetIds.length)
      throw notRestored(body.together ? 'sheetsGone' : 'sheetGone');
    const restored = body.together
      ? await store.restoreRows(tx, actor, undoId, now)
      : [await restores.restoreOne(tx, actor, { undoId, rowId: row.id }, now)].flatMap((one) => one ?? []);
    if (restored.length === 0) throw notRestored('restored');
    const clashes = await noteAgain({ tx, actor, services }, form.id, restored);
    if (body.together) await store.endUndo(tx, actor, undoId, now);
    await auditAll(
      tx,
      actor,
      restored.map((one) => restoredNote(one, form)),
      now,
    );
    return { rowIds: restored.map(({ id }) => id), ...clashes };
  }),
];

/**
 * Restored rows count again for what must be unique. They come back as they were, whoever has the same answers since, which whoever
 * restores them is told.
 */
async function noteAgain(
  { tx, actor, services }: RequestScope,
  formId: string,
  restored: readonly store.GivenBack[],
): Promise<Pick<RestoredRows, 'clashes'>> {
  const { version } = await findForm(tx, actor, formId);
  const { rules } = await services.forms.get(tx, actor.companyId, formId, version);
  const ids = restored.map(({ id }) => id);
  const clashes = await noteRestored(tx, { companyId: actor.companyId, id: formId, rules }, ids);
  return clashes.length === 0 ? {} : { clashes };
}

function notRestored(why: keyof typeof restoreTexts): AppError {
  return new AppError('conflict', restoreTexts[why], {
    ...(why !== 'restored' && { hint: restoreTexts.nothingDone }),
  });
}

function restoredNote(row: store.GivenBack, { id, name }: { id: string; name: string }): AuditNote {
  return {
    action: 'row_restored',
    object: { kind: 'sheetRow', id: row.id },
    form: { id, name },
    sheetId: row.sheetId,
    rowId: row.id,
  };
}

/** Stores rows before a change, until the undo expires. */
export async function keepForUndo(
  tx: Tx,
  actor: Actor,
  rows: ChangedRows & { form: { id: string; name: string } },
  { change, now, services }: { change: RowUndo['change']; now: number; services: Services },
): Promise<RowUndo> {
  const undo = await store.keepRows(tx, actor, rows, { id: services.newId(), form: rows.form, change, now });
  const job = { companyId: actor.companyId, kind: undoExpiryKind, subjectId: undo.id };
  // Deleted rows can be restored for longer than their deletion can be undone.
  await services.jobs.add(tx, job, change === 'DELETED' ? now + restoreRetention : undo.until);
  return undo;
}

/** Deletes expired undos: from then on deleted rows are gone permanently. */
export function undoExpiryJob(services: Pick<Services, 'database' | 'now'>): JobHandler {
  return ({ companyId, subjectId }) =>
    services.database.transaction(companyId, async (tx) => {
      await releaseImages(tx, companyId, subjectId, services.now());
      await deleteThing(tx, 'row_undos', companyId, subjectId);
    });
}

async function restoreDeleted(
  tx: Tx,
  actor: Actor,
  { id, form }: store.FoundUndo,
  now: number,
): Promise<store.GivenBack[]> {
  const sheetIds = await store.sheetsOfDeleted(tx, actor, id);
  const sheets = await sheetsAmong(tx, actor, form.id, sheetIds);
  const missing = sheetIds.length - sheets.length;
  if (missing > 0) {
    throw new AppError('conflict', wording(m.sheetsGone, { missing }), {
      hint: wording(m.nothingWasRestored),
    });
  }
  return store.restoreRows(tx, actor, id, now);
}

async function restoreReviews(
  tx: Tx,
  actor: Actor,
  { id }: store.FoundUndo,
  now: number,
): Promise<store.GivenBack[]> {
  const ids = await store.undoableRowIds(tx, actor, id);
  const rows = await lockRows(tx, actor, ids);
  const waiting = rows.filter((row) => row.reviewState === 'PENDING' && row.returnedAt === null);
  const changed = ids.length - waiting.length;
  if (changed > 0) {
    throw new AppError('conflict', wording(m.rowsReviewedOrDeletedSince, { changed }), {
      hint: wording(both.nothingWasChanged),
    });
  }
  return store.restoreReviews(tx, actor, id, now);
}
