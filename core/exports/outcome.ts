// The result of requesting an export: its file, or a job to wait for. A server without jobs always returns the file,
// however long it takes.
import { AppError } from '#core/errors.ts';
import type { Ports } from '#core/ports.ts';
import { retrying } from '#core/retry.ts';
import type { Send } from '#core/send.ts';
import { readExportFile, readExportJob, removeExportJob } from './calls.ts';
import { type ExportJob, exportJob, hasEnded } from './job.ts';
import { nothingToExport } from './schema.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export type ExportOutcome = { kind: 'file'; response: Response } | { kind: 'job'; job: ExportJob };

/** Seconds that a page waits for a download to start. */
const patience = 2;

/** The header that requests a job instead of a file that takes longer than some seconds (RFC 7240). */
export function preferJob(seconds = patience): { prefer: string } {
  return { prefer: `respond-async, wait=${seconds}` };
}

/**
 * The outcome of an export's response.
 * @throws AppError if there is nothing to export
 */
export async function outcomeOf(
  response: Response,
  nothing: string = nothingToExport,
): Promise<ExportOutcome> {
  if (response.status === 204) throw new AppError('not-found', nothing, { status: 204 });
  if (response.status !== 202) return { kind: 'file', response };
  return { kind: 'job', job: exportJob.parse(await response.json()) };
}

export type WaitOptions = {
  signal?: AbortSignal | undefined;
  /** Called with the progress. */
  onJob?: ((job: ExportJob) => void) | undefined;
  /** Called when the server does not respond. */
  onWait?: ((error: AppError, milliseconds: number) => void) | undefined;
};

/**
 * Waits until a job's file is ready.
 * @throws AppError if it failed or was cancelled
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
        ? new AppError('cancelled', wording(m.exportWasCancelled))
        : error;
    });
  }
  onJob?.(job);
  if (job.state === 'DONE') return job;
  if (job.problem === nothingToExport) throw new AppError('not-found', nothingToExport, { status: 204 });
  throw new AppError('unexpected', job.problem ?? undefined);
}

/** The bytes of an outcome that is small enough for memory. A job has served its purpose then, and goes. */
export async function bytesOf(
  send: Send,
  ports: Pick<Ports, 'sleep' | 'random'>,
  outcome: ExportOutcome,
  options: WaitOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  if (outcome.kind === 'file') return new Uint8Array(await outcome.response.arrayBuffer());
  const job = await fileOfJob(send, ports, outcome.job, options);
  const response = await readFileOf(send, job, options.signal);
  const bytes = new Uint8Array(await response.arrayBuffer());
  await dropJob(send, job);
  return bytes;
}

/** The file of a finished job. */
export function readFileOf(send: Send, job: ExportJob, signal?: AbortSignal): Promise<Response> {
  return send(readExportFile, { params: { id: job.id } }, { signal });
}

/**
 * Cancels a job or deletes its file when it is no longer needed. Returns false on failure: then it stays until it
 * expires.
 */
export async function dropJob(send: Send, { id }: ExportJob, signal?: AbortSignal): Promise<boolean> {
  return send(removeExportJob, { params: { id } }, { signal }).then(
    () => true,
    (error: unknown) => error instanceof AppError && error.code === 'not-found',
  );
}
