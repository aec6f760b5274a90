// Fetches an export from the server: starts it, waits if it becomes a job, and saves its file. An interrupted download
// restarts without creating the export again. A server without jobs sends the file itself.
import { AppError } from '#core/errors.ts';
import { type ExportJob, jobProgress } from '#core/exports/job.ts';
import { dropJob, type ExportOutcome, fileOfJob, readFileOf } from '#core/exports/outcome.ts';
import { nothingToExport } from '#core/exports/schema.ts';
import type { Send } from '#core/send.ts';
import { download, type Downloaded, type DownloadWorld } from './download.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** What fetching needs from a command's context. */
export type FetchWorld = DownloadWorld & { send: Send };

export type FetchRequest = {
  /** Requests the export; called again if the connection broke before the response. */
  start(signal: AbortSignal): Promise<ExportOutcome>;
  /** Null: standard output. */
  path: string | null;
  /** Whether an existing file stays, and this one gets a number in its name. */
  isFresh: boolean;
  /** Called with the job's progress. */
  onJob?: (job: ExportJob) => void;
  /** Called at the end: whether the server should keep the job, for a user who stopped waiting. */
  keepsJob?: () => boolean;
};

/** `job` is null if the server created none. */
export type FetchedExport = Downloaded & { job: ExportJob | null };

/** Milliseconds for which an interrupted command still waits to start or cancel its job. */
const goodbye = 3_000;

/**
 * Fetches an export and deletes it from the server.
 * @throws AppError with status 204 if there is nothing to export
 */
export async function fetchExport(
  world: FetchWorld,
  { start, path, isFresh, onJob, keepsJob }: FetchRequest,
): Promise<FetchedExport> {
  const signal = world.signal();
  let job: ExportJob | null = null;
  const ask = async (): Promise<Response> => {
    if (job === null) {
      const outcome = await start(path === null ? signal : lateSignal(signal));
      if (outcome.kind === 'file') return outcome.response;
      ({ job } = outcome);
    }
    const progress = world.output.progress();
    try {
      job = await fileOfJob(world.send, await world.ports(), job, {
        signal,
        onJob(now) {
          onJob?.(now);
          progress.update(jobProgress(now));
        },
      });
    } finally {
      progress.end();
    }
    return readFileOf(world.send, job, signal);
  };
  try {
    const downloaded = await download(world, ask, path, { isFresh, sha256: () => job?.sha256 ?? null });
    if (downloaded === null) throw new AppError('not-found', nothingToExport, { status: 204 });
    return { ...downloaded, job };
  } finally {
    // Once downloaded or cancelled, the file is not needed on the server any more.
    if (job !== null && keepsJob?.() !== true) await drop(world, job);
  }
}

async function drop({ send, output }: FetchWorld, job: ExportJob): Promise<void> {
  if (await dropJob(send, job, AbortSignal.timeout(goodbye))) return;
  output.say(t(m.serverStillHasThisExport, { job: job.id }));
}

/**
 * A signal that aborts some seconds after the command was interrupted: a request that starts a job is not aborted
 * immediately, since the server would create the job anyway and nobody could cancel it.
 */
function lateSignal(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const abort = () => void setTimeout(() => late.abort(), goodbye).unref();
  if (signal.aborted) late.abort();
  else signal.addEventListener('abort', abort, { once: true });
  return late.signal;
}
