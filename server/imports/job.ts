// The import job. Rows are inserted in batches, each in one transaction with the position that it reaches: after a crash
// the file is read again and inserted rows are skipped, so no row is lost or duplicated.
import { rowsPerBatch } from '#core/batches.ts';
import type { CheckedRow, GoodRow } from '#core/imports/check-row.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { FailedRow } from '#core/imports/schema.ts';
import { offsetAt } from '#core/time/zone.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import type { Tx } from '#server/db/transaction.ts';
import { query } from '#server/db/transaction.ts';
import { type Job, type JobHandler, type JobWork, maximumDeaths } from '#server/jobs/runner.ts';
import type { Services } from '#server/services.ts';
import { insertRows } from '#server/sheets/row-changes-store.ts';
import { dateReader } from './date-reader.ts';
import { type CheckedBatch, type CheckOptions, readRows, UnreadableFile } from './read-file.ts';
import * as failures from './failures-store.ts';
import * as store from './store.ts';
import { notifyImport } from './notify-import.ts';
import * as uploads from './uploads-store.ts';

/** Runs one import from its position to the end; one that repeatedly crashes the server imports nothing. */
export function importJob(services: Services): JobWork {
  return {
    run: importing(services),
    async giveUp(job) {
      const started = await begin(job, services);
      if (started !== null) await fail(job, tooHeavy, started.form, services);
    },
  };
}

const tooHeavy = `The server stopped ${maximumDeaths} times in a row while it read this file, so nothing of it was brought in. Divide it into smaller files and import these one by one.`;

function importing(services: Services): JobHandler {
  return async (job, signal) => {
    const started = await begin(job, services);
    if (started === null) return;
    try {
      const finished = await bringIn(job, started, signal, services);
      if (finished) await services.files.remove(uploads.uploadKey(job.companyId, started.record.uploadId));
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      await fail(job, error.message, started.form, services);
    }
  };
}

type Started = { record: store.ImportRecord; form: CachedForm };

/** The state that an import needs, or null if there is nothing (left) to do. */
async function begin(job: Job, services: Services): Promise<Started | null> {
  return services.database.transaction(job.companyId, async (tx) => {
    const record = await store.lockImport(tx, job.companyId, job.subjectId);
    if (record === undefined || (await stopIfCanceled(tx, job, record, services)) || !isRunning(record))
      return null;
    const form = await tx.first(
      query
        .selectFrom('forms')
        .select('version')
        .where('company_id', '=', job.companyId)
        .where('id', '=', record.formId),
    );
    const cached = await services.forms.get(tx, job.companyId, record.formId, form?.version ?? 0);
    return { record, form: cached };
  });
}

/** Reads the file and inserts its rows. False if it was stopped before the end. */
async function bringIn(
  job: Job,
  started: Started,
  signal: AbortSignal,
  services: Services,
): Promise<boolean> {
  const stream = services.files.read(uploads.uploadKey(job.companyId, started.record.uploadId));
  let position = started.record.position;
  let waiting: CheckedRow[] = [];
  let decimalSeparator = started.record.decimalSeparator;
  let writing: Promise<boolean> = Promise.resolve(true);
  const rows = readRows(stream, checkOptions(started), started.record.request.headerAlign ?? null);
  try {
    for (;;) {
      const { value, done } = await rows.next();
      if (done === true) {
        const last = { rows: waiting, decimalSeparator };
        const goesOn =
          (await writing) && (waiting.length === 0 || (await write(job, started, last, services)));
        return goesOn && (await end(job, value, started.form, services));
      }
      ({ decimalSeparator } = value);
      for (const row of value.rows) if (row.csvRow > position) waiting.push(row);
      if (waiting.length < rowsPerBatch) continue;
      // One batch is written while the next is read.
      if (!(await writing) || signal.aborted) return false;
      position = waiting.at(-1)?.csvRow ?? position;
      writing = write(job, started, { rows: waiting, decimalSeparator }, services);
      waiting = [];
    }
  } finally {
    await writing.catch(() => false);
    stream.destroy();
  }
}

function checkOptions({ record, form }: Started): CheckOptions {
  const { columnMap, dateColumn, dateFormat, dateFormats = {} } = record.request;
  const { rules } = form;
  return {
    questions: rules.questions,
    columnMap,
    dateColumn,
    dateFormat,
    dateFormats,
    parseDate: dateReader(dateFormat),
    timeZone: record.timeZone,
    offsetAt,
    isRelevant: (question, answers) => rules.isRelevant(question.id, answers),
  };
}

/** Writes a batch with the position that it reaches. False if the import was cancelled. */
async function write(job: Job, started: Started, batch: CheckedBatch, services: Services): Promise<boolean> {
  const { record, form } = started;
  const good = batch.rows.filter((row): row is GoodRow => row.ok);
  const failed = batch.rows.filter((row): row is FailedRow & { ok: false } => !row.ok);
  const now = services.now();
  return services.database.transaction(job.companyId, async (tx) => {
    const current = await store.lockImport(tx, job.companyId, record.id);
    if (current === undefined || (await stopIfCanceled(tx, job, current, services))) return false;
    const added = await insertRows(
      tx,
      { companyId: job.companyId, userId: record.userId },
      record.sheetId,
      good.map((row) => newRow(row, form, services, now)),
      { reviewState: form.reviewers.length > 0 ? 'PENDING' : null, now },
    );
    await failures.keepFailures(
      tx,
      job.companyId,
      record.id,
      failed.map(({ ok: _, ...row }) => row),
    );
    await store.changeImport(tx, job.companyId, record.id, {
      completed: added.size,
      failed: failed.length,
      position: batch.rows.at(-1)?.csvRow ?? current.position,
      decimalSeparator: batch.decimalSeparator,
      ...(failed.length > 0 && { state: 'PROCESSING_WITH_ERRORS' }),
    });
    await services.jobs.progressed(tx, job);
    return true;
  });
}

/** A valid row, with the alerts that it raises. */
export function newRow(row: Omit<GoodRow, 'ok'>, form: CachedForm, services: Services, now: number) {
  const { csvRow, answers, rowDate } = row;
  return {
    id: services.newId(),
    csvRow,
    answers,
    alerts: form.rules.alertsOf(answers),
    requestHash: null,
    createdAt: rowDate ?? now,
  };
}

async function end(job: Job, totalRows: number, form: CachedForm, services: Services): Promise<boolean> {
  return services.database.transaction(job.companyId, async (tx) => {
    const record = await store.lockImport(tx, job.companyId, job.subjectId);
    if (record === undefined || (await stopIfCanceled(tx, job, record, services))) return false;
    const now = services.now();
    const state = record.failedRows > 0 ? 'COMPLETED_WITH_ERRORS' : 'SUCCESS';
    await store.changeImport(tx, job.companyId, record.id, { state, totalRows, endedAt: now });
    await store.showSheet(tx, job.companyId, record.sheetId, now);
    await uploads.deleteUpload(tx, job.companyId, record.uploadId);
    await notifyImport(tx, job.companyId, record, form, null);
    return true;
  });
}

/** A file that turns out unreadable halfway imports nothing: its meaning would be a guess. */
async function fail(job: Job, problem: string, form: CachedForm, services: Services): Promise<void> {
  await services.database.transaction(job.companyId, async (tx) => {
    const record = await store.lockImport(tx, job.companyId, job.subjectId);
    if (record === undefined) return;
    await store.dropImportedData(tx, job.companyId, record);
    await store.changeImport(tx, job.companyId, record.id, {
      state: 'COMPLETED_WITH_ERRORS',
      problem,
      completed: -record.completedRows,
      failed: -record.failedRows,
      endedAt: services.now(),
    });
    await notifyImport(tx, job.companyId, record, form, problem);
  });
}

/** Carries out a cancellation, if requested. */
async function stopIfCanceled(
  tx: Tx,
  job: Job,
  record: store.ImportRecord,
  services: Services,
): Promise<boolean> {
  if (record.state === 'SIGNAL_STOPPED') return true;
  if (record.state !== 'SIGNAL_STOP') return false;
  await store.dropImportedData(tx, job.companyId, record);
  await store.changeImport(tx, job.companyId, record.id, {
    state: 'SIGNAL_STOPPED',
    endedAt: services.now(),
  });
  await uploads.deleteUpload(tx, job.companyId, record.uploadId);
  const key = uploads.uploadKey(job.companyId, record.uploadId);
  tx.afterCommit(() => services.files.remove(key));
  return true;
}
