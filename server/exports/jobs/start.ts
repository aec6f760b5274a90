// Starts background exports, and answers for those that are ready in time. Reports are made by them too.
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { type Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { mediaTypeOf } from '#core/exports/format.ts';
import { type ExportJob, exportJob, hasEnded } from '#core/exports/job.ts';
import {
  type ExportRequest,
  maximumExportJobs,
  nothingToExport,
  type ReportRequest,
} from '#core/exports/schema.ts';
import { reportMediaTypes } from '#core/reports/file-name.ts';
import { deleteThing } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { dispositionOf } from '#server/files/disposition.ts';
import { exportFileKey } from '#server/exports/stored-file.ts';
import { requireRoom } from '#server/files/quota.ts';
import { LaterReply, Reply } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import type { Reading } from '#server/readers/reading.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import * as store from './job-store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The kind of these jobs, and of those that delete their files. */
export const exportJobKind = 'export';
export const exportExpiryKind = 'export-expiry';

/** Makes the file of a report as its reader; null if there is no data. Calls `onStep` before each of `reportSteps`. */
export type MakeReport = (
  scope: RequestScope & { reading: Reading },
  request: ReportRequest,
  onStep: (step: number) => Promise<void>,
) => Promise<{ name: string; content: AsyncIterable<Uint8Array> } | null>;

/** Maximum seconds that the client waits before it prefers a job; null: it wants the file itself. */
export function patienceOf(prefer: string | string[] | undefined): number | null {
  const wishes = String(prefer ?? '').toLowerCase();
  if (!/\brespond-async\b/.test(wishes)) return null;
  return Number(/\bwait\s*=\s*(\d+)/.exec(wishes)?.[1] ?? 5);
}

/** What a job is made of, how much there is to do, and how many seconds its client waits for it. */
type JobStart = {
  request: ExportRequest;
  formId: string;
  totalRows: number;
  isGone: () => boolean;
  wait?: number;
};

/**
 * Creates the job of an export and responds with it. In a separate transaction, since the request's snapshot does not
 * include jobs created meanwhile. No job is created if `isGone` says that the client has disconnected. A job that ends
 * within `wait` seconds is answered by its file, or by what went wrong, and leaves nothing behind; so does one whose client
 * leaves meanwhile.
 */
export function startJob(
  { actor, services }: Pick<RequestScope, 'actor' | 'services'>,
  { request, formId, totalRows, isGone, wait = 0 }: JobStart,
) {
  return new LaterReply(async () => {
    if (isGone()) throw new AppError('cancelled', wording(m.clientLeftBeforeItsExport), { status: 499 });
    const begin = async (tx: Tx) => {
      await requireRoom(tx, actor.companyId, services.settings);
      await store.lockJobsOf(tx, actor);
      if ((await store.countOpenJobs(tx, actor)) >= maximumExportJobs) {
        throw new AppError('too-many-tries', wording(m.youHaveExportsRunning, { maximumExportJobs }), {
          hint: wording(m.waitForOneOfThem),
          retryAfter: 30,
        });
      }
      const id = services.newId();
      const now = services.now();
      await store.insertJob(tx, actor, { id, formId, request, totalRows, now });
      const { companyId, userId } = actor;
      await services.jobs.add(tx, { companyId, kind: exportJobKind, subjectId: id, userId, size: totalRows });
      return store.findJob(tx, actor.companyId, id);
    };
    const { connectionLimit, statementLimit } = services.settings;
    const limits = { connectionLimit, statementLimit };
    const inDatabase = <T>(work: (tx: Tx) => Promise<T>) =>
      services.database.transaction(actor.companyId, work, limits);
    let job = await inDatabase(begin);
    const until = performance.now() + wait * 1_000;
    for (let pause = 40; job !== undefined && !hasEnded(job); pause = Math.min(pause * 1.5, 400)) {
      if (performance.now() + pause > until || isGone()) break;
      const { id } = job;
      await later(pause);
      job = await inDatabase((tx) => store.findJob(tx, actor.companyId, id));
    }
    if (job === undefined) throw notFound();
    if (wait > 0 && hasEnded(job)) return endInTime(job, actor, services);
    // Nobody has been told of the job, and so nobody would cancel it or fetch its file.
    if (wait > 0 && isGone()) {
      await forget(job, actor, services);
      throw new AppError('cancelled', wording(m.clientLeftBeforeItsReport), { status: 499 });
    }
    return new Reply(presented(job), {
      status: 202,
      headers: { location: `/export/job/${job.id}`, 'preference-applied': 'respond-async' },
    });
  });
}

/** The end of a job that was quick: anyone who asked for it has it then, and nothing need be stored. */
async function endInTime(job: store.ExportJobRecord, actor: Actor, services: Services): Promise<Reply> {
  if (job.state === 'FAILED') {
    await forget(job, actor, services);
    return job.problem === nothingToExport
      ? new Reply(undefined, { status: 204 })
      : new Reply(presented(job), { status: 202, headers: { 'preference-applied': 'respond-async' } });
  }
  const content = await buffer(services.files.read(exportFileKey(actor.companyId, job.id)));
  await forget(job, actor, services);
  return new Reply(content, {
    headers: {
      'content-type': typeOf(job.request),
      'content-disposition': dispositionOf(job.fileName ?? 'Report'),
      'cache-control': 'private, no-store',
    },
  });
}

async function forget({ id }: store.ExportJobRecord, actor: Actor, services: Services): Promise<void> {
  await services.database.transaction(actor.companyId, (tx) =>
    deleteThing(tx, 'export_jobs', actor.companyId, id),
  );
  await services.files.remove(exportFileKey(actor.companyId, id));
}

/** The media type of its file. */
export function typeOf(request: ExportRequest): string {
  return request.kind === 'report' ? reportMediaTypes[request.format] : mediaTypeOf(request);
}

/** A background export in wire format. */
export function presented(record: store.ExportJobRecord): ExportJob {
  return exportJob.parse({ ...record, kind: record.request.kind === 'report' ? 'report' : 'rows' });
}
