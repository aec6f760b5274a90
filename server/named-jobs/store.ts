// Queries of jobs and their runs. When a job is looked at next is in the common table of schedules (server/schedules/scheduler.ts).
import type { Person } from '#core/primitives.ts';
import { personIn } from '#server/db/person.ts';
import { sql, type Updateable } from 'kysely';
import type { Actor } from '#core/actor.ts';
import { seesAllJobs } from '#core/named-jobs/policy.ts';
import {
  type JobNumbers,
  type JobRun,
  type JobRunState,
  jobRunRetention,
  mostJobRuns,
  type NamedJob,
} from '#core/named-jobs/schema.ts';
import type { Tables } from '#server/db/tables.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** A job as the server works with it. */
export type JobRecord = {
  id: string;
  name: string;
  user: Person;
  expect: string | null;
  timeZone: string;
  grace: number;
  notify: string[];
  origin: string;
  expectedAt: number | null;
  pausedAt: number | null;
};

const jobColumns = [
  'named_jobs.id',
  'named_jobs.name',
  'named_jobs.expect',
  'named_jobs.time_zone as timeZone',
  'named_jobs.grace',
  'named_jobs.notify',
  'named_jobs.origin',
  'named_jobs.expected_at as expectedAt',
  'named_jobs.paused_at as pausedAt',
  personIn('users').as('user'),
] as const;

function jobsOf(companyId: string) {
  return query
    .selectFrom('named_jobs')
    .innerJoin('users', sameCompany('users.id', 'named_jobs.user_id'))
    .select(jobColumns)
    .where('named_jobs.company_id', '=', companyId);
}

/** A job by its id, or by its name in any case. */
export async function findJob(
  tx: Tx,
  companyId: string,
  by: { id: string } | { name: string },
): Promise<JobRecord | undefined> {
  return tx.first(
    'id' in by
      ? jobsOf(companyId).where('named_jobs.id', '=', by.id)
      : jobsOf(companyId).where('named_jobs.name_key', '=', by.name.toLowerCase()),
  );
}

const runJson = sql<JobRun | null>`(
  select jsonb_build_object('id', r.id, 'state', r.state, 'startedAt', r.started_at, 'endedAt', r.ended_at,
    'command', r.command, 'exitCode', r.exit_code, 'message', r.message, 'numbers', r.numbers)
  from named_job_runs r where r.company_id = named_jobs.company_id and r.job_id = named_jobs.id
  order by r.started_at desc, r.id limit 1)`;

const peopleJson = sql<Person[]>`(
  select coalesce(jsonb_agg(formdeck_person(u) order by lower(u.user_name)), '[]')
  from users u where u.company_id = named_jobs.company_id and u.id = any(named_jobs.notify) and u.role <> 'DEACTIVATED')`;

const troubleJson = sql<NamedJob['trouble']>`(
  select jsonb_build_object('problem', t.problem, 'since', t.begun_at) from troubles t
  where t.company_id = named_jobs.company_id and t.kind = 'job' and t.subject = named_jobs.id::text
    and t.ended_at is null)`;

/** The jobs that an actor sees, by name; with `id` only that one. */
export async function listJobs(tx: Tx, actor: Actor, id?: string): Promise<NamedJob[]> {
  let wanted = jobsOf(actor.companyId)
    .select([
      'named_jobs.created_at as created',
      'named_jobs.modified_at as lastModified',
      runJson.as('lastRun'),
      peopleJson.as('people'),
      troubleJson.as('trouble'),
    ])
    .orderBy('named_jobs.name_key');
  if (!seesAllJobs(actor)) wanted = wanted.where('named_jobs.user_id', '=', actor.userId);
  if (id !== undefined) wanted = wanted.where('named_jobs.id', '=', id);
  const found = await tx.all(wanted);
  return found.map(({ people, notify: _, origin: __, created, lastModified, ...rest }) => ({
    ...rest,
    notify: people,
    dates: { created, lastModified },
  }));
}

/** The runs of a job, newest first. */
export function listRuns(tx: Tx, companyId: string, jobId: string): Promise<JobRun[]> {
  return tx.all(
    query
      .selectFrom('named_job_runs')
      .select([
        'id',
        'state',
        'started_at as startedAt',
        'ended_at as endedAt',
        'command',
        'exit_code as exitCode',
        'message',
        'numbers',
      ])
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .orderBy('started_at', 'desc')
      .orderBy('id')
      .limit(mostJobRuns),
  );
}

export async function insertJob(tx: Tx, companyId: string, job: JobRecord, now: number): Promise<void> {
  await tx.run(
    query.insertInto('named_jobs').values({
      company_id: companyId,
      id: job.id,
      name: job.name,
      name_key: job.name.toLowerCase(),
      user_id: job.user.id,
      created_at: now,
      modified_at: now,
      ...changeable(job),
    }),
  );
}

/** Writes what may change of a job. */
export async function saveJob(tx: Tx, companyId: string, job: JobRecord, now: number | null): Promise<void> {
  const columns = { ...changeable(job), ...(now !== null && { modified_at: now }) };
  await changeThing(tx, 'named_jobs', { companyId, id: job.id }, columns);
}

/** The columns of what may change of a job. */
function changeable(job: JobRecord) {
  return {
    expect: job.expect,
    time_zone: job.timeZone,
    grace: job.grace,
    notify: job.notify,
    origin: job.origin,
    expected_at: job.expectedAt,
    paused_at: job.pausedAt,
  };
}

export type RunRecord = {
  id: string;
  jobId: string;
  state: JobRunState;
  startedAt: number;
  endedAt: number | null;
  deadlineAt: number | null;
  command: string;
  exitCode: number | null;
  message: string | null;
  numbers: JobNumbers;
};

export function findRun(tx: Tx, companyId: string, id: string) {
  return tx.first(
    query
      .selectFrom('named_job_runs')
      .select(['job_id as jobId', 'state', 'started_at as startedAt'])
      .where('company_id', '=', companyId)
      .where('id', '=', id),
  );
}

/** Adds a run, or replaces it, and forgets those that are too old or too many. */
export async function keepRun(tx: Tx, companyId: string, run: RunRecord, now: number): Promise<void> {
  const values = {
    state: run.state,
    ended_at: run.endedAt,
    deadline_at: run.deadlineAt,
    exit_code: run.exitCode,
    message: run.message,
    numbers: JSON.stringify(run.numbers),
  } satisfies Updateable<Tables['named_job_runs']>;
  await tx.run(
    query
      .insertInto('named_job_runs')
      .values({
        ...values,
        company_id: companyId,
        id: run.id,
        job_id: run.jobId,
        started_at: run.startedAt,
        command: run.command,
      })
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(values)),
  );
  await tx.raw(
    `delete from named_job_runs where company_id = $1 and job_id = $2 and id <> $3 and (started_at < $4 or id in (
       select id from named_job_runs where company_id = $1 and job_id = $2 order by started_at desc, id offset $5))`,
    [companyId, run.jobId, run.id, now - jobRunRetention, mostJobRuns],
  );
}

/** Ends the runs that have been silent for too long. Returns whether there were any. */
export async function loseSilentRuns(
  tx: Tx,
  companyId: string,
  jobId: string,
  now: number,
): Promise<boolean> {
  const lost = await tx.run(
    query
      .updateTable('named_job_runs')
      .set({ state: 'lost', ended_at: now, deadline_at: null })
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('state', '=', 'running')
      .where('deadline_at', '<=', now),
  );
  return lost > 0;
}

/** When the first of the running runs of a job has been silent for too long; null: none runs. */
export async function firstDeadline(tx: Tx, companyId: string, jobId: string): Promise<number | null> {
  const found = await tx.first(
    query
      .selectFrom('named_job_runs')
      .select(({ fn }) => fn.min<number | null>('deadline_at').as('at'))
      .where('company_id', '=', companyId)
      .where('job_id', '=', jobId)
      .where('state', '=', 'running'),
  );
  return found?.at ?? null;
}

/** The active users by their usernames or addresses, and the names that are nobody's. */
export async function usersNamed(
  tx: Tx,
  companyId: string,
  names: readonly string[],
): Promise<{ ids: string[]; unknown: string[] }> {
  const wanted = [...new Set(names.map((name) => name.trim()))];
  const found = await tx.raw<{ id: string; userName: string; email: string }>(
    `select id, lower(user_name) as "userName", lower(email) as email from users
     where company_id = $1 and role <> 'DEACTIVATED' and (lower(user_name) = any($2::text[]) or lower(email) = any($2::text[]))`,
    [companyId, wanted.map((name) => name.toLowerCase())],
  );
  const isFound = (name: string) =>
    found.some(({ userName, email }) => [userName, email].includes(name.toLowerCase()));
  return { ids: found.map(({ id }) => id).toSorted(), unknown: wanted.filter((name) => !isFound(name)) };
}
