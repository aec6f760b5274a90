// What the page and its worker say to each other: calls to the engine of core/sheets/engine/sheet-data.ts and their ends, and
// the session that the worker signs its requests with. All of it can be cloned.
import { AppError, type AppErrorOptions, type ErrorCode } from '#core/errors.ts';
import type { FormatChoice } from '#core/format/formats.ts';
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import type { SheetData, SheetRequest } from '#core/sheets/engine/sheet-data.ts';

/** Where the worker's requests go, and as whom. */
export type WorkerSession = { server: string; token: string };

/** The engine's functions as they are called from outside: without functions and signals among their arguments. */
export type EngineCalls = Omit<SheetData, 'load' | 'setFilter'> & {
  load(request: SheetRequest): ReturnType<SheetData['load']>;
  setFilter(filter: Parameters<SheetData['setFilter']>[0]): ReturnType<SheetData['setFilter']>;
};
export type EngineMethod = keyof EngineCalls;
export type EngineCall = {
  [M in EngineMethod]: { method: M; args: Parameters<EngineCalls[M]> };
}[EngineMethod];
export type EngineValue<M extends EngineMethod> = Awaited<ReturnType<EngineCalls[M]>>;

export type ToWorker =
  | { kind: 'session'; session: WorkerSession }
  /** No session is to be had: what waits for one fails. */
  | { kind: 'no-session' }
  /** How dates and numbers are written. */
  | { kind: 'format'; choice: FormatChoice }
  | ({ kind: 'call'; id: number } & EngineCall)
  | { kind: 'cancel'; id: number };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'progress'; id: number; progress: LoadProgress }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; error: ClonedError }
  /** The server did not take the token any more: the page gives another session, or none. */
  | { kind: 'signed-out' };

/** An end of the line: a worker, the page as its worker sees it, or a port of a channel within the page. */
export type Line<Sent, Received> = {
  send(message: Sent, transfer?: ArrayBuffer[]): void;
  listen(heard: (message: Received) => void): void;
};

/** An AppError in pieces: cloning it whole would leave a plain error. */
export type ClonedError = { code: ErrorCode; message: string; options: AppErrorOptions };

export function cloneError(error: unknown): ClonedError {
  if (!(error instanceof AppError))
    return { code: 'unexpected', message: new AppError('unexpected').message, options: {} };
  const { code, message, status, details, hint } = error;
  return { code, message, options: { ...details, status, ...(hint !== undefined && { hint }) } };
}

export function errorOfClone({ code, message, options }: ClonedError): AppError {
  return new AppError(code, message, options);
}
