// The calls of filling in: start a sheet, add rows, complete it, keep an image.
import type { Actor } from '#core/actor.ts';
import { type FieldError, invalid } from '#core/errors.ts';
import type { Answers } from '#core/forms/values.ts';
import * as calls from '#core/filling/calls.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import type { NewRow } from '#core/filling/schema.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { authorize } from '#server/http/authorize.ts';
import { requestHash, requireSame, rowRequestHash } from '#server/http/idempotent.ts';
import { jsonText, on, Reply } from '#server/http/mount.ts';
import { notify } from '#server/notifications/store.ts';
import { arrivedRows, idsOf, tellOfNewRows } from '#server/notifications/tell-of-rows.ts';
import type { Services } from '#server/services.ts';
import * as images from '#server/sheets/images.ts';
import { sheetTexts } from '#server/sheets/present.ts';
import { insertRows, rowRequests } from '#server/sheets/row-changes-store.ts';
import { findRow } from '#server/sheets/rows-store.ts';
import { lengthOf, requireRoom } from '#server/files/quota.ts';
import * as sheetStore from '#server/sheets/store.ts';
import { bytesOf, type RowRecord, rowText } from '#server/sheets/wire.ts';
import { checkByVersion, type EarlierRules, earlierRules, imageIds } from './check-by-version.ts';
import { correctRowRoutes } from './correct-row.ts';
import { findSheetToFill, type SheetToFill } from './store.ts';

export const fillingRoutes = [
  on(calls.createSheet, async ({ actor, tx, params, body, services }) => {
    const id = body.id ?? services.newId();
    const hash = requestHash(body.id, params.id, body);
    if (body.id !== undefined) {
      const existing = await sheetStore.sheetRequestHash(tx, actor, id);
      if (existing !== undefined) {
        requireSame(existing, hash);
        return sheetReply(tx, actor, id, services, 200);
      }
    }
    const { version } = await findForm(tx, actor, params.id);
    const form = await services.forms.get(tx, actor.companyId, params.id, version);
    authorize(mayFillIn(actor, form), 'conflict');
    const earlier = await earlierRules(tx, actor, params.id, form, [body], services);
    const given = { ...body, answers: body.contextAnswers };
    const { answers, faults } = checkByVersion(form, earlier, 'contextQuestions', given);
    if (faults.length > 0)
      throw invalid(faults.map(({ path, message }) => ({ path: `context${capital(path)}`, message })));
    const now = services.now();
    await sheetStore.insertSheet(tx, actor, {
      id,
      formId: params.id,
      name: body.name,
      answers,
      requestHash: hash,
      visible: true,
      now,
    });
    await images.claim(tx, actor, id, imageIds(form, answers));
    const object = { kind: 'sheet' as const, id };
    await audit(
      tx,
      actor,
      { action: 'sheet_created', object, form: { id: params.id, name: form.name }, next: [body.name] },
      now,
    );
    return sheetReply(tx, actor, id, services, 201);
  }),

  on(calls.addRow, async ({ actor, tx, params, body, services }) => {
    const { texts, added } = await addRows(tx, actor, params.id, [body], services, '');
    return jsonText(texts[0] ?? '', { status: added > 0 ? 201 : 200 });
  }),

  on(calls.addRows, async ({ actor, tx, params, body, services }) => {
    const { texts, added } = await addRows(tx, actor, params.id, body.rows, services, 'rows.');
    return jsonText(bytesOf('[', texts, ']'), { status: added > 0 ? 201 : 200 });
  }),

  ...correctRowRoutes,

  on(calls.completeSheet, async ({ actor, tx, params, services }) => {
    const sheet = await findSheetToFill(tx, actor, params.id);
    if (!sheet.completed) {
      authorize(mayAddTo(actor, sheet));
      const now = services.now();
      await sheetStore.completeSheet(tx, actor, sheet.id, now);
      const form = { id: sheet.formId, name: sheet.formName };
      const { contacts } = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
      await notify(tx, {
        companyId: actor.companyId,
        to: idsOf(contacts.sheetCompleteContacts),
        from: actor.userId,
        type: 'sheet_complete',
        metadata: {
          templateId: form.id,
          templateName: form.name,
          sheetId: sheet.id,
          sheetName: sheet.name,
        },
      });
      await audit(
        tx,
        actor,
        { action: 'sheet_completed', object: { kind: 'sheet', id: sheet.id }, form },
        now,
      );
    }
    return sheetReply(tx, actor, sheet.id, services, 200);
  }),

  on(
    calls.uploadImage,
    async ({ actor, tx, params, body, services }) => {
      const added = await images.keep(tx, actor, params.id, body, services);
      return new Reply({ id: params.id }, { status: added ? 201 : 200 });
    },
    {
      before: async ({ actor, tx, params, services, request }) => {
        // What arrived before is answered as before.
        if (await images.isKept(tx, actor, params.id)) return;
        await requireRoom(tx, actor.companyId, services.settings, { coming: lengthOf(request) });
      },
    },
  ),
];

async function sheetReply(
  tx: Tx,
  actor: Actor,
  id: string,
  services: Services,
  status: number,
): Promise<Reply> {
  const sheet = await sheetStore.findSheet(tx, actor, id);
  const [text = ''] = await sheetTexts(tx, actor, [sheet], services);
  return jsonText(text, { status });
}

/**
 * Adds rows, all or none. Rows that came in before by the same request are answered as they are now: they are looked
 * for only where something stands in the way, since nearly every row is new.
 */
async function addRows(
  tx: Tx,
  actor: Actor,
  sheetId: string,
  given: readonly NewRow[],
  services: Services,
  at: string,
): Promise<{ texts: string[]; added: number }> {
  const sheet = await findSheetToFill(tx, actor, sheetId);
  const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const now = services.now();
  const earlier = await earlierRules(tx, actor, sheet.formId, form, given, services);
  const { rows, faults } = checkedRows(sheet, form, earlier, given, services, now);
  const isOpen = mayFillIn(actor, form).yes && mayAddTo(actor, sheet).yes;
  if (faults.length > 0 || !isOpen) {
    const earlier = await repliesSoFar(tx, actor, sheet, given, form);
    if (earlier.size === given.length) return { texts: inOrder(given, earlier), added: 0 };
    authorize(mayFillIn(actor, form), 'conflict');
    authorize(mayAddTo(actor, sheet), sheet.completed ? 'conflict' : 'forbidden');
    throw invalid(
      faults.map(({ index, path, message }) => ({
        path: at === '' ? path : `${at}${index}.${path}`,
        message,
      })),
    );
  }
  const reviewState = form.reviewers.length > 0 ? ('PENDING' as const) : null;
  const added = await insertRows(tx, actor, sheetId, rows, { reviewState, now });
  const replies = new Map(
    rows.map((row, index) => [index, rowText(newRecord(actor, sheetId, row, reviewState), form.asRead.ids)]),
  );
  if (added.size < rows.length) {
    const earlier = await repliesSoFar(tx, actor, sheet, given, form);
    rows.forEach(({ id }, index) => {
      if (!added.has(id)) replies.set(index, earlier.get(index) ?? '');
    });
  }
  await tellOfNewRows(tx, {
    companyId: actor.companyId,
    authorId: actor.userId,
    form: { id: sheet.formId, ...form },
    sheet,
    arrived: arrivedRows(rows.filter(({ id }) => added.has(id))),
  });
  await images.claim(
    tx,
    actor,
    sheetId,
    rows.flatMap(({ answers }) => imageIds(form, answers)),
  );
  return { texts: inOrder(given, replies), added: added.size };
}

type RowFault = FieldError & { index: number };

function checkedRows(
  sheet: SheetToFill,
  form: CachedForm,
  earlier: EarlierRules,
  given: readonly NewRow[],
  services: Services,
  now: number,
) {
  const faults: RowFault[] = [];
  const rows = given.map((row, index) => {
    const { answers, faults: found } = checkByVersion(form, earlier, 'questions', row, sheet.contextAnswers);
    for (const fault of found) faults.push({ ...fault, index });
    const alerts = form.rules.alertsOf({ ...sheet.contextAnswers, ...answers });
    return {
      id: row.id ?? services.newId(),
      answers,
      alerts,
      requestHash: rowRequestHash(row),
      createdAt: now,
    };
  });
  return { rows, faults };
}

function inOrder(given: readonly NewRow[], texts: ReadonlyMap<number, string>): string[] {
  return given.map((_, index) => texts.get(index) ?? '');
}

/** The texts of those rows that were sent before, by their place. Throws 409 where an id was used for another row. */
async function repliesSoFar(
  tx: Tx,
  actor: Actor,
  sheet: SheetToFill,
  given: readonly NewRow[],
  form: CachedForm,
): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  const ids = given.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (new Set(ids).size < ids.length) throw invalid([{ path: 'rows', message: 'Two rows have the same id' }]);
  if (ids.length === 0) return texts;
  const requests = await rowRequests(tx, actor, ids);
  for (const [index, row] of given.entries()) {
    const earlier = row.id === undefined ? undefined : requests.get(row.id);
    if (row.id === undefined || earlier === undefined) continue;
    const existing = earlier.sheetId === sheet.id ? earlier.requestHash : null;
    requireSame(existing, rowRequestHash(row), given.length > 1 ? `rows.${index}.id` : undefined);
    texts.set(index, rowText(await findRow(tx, actor, sheet.id, row.id), form.asRead.ids));
  }
  return texts;
}

function newRecord(
  actor: Actor,
  sheetId: string,
  row: { id: string; answers: Answers; alerts: string[]; createdAt: number },
  reviewState: RowRecord['review_state'],
): RowRecord {
  return {
    id: row.id,
    sheet_id: sheetId,
    user_id: actor.userId,
    user_name: actor.userName,
    answers: JSON.stringify(row.answers),
    edited: null,
    alerts: row.alerts,
    review_state: reviewState,
    reviewer_id: null,
    reviewer_name: null,
    review_date: null,
    review_comment: null,
    returned_by: null,
    returner_name: null,
    returned_at: null,
    return_comment: null,
    created_at: row.createdAt,
    modified_at: row.createdAt,
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
