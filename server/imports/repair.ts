// Repairs failed rows: applies fixes and skips; rows that are still invalid stay failed.
import { isCatalogType } from '#core/questions/types.ts';
import { isMappable } from '#core/imports/cells/cell-format.ts';
import { takeFilesOut, withNamedFiles } from '#core/imports/cells/entry-files.ts';
import { createFileFinder, type FileFinder } from '#core/imports/files/find-file.ts';
import { isStoredType } from '#core/questions/attached/stored-types.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import { type Answers, valuesOf } from '#core/questions/values.ts';
import { valueIssue } from '#core/questions/answers.ts';
import { type CheckedAnswers, checkAnswers, followedIn } from '#core/filling/check-answers.ts';
import type { GivenAnswer } from '#core/filling/schema.ts';
import { compileGroups, inFormOrder } from '#core/imports/check-row.ts';
import { compileCell, isCellIssue, rowIssueOf, withFormatOf } from '#core/imports/parse-cell.ts';
import { withIrrelevant } from '#core/imports/irrelevant.ts';
import type { FailedRow, FixedRow } from '#core/imports/schema.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { arrivedRows, notifyNewRows } from '#server/notifications/notify-rows.ts';
import { insertRows } from '#server/sheets/row-changes-store.ts';
import { inSheet, uniqueAnswers } from '#server/sheets/unique/unique-answers.ts';
import { sheetOfImport } from './arrived-store.ts';
import { catalogOfImport, withoutMisfits } from './catalog-rows.ts';
import { dateReader } from './date-reader.ts';
import { newRow } from './bring-batch.ts';
import type { GoodRow } from '#core/imports/check-row.ts';
import { checkGiven, updateFixed, type UpdateRow } from './update/fixed-rows.ts';
import { claimRepaired, foreignFiles, releaseImportFiles } from './import-files.ts';
import * as failures from './failures-store.ts';
import * as store from './store.ts';
import { updateOf } from './store.ts';
import { uniqueOnly } from './unique-rows.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Applies fixes to a locked import. Rows that are no longer failed are skipped, so that the request can be resent. */
export async function applyFixes(
  scope: RequestScope,
  started: store.ImportRecord,
  form: CachedForm,
  { rows: fixes, reason }: { rows: readonly FixedRow[]; reason?: string | undefined },
): Promise<void> {
  const record = reason ? { ...started, request: { ...started.request, reason } } : started;
  const { tx, actor, services } = scope;
  const failed = await failures.listFailures(tx, actor.companyId, record.id, {
    csvRows: fixes.map(({ csvRow }) => csvRow),
  });
  const byRow = new Map(fixes.map((fix) => [fix.csvRow, fix]));
  const done: number[] = [];
  const stillFailed: FailedRow[] = [];
  const readable: (GoodRow & Pick<FailedRow, 'cells'>)[] = [];
  const updates: UpdateRow[] = [];
  const check = updateOf(record) === null ? checkAll : checkGiven;
  const now = services.now();
  // A repair may answer a question of the catalog that no column of the file answers.
  const named = fixes.flatMap(({ answers }) => answers.map(({ questionId }) => [questionId, 0] as const));
  const columnMap = { ...Object.fromEntries(named), ...record.request.columnMap };
  const catalog = await catalogOfImport(tx, actor.companyId, form, { columnMap });
  const files = record.request.files === undefined ? null : createFileFinder(record.request.files);
  const foreign = await foreignFiles(tx, actor, form, fixes);
  for (const failure of failed) {
    const fix = byRow.get(failure.csvRow);
    if (fix?.skip === true) {
      done.push(failure.csvRow);
      continue;
    }
    const { answers, errors, passed, rowDate, irrelevant } = fixedRow(
      { record, form, catalog, files, foreign, check },
      failure,
      fix,
    );
    if (errors.length > 0) {
      stillFailed.push({ ...failure, rowDate, errors });
      continue;
    }
    const { csvRow, cells } = failure;
    const rows = updateOf(record) === null ? readable : updates;
    const more = { ...(passed.length > 0 && { passed }), ...(irrelevant.length > 0 && { irrelevant }) };
    rows.push({ ok: true, csvRow, rowDate, answers, cells, ...more });
  }
  const within = { companyId: actor.companyId, form };
  const inCatalog =
    catalog === null
      ? { good: readable, failed: [] }
      : await withoutMisfits(tx, { ...within, catalog }, readable);
  const unique = await uniqueOnly(tx, actor.companyId, { record, form }, inCatalog.good);
  const fitting = { good: unique.good, failed: [...inCatalog.failed, ...unique.failed] };
  const good = fitting.good.map((row) => newRow(row, { record, form }, services, now));
  for (const { csvRow } of fitting.good) done.push(csvRow);
  for (const failure of failed) {
    const still = fitting.failed.find(({ csvRow }) => csvRow === failure.csvRow);
    if (still) stillFailed.push({ ...failure, rowDate: still.rowDate, errors: still.errors });
  }
  const updated = await updateFixed(tx, actor.companyId, { record, form, catalog }, updates, now);
  for (const row of updated.added) good.push(newRow(row, { record, form }, services, now));
  for (const { csvRow } of updated.done) done.push(csvRow);
  for (const failure of failed) {
    const still = updated.failed.find(({ csvRow }) => csvRow === failure.csvRow);
    if (still) stillFailed.push({ ...failure, rowDate: still.rowDate, errors: still.errors });
  }
  const added = await insertFixed(scope, { record, form }, good, now);
  await failures.dropFailures(tx, actor.companyId, record.id, done);
  await failures.keepFailures(tx, actor.companyId, record.id, stillFailed);
  const left = record.failedRows - done.length;
  await store.changeImport(tx, actor.companyId, record.id, {
    completed: added.length + updated.changed + updated.unchanged,
    changed: updated.changed,
    unchanged: updated.unchanged,
    failed: -done.length,
    irrelevant: withIrrelevant(started.irrelevant, form.rules.questions, added),
    ...(left <= 0 && { state: 'SUCCESS', endedAt: now }),
  });
  if (left <= 0) await releaseImportFiles(tx, actor.companyId, record, now);
}

/** Adds repaired rows, with what they name, and tells those who want to know; returns those that were added. */
async function insertFixed(
  { tx, actor }: RequestScope,
  { record, form }: Pick<Fixing, 'record' | 'form'>,
  good: readonly ReturnType<typeof newRow>[],
  now: number,
) {
  if (good.length === 0) return [];
  const reviewState = form.reviewers.length > 0 ? ('PENDING' as const) : null;
  const owner = { companyId: actor.companyId, userId: record.userId };
  const ids = await insertRows(tx, owner, {
    sheetId: record.sheetId,
    rows: good,
    reviewState,
    now,
    unique: uniqueAnswers(
      { companyId: actor.companyId, id: record.formId, ...form },
      inSheet(record.sheetId, good),
    ),
  });
  const added = good.filter(({ id }) => ids.has(id));
  await claimRepaired(tx, actor, { form, sheetId: record.sheetId }, added);
  await notifyNewRows(tx, {
    companyId: actor.companyId,
    authorId: record.userId,
    form: { ...form, id: record.formId },
    sheet: await sheetOfImport(tx, actor.companyId, record),
    arrived: arrivedRows(added),
  });
  return added;
}

function checkAll(
  { rules }: CachedForm,
  given: readonly GivenAnswer[],
  madeAt: number | undefined,
  reason: string | undefined,
): CheckedAnswers {
  return checkAnswers(rules, 'questions', given, {
    madeAt,
    isOfImport: true,
    reasonFor: () => () => reason,
  });
}

type Fixing = {
  record: store.ImportRecord;
  form: CachedForm;
  catalog: CatalogIndex | null;
  files: FileFinder | null;
  /** Files that the repairs may not name, with what is wrong. */
  foreign: ReadonlyMap<string, string>;
  check: typeof checkAll;
};

/** A failed row with its fix: the file's own cells, overridden by the given answers. */
function fixedRow(
  { record, form, catalog, files: named, foreign, check }: Fixing,
  failure: FailedRow,
  fix: FixedRow | undefined,
) {
  const { columnMap, dateColumn, dateFormat, dateFormats = {}, cellFormats, hours } = record.request;
  const readDate = dateReader(dateFormat);
  const settings = {
    decimalSeparator: record.decimalSeparator,
    readDate: (text: string) => readDate(text, record.timeZone),
    offsetAt: (at: number) => offsetAt(at, record.timeZone),
    dateFormat,
    timeZone: record.timeZone,
    hours,
    catalog,
    anyItem: updateOf(record) !== null,
    files: named,
  };
  // The cells of such a row cannot be assigned to columns: it consists of the repair's answers only.
  const isRaw = failure.raw !== undefined;
  if (isRaw && (fix === undefined || fix.answers.length === 0))
    return { answers: {}, errors: failure.errors, passed: [], irrelevant: [], rowDate: failure.rowDate };
  const fixed = new Set(fix?.answers.map(({ questionId }) => questionId));
  const given: GivenAnswer[] =
    fix?.answers.flatMap(({ questionId, value }) =>
      isNameText(form, questionId, value) ? [] : [{ questionId, value }],
    ) ?? [];
  const errors: FailedRow['errors'] = [];
  const read: Record<string, Answers[string]> = {};
  for (const { questionId, value } of given) {
    const message = foreign.get(value);
    if (message !== undefined) errors.push({ questionId, message });
  }
  for (const { questionId, value } of given) read[questionId] = [...valuesOf(read[questionId]), value];
  for (const question of inFormOrder(form.rules.questions)) {
    const { id: questionId } = question;
    // Who repairs may name an item as the file does.
    const ownTexts = (fix?.answers ?? []).flatMap(({ questionId: id, value }) =>
      id === questionId && isNameText(form, id, value) ? [value] : [],
    );
    const cell = isRaw || fixed.has(questionId) ? undefined : failure.cells[questionId];
    const texts = cell === undefined ? ownTexts : [cell];
    if (texts.length === 0) continue;
    const format = { dateFormats, cellFormats, timeZone: record.timeZone };
    const readText = compileCell(question, withFormatOf(questionId, settings, format));
    const fully = isCatalogType(question.type) ? followedIn(form.rules, question, read, {}) : null;
    // An existing row may have the answer that the failed row leaves out.
    const followed = updateOf(record) !== null && fully?.answered.length === 0 ? null : fully;
    for (const text of texts) {
      const result = readText(text, followed);
      if (isCellIssue(result)) errors.push(rowIssueOf(questionId, result));
      else if (result !== null) {
        read[questionId] = result;
        for (const value of valuesOf(result)) given.push({ questionId, value });
      }
    }
  }
  const rowDate = fix?.rowDate ?? failure.rowDate;
  if (dateColumn !== null && rowDate === null) {
    errors.push(
      failure.errors.find(({ questionId }) => questionId === null) ?? {
        questionId: null,
        message: t(m.pleaseEnterDate),
      },
    );
  }
  const { reason } = record.request;
  const isNew = updateOf(record) === null;
  if (isNew && named !== null) errors.push(...withNamedFiles(form.rules.questions, read, named));
  const files = isNew && named === null ? takeFilesOut(form.rules.questions, read) : [];
  const taken =
    files.length === 0 && named === null
      ? given
      : Object.entries(read).flatMap(([questionId, answer]) =>
          valuesOf(answer).map((value) => ({ questionId, value })),
        );
  const { answers, issues, passed, ...checked } = check(form, taken, rowDate ?? undefined, reason);
  for (const { path, message } of issues) {
    // Groups are named at one of their questions.
    if (!path.startsWith('answers.')) continue;
    const questionId = path.slice('answers.'.length);
    const question = form.rules.byId.get(questionId);
    const known = errors.some((error) => error.questionId === questionId);
    // Required questions that the import cannot fill may be unanswered.
    const isFilled = columnMap[questionId] !== undefined;
    if (question !== undefined && (isFilled || isMappable(question)) && !known)
      errors.push({ questionId, message });
  }
  if (updateOf(record) === null) {
    const { questions } = form.rules;
    errors.push(...compileGroups({ questions, columnMap, rules: form.rules })(answers, errors));
  }
  const ofRow =
    isRaw && errors.length > 0 ? failure.errors.findLast(({ questionId }) => questionId === null) : null;
  const irrelevant = [...files, ...checked.irrelevant.map(({ question }) => question.id)];
  return { answers, errors: ofRow ? [...errors, ofRow] : errors, passed, irrelevant, rowDate };
}

/** Whether a repair names an item by its code, path or name, or a file by its name, and not by the ids of an answer. */
function isNameText({ rules }: CachedForm, questionId: string, value: string): boolean {
  const question = rules.byId.get(questionId);
  const isNamed = question !== undefined && (isCatalogType(question.type) || isStoredType(question.type));
  return isNamed && value.trim() !== '' && valueIssue(question, value) !== null;
}
