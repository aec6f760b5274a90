// The routes of jobs. Who reports runs, and what becomes of that, is in report.ts.
import type { Actor } from '#core/actor.ts';
import { nextExpected, parseExpectation } from '#core/named-jobs/expectation.ts';
import * as calls from '#core/named-jobs/calls.ts';
import type { NamedJob, NamedJobChange } from '#core/named-jobs/schema.ts';
import { expectedText, notifiedText } from '#core/named-jobs/labels.ts';
import { invalid } from '#core/errors.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { on } from '#server/http/mount.ts';
import { originOf } from '#server/http/proxy.ts';
import { notFound } from '#server/http/validate.ts';
import { dropSchedule, lockSchedule } from '#server/schedules/store.ts';
import { jobIsWell, lookAgain, takeReport } from './report.ts';
import * as store from './store.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export const namedJobRoutes = [
  on(calls.reportRun, ({ actor, tx, params, body, services, request }) =>
    takeReport(
      { actor, tx, services },
      { runId: params.id, body, origin: originOf(request, services.settings) },
    ),
  ),

  on(calls.listJobs, ({ actor, tx }) => store.listJobs(tx, actor)),

  on(calls.readJob, async ({ actor, tx, params }) => {
    const job = await seen(tx, actor, params.id);
    return { ...job, runs: await store.listRuns(tx, actor.companyId, job.id) };
  }),

  on(calls.changeJob, async ({ actor, tx, params, body, services }) => {
    const { companyId } = actor;
    await lockSchedule(tx, companyId, params.id);
    const before = await seen(tx, actor, params.id);
    const record = await store.findJob(tx, companyId, { id: before.id });
    if (record === undefined) throw notFound();
    const now = services.now();
    const changed = await changedJob(tx, { companyId, record, body, now });
    await store.saveJob(tx, companyId, changed, now);
    const scope = { tx, companyId, services };
    await lookAgain(scope, changed);
    // Anyone who pauses it knows of the trouble.
    if (changed.pausedAt !== null) await jobIsWell(scope, changed, { isQuiet: true });
    const after = await seen(tx, actor, before.id);
    const note = { action: 'job_changed', object: { kind: 'job', id: before.id } } as const;
    if (linesOf(before).join('\n') !== linesOf(after).join('\n'))
      await audit(tx, actor, { ...note, previous: linesOf(before), next: linesOf(after) }, now);
    return after;
  }),

  on(calls.deleteJob, async ({ actor, tx, params, services }) => {
    const { companyId } = actor;
    await lockSchedule(tx, companyId, params.id);
    const before = await seen(tx, actor, params.id);
    await dropSchedule(tx, companyId, before.id);
    const note = { action: 'job_deleted', object: { kind: 'job', id: before.id } } as const;
    await audit(tx, actor, { ...note, previous: linesOf(before) }, services.now());
    return undefined;
  }),
];

async function seen(tx: Tx, actor: Actor, id: string): Promise<NamedJob> {
  const [job] = await store.listJobs(tx, actor, id);
  if (job === undefined) throw notFound();
  return job;
}

type JobChange = { companyId: string; record: store.JobRecord; body: NamedJobChange; now: number };

async function changedJob(tx: Tx, { companyId, record, body, now }: JobChange): Promise<store.JobRecord> {
  const named = await store.usersNamed(tx, companyId, body.notify ?? []);
  const [unknown] = named.unknown;
  if (unknown !== undefined) throw invalid([fieldError('notify', m.isNoActiveUserOf, { unknown })]);
  const expect = body.expect === undefined ? record.expect : body.expect;
  const timeZone = body.timeZone ?? record.timeZone;
  const paused = body.paused ?? record.pausedAt !== null;
  const expectation = expect === null ? null : parseExpectation(expect);
  const isSame =
    expect === record.expect && timeZone === record.timeZone && !paused && record.pausedAt === null;
  return {
    ...record,
    expect,
    timeZone,
    grace: body.grace ?? record.grace,
    notify: body.notify === undefined ? record.notify : named.ids,
    pausedAt: paused ? (record.pausedAt ?? now) : null,
    expectedAt: isSame
      ? record.expectedAt
      : paused || expectation === null
        ? null
        : nextExpected(expectation, timeZone, now),
  };
}

/** A job for the audit log, one line per field. */
function linesOf(job: NamedJob): string[] {
  return [
    `name ${job.name}`,
    `expected ${expectedText(job)}`,
    `told ${notifiedText(job)}`,
    ...(job.pausedAt === null ? [] : ['paused yes']),
  ];
}
