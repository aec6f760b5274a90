// The jobs of a demo company. None of them makes news later: what is expected and does not come belongs to a trouble that is known
// already.
import { actorPerson } from '#core/actor.ts';
import { addDays, startOfDay } from '#core/calendar/days.ts';
import { nextExpected, parseExpectation } from '#core/named-jobs/expectation.ts';
import { defaultGrace } from '#core/named-jobs/schema.ts';
import { problemOf } from '#core/named-jobs/labels.ts';
import { keepSchedule } from '#server/schedules/store.ts';
import { jobKind } from '#server/named-jobs/report.ts';
import { insertJob, keepRun } from '#server/named-jobs/store.ts';
import { openTrouble } from '#server/troubles/store.ts';
import type { Seeding } from './data.ts';
import { idOf } from './ids.ts';

/** Inserts them, as those of the admin. */
export async function insertJobs({ tx, company, admin, now }: Seeding): Promise<void> {
  const { companyId, timeZone } = admin;
  const tonight = startOfDay(now, timeZone) + 3 * 3_600_000;
  // The last one that is over with its grace.
  const lastNight = tonight + defaultGrace <= now ? tonight : addDays(tonight, -1, timeZone);
  for (const { name, command, expect, isPaused, runs } of company.file.jobs) {
    const id = idOf(companyId, 'job', name);
    const expectation = expect === null || isPaused ? null : parseExpectation(expect);
    const expectedAt = expectation === null ? null : nextExpected(expectation, timeZone, lastNight);
    const first = expectedAt === null ? 0 : expectedAt + defaultGrace;
    await keepSchedule(tx, { companyId, id, kind: jobKind, first, interval: null, timeZone: 'UTC' }, now);
    const job = { id, name, user: actorPerson(admin), expect, timeZone, notify: [], origin: '' };
    const pausedAt = isPaused ? lastNight : null;
    await insertJob(tx, companyId, { ...job, grace: defaultGrace, expectedAt, pausedAt }, lastNight);
    for (const [daysAgo, run] of runs.entries()) {
      const startedAt = addDays(lastNight, -daysAgo, timeZone);
      const isMissed = run.state === 'missed';
      const took = isMissed ? defaultGrace : 48_000;
      const times = { startedAt, endedAt: startedAt + took, deadlineAt: null };
      const runId = idOf(id, 'run', String(daysAgo));
      const stored = { ...run, ...times, id: runId, jobId: id, command: isMissed ? '' : command };
      await keepRun(tx, companyId, stored, now);
    }
    const [last] = runs;
    const problem = last && problemOf({ state: last.state, exitCode: null, message: null });
    if (!problem) continue;
    const trouble = { id: idOf(id, 'trouble', name), name, problem, notified: [admin.userId] };
    const begunAt = lastNight + defaultGrace;
    await openTrouble(tx, { companyId, kind: 'job', subject: id }, { ...trouble, begunAt });
  }
}
