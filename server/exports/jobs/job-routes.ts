// The calls on background exports. Users only see their own, and only of forms that they can currently see.
import { buffer } from 'node:stream/consumers';
import { setTimeout as later } from 'node:timers/promises';
import { type Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import * as calls from '#core/exports/calls.ts';
import { mediaTypeOf } from '#core/exports/format.ts';
import { type ExportJob, exportJob, hasEnded } from '#core/exports/job.ts';
import { type ExportRequest, maximumExportJobs } from '#core/exports/schema.ts';
import { reportMediaTypes } from '#core/reports/file-name.ts';
import { mayExport } from '#core/sheets/policy.ts';
import type { Tx } from '#server/db/transaction.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { LaterReply, on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { findSheets } from '#server/sheets/store.ts';
import { requireRoom } from '#server/files/quota.ts';
import { dispositionOf } from '#server/exports/disposition.ts';
import { exportFileKey, exportJobKind } from './job.ts';
import * as store from './job-store.ts';
import type { ExportPlan } from '#server/exports/plan.ts';
import type { RequestScope } from '#server/http/request-scope.ts';

export const jobRoutes = [
  on(calls.listExportJobs, async ({ actor, tx, services }) => {
    authorize(mayExport(actor));
    const jobs = await store.listJobs(tx, actor);
    return jobs.filter((job) => isRetained(job, services)).map(presented);
  }),

  on(calls.readExportJob, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    return presented(await ownJob({ tx, actor, services }, params.id));
  }),

  on(calls.readExportFile, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    const job = await ownJob({ tx, actor, services }, params.id);
    const { request, fileName, sha256 } = job;
    // A user who can no longer see the sheets must not get their data.
    if (request.kind === 'sheets') await findSheets(tx, actor, request.sheetIds);
    if (request.kind === 'report') for (const id of request.templateIds) await findForm(tx, actor, id);
    const key = exportFileKey(actor.companyId, job.id);
    const size = await services.files.size(key);
    if (job.state !== 'DONE' || size === null) throw notFound();
    return new Reply(services.files.read(key), {
      headers: {
        'content-type': typeOf(request),
        'content-length': String(size),
        'content-disposition': dispositionOf(fileName ?? 'Export'),
        'x-row-count': String(job.manifest?.rows ?? job.totalRows),
        'repr-digest': `sha-256=:${Buffer.from(sha256 ?? '', 'hex').toString('base64')}:`,
        'cache-control': 'private, no-store',
      },
    });
  }),

  on(calls.notifyOfExportJob, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    const job = await ownJob({ tx, actor, services }, params.id);
    await store.changeJob(tx, actor.companyId, job.id, { notified: true });
    return presented(await ownJob({ tx, actor, services }, params.id));
  }),

  on(calls.removeExportJob, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    // Also for a form that they can no longer see: it is theirs to cancel.
    const job = await store.findJob(tx, actor.companyId, params.id);
    if (job?.userId !== actor.userId || !isRetained(job, services)) throw notFound();
    await store.deleteJob(tx, actor.companyId, job.id);
    tx.afterCommit(() => services.files.remove(exportFileKey(actor.companyId, job.id)));
    return undefined;
  }),
];

/** Maximum seconds that the client waits before it prefers a job; null: it wants the file itself. */
export function patienceOf(prefer: string | string[] | undefined): number | null {
  const wishes = String(prefer ?? '').toLowerCase();
  if (!/\brespond-async\b/.test(wishes)) return null;
  return Number(/\bwait\s*=\s*(\d+)/.exec(wishes)?.[1] ?? 5);
}

/** The estimated duration of an export in seconds, measured on one processor. */
export function secondsFor({ rows, cached, options }: ExportPlan): number {
  const cells = rows * (cached.asRead.ids.length + 5);
  return cells * (options.format === 'XLSX' ? 4e-6 : 1.5e-6) + (options.images ? rows * 2e-3 : 0);
}

/** What a job is made of, and how much there is to do. */
type JobStart = { formId: string; totalRows: number };

/**
 * Creates the job of an export and responds with it. In a separate transaction, since the request's snapshot does not
 * include jobs created meanwhile. No job is created if `isGone` says that the client has disconnected. A job that ends
 * within `wait` seconds is answered by its file, and leaves nothing behind.
 */
export function startJob(
  actor: Actor,
  request: ExportRequest,
  { formId, totalRows }: JobStart,
  services: Services,
  isGone: () => boolean,
  wait = 0,
) {
  return new LaterReply(async () => {
    if (isGone())
      throw new AppError('cancelled', 'The client left before its export began.', { status: 499 });
    const begin = async (tx: Tx) => {
      await requireRoom(tx, actor.companyId, services.settings);
      await store.lockJobsOf(tx, actor);
      if ((await store.countOpenJobs(tx, actor)) >= maximumExportJobs) {
        throw new AppError('too-many-tries', `You have ${maximumExportJobs} exports under way.`, {
          hint: 'Wait for one of them, or cancel one.',
          retryAfter: 30,
        });
      }
      const id = services.newId();
      const now = services.now();
      await store.insertJob(tx, actor, { id, formId, request, totalRows, now });
      await services.jobs.add(tx, { companyId: actor.companyId, kind: exportJobKind, subjectId: id });
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
    if (wait > 0 && job.state === 'DONE') return fileInTime(job, actor, services);
    return new Reply(presented(job), {
      status: 202,
      headers: { location: `/export/job/${job.id}`, 'preference-applied': 'respond-async' },
    });
  });
}

/** The file of a job that was quick: whoever asked for it has it then, and it need not be stored. */
async function fileInTime(job: store.ExportJobRecord, actor: Actor, services: Services): Promise<Reply> {
  const key = exportFileKey(actor.companyId, job.id);
  const content = await buffer(services.files.read(key));
  await services.database.transaction(actor.companyId, (tx) => store.deleteJob(tx, actor.companyId, job.id));
  await services.files.remove(key);
  return new Reply(content, {
    headers: {
      'content-type': typeOf(job.request),
      'content-disposition': dispositionOf(job.fileName ?? 'Report'),
      'cache-control': 'private, no-store',
    },
  });
}

function typeOf(request: ExportRequest): string {
  return request.kind === 'report' ? reportMediaTypes[request.format] : mediaTypeOf(request);
}

async function ownJob(scope: RequestScope, id: string): Promise<store.ExportJobRecord> {
  const { tx, actor, services } = scope;
  const found = await store.findOwnJob(tx, actor, id);
  if (found === undefined || !isRetained(found, services)) throw notFound();
  return found;
}

/** An expired export counts as gone, even before it is deleted. */
function isRetained(job: Pick<ExportJob, 'state' | 'expiresAt'>, services: Services): boolean {
  return !hasEnded(job) || (job.expiresAt ?? 0) > services.now();
}

function presented(record: store.ExportJobRecord): ExportJob {
  return exportJob.parse({ ...record, kind: record.request.kind === 'report' ? 'report' : 'rows' });
}
