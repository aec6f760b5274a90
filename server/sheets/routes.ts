// The calls on sheets and rows: read, filter, edit answers, review, delete.
import * as calls from '#core/sheets/calls.ts';
import { mayEditAnswers, mayReviewAs } from '#core/sheets/policy.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import type { PresentedCredential } from '#server/http/actor.ts';
import { jsonText, on, onWithLook } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { aboutRow, changeContextAnswer, changeRowAnswer } from './answer-changes.ts';
import { conditionOf, nearestOf } from './condition.ts';
import { findRowPlaces } from './row-places-store.ts';
import { imageRoutes } from './stored/image-routes.ts';
import { rowReply, rowsReply, sheetTexts } from './present.ts';
import { refusalOf } from './refusal.ts';
import { findRowToReview, type RowToReview } from './reviewed-row-store.ts';
import * as changes from './row-changes-store.ts';
import { rowReturnRoutes } from './row-returns.ts';
import { rowUndoRoutes } from './row-undos.ts';
import { deleteSelected, bulkRoutes, notifyOutcome, reviewedRow } from './bulk-changes.ts';
import { reviewQueue } from './review/queue-store.ts';
import * as rows from './rows-store.ts';
import * as store from './store.ts';
import { pageBytes, rowText } from './wire.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

export const sheetRoutes = [
  on(calls.listCompanySheets, async ({ actor, tx, query, services }) => {
    const { templateId: formId, userId, sheetName: name, id, startDate: from, endDate: to } = query;
    const completed = query.completed === undefined ? undefined : query.completed === 'true';
    const isBegun = query.begun === 'true';
    const filter = { formId, userId, name, id, from, to, completed, isBegun };
    const { sheets, total } = await store.listSheets(tx, actor, filter, query);
    return jsonText(pageBytes(await sheetTexts({ tx, actor, services }, sheets), query, total));
  }),

  on(calls.reviewQueue, ({ actor, tx }) => reviewQueue(tx, actor)),

  on(calls.listSheets, async ({ actor, tx, params, query, services }) => {
    await findForm(tx, actor, params.id);
    const { sheets, total } = await store.listSheets(tx, actor, { formId: params.id }, query);
    return jsonText(pageBytes(await sheetTexts({ tx, actor, services }, sheets), query, total));
  }),

  on(calls.readSheet, async ({ actor, tx, params, services }) =>
    sheetReply({ tx, actor, services }, params.id),
  ),

  on(calls.listRows, async ({ actor, tx, params, query, services, request }) => {
    const sheets = [await store.findSheet(tx, actor, params.id)];
    const { accept } = request.headers;
    return rowsReply({ tx, actor, services }, { sheets, page: query, condition: rows.everyRow, accept });
  }),

  on(calls.filterSheetRows, async ({ actor, tx, params, query, body, services, request }) => {
    const sheets = [await store.findSheet(tx, actor, params.id)];
    const condition = await conditionOf({ tx, actor, services }, sheets, body, '');
    const distance = await nearestOf({ tx, actor, services }, sheets, query.near);
    return rowsReply(
      { tx, actor, services },
      { sheets, page: query, condition, distance, accept: request.headers.accept },
    );
  }),

  on(calls.filterRows, async ({ actor, tx, query, body, services, request }) => {
    const sheets = await store.findSheets(tx, actor, body.sheetIds);
    const condition = await conditionOf({ tx, actor, services }, sheets, body.rowFilters, 'rowFilters.');
    const distance = await nearestOf({ tx, actor, services }, sheets, query.near);
    return rowsReply(
      { tx, actor, services },
      { sheets, page: query, condition, distance, accept: request.headers.accept },
    );
  }),

  on(calls.readRow, async ({ actor, tx, params, services }) => {
    const sheet = await store.findSheet(tx, actor, params.id);
    return rowReply({ tx, actor, services }, sheet, params.rowId);
  }),

  on(calls.findRows, ({ actor, tx, body }) => findRowPlaces(tx, actor, body.ids)),

  on(calls.saveAnswers, async ({ actor, tx, params, body, services }) => {
    const sheet = await store.findSheet(tx, actor, params.id, { lock: body.rowId === null });
    if (body.rowId === null) await changeContextAnswer({ tx, actor, services }, sheet, body);
    else await changeRowAnswer({ tx, actor, services }, sheet, body.rowId, body);
    return body.rowId === null
      ? sheetReply({ tx, actor, services }, sheet.id)
      : rowReply({ tx, actor, services }, sheet, body.rowId);
  }),

  // Pipelined statements cost one round trip to the database: many reviewers work on one form.
  onWithLook(calls.reviewRow, lookAtRow, async ({ actor, tx, ahead, body, services }) => {
    if (ahead === null) throw notFound();
    const { row, sheet } = ahead;
    const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
    const { reviewers } = form;
    const now = services.now();
    const given = rows.reviewOf(row);
    const verdict = mayReviewAs(actor, { form: { reviewers }, row: given }, body.state);
    authorize(verdict, refusalOf(actor, { reviewers }, given));
    const note = {
      ...aboutRow(sheet, row.id),
      action: 'review_state_changed' as const,
      comment: body.comment,
      previous: given.reviewState === null ? [] : [given.reviewState],
      next: [body.state],
    };
    await Promise.all([
      changes.setReview(tx, actor, { ids: [row.id], sheetIds: [sheet.id] }, { ...body, now }),
      audit(tx, actor, note, now),
      notifyOutcome(tx, actor, reviewedRow(form, sheet, row), body),
      tx.commit(),
    ]);
    const reviewed = changes.reviewed(row, actor, { ...body, now });
    return jsonText(rowText(reviewed, form.asRead.ids));
  }),

  on(calls.deleteRow, async ({ actor, tx, params, services }) => {
    authorize(mayEditAnswers(actor));
    const sheet = await store.findSheet(tx, actor, params.id);
    const row = await rows.findRow(tx, actor, { id: params.rowId, sheetId: sheet.id }, { lock: true });
    await deleteSelected({ tx, actor, services }, [row.id]);
    return undefined;
  }),

  ...rowReturnRoutes,
  ...bulkRoutes,
  ...rowUndoRoutes,

  ...imageRoutes,
];

function lookAtRow({ tx, presented, params }: LookAtRow): Promise<RowToReview | null> {
  return findRowToReview(tx, presented, params.id, params.rowId);
}
type LookAtRow = { tx: Tx; presented: PresentedCredential; params: { id: string; rowId: string } };

async function sheetReply(scope: RequestScope, id: string) {
  const { tx, actor } = scope;
  const sheet = await store.findSheet(tx, actor, id);
  const [text = ''] = await sheetTexts(scope, [sheet]);
  return jsonText(text);
}
