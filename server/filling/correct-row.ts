// The call by which authors correct their returned rows: validated like a submission, with the changes recorded in the
// history. The row is pending again afterwards.
import { actorPerson } from '#core/actor.ts';
import { passedNotes, storedAnswers } from '#server/sheets/stored-answers.ts';
import { invalid } from '#core/errors.ts';
import * as calls from '#core/filling/calls.ts';
import { passedBefore, storedPasses } from '#core/questions/rules/passing.ts';
import { type Answers, type AnswerValue, valuesOf } from '#core/questions/values.ts';
import { irrelevantNotes } from '#core/filling/rules/irrelevant.ts';
import { mayCorrect } from '#core/sheets/policy.ts';
import { auditAll } from '#server/audit/write.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { arrivedRows, notifyNewRows } from '#server/notifications/notify-rows.ts';
import * as images from '#server/sheets/images.ts';
import { rowReply } from '#server/sheets/present.ts';
import { setCorrected } from '#server/sheets/row-changes-store.ts';
import { findRow } from '#server/sheets/rows-store.ts';
import { findSheet } from '#server/sheets/store.ts';
import { lookUpTaken, noteChanged } from '#server/sheets/unique/unique-answers.ts';
import { catalogIssues } from '#server/catalog/check-answers.ts';
import { checkByVersion, comparedAnswers, rulesByVersion, imageAnswers } from './check-by-version.ts';

export const correctRowRoutes = [
  on(calls.correctRow, async ({ actor, tx, params, body, services }) => {
    const sheet = await findSheet(tx, actor, params.id);
    const row = await findRow(tx, actor, { id: params.rowId, sheetId: sheet.id }, { lock: true });
    const author = { user: { id: row.userId } };
    const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
    const versions = await rulesByVersion({ tx, actor, services }, sheet.formId, form, [body]);
    const context = storedAnswers(sheet.answers);
    const before = storedAnswers(row.answers);
    const passedUntilNow = row.passed ?? [];
    const unique = { companyId: actor.companyId, id: sheet.formId, rules: form.rules };
    const own = { id: row.id, sheetId: sheet.id };
    const around = { context, madeAt: row.createdAt, before };
    const wanted = [{ ...own, answers: comparedAnswers(versions, body, around) }];
    const taken = await lookUpTaken(tx, unique, wanted, 'answers');
    const checked = checkByVersion(versions, 'questions', body, {
      ...around,
      isTaken: taken?.by(own),
      // What was passed needs no reason again while its answer stays.
      reasonFor: (after) => passedBefore(passedUntilNow, (id) => isSame(before[id], after[id])),
    });
    const { answers: given, issues, rules } = checked;
    const leftOut = irrelevantNotes(checked.irrelevant);
    const answers = { ...formerAnswers(before, form), ...given };
    const changed = changedQuestions(form, before, answers);
    // The response to the first attempt was lost.
    const isSent = row.userId === actor.userId && row.returnedAt === null && changed.length === 0;
    if (isSent && issues.length === 0) return rowReply({ tx, actor, services }, sheet, row.id, leftOut);
    authorize(
      mayCorrect(actor, { ...author, isReturned: row.returnedAt !== null }),
      row.userId === actor.userId ? 'conflict' : 'forbidden',
    );
    if (issues.length > 0) throw invalid(issues);
    const only = new Set(changed);
    const check = { rules, part: 'questions' as const, answers: given, context, only };
    const [misfits = []] = await catalogIssues(tx, actor.companyId, [check]);
    if (misfits.length > 0) throw invalid(misfits);
    const known = new Set(imageAnswers(form, before).map(({ value }) => value));
    const named = imageAnswers(form, given).filter(({ value }) => !known.has(value));
    await images.requireImages(tx, actor, named);
    const alerts = [
      ...form.rules.alertsOf({ ...context, ...answers }),
      ...row.alerts.filter((id) => form.formerAlerts.has(id)),
    ];
    const now = services.now();
    const passed = storedPasses(
      checked.passed,
      { by: actorPerson(actor), at: now },
      passedUntilNow.filter(({ questionId }) => !changed.includes(questionId)),
    );
    const corrected = { answers, changed, alerts, passed, now };
    await setCorrected(tx, actor, own, corrected);
    await noteChanged(tx, unique, [{ ...own, ...corrected }]);
    await images.claim(tx, actor, sheet.id, imageAnswers(form, given));
    // Only alerts that the row did not raise before.
    const news = alerts.filter((id) => !row.alerts.includes(id));
    await notifyNewRows(tx, {
      companyId: actor.companyId,
      authorId: actor.userId,
      form: { ...form, id: sheet.formId, contacts: { rowCompleteContacts: [] } },
      sheet,
      arrived: arrivedRows([{ id: row.id, alerts: news }]),
    });
    const of = {
      object: { kind: 'sheetRow' as const, id: row.id },
      form: { id: sheet.formId, name: sheet.formName },
      sheetId: sheet.id,
      rowId: row.id,
    };
    const notes = changed.map((questionId) => ({
      ...of,
      action: 'answer_changed' as const,
      questionId,
      previous: valuesOf(before[questionId]),
      next: valuesOf(answers[questionId]),
    }));
    const passedNow = passedNotes(passed.filter((each) => !passedUntilNow.includes(each)));
    const done = { action: 'row_corrected' as const, comment: body.comment };
    await auditAll(
      tx,
      actor,
      [
        ...notes,
        ...passedNow.map((note) => ({ ...of, ...note })),
        { ...of, ...done, previous: ['RETURNED'], next: ['PENDING'] },
      ],
      now,
    );
    return rowReply({ tx, actor, services }, sheet, row.id, leftOut);
  }),
];

/** Answers to questions of earlier versions stay unchanged. */
function formerAnswers(before: Answers, form: CachedForm): Answers {
  return Object.fromEntries(Object.entries(before).filter(([id]) => !form.rules.byId.has(id)));
}

/** In the form's order. */
function changedQuestions(form: CachedForm, before: Answers, after: Answers): string[] {
  return form.asRead.ids.filter((id) => !isSame(before[id], after[id]));
}

function isSame(one: AnswerValue | undefined, other: AnswerValue | undefined): boolean {
  return JSON.stringify(valuesOf(one)) === JSON.stringify(valuesOf(other));
}
