// The calls on background exports. Users only see their own, and only of forms that they can currently see.
import * as calls from '#core/exports/calls.ts';
import { type ExportJob, hasEnded } from '#core/exports/job.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { changeThing, deleteThing } from '#server/db/things.ts';
import { findForm } from '#server/forms/store.ts';
import { authorize } from '#server/http/authorize.ts';
import { on } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import type { Services } from '#server/services.ts';
import { findSheets } from '#server/sheets/store.ts';
import { exportFileKey, storedFileReply } from '#server/exports/stored-file.ts';
import { presented, typeOf } from './start.ts';
import * as store from './job-store.ts';
import type { ExportPlan } from '#server/exports/plan.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/exports/texts.ts';

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
    const headers = {
      'x-row-count': String(job.manifest?.rows ?? job.totalRows),
      'repr-digest': `sha-256=:${Buffer.from(sha256 ?? '', 'hex').toString('base64')}:`,
    };
    const file = { name: fileName ?? t(both.exportText), mediaType: typeOf(request), headers };
    if (job.state !== 'DONE') throw notFound();
    const reply = await storedFileReply(services, exportFileKey(actor.companyId, job.id), file);
    if (reply === null) throw notFound();
    return reply;
  }),

  on(calls.notifyOfExportJob, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    const job = await ownJob({ tx, actor, services }, params.id);
    await changeThing(tx, 'export_jobs', { companyId: actor.companyId, id: job.id }, { notified: true });
    return presented(await ownJob({ tx, actor, services }, params.id));
  }),

  on(calls.removeExportJob, async ({ actor, tx, params, services }) => {
    authorize(mayExport(actor));
    // Also for a form that they can no longer see: it is theirs to cancel.
    const job = await store.findJob(tx, actor.companyId, params.id);
    if (job?.userId !== actor.userId || !isRetained(job, services)) throw notFound();
    await deleteThing(tx, 'export_jobs', actor.companyId, job.id);
    tx.afterCommit(() => services.files.remove(exportFileKey(actor.companyId, job.id)));
    return undefined;
  }),
];

/** The estimated duration of an export in seconds, measured on one processor. */
export function secondsFor({ rows, cached, entries, options }: ExportPlan): number {
  // Each table of entries reads the rows once more.
  const cells = rows * (cached.asRead.ids.length + 5 + entries.length * 10);
  return cells * (options.format === 'XLSX' ? 4e-6 : 1.5e-6) + (options.images ? rows * 2e-3 : 0);
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
