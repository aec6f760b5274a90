// Has the server make an export as a job: the terminal shows how far it is, and a download that breaks off begins
// again without the export being made anew. A server that knows no jobs sends the file itself.
import { AppError } from '#core/errors.ts';
import { type ExportJob, jobProgress } from '#core/exports/job.ts';
import { dropJob, type ExportOutcome, fileOfJob, readFileOf } from '#core/exports/outcome.ts';
import type { Send } from '#core/send.ts';
import type { DownloadWorld, Fetched } from './download.ts';

export type JobWorld = DownloadWorld & { send: Send };

export type ByJob = {
  /** Answers with the file. */
  ask(): Promise<Response>;
  /** Throws where what was fetched is not what the server made. */
  verify(fetched: Fetched): void;
  /** The job, once it has its file; null where the server made none. */
  job(): ExportJob | null;
  /** Cancels the job, or deletes its file: whoever has it needs it there no more. Names it where that fails. */
  end(): Promise<void>;
};

/** Milliseconds that a command still waits to cancel its job, once it was interrupted itself. */
const goodbye = 3_000;

/**
 * A signal that aborts some seconds after the command was interrupted: a request that starts a job is not broken off at
 * once, since the server would make the job all the same and nobody could cancel it.
 */
export function startSignal(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const abort = () => void setTimeout(() => late.abort(), goodbye).unref();
  if (signal.aborted) late.abort();
  else signal.addEventListener('abort', abort, { once: true });
  return late.signal;
}

/** What makes an export by a job; `start` asks for one. */
export function byJob(world: JobWorld, start: () => Promise<ExportOutcome>): ByJob {
  let job: ExportJob | null = null;
  return {
    async ask() {
      if (job === null) {
        const outcome = await start();
        if (outcome.kind === 'file') return outcome.response;
        ({ job } = outcome);
      }
      const signal = world.signal();
      const progress = world.output.progress();
      try {
        job = await fileOfJob(world.send, await world.ports(), job, {
          signal,
          onJob: (now) => progress.update(jobProgress(now)),
        });
      } finally {
        progress.end();
      }
      return readFileOf(world.send, job, signal);
    },
    verify(fetched) {
      if (job !== null) requireWhole(job, fetched);
    },
    job: () => job,
    async end() {
      if (job === null || (await dropJob(world.send, job, AbortSignal.timeout(goodbye)))) return;
      world.output.say(
        `The server still has this export. Cancel or delete it: formdeck export delete ${job.id} --yes`,
      );
    },
  };
}

/** Throws where what was fetched is not the file that the server has made. */
export function requireWhole({ sha256 }: Pick<ExportJob, 'sha256'>, fetched: Fetched): void {
  if (sha256 === null || sha256 === fetched.sha256) return;
  throw new AppError('unexpected', 'The download is not the file that the server made.', {
    hint: 'Run the export again.',
  });
}
