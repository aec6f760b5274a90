// The calls on jobs. Not in the documents.
import * as z from 'zod/mini';
import { call } from '#core/contract.ts';
import { id } from '#core/primitives.ts';
import { jobRunInput, namedJob, namedJobChange, namedJobWithRuns, reportedRun } from './schema.ts';

const params = z.object({ id });
const names = { id: 'job' } as const;

export const reportRun = call({
  id: 'named-jobs.report',
  method: 'PUT',
  path: '/company/job_runs/{id}',
  summary:
    'Report that a run of a job has begun, still runs, or has ended. The id is of the run, and chosen by the client',
  who: 'signed-in',
  scope: 'any',
  notAudited: 'A report about work that leaves its own entries.',
  background: true,
  params,
  body: jobRunInput,
  reply: reportedRun,
  errors: [403, 409],
});

export const listJobs = call({
  id: 'named-jobs.list',
  method: 'GET',
  path: '/company/jobs',
  summary: "List the caller's jobs, or the company's for administrators, each with its last run",
  who: 'signed-in',
  scope: 'admin',
  reply: z.array(namedJob),
});

export const readJob = call({
  id: 'named-jobs.read',
  method: 'GET',
  path: '/company/jobs/{id}',
  summary: 'Get a job with its runs, newest first',
  who: 'signed-in',
  scope: 'admin',
  names,
  params,
  reply: namedJobWithRuns,
  errors: [404],
});

export const changeJob = call({
  id: 'named-jobs.change',
  method: 'PUT',
  path: '/company/jobs/{id}',
  summary:
    'Change when a job is expected and who is told, or pause it; its next run sets again what its command names',
  who: 'signed-in',
  scope: 'admin',
  audits: ['job_changed'],
  names,
  params,
  body: namedJobChange,
  reply: namedJob,
  errors: [404],
});

export const deleteJob = call({
  id: 'named-jobs.delete',
  method: 'DELETE',
  path: '/company/jobs/{id}',
  summary: 'Delete a job with its runs. The next run of its command makes it again',
  who: 'signed-in',
  scope: 'admin',
  audits: ['job_deleted'],
  names,
  params,
  reply: 'empty',
  errors: [404],
});
