// Reports a run of a job: that it has begun, every few minutes that it still runs, and how it ended. The command neither waits for this
// nor fails because of it: where the server is away, it says so after its work, and the server misses the run.
import { randomUUID } from 'node:crypto';
import type { Context } from '#cli/context.ts';
import { exitCodeOf } from '#cli/output/exit-code.ts';
import { AppError } from '#core/errors.ts';
import { reportRun } from '#core/named-jobs/calls.ts';
import {
  type JobNumbers,
  type ReportedRun,
  shortMessage,
  stillRunningEvery,
} from '#core/named-jobs/schema.ts';
import type { JobOptions } from './job-options.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type JobEnd = { exitCode: number; message: string | null; numbers: JobNumbers };
export type RunReporter = {
  /** Reports the end. Resolves soon, whatever happens. */
  end(end: JobEnd): Promise<void>;
  /** Reports an error, unless the end is reported already. */
  endWith(error: unknown): Promise<void>;
};

/** Milliseconds for one attempt to report, and the pauses before another. */
const patience = 10_000;
const pauses = [1_000, 3_000];
/** For somebody who pressed Ctrl-C, or a machine that is shut down. */
const hasty = 700;

/** Begins to report a run. Nothing is awaited: the command goes on at once. */
export function reportRunOf(context: Context, options: JobOptions, command: string): RunReporter {
  const id = randomUUID();
  const begun = performance.now();
  const send = async (limit: number, last?: JobEnd): Promise<ReportedRun> => {
    const session = await context.session();
    const elapsed = Math.round(performance.now() - begun);
    const body = { ...options, command, elapsed, ...(last !== undefined && { end: last }) };
    const signal = AbortSignal.timeout(limit);
    return context.http.send(session, reportRun, { params: { id }, body }, { signal });
  };
  // The end says everything again, so that a start which did not arrive is no loss.
  let underWay: Promise<unknown> = send(patience).catch(() => undefined);
  const timer = setInterval(() => {
    underWay = send(patience).catch(() => undefined);
  }, stillRunningEvery);
  timer.unref();
  let isOver = false;
  return {
    end,
    async endWith(error) {
      const exitCode = context.interrupted() ?? exitCodeOf(error);
      const message = error instanceof Error ? error.message : String(error);
      if (!isOver) await end({ exitCode, message, numbers: {} });
    },
  };

  async function end({ exitCode, message, numbers }: JobEnd): Promise<void> {
    isOver = true;
    clearInterval(timer);
    const isHasty = context.interrupted() !== null;
    const last = { exitCode, numbers, message: message === null ? null : shortMessage(message) };
    try {
      await within(isHasty ? hasty : patience, underWay);
      const { unknown } = isHasty
        ? await within(hasty, send(hasty, last))
        : await attempts(() => within(2 * patience, send(patience, last)));
      if (unknown.length > 0)
        context.output.say(t(m.noActiveUserOfThis, { unknown: unknown.join(', '), job: options.job }));
    } catch (error) {
      const why = error instanceof AppError ? error.message : t(m.serverDoesNotAnswer);
      // Not with `say`: what is wrong is said with --quiet and --json, too.
      context.surroundings.stderr.write(`${t(m.notReported, { job: options.job, why })}\n`);
    }
  }
}

async function attempts(work: () => Promise<ReportedRun>): Promise<ReportedRun> {
  for (const pause of pauses) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && !mayPass.has(error.code)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return work();
}

const mayPass: ReadonlySet<string> = new Set([
  'unreachable',
  'unavailable',
  'too-slow',
  'too-many-tries',
  'cancelled',
  'unexpected',
]);

/** What a promise resolves to, unless that takes too long: signing in reads files and may ask several servers. */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const late = new AbortController();
  const limitOver = new Promise<never>((_, reject) => {
    const timer = setTimeout(
      () => reject(new AppError('unavailable', wording(m.serverDoesNotAnswer))),
      limit,
    );
    late.signal.addEventListener('abort', () => clearTimeout(timer));
  });
  try {
    return await Promise.race([work, limitOver]);
  } finally {
    late.abort();
  }
}
