// What both faces and the server say of jobs and their runs.
import { counted } from '#core/count-text.ts';
import { expectationText, formatSpan, parseExpectation } from './expectation.ts';
import type { JobRun, JobRunState, NamedJob } from './schema.ts';

export const jobTexts = {
  title: 'Jobs',
  about: 'Commands that run by themselves, such as at night, and what became of them.',
  notLoaded: 'The jobs could not be loaded',
  none: 'There are no jobs.',
  howTo:
    'A command becomes a job with --job, such as: formdeck import run ... --job nightly-import --expect daily@03:00',
  notified: 'Notifies',
  noRuns: 'It has not run yet.',
  deleted: 'The job was deleted.',
} as const;

export const jobStateTexts: Readonly<Record<JobRunState, string>> = {
  running: 'Running',
  succeeded: 'Succeeded',
  failed: 'Failed',
  lost: 'Did not end',
  missed: 'Did not run',
};

/** `Every day at 03:00 (Europe/Paris), at most 1h late`. */
export function expectedText({
  expect,
  timeZone,
  grace,
}: Pick<NamedJob, 'expect' | 'timeZone' | 'grace'>): string {
  const expectation = expect === null ? null : parseExpectation(expect);
  if (expectation === null) return 'At no particular time';
  const zone = 'every' in expectation ? '' : ` (${timeZone})`;
  return `${expectationText(expectation)}${zone}, at most ${formatSpan(grace)} late`;
}

/** What is wrong with a run, as a sentence; null if nothing is. */
export function problemOf(run: Pick<JobRun, 'state' | 'exitCode' | 'message'>): string | null {
  switch (run.state) {
    case 'failed':
      return `It ended with exit code ${run.exitCode ?? 1}${run.message === null ? '.' : `: ${run.message}`}`;
    case 'lost':
      return 'It began and did not report its end: it was killed, or its machine or network went away.';
    case 'missed':
      return 'It did not run when it was expected.';
    default:
      return null;
  }
}

/** `120 imported, 2 failed`. */
function numbersText(numbers: JobRun['numbers']): string {
  return Object.entries(numbers)
    .filter(([name, count]) => count > 0 || (name !== 'failed' && name !== 'dropped'))
    .map(([name, count]) =>
      name === 'files' ? counted(count, 'file') : `${count.toLocaleString('en')} ${name}`,
    )
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
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Who is told of a job. */
export function notifiedText({ user, notify }: Pick<NamedJob, 'user' | 'notify'>): string {
  return [...new Set([user.userName, ...notify.map(({ userName }) => userName)])].join(', ');
}

type WriteDate = (at: number) => string;

/** `Failed, 2026-11-24 03:00`. */
export function lastRunText({ lastRun }: Pick<NamedJob, 'lastRun'>, date: WriteDate): string {
  return lastRun === null ? 'Never' : `${jobStateTexts[lastRun.state]}, ${date(lastRun.startedAt)}`;
}

/** When a job is expected next. */
export function nextText(
  { pausedAt, expectedAt }: Pick<NamedJob, 'pausedAt' | 'expectedAt'>,
  date: WriteDate,
): string {
  if (pausedAt !== null) return 'Paused';
  return expectedAt === null ? 'At no particular time' : date(expectedAt);
}

/** What a run counted, and what went wrong. */
export function runDetail(run: JobRun): string {
  return [problemOf(run), numbersText(run.numbers)].filter(Boolean).join(' ');
}
