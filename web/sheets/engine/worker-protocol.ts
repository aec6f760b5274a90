// The messages between the page and its worker: calls to the engine of core/sheets/engine/sheet-data.ts and their
// results, and the session for the worker's requests. All of it is cloneable.
import { AppError, type AppErrorOptions, type ErrorCode } from '#core/errors.ts';
import type { FormatChoice } from '#core/format/formats.ts';
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import type { SheetData, SheetRequest } from '#core/sheets/engine/sheet-data.ts';

/** The server and the credential of the worker's requests. */
export type WorkerSession = { server: string; token: string };

/** The engine's functions as called remotely: without functions and signals among their arguments. */
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
  /** There is no session: requests that wait for one fail. */
  | { kind: 'no-session' }
  /** The formats of dates and numbers. */
  | { kind: 'format'; choice: FormatChoice }
  | ({ kind: 'call'; id: number } & EngineCall)
  | { kind: 'cancel'; id: number };

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'progress'; id: number; progress: LoadProgress }
  | { kind: 'done'; id: number; value: unknown }
  | { kind: 'failed'; id: number; error: ClonedError }
  /** The server rejected the token: the page provides another session, or none. */
  | { kind: 'signed-out' };

/** One end of a connection: a worker, the page as seen by its worker, or a message port within the page. */
export type Line<Sent, Received> = {
  send(message: Sent, transfer?: ArrayBuffer[]): void;
  listen(heard: (message: Received) => void): void;
};

/** The fields of an AppError: cloning it would leave a plain error. */
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
