// Creates an export in the background: with its owner's current permissions, into the file store, and from the start
// again after a server crash. Cancelling deletes its record, which stops it at its next step.
import { createHash } from 'node:crypto';
import type { Actor } from '#core/actor.ts';
import { AppError, textOfError } from '#core/errors.ts';
import { exportsPath, hasEnded } from '#core/exports/job.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import { nothingToExport, type RowsRequest } from '#core/exports/schema.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { changeThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type Job, type JobHandler, type JobWork, maximumDeaths } from '#server/jobs/runner.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { notify } from '#server/notifications/store.ts';
import type { Services } from '#server/services.ts';
import { requireRoom } from '#server/files/quota.ts';
import { asReadBy, type Reading, readingOf } from '#server/readers/reading.ts';
import { actingUser } from '#server/users/acting-store.ts';
import { exportFile } from '#server/exports/file.ts';
import * as store from './job-store.ts';
import { exportExpiryKind, type MakeReport } from './start.ts';
import { noteExport } from '#server/exports/note.ts';
import { exportFileKey } from '#server/exports/stored-file.ts';
import { planExport } from '#server/exports/plan.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Attempts after transient failures. */
const maximumAttempts = 3;
/** Milliseconds between two checks whether the export was cancelled. */
const stepLength = 300;

/** The export was cancelled, or the server is stopping. */
class Stopped extends Error {}

/** Creates one export; if it crashed the server too often, its owner is told what to do instead. */
export function makeExportJob(services: Services, makeReport: MakeReport): JobWork {
  return { run: exporting(services, makeReport), giveUp: (job) => giveUp(job, services) };
}

function exporting(services: Services, makeReport: MakeReport): JobHandler {
  return async (job, signal) => {
    const { companyId, subjectId: id } = job;
    const begun = await services.database.transaction(companyId, async (tx) => {
      const record = await openJob(tx, job);
      if (record === undefined) return null;
      await changeThing(tx, 'export_jobs', { companyId, id }, { state: 'RUNNING', completed_rows: 0 });
      return { record, reading: await readingOfOwner(tx, companyId, record, services) };
    });
    if (begun === null) return;
    const { record, reading } = begun;
    const end = await make(job, { ...begun, signal, makeReport }, services).catch((error: unknown) => {
      if (error instanceof Stopped) return null;
      const isLastTry = job.attempts + 1 >= maximumAttempts;
      const problem = asReadBy(reading, () => problemOf(error, isLastTry));
      if (problem === null) throw error;
      services.log.warn({ err: error, job }, 'an export could not be made');
      return { problem };
    });
    if (end === null) return;
    const finishWith = (outcome: store.JobEnd) =>
      services.database.transaction(companyId, (tx) => finish(tx, job, { record, end: outcome }, services));
    const isStored = await finishWith(end).catch(async (error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'quota-full') throw error;
      await finishWith({ problem: asReadBy(reading, () => textOfError(error, m.exportCouldNotBeMade)) });
      return false;
    });
    if (!isStored) await services.files.remove(exportFileKey(companyId, id));
  };
}

async function giveUp(job: Job, services: Services): Promise<void> {
  const { companyId, subjectId: id } = job;
  await services.database.transaction(companyId, async (tx) => {
    const record = await openJob(tx, job);
    if (record === undefined) return;
    const reading = await readingOfOwner(tx, companyId, record, services);
    const problem = asReadBy(reading, () => t(m.serverStoppedTimesWhileMaking, { maximumDeaths }));
    await finish(tx, job, { record, end: { problem } }, services);
  });
  await services.files.remove(exportFileKey(companyId, id));
}

/** Locks the export of a job; undefined if there is nothing left to do. */
async function openJob(
  tx: Tx,
  { companyId, subjectId: id }: Job,
): Promise<store.ExportJobRecord | undefined> {
  const found = await store.findJob(tx, companyId, id, { lock: true });
  return found === undefined || hasEnded(found) ? undefined : found;
}

/** The owner of an export as an actor, in the time zone of the request. Throws if they may not export it. */
async function ownerOf(tx: Tx, companyId: string, record: store.ExportJobRecord): Promise<Actor> {
  const owner = await actingUser(tx, companyId, record.userId);
  if (owner === undefined || owner.actor.role === 'DEACTIVATED' || !mayExport(owner.actor).yes) {
    throw new AppError('forbidden');
  }
  return { ...owner.actor, timeZone: record.timeZone };
}

type Making = {
  record: store.ExportJobRecord;
  /** How its owner reads. */
  reading: Reading;
  signal: AbortSignal;
  makeReport: MakeReport;
};

/** What is stored, and what is said of it once all of it has been read. */
type Made = {
  name: string;
  content: AsyncIterable<Uint8Array>;
  end: () => { manifest: ExportManifest | null; cursor: string | null };
};

/** Makes the file of an export and stores it, in one snapshot. */
async function make(
  { companyId, subjectId: id }: Job,
  { record, reading, signal, makeReport }: Making,
  services: Services,
): Promise<store.JobEnd> {
  const onStep = async (completedRows: number) => {
    if (signal.aborted) throw new Stopped();
    const isWanted = await services.database.transaction(companyId, (tx) =>
      changeThing(tx, 'export_jobs', { companyId, id }, { completed_rows: completedRows }),
    );
    if (!isWanted) throw new Stopped();
  };
  return services.database.transaction(
    companyId,
    async (tx) => {
      const scope = { tx, actor: await ownerOf(tx, companyId, record), services };
      const { request } = record;
      const made =
        request.kind === 'report'
          ? await reportFile(makeReport({ ...scope, reading }, request, onStep))
          : await rowsFile({ ...scope, reading }, request, signal, onStep);
      if (made === null) return { problem: nothingToExport };
      const hash = createHash('sha256');
      async function* hashed({ content }: Made) {
        for await (const chunk of content) {
          hash.update(chunk);
          yield chunk;
        }
      }
      const size = await services.files.put(exportFileKey(companyId, id), hashed(made));
      await requireRoom(tx, companyId, services.settings, { coming: size });
      return { fileName: made.name, size, sha256: hash.digest('hex'), ...made.end() };
    },
    { snapshot: true },
  );
}

async function reportFile(making: ReturnType<MakeReport>): Promise<Made | null> {
  const made = await making;
  return made && { ...made, end: () => ({ manifest: null, cursor: null }) };
}

async function rowsFile(
  scope: RequestScope & { reading: Reading },
  request: RowsRequest,
  signal: AbortSignal,
  onStep: (completed: number) => Promise<void>,
): Promise<Made | null> {
  const { services } = scope;
  let looked = services.now();
  const onRows = async (completed: number) => {
    const now = services.now();
    if (signal.aborted) throw new Stopped();
    if (now - looked < stepLength) return;
    looked = now;
    await onStep(completed);
  };
  const plan = await planExport(scope, request);
  if (plan.rows === 0) return null;
  await noteExport(scope, plan, 'export_prepared');
  const { name, stream, manifest } = exportFile({ ...scope, plan, onRows });
  return {
    name,
    content: stream,
    end: () => ({ manifest: manifest(), cursor: plan.changes?.cursor ?? null }),
  };
}

/** Stores the result of an export and notifies its owner. False if it was cancelled meanwhile. */
async function finish(
  tx: Tx,
  { companyId }: Job,
  { record, end }: { record: store.ExportJobRecord; end: store.JobEnd },
  services: Services,
): Promise<boolean> {
  const ended = await store.endJob(tx, { companyId, id: record.id }, end, services.now());
  if (ended === null) return false;
  if (!('problem' in end)) await requireRoom(tx, companyId, services.settings, { added: end.size });
  const { expiresAt, isNotified } = ended;
  const subject = { companyId, kind: exportExpiryKind, subjectId: record.id };
  await services.jobs.add(tx, subject, expiresAt);
  if (!isNotified) return true;
  const failed = 'problem' in end;
  await notify(tx, {
    companyId,
    to: [record.userId],
    from: null,
    type: 'export_done',
    metadata: {
      templateId: record.templateId,
      templateName: record.templateName,
      exportId: record.id,
      fileName: failed ? record.templateName : end.fileName,
      path: failed ? null : exportsPath,
      expiresAt: failed ? null : expiresAt,
      problem: failed ? end.problem : null,
    },
  });
  return true;
}

function readingOfOwner(
  tx: Tx,
  companyId: string,
  { userId, request }: store.ExportJobRecord,
  { settings }: Services,
): Promise<Reading> {
  return readingOf({ tx, companyId, settings }, { userId, locale: request.locale });
}

/** The owner's message about a failure; null: it is retried. */
function problemOf(error: unknown, isLastTry: boolean): string | null {
  if (error instanceof AppError && (error.code === 'not-found' || error.code === 'forbidden'))
    return t(m.youNoLongerHavePermission);
  const mayPass = !(error instanceof AppError) || ['unavailable', 'unexpected'].includes(error.code);
  return mayPass && !isLastTry ? null : textOfError(error, m.exportCouldNotBeMade);
}
