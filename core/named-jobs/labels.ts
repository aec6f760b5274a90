// What both faces and the server say of jobs and their runs.
import { countText } from '#core/count-text.ts';
import { personName } from '#core/primitives.ts';
import { expectationText, formatSpan, parseExpectation } from './expectation.ts';
import type { JobRun, JobRunState, NamedJob } from './schema.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const jobTexts = {
  title: t(m.jobs),
  about: t(m.commandsThatRunByThemselvesSuch),
  notLoaded: t(m.jobsCouldNotBeLoaded),
  none: t(m.thereAreNoJobs),
  howTo: t(m.commandBecomesJobWithJob),
  notified: t(m.notifies),
  noRuns: t(m.itHasNotRunYet),
  deleted: t(m.jobWasDeleted),
} as const;

export const jobStateTexts: Readonly<Record<JobRunState, string>> = {
  running: t(m.running),
  succeeded: t(m.succeeded),
  failed: t(m.failed),
  lost: t(m.didNotEnd),
  missed: t(m.didNotRun),
};

/** `Every day at 03:00 (Europe/Paris), at most 1h late`. */
export function expectedText({
  expect,
  timeZone,
  grace,
}: Pick<NamedJob, 'expect' | 'timeZone' | 'grace'>): string {
  const expectation = expect === null ? null : parseExpectation(expect);
  if (expectation === null) return t(m.atNoParticularTime);
  const values = { expectation: expectationText(expectation), span: formatSpan(grace) };
  return 'every' in expectation ? t(m.atMostLate, values) : t(m.atMostLateInZone, { ...values, timeZone });
}

/** What is wrong with a run, as a sentence; null if nothing is. */
export function problemOf(run: Pick<JobRun, 'state' | 'exitCode' | 'message'>): string | null {
  switch (run.state) {
    case 'failed': {
      const { exitCode, message } = run;
      const code = exitCode ?? 1;
      return message === null ? t(m.itEndedWithCode, { code }) : t(m.itEndedWithCodeAnd, { code, message });
    }
    case 'lost':
      return t(m.itBeganAndDidNot);
    case 'missed':
      return t(m.itDidNotRunWhen);
    default:
      return null;
  }
}

/** `120 imported, 2 failed`. */
function numbersText(numbers: JobRun['numbers']): string {
  return Object.entries(numbers)
    .filter(([name, count]) => count > 0 || (name !== 'failed' && name !== 'dropped'))
    .map(([name, count]) => (name === 'files' ? t(m.files, { count }) : `${countText(count)} ${name}`))
    .join(', ');
}

/** How long a run took: `1 h 2 min`, `4 s`; null while it runs and where it did not. */
export function durationText({
  startedAt,
  endedAt,
  state,
}: Pick<JobRun, 'startedAt' | 'endedAt' | 'state'>): string | null {
  if (endedAt === null || state === 'missed' || state === 'lost') return null;
  const seconds = Math.round((endedAt - startedAt) / 1_000);
  if (seconds < 60) return t(m.secondsTaken, { seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 60
    ? t(m.minutesShort, { minutes })
    : t(m.hoursMinutes, { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** Who is told of a job. */
export function notifiedText({ user, notify }: Pick<NamedJob, 'user' | 'notify'>): string {
  return [...new Set([user, ...notify].map(personName))].join(', ');
}

type WriteDate = (at: number) => string;

/** `Failed, 2026-11-24 03:00`. */
export function lastRunText({ lastRun }: Pick<NamedJob, 'lastRun'>, date: WriteDate): string {
  return lastRun === null ? t(m.never) : `${jobStateTexts[lastRun.state]}, ${date(lastRun.startedAt)}`;
}

/** When a job is expected next. */
export function nextText(
  { pausedAt, expectedAt }: Pick<NamedJob, 'pausedAt' | 'expectedAt'>,
  date: WriteDate,
): string {
  if (pausedAt !== null) return t(m.paused);
  return expectedAt === null ? t(m.atNoParticularTime) : date(expectedAt);
}

/** What a run counted, and what went wrong. */
export function runDetail(run: JobRun): string {
  return [problemOf(run), numbersText(run.numbers)].filter(Boolean).join(' ');
}
