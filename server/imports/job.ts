// The import job. Rows are inserted in batches, each in one transaction with the position that it reaches: after a crash
// the file is read again and inserted rows are skipped, so no row is lost or duplicated.
import { rowsPerBatch } from '#core/batches.ts';
import { withIrrelevant } from '#core/imports/irrelevant.ts';
import type { CheckedRow } from '#core/imports/check-row.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { CachedForm } from '#server/forms/rules-cache.ts';
import { uniqueKind } from '#server/forms/unique-rules.ts';
import { deleteThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { query } from '#server/db/transaction.ts';
import { type Job, type JobHandler, type JobWork, maximumDeaths } from '#server/jobs/runner.ts';
import type { Services } from '#server/services.ts';
import { bringBatch, type ReadyRows, readyRows, type Started } from './bring-batch.ts';
import { catalogOfImport } from './catalog-rows.ts';
import { type CheckedBatch, UnreadableFile } from './read-file.ts';
import { type FileToRead, readRowsBeside } from './beside/rows-beside.ts';
import * as store from './store.ts';
import { releaseImportFiles, withImportFiles } from './import-files.ts';
import { refusalOf } from './may-import.ts';
import { notifyImport } from './notify-import.ts';
import { type FoundKeys, findRows, keysOfFile } from './update/keys.ts';
import { revertChanges } from './update/revert.ts';
import { settleSheet } from './update/settle.ts';
import * as uploads from './uploads-store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Runs one import from its position to the end; one that repeatedly crashes the server imports nothing. */
export function importJob(services: Services): JobWork {
  return {
    run: importing(services),
    async giveUp(job) {
      const started = await begin(job, services);
      if (started !== null) await fail(job, tooHeavy, started, services);
    },
  };
}

const tooHeavy = t(m.serverStoppedTimesInRow, { maximumDeaths });

function importing(services: Services): JobHandler {
  return async (job, signal) => {
    const started = await begin(job, services);
    if (started === null) return;
    if (started.refusal !== null) return fail(job, started.refusal, started, services);
    try {
      const finished = await bringIn(job, started, signal, services);
      if (!finished) await finishCanceled(job, services);
      if (finished) await services.files.remove(uploads.uploadKey(job.companyId, started.record.uploadId));
    } catch (error) {
      // It goes on from its position when the server is back.
      if (signal.aborted && error === signal.reason) return;
      if (!(error instanceof UnreadableFile)) throw error;
      await fail(job, error.message, started, services);
    }
  };
}

/** The state that an import needs, and why it may not be made any more; null if there is nothing (left) to do. */
async function begin(job: Job, services: Services): Promise<(Started & { refusal: string | null }) | null> {
  return services.database.transaction(job.companyId, async (tx) => {
    const locked = await store.lockImport(tx, job.companyId, job.subjectId);
    if (locked === undefined || (await stopIfCanceled(tx, job, locked, services)) || !isRunning(locked))
      return null;
    const record = await withImportFiles(tx, job.companyId, locked);
    const form = await formOf(tx, job, record, services);
    const catalog = await catalogOfImport(tx, job.companyId, form, record.request);
    const refusal = await refusalOf(tx, job.companyId, record);
    return { record, form, refusal, catalog, keys: null };
  });
}

async function formOf(
  tx: Tx,
  { companyId }: Job,
  { formId }: store.ImportRecord,
  services: Services,
): Promise<CachedForm> {
  const form = await tx.first(
    query.selectFrom('forms').select('version').where('company_id', '=', companyId).where('id', '=', formId),
  );
  return services.forms.get(tx, companyId, formId, form?.version ?? 0);
}

/** Finds the existing rows of an update; the same ones again after a restart, since rows of its own do not count. */
async function findKeys(
  job: Job,
  started: Started,
  signal: AbortSignal,
  services: Services,
): Promise<FoundKeys | null> {
  const { record, form } = started;
  const { keyQuestion = null } = record.request;
  const question = keyQuestion === null ? undefined : form.rules.byId.get(keyQuestion);
  if (question === undefined) return null;
  const stream = services.files.read(uploads.uploadKey(job.companyId, record.uploadId));
  const keys = await keysOfFile(readRowsBeside(stream, fileOf(started), { signal }), question);
  const among = { companyId: job.companyId, formId: record.formId, alsoSheet: null };
  return services.database.transaction(job.companyId, (tx) => findRows(tx, keys, among));
}

function fileOf({ record, form, catalog }: Started): FileToRead {
  const { request, timeZone, position } = record;
  const isPlain = catalog === null && store.updateOf(record) === null && form.rules.unique.length === 0;
  return { form: form.rules.form, request, timeZone, catalog, isPlain, from: position };
}

/** Reads the file and inserts its rows. False if it was stopped before the end. */
async function bringIn(job: Job, begun: Started, signal: AbortSignal, services: Services): Promise<boolean> {
  const started = { ...begun, keys: await findKeys(job, begun, signal, services) };
  const stream = services.files.read(uploads.uploadKey(job.companyId, started.record.uploadId));
  const { position } = started.record;
  let waiting: CheckedRow[] = [];
  let decimalSeparator = started.record.decimalSeparator;
  let writing: Promise<boolean> = Promise.resolve(true);
  const rows = readRowsBeside(stream, fileOf(started), { signal });
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
      for (; waiting.length >= rowsPerBatch; waiting = waiting.slice(rowsPerBatch)) {
        const batch = { rows: waiting.slice(0, rowsPerBatch), decimalSeparator };
        const ready = readyRows(started, batch.rows, services, services.now());
        // One batch is written while the next is read and prepared.
        if (!(await writing) || signal.aborted) return false;
        writing = write(job, started, batch, services, ready);
      }
    }
  } finally {
    await writing.catch(() => false);
    await rows.return(0);
  }
}

/** Writes a batch with the position that it reaches. False if the import was cancelled. */
async function write(
  job: Job,
  started: Started,
  batch: CheckedBatch,
  services: Services,
  ready: ReadyRows | null = null,
): Promise<boolean> {
  const { record } = started;
  const now = services.now();
  return services.database.transaction(job.companyId, async (tx) => {
    // In one round trip. What a cancelled import has written of this batch goes with the rest.
    const [current, brought] = await Promise.all([
      store.lockImport(tx, job.companyId, record.id),
      bringBatch(tx, job.companyId, started, batch.rows, services, now, ready),
    ]);
    if (current === undefined || (await stopIfCanceled(tx, job, current, services))) return false;
    const { added, ...numbers } = brought;
    const leftOut = added.filter(({ irrelevant }) => irrelevant !== undefined);
    const { questions } = started.form.rules;
    await Promise.all([
      store.changeImport(tx, job.companyId, record.id, {
        ...numbers,
        ...(leftOut.length > 0 && { irrelevant: withIrrelevant(current.irrelevant, questions, leftOut) }),
        position: batch.rows.at(-1)?.csvRow ?? current.position,
        decimalSeparator: batch.decimalSeparator,
        ...(brought.failed > 0 && { state: 'PROCESSING_WITH_ERRORS' }),
      }),
      services.jobs.progressed(tx, job),
      tx.commit(),
    ]);
    return true;
  });
}

async function end(job: Job, totalRows: number, form: CachedForm, services: Services): Promise<boolean> {
  return services.database.transaction(job.companyId, async (tx) => {
    const record = await store.lockImport(tx, job.companyId, job.subjectId);
    if (record === undefined || (await stopIfCanceled(tx, job, record, services))) return false;
    const now = services.now();
    const state = record.failedRows > 0 ? 'COMPLETED_WITH_ERRORS' : 'SUCCESS';
    await store.changeImport(tx, job.companyId, record.id, { state, totalRows, endedAt: now });
    if (store.updateOf(record) !== null) await settleSheet(tx, job.companyId, record.id, now);
    else await store.showSheet(tx, job.companyId, record.sheetId, now);
    if (state === 'SUCCESS') await releaseImportFiles(tx, job.companyId, record, now);
    await deleteThing(tx, 'uploads', job.companyId, record.uploadId);
    const current = await formOf(tx, job, record, services);
    // The form has got other rules while it was imported into.
    if (current.version !== form.version && current.rules.unique.length > 0)
      await services.jobs.add(tx, { companyId: job.companyId, kind: uniqueKind, subjectId: record.formId });
    await notifyImport(tx, job.companyId, record, form, null);
    return true;
  });
}

/** A file that turns out unreadable halfway imports nothing: its meaning would be a guess. */
async function fail(job: Job, problem: string, { form }: Started, services: Services): Promise<void> {
  await services.database.transaction(job.companyId, async (tx) => {
    const record = await store.lockImport(tx, job.companyId, job.subjectId);
    if (record === undefined) return;
    if (store.updateOf(record) !== null)
      await revertChanges(tx, job.companyId, { record, form }, services.now());
    await store.dropImportedData(tx, job.companyId, record);
    await releaseImportFiles(tx, job.companyId, record, services.now());
    await store.changeImport(tx, job.companyId, record.id, {
      state: 'COMPLETED_WITH_ERRORS',
      problem,
      completed: -record.completedRows,
      changed: -record.changedRows,
      unchanged: -record.unchangedRows,
      failed: -record.failedRows,
      irrelevant: [],
      endedAt: services.now(),
    });
    await notifyImport(tx, job.companyId, record, form, problem);
  });
}

/** Carries out a cancellation that a batch has found. */
async function finishCanceled(job: Job, services: Services): Promise<void> {
  await services.database.transaction(job.companyId, async (tx) => {
    const record = await store.lockImport(tx, job.companyId, job.subjectId);
    if (record !== undefined) await stopIfCanceled(tx, job, record, services);
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
  if (store.updateOf(record) !== null) {
    const form = await formOf(tx, job, record, services);
    await revertChanges(tx, job.companyId, { record, form }, services.now());
  }
  await store.dropImportedData(tx, job.companyId, record);
  await releaseImportFiles(tx, job.companyId, record, services.now());
  await store.changeImport(tx, job.companyId, record.id, {
    state: 'SIGNAL_STOPPED',
    endedAt: services.now(),
  });
  await deleteThing(tx, 'uploads', job.companyId, record.uploadId);
  const key = uploads.uploadKey(job.companyId, record.uploadId);
  tx.afterCommit(() => services.files.remove(key));
  return true;
}
