// Looks at a job whose time is over: a run that did not come, or one that did not end. The scheduler claims it for one server.
import { nextExpected, parseExpectation } from '#core/named-jobs/expectation.ts';
import { stillRunningEvery } from '#core/named-jobs/schema.ts';
import { problemOf } from '#core/named-jobs/labels.ts';
import { readersFormats } from '#server/readers/reading.ts';
import type { Scheduled } from '#server/schedules/scheduler.ts';
import type { Services } from '#server/services.ts';
import { jobFailed, jobKind, lookAgain } from './report.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export function watchedJobs(services: Services): Scheduled<store.JobRecord> {
  // Commands that ran while the server was away report again within that time.
  const judgesFrom = services.now() + stillRunningEvery + 60_000;
  return {
    kind: jobKind,
    name: t(m.watchOverJob),
    find: (tx, companyId, id) => store.findJob(tx, companyId, { id }),
    async due(tx, job, { companyId }) {
      const now = services.now();
      const scope = { tx, companyId, services };
      if (now < judgesFrom) return lookAgain(scope, job, judgesFrom);
      const isLost = await store.loseSilentRuns(tx, companyId, job.id, now);
      const missed = job.expectedAt !== null && job.expectedAt + job.grace <= now ? job.expectedAt : null;
      const next = missed === null ? job : withoutSlot(job, missed, now);
      if (missed !== null) {
        const run = {
          id: services.newId(),
          jobId: job.id,
          state: 'missed',
          startedAt: missed,
          endedAt: now,
          deadlineAt: null,
          command: '',
          exitCode: null,
          message: null,
          numbers: {},
        } as const;
        await store.keepRun(tx, companyId, run, now);
        await store.saveJob(tx, companyId, next, null);
      }
      await lookAgain(scope, next);
      const state = missed === null ? (isLost ? 'lost' : null) : 'missed';
      if (state === null) return;
      const { timeZone } = job;
      await jobFailed(scope, next, () => {
        const said = problemOf({ state, exitCode: null, message: null }) ?? '';
        if (missed === null) return said;
        return `${said} ${t(m.thatWas, { at: readersFormats().moment(missed, timeZone), timeZone })}`;
      });
    },
  };
}

/** The job with its next time, of several that were missed the last one whose end is still to come. */
function withoutSlot(job: store.JobRecord, missed: number, now: number): store.JobRecord {
  const expectation = job.expect === null ? null : parseExpectation(job.expect);
  if (expectation === null) return { ...job, expectedAt: null };
  const after = Math.max(missed, now - job.grace);
  return { ...job, expectedAt: nextExpected(expectation, job.timeZone, after) };
}
