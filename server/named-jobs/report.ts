// What a report of a run does: it keeps the run, moves on what is expected, and begins or ends the job's trouble. All of it under
// the lock of the job's schedule, so that reports and the look at what is due (due.ts) come one after the other.
import { actorPerson } from '#core/actor.ts';
import { nextExpected, parseExpectation } from '#core/named-jobs/expectation.ts';
import { mayReportRun } from '#core/named-jobs/policy.ts';
import {
  defaultGrace,
  earliness,
  type JobRunInput,
  jobsLimit,
  longestSilence,
  type ReportedRun,
} from '#core/named-jobs/schema.ts';
import { problemOf } from '#core/named-jobs/labels.ts';
import { AppError } from '#core/errors.ts';
import { lockCompany } from '#server/db/things.ts';
import { authorize } from '#server/http/authorize.ts';
import { requireFewer } from '#server/http/idempotent.ts';
import type { CompanyScope, RequestScope } from '#server/http/request-scope.ts';
import { keepSchedule, lockSchedule } from '#server/schedules/store.ts';
import { beginTrouble, endTrouble } from '#server/troubles/troubles.ts';
import * as store from './store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The kind of the schedules of jobs. */
export const jobKind = 'named-job';
const jobsPath = '/admin/jobs';

type Report = { runId: string; body: JobRunInput; origin: string };

/** Keeps a run that is reported, and its job. */
export async function takeReport(
  { tx, actor, services }: RequestScope,
  { runId, body, origin }: Report,
): Promise<ReportedRun> {
  const { companyId } = actor;
  const now = services.now();
  const job = await jobOf({ tx, actor, services }, { runId, body, origin });
  authorize(mayReportRun(actor, job));
  const earlier = await store.findRun(tx, companyId, runId);
  if (earlier !== undefined && earlier.jobId !== job.id)
    throw new AppError('conflict', wording(m.anotherJobHasRunWith));
  const { ids, unknown } = await store.usersNamed(tx, companyId, body.notify ?? []);
  const reported = { job: { id: job.id, name: job.name }, unknown };
  // The same report again, or one that was overtaken by the last.
  if (earlier?.state === 'succeeded' || earlier?.state === 'failed') return reported;
  const startedAt = earlier?.startedAt ?? now - body.elapsed;
  const isNew = earlier === undefined;
  const changed = isNew ? withRun(withOptions(job, body, { ids, zone: actor.timeZone }), startedAt) : job;
  const { end } = body;
  const state = end === undefined ? 'running' : end.exitCode === 0 ? 'succeeded' : 'failed';
  const run = {
    id: runId,
    jobId: job.id,
    state,
    startedAt,
    endedAt: end === undefined ? null : now,
    deadlineAt: end === undefined ? now + longestSilence : null,
    command: body.command,
    exitCode: end?.exitCode ?? null,
    message: end?.message ?? null,
    numbers: end?.numbers ?? {},
  } as const;
  await store.keepRun(tx, companyId, run, now);
  if (isNew) await store.saveJob(tx, companyId, { ...changed, origin }, null);
  const scope = { tx, companyId, services };
  await lookAgain(scope, changed);
  if (state === 'succeeded') await jobIsWell(scope, changed);
  if (state === 'failed') await jobFailed(scope, changed, () => problemOf(run) ?? '');
  return reported;
}

/** The job of a report, which is locked: a new one for a new name. */
async function jobOf(
  { tx, actor, services }: RequestScope,
  { body, origin }: Report,
): Promise<store.JobRecord> {
  const { companyId } = actor;
  const by = { name: body.job };
  let known = await store.findJob(tx, companyId, by);
  if (known === undefined) {
    await lockCompany(tx, companyId);
    known = await store.findJob(tx, companyId, by);
    if (known === undefined) {
      await requireFewer(tx, 'named_jobs', companyId, { most: jobsLimit, things: 'jobs', path: 'job' });
      return newJob({ tx, actor, services }, body.job, origin);
    }
  }
  await lockSchedule(tx, companyId, known.id);
  return (await store.findJob(tx, companyId, by)) ?? newJob({ tx, actor, services }, body.job, origin);
}

async function newJob(
  { tx, actor, services }: RequestScope,
  name: string,
  origin: string,
): Promise<store.JobRecord> {
  const { companyId, timeZone } = actor;
  const now = services.now();
  const job = {
    id: services.newId(),
    name,
    user: actorPerson(actor),
    expect: null,
    timeZone,
    grace: defaultGrace,
    notify: [],
    origin,
    expectedAt: null,
    pausedAt: null,
  };
  await keepSchedule(
    tx,
    { companyId, id: job.id, kind: jobKind, first: 0, interval: null, timeZone: 'UTC' },
    now,
  );
  await store.insertJob(tx, companyId, job, now);
  return job;
}

/** What the command says of its job counts, and what it leaves out stays. */
function withOptions(
  job: store.JobRecord,
  body: JobRunInput,
  { ids, zone }: { ids: string[]; zone: string },
): store.JobRecord {
  const expect = body.expect ?? job.expect;
  const timeZone = body.timeZone ?? (body.expect === undefined ? job.timeZone : zone);
  const isSame = expect === job.expect && timeZone === job.timeZone;
  return {
    ...job,
    expect,
    timeZone,
    grace: body.grace ?? job.grace,
    notify: body.notify === undefined ? job.notify : ids,
    expectedAt: isSame ? job.expectedAt : null,
  };
}

/** After a run: the next one is expected, unless this one came long before its time. */
function withRun(job: store.JobRecord, startedAt: number): store.JobRecord {
  const expectation = job.expect === null ? null : parseExpectation(job.expect);
  if (expectation === null || job.pausedAt !== null) return { ...job, expectedAt: null };
  if ('every' in expectation)
    return { ...job, expectedAt: nextExpected(expectation, job.timeZone, startedAt) };
  if (job.expectedAt !== null && startedAt < job.expectedAt - earliness) return job;
  const after = Math.max(startedAt + earliness, job.expectedAt ?? 0);
  return { ...job, expectedAt: nextExpected(expectation, job.timeZone, after) };
}

/** Sets when the server looks at a job again: once it is too late for a run, or a run was silent for too long. */
export async function lookAgain(
  { tx, companyId, services }: CompanyScope,
  job: store.JobRecord,
  notBefore = 0,
): Promise<void> {
  const silent = await store.firstDeadline(tx, companyId, job.id);
  const late = job.expectedAt === null ? null : job.expectedAt + job.grace;
  const times = [silent, late].filter((at) => at !== null);
  const now = services.now();
  const first = times.length === 0 ? 0 : Math.max(Math.min(...times), notBefore, now + 1);
  const schedule = { companyId, id: job.id, kind: jobKind, first, interval: null, timeZone: 'UTC' };
  await keepSchedule(tx, schedule, now);
}

/** Tells of a job's trouble, unless it is known or the job is paused. */
export async function jobFailed(
  { tx, companyId, services }: CompanyScope,
  job: store.JobRecord,
  problem: () => string,
): Promise<void> {
  if (job.pausedAt !== null) return;
  const { user, notify, name } = job;
  const trouble = { ...subjectOf(companyId, job), name, problem, to: [user.id, ...notify] };
  await beginTrouble(tx, trouble, services);
}

/** Tells that a job is well again, if it was not. */
export async function jobIsWell(
  { tx, companyId, services }: CompanyScope,
  job: store.JobRecord,
  options?: { isQuiet: boolean },
): Promise<void> {
  await endTrouble(tx, subjectOf(companyId, job), services, options);
}

function subjectOf(companyId: string, { id, origin }: store.JobRecord) {
  const link = { origin, path: jobsPath };
  return { companyId, kind: 'job', subject: id, subjectId: id, link } as const;
}
