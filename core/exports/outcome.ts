// What comes of asking for an export: its file at once, or a job to wait for. A server that knows no jobs answers with
// the file, however long it takes.
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import type { Send } from '#core/send.ts';
import { readExportFile, readExportJob, removeExportJob } from './calls.ts';
import { type ExportJob, exportJob, hasEnded } from './job.ts';
import { nothingToExport } from './schema.ts';

export type ExportOutcome = { kind: 'file'; response: Response } | { kind: 'job'; job: ExportJob };

/** Seconds that somebody who looks at the page waits for a download to begin. */
const patience = 2;

/** The header that asks for a job in place of a file that takes longer than some seconds (RFC 7240). */
export function preferJob(seconds = patience): { prefer: string } {
  return { prefer: `respond-async, wait=${seconds}` };
}

/**
 * The outcome of an export's reply.
 * @throws AppError where there is nothing to export
 */
export async function outcomeOf(response: Response): Promise<ExportOutcome> {
  if (response.status === 204) throw new AppError('not-found', nothingToExport, { status: 204 });
  if (response.status !== 202) return { kind: 'file', response };
  return { kind: 'job', job: exportJob.parse(await response.json()) };
}

export type WaitOptions = {
  signal?: AbortSignal | undefined;
  /** Told how far it is. */
  onJob?: ((job: ExportJob) => void) | undefined;
  /** Told that the server does not answer. */
  onWait?: ((error: AppError, milliseconds: number) => void) | undefined;
};

/**
 * Waits until a job has its file.
 * @throws AppError where it has failed or was cancelled
 */
export async function fileOfJob(
  send: Send,
  ports: Pick<Ports, 'sleep' | 'random'>,
  started: ExportJob,
  { signal, onJob, onWait }: WaitOptions = {},
): Promise<ExportJob> {
  const options = { signal, ...(onWait && { onWait }) };
  const look = () => send(readExportJob, { params: { id: started.id } }, { signal });
  let job = started;
  for (let wait = 100; !hasEnded(job); wait = Math.min(wait * 1.5, 1_000)) {
    onJob?.(job);
    await ports.sleep(wait, signal);
    job = await retrying(ports, look, options).catch((error: unknown) => {
      throw error instanceof AppError && error.code === 'not-found'
        ? new AppError('cancelled', 'The export was cancelled.')
        : error;
    });
  }
  onJob?.(job);
  if (job.state === 'DONE') return job;
  if (job.problem === nothingToExport) throw new AppError('not-found', nothingToExport, { status: 204 });
  throw new AppError('unexpected', job.problem ?? undefined);
}

/** The file of a job that has one. */
export function readFileOf(send: Send, job: ExportJob, signal?: AbortSignal): Promise<Response> {
  return send(readExportFile, { params: { id: job.id } }, { signal });
}

/**
 * Cancels a job or deletes its file, for whoever has no more use for it. False where that failed: then it stays until it
 * expires.
 */
export async function dropJob(send: Send, { id }: ExportJob, signal?: AbortSignal): Promise<boolean> {
  return send(removeExportJob, { params: { id } }, { signal }).then(
    () => true,
    (error: unknown) => error instanceof AppError && error.code === 'not-found',
  );
}
