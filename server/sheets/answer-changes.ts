// An admin's changes of answers: validated, recorded in the history, with what no longer fits them removed.
import { passedNotes, storedAnswers } from './stored-answers.ts';
import { type Actor, actorPerson } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import { misfitsAfter } from '#core/filling/check-answers.ts';
import { type Edit, judgeEdit } from '#core/filling/edit-rules.ts';
import { keepsPhotoPlace } from '#core/forms/question-meta.ts';
import { calculatedFrom, recalculated } from '#core/filling/fills/fill-answers.ts';
import type { FormRules } from '#core/filling/rules/form-rules-type.ts';
import { isCalculatedOnly } from '#core/questions/fills/fills.ts';
import { storedPasses } from '#core/questions/rules/passing.ts';
import type { Question } from '#core/questions/schema.ts';
import { storedIdOf } from '#core/questions/attached/attached-file.ts';
import { flatAnswer } from '#core/questions/entries/flat.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import { type AnswerValue, type Answers, valuesOf } from '#core/questions/values.ts';
import { changedAnswer, isEdited, reasonOfChange } from '#core/sheets/answer-change.ts';
import { mayEditAnswers } from '#core/sheets/policy.ts';
import type { AnswerChange } from '#core/sheets/schema.ts';
import { audit, auditAll, type AuditNote } from '#server/audit/write.ts';
import { type CatalogAnswers, catalogIssues } from '#server/catalog/check-answers.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { claim as claimImages, type NamedImage, requireImages } from './images.ts';
import type { SheetOfRow } from './reviewed-row-store.ts';
import * as changes from './row-changes-store.ts';
import * as rows from './rows-store.ts';
import * as store from './store.ts';
import { lookUpTaken, noteChanged } from './unique/unique-answers.ts';
import { fieldError } from '#core/messages/said.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Calculates the rows of a sheet again (fills/recalculate-job.ts). */
export const recalculateKind = 'recalculated-rows';

/** Changes an answer of a row, and removes those that follow it and no longer fit. */
export async function changeRowAnswer(
  scope: RequestScope,
  sheet: store.SheetRecord,
  rowId: string,
  change: AnswerChange,
): Promise<void> {
  const { tx, actor, services } = scope;
  const row = await rows.findRow(tx, actor, { id: rowId, sheetId: sheet.id }, { lock: true });
  const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const before = storedAnswers(row.answers);
  const question = form.asRead.byId.get(change.questionId);
  const answer = checkedChange(actor, question, false, change);
  const { [change.questionId]: previous, ...others } = before;
  if (isSameAnswer(previous, answer)) return;
  const images = await imagesOf(scope, question, { answer, previous });
  const context = storedAnswers(sheet.answers);
  const wanted: Answers = answer === null ? others : { ...others, [change.questionId]: answer };
  const { createdAt: madeAt } = row;
  const checked = { rules: form.rules, part: 'questions' as const, answers: wanted, context };
  await requireFitting(tx, actor, checked, change);
  const removed = following(form.rules, { before, wanted, context }, change);
  const after = withoutRemoved(wanted, removed);
  const now = services.now();
  const unique = { companyId: actor.companyId, id: sheet.formId, rules: form.rules };
  const changed = { id: row.id, sheetId: sheet.id, answers: after };
  const taken = await lookUpTaken(tx, unique, [changed], 'answers');
  const isTaken = taken?.by(changed);
  const edit = { before, after, context, madeAt, passed: row.passed ?? [], isTaken };
  const { passed, notes } = passedIn(actor, form.rules, change, { ...edit, now });
  const alerts = [
    ...form.rules.alertsOf({ ...context, ...after }),
    ...row.alerts.filter((id) => form.formerAlerts.has(id)),
  ];
  await changes.setAnswer(
    tx,
    actor,
    { id: row.id, sheetId: sheet.id },
    { questionId: change.questionId, answer, alerts, passed, now },
  );
  await noteChanged(tx, unique, [changed]);
  await claimImages(tx, actor, sheet.id, images);
  const of = aboutRow(sheet, row.id);
  await audit(tx, actor, { ...changeNote(change, previous, answer), ...of }, now);
  await auditAll(
    tx,
    actor,
    notes.map((note) => ({ ...note, ...of })),
    now,
  );
  for (const { questionId, answer: left } of removed) {
    // Sequential: each is an entry of the row's history, behind the change that caused it.
    await changes.setAnswer(
      tx,
      actor,
      { id: row.id, sheetId: sheet.id },
      { questionId, answer: left, alerts, passed, now },
    );
    const note = changeNote(followingChange(form.rules, change, questionId), before[questionId], left);
    await audit(tx, actor, { ...note, ...of }, now);
  }
}

/** The same for an answer of a sheet's setup. */
export async function changeContextAnswer(
  scope: RequestScope,
  sheet: store.SheetRecord,
  change: AnswerChange,
): Promise<void> {
  const { tx, actor, services } = scope;
  const form = await services.forms.get(tx, actor.companyId, sheet.formId, sheet.formVersion);
  const { asRead, rules } = form;
  const before = storedAnswers(sheet.answers);
  const question = asRead.byId.get(change.questionId);
  const answer = checkedChange(actor, question, true, change);
  const { [change.questionId]: previous, ...others } = before;
  if (isSameAnswer(previous, answer)) return;
  const images = await imagesOf(scope, question, { answer, previous });
  const wanted: Answers = answer === null ? others : { ...others, [change.questionId]: answer };
  const { createdAt: madeAt } = sheet;
  const checked = { rules, part: 'contextQuestions' as const, answers: wanted, context: {} };
  await requireFitting(tx, actor, checked, change);
  const removed = following(rules, { before, wanted, context: {} }, change);
  const now = services.now();
  const after = withoutRemoved(wanted, removed);
  const edit = { before, after, context: {}, madeAt, passed: sheet.passed ?? [] };
  const { passed, notes } = passedIn(actor, rules, change, { ...edit, now });
  await store.setContextAnswer(tx, actor, sheet.id, { questionId: change.questionId, answer, passed, now });
  await claimImages(tx, actor, sheet.id, images);
  const of = {
    object: { kind: 'sheet' as const, id: sheet.id },
    form: { id: sheet.formId, name: sheet.formName },
    sheetId: sheet.id,
  };
  await audit(tx, actor, { ...changeNote(change, previous, answer), ...of }, now);
  await auditAll(
    tx,
    actor,
    notes.map((note) => ({ ...note, ...of })),
    now,
  );
  for (const { questionId, answer: left } of removed) {
    await store.setContextAnswer(tx, actor, sheet.id, { questionId, answer: left, passed, now });
    await audit(
      tx,
      actor,
      { ...changeNote(followingChange(rules, change, questionId), before[questionId], left), ...of },
      now,
    );
  }
  const changed = new Set([change.questionId, ...removed.map(({ questionId }) => questionId)]);
  if (calculatedFrom(rules, changed).length > 0)
    await services.jobs.add(tx, {
      companyId: actor.companyId,
      kind: recalculateKind,
      subjectId: sheet.id,
      userId: actor.userId,
    });
}

/** Whether an answer is there already: then nothing is written, and the history and the audit log get no entry. */
function isSameAnswer(previous: AnswerValue | undefined, answer: AnswerValue | null): boolean {
  return !isEdited(valuesOf(previous), valuesOf(answer ?? undefined));
}

/** Throws if the new answer is outside of what a catalog question takes. */
async function requireFitting(
  tx: Tx,
  actor: Actor,
  check: CatalogAnswers,
  { questionId }: AnswerChange,
): Promise<void> {
  const [misfits = []] = await catalogIssues(tx, actor.companyId, [
    { ...check, only: new Set([questionId]) },
  ]);
  if (misfits.length > 0) throw invalid(misfits.map((issue) => ({ ...issue, path: 'answers' })));
}

/** The rules that are passed once the answer is changed, and what the history says of new ones. Throws for the others. */
function passedIn(
  actor: Actor,
  rules: FormRules,
  { questionId, comment }: AnswerChange,
  { now, ...edit }: Omit<Edit, 'questionId' | 'reasonFor'> & { now: number },
) {
  const reason = reasonOfChange(comment);
  const judged = judgeEdit(rules, { ...edit, questionId, reasonFor: () => reason });
  if (judged.issues.length > 0) throw invalid(judged.issues);
  const by = actorPerson(actor);
  const others = edit.passed.filter((each) => each.questionId !== questionId);
  const passed = [...judged.kept, ...storedPasses(judged.passed, { by, at: now }, others)];
  return { passed, notes: passedNotes(passed.filter((each) => !edit.passed.includes(each))) };
}

type Removal = { questionId: string; answer: AnswerValue | null };

/**
 * What else the change changes in the same part: answers of catalog questions that follow the changed one and no longer fit, and
 * those that are calculated from it.
 */
function following(
  rules: FormRules,
  { before, wanted, context }: { before: Answers; wanted: Answers; context: Answers },
  { questionId }: AnswerChange,
): Removal[] {
  const part = rules.byId.get(questionId)?.context === true ? 'contextQuestions' : 'questions';
  const removed: Removal[] = misfitsAfter(rules, questionId, wanted, context)
    .filter(({ question }) => rules[part].includes(question))
    .map(({ question, left }) => ({ questionId: question.id, answer: left.length === 0 ? null : left }));
  const after = withoutRemoved(wanted, removed);
  return [...removed, ...recalculated(rules.fills[part], rules[part], { before, after, context })];
}

/** The change of another answer that follows one: the history says why, where it was calculated. */
function followingChange({ byId }: FormRules, change: AnswerChange, questionId: string): AnswerChange {
  const question = byId.get(questionId);
  const comment =
    question !== undefined && isCalculatedOnly(question)
      ? t(m.calculatedAgain, { hasReason: String(change.comment !== null), reason: change.comment ?? '' })
      : change.comment;
  return { ...change, questionId, comment };
}

function withoutRemoved(answers: Answers, removed: readonly Removal[]): Answers {
  const after: Record<string, AnswerValue> = { ...answers };
  for (const { questionId, answer } of removed) {
    delete after[questionId];
    if (answer !== null) after[questionId] = answer;
  }
  return after;
}

/** The images of a new answer. Throws if one does not exist, unless the previous answer had it. */
async function imagesOf(
  { tx, actor }: RequestScope,
  question: Question | undefined,
  { answer, previous }: { answer: AnswerValue | null; previous: AnswerValue | undefined },
): Promise<readonly NamedImage[]> {
  if (question === undefined) return [];
  const storedIn = (given: AnswerValue | null | undefined) =>
    flatAnswer<Question>(question, given, isStoredType).flatMap(({ question: inner, values, within }) =>
      values.map((value, index) => ({
        imageId: storedIdOf(value),
        keepsPlace: keepsPhotoPlace(inner),
        value,
        path: `answers.${within?.index ?? index}`,
      })),
    );
  const before = new Set(storedIn(previous).map(({ value }) => value));
  const named = storedIn(answer);
  await requireImages(
    tx,
    actor,
    named.filter(({ value }) => !before.has(value)),
  );
  return named;
}

/** The new answer, null for none. Throws if the question is not in this part or a value is invalid. */
function checkedChange(
  actor: Actor,
  question: Question | undefined,
  context: boolean,
  change: AnswerChange,
): AnswerValue | null {
  if (question === undefined || question.context !== context) {
    throw invalid([fieldError('questionId', m.formDoesNotAskThis)]);
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

/** What an entry of the audit log about a row names. */
export function aboutRow(
  { id, formId, formName }: SheetOfRow,
  rowId: string,
): Pick<AuditNote, 'object' | 'form' | 'sheetId' | 'rowId'> {
  return {
    object: { kind: 'sheetRow', id: rowId },
    form: { id: formId, name: formName },
    sheetId: id,
    rowId,
  };
}
