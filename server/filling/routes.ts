// The calls of filling in: start a sheet, add rows, complete it, upload an image or a file.
import { actorPerson } from '#core/actor.ts';
import type { FastifyRequest } from 'fastify';
import { type FieldError, invalid } from '#core/errors.ts';
import * as calls from '#core/filling/calls.ts';
import { mayAddTo, mayFillIn } from '#core/filling/policy.ts';
import { irrelevantNotes } from '#core/filling/rules/irrelevant.ts';
import { storedPasses } from '#core/questions/rules/passing.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import type { PresentedCredential } from '#server/http/actor.ts';
import { madeBefore, requestHash } from '#server/http/idempotent.ts';
import { jsonText, on, onWithLook, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { notify } from '#server/notifications/store.ts';
import { idsOf } from '#server/notifications/notify-rows.ts';
import { keepFile } from '#server/sheets/stored/attached-files.ts';
import * as images from '#server/sheets/images.ts';
import { sheetTexts } from '#server/sheets/present.ts';
import { withNotes } from '#server/sheets/wire.ts';
import { lengthOf, requireRoom } from '#server/files/quota.ts';
import * as sheetStore from '#server/sheets/store.ts';
import { addRow, addRows } from './add-rows.ts';
import { catalogIssues } from '#server/catalog/check-answers.ts';
import { checkByVersion, madeAtOf, rulesByVersion, imageAnswers } from './check-by-version.ts';
import { correctRowRoutes } from './correct-row.ts';
import { discardSheetRoutes } from './discard-sheet.ts';
import { findSheetToFill, type SheetToFill } from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

export const fillingRoutes = [
  on(calls.createSheet, async ({ actor, tx, params, body: { filledAt, ...body }, services }) => {
    const id = body.id ?? services.newId();
    const hash = requestHash(body.id, params.id, body);
    const made = await madeBefore(tx, 'sheets', actor.companyId, { id: body.id, hash });
    const scope = { tx, actor, services };
    const { version } = await findForm(tx, actor, params.id);
    const form = await services.forms.get(tx, actor.companyId, params.id, version);
    const versions = await rulesByVersion(scope, params.id, form, [body]);
    const given = { ...body, answers: body.contextAnswers };
    const madeAt = madeAtOf(filledAt, services.now());
    const checked = checkByVersion(versions, 'contextQuestions', given, { madeAt });
    const { answers, issues, passed, rules } = checked;
    const inContext = <T extends { path: string }>(each: T) => ({
      ...each,
      path: `context${capital(each.path)}`,
    });
    const notes = irrelevantNotes(checked.irrelevant).map(inContext);
    if (made !== null) return sheetReply(scope, made, 200, notes);
    authorize(mayFillIn(actor, form), 'conflict');
    if (issues.length > 0) throw invalid(issues.map(inContext));
    const check = { rules, part: 'contextQuestions' as const, answers, context: {} };
    const [misfits = []] = await catalogIssues(tx, actor.companyId, [check]);
    if (misfits.length > 0) throw invalid(misfits.map(inContext));
    await images.requireImages(tx, actor, imageAnswers(form, answers).map(inContext));
    const now = services.now();
    await sheetStore.insertSheet(tx, actor, {
      id,
      formId: params.id,
      name: body.name,
      answers,
      passed: storedPasses(passed, { by: actorPerson(actor), at: madeAt ?? now }),
      requestHash: hash,
      visible: true,
      now,
    });
    await images.claim(tx, actor, id, imageAnswers(form, answers));
    const object = { kind: 'sheet' as const, id };
    await audit(
      tx,
      actor,
      { action: 'sheet_created', object, form: { id: params.id, name: form.name }, next: [body.name] },
      now,
    );
    return sheetReply(scope, id, 201, notes);
  }),

  onWithLook(calls.addRow, lookAtSheet, ({ actor, tx, ahead, body, services }) =>
    addRow({ tx, actor, services }, found(ahead), body),
  ),

  onWithLook(calls.addRows, lookAtSheet, ({ actor, tx, ahead, body, services }) =>
    addRows({ tx, actor, services }, found(ahead), body.rows),
  ),

  onWithLook(calls.addRowsBriefly, lookAtSheet, ({ actor, tx, ahead, body, services }) =>
    addRows({ tx, actor, services }, found(ahead), body.rows, true),
  ),

  ...correctRowRoutes,
  ...discardSheetRoutes,

  onWithLook(calls.completeSheet, lookAtSheet, async ({ actor, tx, ahead, services }) => {
    const sheet = found(ahead);
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
    return sheetReply({ tx, actor, services }, sheet.id, 200);
  }),

  on(
    calls.uploadImage,
    async ({ actor, tx, params, body, services }) => {
      const added = await images.keep({ tx, actor, services }, params.id, body);
      return new Reply({ id: params.id }, { status: added ? 201 : 200 });
    },
    { before: requireRoomForIt },
  ),

  on(
    calls.uploadFile,
    async ({ actor, tx, params, query, body: file, services }) => {
      const { value, isNew } = await keepFile({ tx, actor, services }, params.id, { file, name: query.name });
      return new Reply({ id: params.id, value }, { status: isNew ? 201 : 200 });
    },
    { before: requireRoomForIt },
  ),
];

type Upload = RequestScope & { params: { id: string }; request: FastifyRequest };

/** Repeated uploads get the same response. */
async function requireRoomForIt({ actor, tx, params, services, request }: Upload): Promise<void> {
  if (await images.isStored(tx, actor, params.id)) return;
  await requireRoom(tx, actor.companyId, services.settings, { coming: lengthOf(request) });
}

function lookAtSheet({ tx, presented, params }: LookAtSheet): Promise<SheetToFill | null> {
  return findSheetToFill(tx, presented, params.id);
}
type LookAtSheet = { tx: Tx; presented: PresentedCredential; params: { id: string } };

function found(sheet: SheetToFill | null): SheetToFill {
  if (sheet === null) throw notFound();
  return sheet;
}

async function sheetReply(
  scope: RequestScope,
  id: string,
  status: number,
  notes: readonly FieldError[] = [],
): Promise<Reply> {
  const { tx, actor } = scope;
  const sheet = await sheetStore.findSheet(tx, actor, id);
  const [text = ''] = await sheetTexts(scope, [sheet]);
  return jsonText(withNotes(text, notes), { status });
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
