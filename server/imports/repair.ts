// Repairs failed rows: applies fixes and skips; rows that are still invalid stay failed.
import { questionTypes } from '#core/questions/types.ts';
import { valuesOf } from '#core/questions/values.ts';
import { type CheckedAnswers, checkAnswers } from '#core/filling/check-answers.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { compileCell, isCellIssue, withFormatOf } from '#core/imports/parse-cell.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { arrivedRows, notifyNewRows } from '#server/notifications/notify-rows.ts';
import { insertRows } from '#server/sheets/row-changes-store.ts';
import { sheetOfImport } from './arrived-store.ts';
import { dateReader } from './date-reader.ts';
import { newRow } from './job.ts';
import { checkGiven, updateFixed, type UpdateRow } from './update/fixed-rows.ts';
import * as failures from './failures-store.ts';
import * as store from './store.ts';
import { updateOf } from './store.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

/** Applies fixes to a locked import. Rows that are no longer failed are skipped, so that the request can be resent. */
export async function applyFixes(
  scope: RequestScope,
  record: store.ImportRecord,
  form: CachedForm,
  fixes: readonly FixedRow[],
): Promise<void> {
  const { tx, actor, services } = scope;
  const failed = await failures.listFailures(tx, actor.companyId, record.id, {
    csvRows: fixes.map(({ csvRow }) => csvRow),
  });
  const byRow = new Map(fixes.map((fix) => [fix.csvRow, fix]));
  const done: number[] = [];
  const stillFailed: FailedRow[] = [];
  const good: ReturnType<typeof newRow>[] = [];
  const updates: UpdateRow[] = [];
  const check = updateOf(record) === null ? checkAll : checkGiven;
  const now = services.now();
  for (const failure of failed) {
    const fix = byRow.get(failure.csvRow);
    if (fix?.skip === true) {
      done.push(failure.csvRow);
      continue;
    }
    const { answers, errors, rowDate } = fixedRow(record, form, failure, fix, check);
    if (errors.length > 0) {
      stillFailed.push({ ...failure, rowDate, errors });
      continue;
    }
    const { csvRow, cells } = failure;
    if (updateOf(record) !== null) updates.push({ ok: true, csvRow, rowDate, answers, cells });
    else {
      done.push(csvRow);
      good.push(newRow({ csvRow, answers, rowDate }, form, services, now));
    }
  }
  const updated = await updateFixed(tx, actor.companyId, { record, form }, updates, now);
  for (const row of updated.added) good.push(newRow(row, form, services, now));
  for (const { csvRow } of updated.done) done.push(csvRow);
  for (const failure of failed) {
    const still = updated.failed.find(({ csvRow }) => csvRow === failure.csvRow);
    if (still) stillFailed.push({ ...failure, rowDate: still.rowDate, errors: still.errors });
  }
  const reviewState = form.reviewers.length > 0 ? ('PENDING' as const) : null;
  const owner = { companyId: actor.companyId, userId: record.userId };
  const ids =
    good.length === 0
      ? new Set<string>()
      : await insertRows(tx, owner, record.sheetId, good, { reviewState, now });
  await notifyNewRows(tx, {
    companyId: actor.companyId,
    authorId: record.userId,
    form: { ...form, id: record.formId },
    sheet: await sheetOfImport(tx, actor.companyId, record),
    arrived: arrivedRows(good.filter(({ id }) => ids.has(id))),
  });
  await failures.dropFailures(tx, actor.companyId, record.id, done);
  await failures.keepFailures(tx, actor.companyId, record.id, stillFailed);
  const left = record.failedRows - done.length;
  await store.changeImport(tx, actor.companyId, record.id, {
    completed: ids.size + updated.changed + updated.unchanged,
    changed: updated.changed,
    unchanged: updated.unchanged,
    failed: -done.length,
    ...(left <= 0 && { state: 'SUCCESS', endedAt: now }),
  });
}

function checkAll({ rules }: CachedForm, given: readonly GivenAnswer[]): CheckedAnswers {
  return checkAnswers(rules, 'questions', given);
}

/** A failed row with its fix: the file's own cells, overridden by the given answers. */
function fixedRow(
  record: store.ImportRecord,
  form: CachedForm,
  failure: FailedRow,
  fix: FixedRow | undefined,
  check: typeof checkAll,
) {
  const { dateColumn, dateFormat, dateFormats = {} } = record.request;
  const readDate = dateReader(dateFormat);
  const settings = {
    decimalSeparator: record.decimalSeparator,
    readDate: (text: string) => readDate(text, record.timeZone),
    offsetAt: (at: number) => offsetAt(at, record.timeZone),
    dateFormat,
  };
  // The cells of such a row cannot be assigned to columns: it consists of the repair's answers only.
  const isRaw = failure.raw !== undefined;
  if (isRaw && (fix === undefined || fix.answers.length === 0))
    return { answers: {}, errors: failure.errors, rowDate: failure.rowDate };
  const fixed = new Set(fix?.answers.map(({ questionId }) => questionId));
  const given: GivenAnswer[] = fix?.answers.map(({ questionId, value }) => ({ questionId, value })) ?? [];
  const errors: FailedRow['errors'] = [];
  for (const [questionId, text] of Object.entries(isRaw ? {} : failure.cells)) {
    const question = form.rules.byId.get(questionId);
    if (question === undefined || fixed.has(questionId)) continue;
    const result = compileCell(
      question,
      withFormatOf(question.id, settings, { dateFormats, timeZone: record.timeZone }),
    )(text);
    if (isCellIssue(result)) errors.push({ questionId, message: result.issue });
    else for (const value of valuesOf(result ?? undefined)) given.push({ questionId, value });
  }
  const rowDate = fix?.rowDate ?? failure.rowDate;
  if (dateColumn !== null && rowDate === null) {
    errors.push(
      failure.errors.find(({ questionId }) => questionId === null) ?? {
        questionId: null,
        message: 'Please enter a date',
      },
    );
  }
  const { answers, issues } = check(form, given);
  for (const { path, message } of issues) {
    const questionId = path.slice('answers.'.length);
    const question = form.rules.byId.get(questionId);
    const known = errors.some((error) => error.questionId === questionId);
    // Required questions that an import cannot fill may be unanswered; answers to hidden questions are dropped.
    if (question !== undefined && questionTypes[question.type].isImportable && !known)
      errors.push({ questionId, message });
  }
  const ofRow =
    isRaw && errors.length > 0 ? failure.errors.findLast(({ questionId }) => questionId === null) : null;
  return { answers, errors: ofRow ? [...errors, ofRow] : errors, rowDate };
}
