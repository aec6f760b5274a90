// An admin's changes of answers: validated, recorded in the history, with what no longer fits them removed.
import { storedAnswers } from './stored-answers.ts';
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import { misfitsAfter } from '#core/filling/check-answers.ts';
import type { FormRules, JudgedRow } from '#core/filling/form-rules.ts';
import type { Question } from '#core/questions/schema.ts';
import { isImageType } from '#core/questions/types.ts';
import { type AnswerValue, type Answers, valuesOf } from '#core/questions/values.ts';
import { changedAnswer, isEdited } from '#core/sheets/answer-change.ts';
import { mayEditAnswers } from '#core/sheets/policy.ts';
import type { AnswerChange } from '#core/sheets/schema.ts';
import { audit, type AuditNote } from '#server/audit/write.ts';
import { type CatalogAnswers, catalogIssues } from '#server/catalog/check-answers.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { claim as claimImages, requireImages } from './images.ts';
import type { SheetOfRow } from './reviewed-row-store.ts';
import * as changes from './row-changes-store.ts';
import * as rows from './rows-store.ts';
import * as store from './store.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

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
  const judged = { madeAt: row.createdAt, before };
  const checked = { rules: form.rules, part: 'questions' as const, answers: wanted, context, row: judged };
  await requireFitting(tx, actor, checked, change);
  const removed = removals(form.rules, wanted, context, change);
  const after = withoutRemoved(wanted, removed);
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
  const of = aboutRow(sheet, row.id);
  await audit(tx, actor, { ...changeNote(change, previous, answer), ...of }, now);
  for (const { questionId, answer: left } of removed) {
    // Sequential: each is an entry of the row's history, behind the change that caused it.
    await changes.setAnswer(
      tx,
      actor,
      { id: row.id, sheetId: sheet.id },
      { questionId, answer: left, alerts, now },
    );
    const note = changeNote({ ...change, questionId }, before[questionId], left);
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
  const row = { madeAt: sheet.createdAt, before };
  const checked = { rules, part: 'contextQuestions' as const, answers: wanted, context: {}, row };
  await requireFitting(tx, actor, checked, change);
  const removed = removals(rules, wanted, {}, change);
  const now = services.now();
  await store.setContextAnswer(tx, actor, sheet.id, { questionId: change.questionId, answer, now });
  await claimImages(tx, actor, sheet.id, images);
  const of = {
    object: { kind: 'sheet' as const, id: sheet.id },
    form: { id: sheet.formId, name: sheet.formName },
    sheetId: sheet.id,
  };
  await audit(tx, actor, { ...changeNote(change, previous, answer), ...of }, now);
  for (const { questionId, answer: left } of removed) {
    await store.setContextAnswer(tx, actor, sheet.id, { questionId, answer: left, now });
    await audit(
      tx,
      actor,
      { ...changeNote({ ...change, questionId }, before[questionId], left), ...of },
      now,
    );
  }
}

/** Whether an answer is there already: then nothing is written, and the history and the audit log get no entry. */
function isSameAnswer(previous: AnswerValue | undefined, answer: AnswerValue | null): boolean {
  return !isEdited(valuesOf(previous), valuesOf(answer ?? undefined));
}

/** Throws if the new answer is outside of what a catalog question takes, or breaks a rule of its question. */
async function requireFitting(
  tx: Tx,
  actor: Actor,
  { row, ...check }: CatalogAnswers & { row: JudgedRow },
  { questionId }: AnswerChange,
): Promise<void> {
  const [misfits = []] = await catalogIssues(tx, actor.companyId, [
    { ...check, only: new Set([questionId]) },
  ]);
  const { [questionId]: changed } = check.answers;
  const known = { ...check.context, ...check.answers };
  const broken = changed === undefined ? [] : check.rules.brokenRules({ [questionId]: changed }, known, row);
  const issues = misfits.length > 0 ? misfits : broken;
  if (issues.length > 0) throw invalid(issues.map((issue) => ({ ...issue, path: 'answers' })));
}

type Removal = { questionId: string; answer: AnswerValue | null };

/** Answers of catalog questions that follow the changed one and no longer fit, in the same part. */
function removals(
  rules: FormRules,
  answers: Answers,
  context: Answers,
  { questionId }: AnswerChange,
): Removal[] {
  const isHere = rules.byId.get(questionId)?.context;
  return misfitsAfter(rules, questionId, answers, context)
    .filter(({ question }) => question.context === isHere)
    .map(({ question, left }) => ({ questionId: question.id, answer: left.length === 0 ? null : left }));
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
