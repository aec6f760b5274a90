// Queries of background exports. Users only see their own.
import type { Actor } from '#core/actor.ts';
import { type ExportJob, hasEnded } from '#core/exports/job.ts';
import type { ExportManifest } from '#core/exports/manifest.ts';
import { type ExportRequest, linkLifetime } from '#core/exports/schema.ts';
import { json } from '#server/db/json.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesForm } from '#server/db/visibility.ts';

export type ExportJobRecord = Omit<ExportJob, 'kind'> & {
  userId: string;
  request: ExportRequest;
  timeZone: string;
};

function jobsOf(companyId: string) {
  return query
    .selectFrom('export_jobs')
    .innerJoin('forms', sameCompany('forms.id', 'export_jobs.form_id'))
    .select([
      'export_jobs.id',
      'export_jobs.form_id as templateId',
      'forms.name as templateName',
      'export_jobs.state',
      'export_jobs.total_rows as totalRows',
      'export_jobs.completed_rows as completedRows',
      'export_jobs.problem',
      'export_jobs.file_name as fileName',
      'export_jobs.size',
      'export_jobs.sha256',
      'export_jobs.manifest',
      'export_jobs.created_at as createdAt',
      'export_jobs.ended_at as endedAt',
      'export_jobs.expires_at as expiresAt',
      'export_jobs.user_id as userId',
      'export_jobs.request',
      'export_jobs.time_zone as timeZone',
      'export_jobs.cursor',
    ])
    .where('export_jobs.company_id', '=', companyId);
}

/** The actor's own exports of forms that they can currently see, newest first. */
export function listJobs(tx: Tx, actor: Actor): Promise<ExportJobRecord[]> {
  return tx.all(
    jobsOf(actor.companyId)
      .where('export_jobs.user_id', '=', actor.userId)
      .where(seesForm(actor))
      .orderBy('export_jobs.created_at', 'desc')
      .orderBy('export_jobs.id')
      .limit(200),
  );
}

/** One of the actor's own exports; undefined if there is none, or they can no longer see its form. */
export function findOwnJob(tx: Tx, actor: Actor, id: string): Promise<ExportJobRecord | undefined> {
  return tx.first(
    jobsOf(actor.companyId)
      .where('export_jobs.id', '=', id)
      .where('export_jobs.user_id', '=', actor.userId)
      .where(seesForm(actor)),
  );
}

/** An export of any user; `lock` prevents concurrent changes and deletion. */
export function findJob(
  tx: Tx,
  companyId: string,
  id: string,
  { lock = false } = {},
): Promise<ExportJobRecord | undefined> {
  const select = jobsOf(companyId).where('export_jobs.id', '=', id);
  return tx.first(lock ? select.forUpdate('export_jobs') : select);
}

/** Serializes a user's transactions, so that together they cannot exceed the limit of exports. */
export async function lockJobsOf(tx: Tx, { companyId, userId }: Actor): Promise<void> {
  const self = query.selectFrom('users').select('id').where('company_id', '=', companyId);
  await tx.run(self.where('id', '=', userId).forNoKeyUpdate());
}

/** How many of the actor's exports wait or run. */
export async function countOpenJobs(tx: Tx, actor: Actor): Promise<number> {
  const jobs = await tx.all(
    query
      .selectFrom('export_jobs')
      .select('state')
      .where('company_id', '=', actor.companyId)
      .where('user_id', '=', actor.userId),
  );
  return jobs.filter((job) => !hasEnded(job)).length;
}

export async function insertJob(
  tx: Tx,
  actor: Actor,
  job: { id: string; formId: string; request: ExportRequest; totalRows: number; now: number },
): Promise<void> {
  await tx.run(
    query.insertInto('export_jobs').values({
      company_id: actor.companyId,
      id: job.id,
      form_id: job.formId,
      user_id: actor.userId,
      request: json(job.request),
      time_zone: actor.timeZone,
      notified: job.request.notify,
      state: 'WAITING',
      total_rows: job.totalRows,
      // What it is called until its file has a name.
      file_name: job.request.kind === 'report' ? job.request.name : null,
      created_at: job.now,
    }),
  );
}

export type JobEnd =
  | { problem: string }
  | {
      fileName: string;
      size: number;
      sha256: string;
      /** Null for a report. */
      manifest: ExportManifest | null;
      cursor: string | null;
    };

/**
 * Ends an export, with or without a file. Resolves to when it expires and whether to notify its owner; null: it no
 * longer exists.
 */
export async function endJob(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  end: JobEnd,
  now: number,
): Promise<{ expiresAt: number; isNotified: boolean } | null> {
  const expiresAt = now + linkLifetime;
  const result =
    'problem' in end
      ? ({ state: 'FAILED', problem: end.problem } as const)
      : ({
          state: 'DONE',
          file_name: end.fileName,
          size: end.size,
          sha256: end.sha256,
          ...(end.manifest !== null && {
            manifest: json(end.manifest),
            completed_rows: end.manifest.rows,
          }),
          cursor: end.cursor,
        } as const);
  const ended = await tx.first(
    query
      .updateTable('export_jobs')
      .set({ ...result, ended_at: now, expires_at: expiresAt })
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .returning('notified'),
  );
  return ended === undefined ? null : { expiresAt, isNotified: ended.notified };
}
