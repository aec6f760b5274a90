// The calls on sheets and rows: read, filter, edit answers, review, delete.
import { storedAnswers } from './stored-answers.ts';
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import type { Question } from '#core/questions/schema.ts';
import { isImageType } from '#core/questions/types.ts';
import { type AnswerValue, type Answers, valuesOf } from '#core/questions/values.ts';
import { changedAnswer } from '#core/sheets/answer-change.ts';
import * as calls from '#core/sheets/calls.ts';
import { mayEditAnswers, mayReviewAs } from '#core/sheets/policy.ts';
import type { AnswerChange } from '#core/sheets/schema.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import type { PresentedCredential } from '#server/http/actor.ts';
import { jsonText, on, onWithLook } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { conditionOf } from './condition.ts';
import { findRowPlaces } from './row-places-store.ts';
import { imageRoutes } from './image-routes.ts';
import { claim as claimImages, requireImages } from './images.ts';
import { rowReply, rowsReply, sheetTexts } from './present.ts';
import { refusalOf } from './refusal.ts';
import { findRowToReview, type RowToReview, type SheetOfRow } from './reviewed-row-store.ts';
import * as changes from './row-changes-store.ts';
import { rowReturnRoutes } from './row-returns.ts';
import { rowUndoRoutes } from './row-undos.ts';
import { deleteSelected, bulkRoutes, notifyOutcome } from './bulk-changes.ts';
import * as rows from './rows-store.ts';
import * as store from './store.ts';
import { pageBytes, rowText } from './wire.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

export const sheetRoutes = [
  on(calls.listCompanySheets, async ({ actor, tx, query, services }) => {
    const { templateId: formId, userId, sheetName: name, id, startDate: from, endDate: to } = query;
    const filter = { formId, userId, name, id, from, to };
    const { sheets, total } = await store.listSheets(tx, actor, filter, query);
    return jsonText(pageBytes(await sheetTexts({ tx, actor, services }, sheets), query, total));
  }),

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
    return rowsReply(
      { tx, actor, services },
      { sheets, page: query, condition, accept: request.headers.accept },
    );
  }),

  on(calls.filterRows, async ({ actor, tx, query, body, services, request }) => {
    const sheets = await store.findSheets(tx, actor, body.sheetIds);
    const condition = await conditionOf({ tx, actor, services }, sheets, body.rowFilters, 'rowFilters.');
    return rowsReply(
      { tx, actor, services },
      { sheets, page: query, condition, accept: request.headers.accept },
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
    const verdict = mayReviewAs(actor, { reviewers }, given, body.state, now);
    authorize(verdict, refusalOf(actor, { reviewers }, given, body.state));
    await Promise.all([
      changes.setReview(tx, actor, { ids: [row.id], sheetIds: [sheet.id] }, { ...body, now }),
      noteRow(tx, actor, sheet, row.id, now, {
        action: 'review_state_changed',
        comment: body.comment,
        previous: given.reviewState === null ? [] : [given.reviewState],
        next: [body.state],
      }),
      notifyOutcome(tx, actor, { ...form, id: sheet.formId }, body, [
        { id: row.id, userId: row.userId, sheet },
      ]),
      tx.commit(),
    ]);
    const reviewed = changes.reviewed(row, actor, { ...body, now });
    return jsonText(rowText(reviewed, form.asRead.ids));
  }),

  on(calls.deleteRow, async ({ actor, tx, params, services }) => {
    authorize(mayEditAnswers(actor));
    const sheet = await store.findSheet(tx, actor, params.id);
    const row = await rows.findRow(tx, actor, sheet.id, params.rowId, { lock: true });
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

async function changeRowAnswer(
  scope: RequestScope,
  sheet: store.SheetRecord,
  rowId: string,
  change: AnswerChange,
): Promise<void> {
  const { tx, actor, services } = scope;
  const row = await rows.findRow(tx, actor, sheet.id, rowId, { lock: true });
  const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const before = storedAnswers(row.answers);
  const question = form.asRead.byId.get(change.questionId);
  const answer = checkedChange(actor, question, false, change);
  const { [change.questionId]: previous, ...others } = before;
  const images = await imagesOf(tx, actor, question, answer, previous);
  const after: Answers = answer === null ? others : { ...others, [change.questionId]: answer };
  const context = storedAnswers(sheet.answers);
  const alerts = [
    ...form.rules.alertsOf({ ...context, ...after }),
    ...row.alerts.filter((id) => form.formerAlerts.has(id)),
  ];
  const now = services.now();
  await changes.setAnswer(
    tx,
    actor,
    { id: row.id, sheetId: sheet.id },
    { questionId: change.questionId, answer, alerts, now },
  );
  await claimImages(tx, actor, sheet.id, images);
  await noteRow(tx, actor, sheet, row.id, now, changeNote(change, previous, answer));
}

async function changeContextAnswer(
  scope: RequestScope,
  sheet: store.SheetRecord,
  change: AnswerChange,
): Promise<void> {
  const { tx, actor, services } = scope;
  const { asRead } = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const before = storedAnswers(sheet.answers);
  const question = asRead.byId.get(change.questionId);
  const answer = checkedChange(actor, question, true, change);
  const images = await imagesOf(tx, actor, question, answer, before[change.questionId]);
  const now = services.now();
  await store.setContextAnswer(tx, actor, sheet.id, change.questionId, answer, now);
  await claimImages(tx, actor, sheet.id, images);
  const note = changeNote(change, before[change.questionId], answer);
  await audit(
    tx,
    actor,
    {
      ...note,
      object: { kind: 'sheet', id: sheet.id },
      form: { id: sheet.formId, name: sheet.formName },
      sheetId: sheet.id,
    },
    now,
  );
}

/** The images of a new answer. Throws if one does not exist, unless the previous answer had it. */
async function imagesOf(
  tx: Tx,
  actor: Actor,
  question: Question | undefined,
  answer: AnswerValue | null,
  previous: AnswerValue | undefined,
): Promise<readonly string[]> {
  if (question === undefined || !isImageType(question.type)) return [];
  const ids = valuesOf(answer ?? undefined);
  const before = new Set(valuesOf(previous));
  const named = ids.map((imageId, index) => ({ imageId, path: `answers.${index}` }));
  await requireImages(
    tx,
    actor,
    named.filter(({ imageId }) => !before.has(imageId)),
  );
  return ids;
}

/** The new answer, null for none. Throws if the question is not in this part or a value is invalid. */
function checkedChange(
  actor: Actor,
  question: Question | undefined,
  context: boolean,
  change: AnswerChange,
): AnswerValue | null {
  if (question === undefined || question.context !== context) {
    throw invalid([{ path: 'questionId', message: 'The form does not ask this question here' }]);
  }
  authorize(mayEditAnswers(actor, question));
  const { answer, issues } = changedAnswer(question, change.answers);
  if (issues.length > 0) throw invalid(issues);
  return answer;
}

function changeNote(change: AnswerChange, previous: AnswerValue | undefined, next: AnswerValue | null) {
  return {
    action: 'answer_changed' as const,
    questionId: change.questionId,
    comment: change.comment,
    previous: valuesOf(previous),
    next: valuesOf(next ?? undefined),
  };
}

function noteRow(
  tx: Tx,
  actor: Actor,
  sheet: SheetOfRow,
  rowId: string,
  now: number,
  note: Omit<Parameters<typeof audit>[2], 'object' | 'form' | 'sheetId' | 'rowId'>,
): Promise<void> {
  const form = { id: sheet.formId, name: sheet.formName };
  return audit(
    tx,
    actor,
    { ...note, object: { kind: 'sheetRow', id: rowId }, form, sheetId: sheet.id, rowId },
    now,
  );
}
