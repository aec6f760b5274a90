// Fetches an export of the server: starts it, waits where it became a job, and saves its file. A download that breaks
// off begins again without the export being made anew. A server that knows no jobs sends the file itself.
import { AppError } from '#core/errors.ts';
import { type ExportJob, jobProgress } from '#core/exports/job.ts';
import { dropJob, type ExportOutcome, fileOfJob, readFileOf } from '#core/exports/outcome.ts';
import { nothingToExport } from '#core/exports/schema.ts';
import type { Send } from '#core/send.ts';
import { download, type Downloaded, type DownloadWorld } from './download.ts';

/** What fetching needs: of a command its context. */
export type FetchWorld = DownloadWorld & { send: Send };

export type FetchRequest = {
  /** Asks for the export; called again where the connection broke before it was answered. */
  start(signal: AbortSignal): Promise<ExportOutcome>;
  /** Null: standard output. */
  path: string | null;
  /** Whether a file that is there already stays, and this one gets a number in its name. */
  isFresh: boolean;
  /** Told how far the job is. */
  onJob?: (job: ExportJob) => void;
  /** Asked at the end: whether the server is to keep the job, for somebody who waits no longer. */
  keepsJob?: () => boolean;
};

/** `job` is null where the server made none. */
export type FetchedExport = Downloaded & { job: ExportJob | null };

/** Milliseconds that a command still waits to start or cancel its job, once it was interrupted itself. */
const goodbye = 3_000;

/**
 * Fetches an export, and removes it from the server.
 * @throws AppError with status 204 where there is nothing to export
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
    // Whoever has the file needs it there no more, and whoever gave up needs no file.
    if (job !== null && keepsJob?.() !== true) await drop(world, job);
  }
}

async function drop({ send, output }: FetchWorld, job: ExportJob): Promise<void> {
  if (await dropJob(send, job, AbortSignal.timeout(goodbye))) return;
  output.say(`The server still has this export. Cancel or delete it: formdeck export delete ${job.id} --yes`);
}

/**
 * A signal that aborts some seconds after the command was interrupted: a request that starts a job is not broken off at
 * once, since the server would make the job all the same and nobody could cancel it.
 */
function lateSignal(signal: AbortSignal): AbortSignal {
  const late = new AbortController();
  const abort = () => void setTimeout(() => late.abort(), goodbye).unref();
  if (signal.aborted) late.abort();
  else signal.addEventListener('abort', abort, { once: true });
  return late.signal;
}
