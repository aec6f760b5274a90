// The jobs of a demo company: one that is well, one that did not run last night, and one that is paused. None of them makes news later:
// what is expected and does not come belongs to a trouble that is known already.
import { addDays, startOfDay } from '#core/calendar/days.ts';
import { nextExpected, parseExpectation } from '#core/named-jobs/expectation.ts';
import { defaultGrace, type JobRunState } from '#core/named-jobs/schema.ts';
import { problemOf } from '#core/named-jobs/texts.ts';
import type { Tx } from '#server/db/transaction.ts';
import { keepSchedule } from '#server/jobs/scheduler.ts';
import { jobKind } from '#server/named-jobs/report.ts';
import { insertJob, keepRun } from '#server/named-jobs/store.ts';
import { openTrouble } from '#server/troubles/store.ts';
import { idOf } from './random.ts';

type Plan = {
  name: string;
  command: string;
  expect: string | null;
  isPaused: boolean;
  /** The newest first; each a day before the one before. */
  runs: readonly {
    state: JobRunState;
    exitCode?: number;
    message?: string;
    numbers?: Record<string, number>;
  }[];
};

const plans: readonly Plan[] = [
  {
    name: 'nightly-import',
    command: 'import run',
    expect: 'daily@03:00',
    isPaused: false,
    runs: [
      { state: 'missed' },
      { state: 'succeeded', exitCode: 0, numbers: { files: 1, imported: 214, failed: 0, dropped: 0 } },
      {
        state: 'failed',
        exitCode: 3,
        message: 'Some rows need fixing.',
        numbers: { files: 1, imported: 187, failed: 4, dropped: 0 },
      },
      { state: 'succeeded', exitCode: 0, numbers: { files: 1, imported: 198, failed: 0, dropped: 0 } },
    ],
  },
  {
    name: 'export-for-archive',
    command: 'export form',
    expect: null,
    isPaused: false,
    runs: [{ state: 'succeeded', exitCode: 0, numbers: { exported: 1_250 } }],
  },
  { name: 'people-from-hr', command: 'users apply', expect: 'weekly@mon@05:00', isPaused: true, runs: [] },
];

/** Inserts them, as those of the admin. */
export async function insertJobs(
  tx: Tx,
  companyId: string,
  admin: { userId: string; userName: string; timeZone: string },
  now: number,
): Promise<void> {
  const { timeZone } = admin;
  const tonight = startOfDay(now, timeZone) + 3 * 3_600_000;
  // The last one that is over with its grace.
  const lastNight = tonight + defaultGrace <= now ? tonight : addDays(tonight, -1, timeZone);
  for (const { name, command, expect, isPaused, runs } of plans) {
    const id = idOf(companyId, 'job', name);
    const expectation = expect === null ? null : parseExpectation(expect);
    const expectedAt =
      expectation === null || isPaused ? null : nextExpected(expectation, timeZone, lastNight);
    const first = expectedAt === null ? 0 : expectedAt + defaultGrace;
    await keepSchedule(tx, { companyId, id, kind: jobKind, first, interval: null, timeZone: 'UTC' }, now);
    const user = { id: admin.userId, userName: admin.userName };
    const pausedAt = isPaused ? lastNight : null;
    const job = {
      id,
      name,
      user,
      expect,
      timeZone,
      grace: defaultGrace,
      notify: [],
      origin: '',
      expectedAt,
      pausedAt,
    };
    await insertJob(tx, companyId, job, lastNight);
    for (const [daysAgo, { state, exitCode, message, numbers }] of runs.entries()) {
      const startedAt = addDays(lastNight, -daysAgo, timeZone);
      const run = {
        id: idOf(id, 'run', String(daysAgo)),
        jobId: id,
        state,
        startedAt,
        endedAt: startedAt + (state === 'missed' ? defaultGrace : 48_000),
        deadlineAt: null,
        command: state === 'missed' ? '' : command,
        exitCode: exitCode ?? null,
        message: message ?? null,
        numbers: numbers ?? {},
      };
      await keepRun(tx, companyId, run, now);
    }
    const [last] = runs;
    const problem = last && problemOf({ state: last.state, exitCode: null, message: null });
    if (!problem) continue;
    const trouble = {
      id: idOf(id, 'trouble', name),
      name,
      problem,
      notified: [user.id],
      begunAt: lastNight + defaultGrace,
    };
    await openTrouble(tx, { companyId, kind: 'job', subject: id }, trouble);
  }
}
