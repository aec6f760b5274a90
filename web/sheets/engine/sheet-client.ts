// The page's side of a sheet view: the engine's functions as promises, over a connection to its worker.
import { AppError } from '#core/errors.ts';
import { currentFormats } from '#core/format/current.ts';
import type { LoadProgress } from '#core/sheets/engine/load-sheets.ts';
import {
  type EngineCall,
  type EngineCalls,
  type EngineMethod,
  type EngineValue,
  errorOfClone,
  type FromWorker,
  type Line,
  type ToWorker,
  type WorkerSession,
} from './worker-protocol.ts';

export type SheetClient = {
  /** Calls the engine. Rejects with an AppError, including `cancelled`. */
  call<M extends EngineMethod>(
    method: M,
    args: Parameters<EngineCalls[M]>,
    options?: CallOptions,
  ): Promise<EngineValue<M>>;
  /** Terminates the worker; running calls are cancelled. */
  close(): void;
};
export type CallOptions = { onProgress?: (progress: LoadProgress) => void; signal?: AbortSignal | undefined };

/** The page's session. */
export type PageSession = {
  current(): WorkerSession | null;
  /** Resolves when the user has signed in again, rejects when they gave up. */
  renewed(): Promise<WorkerSession>;
};

export type WorkerLine = Line<ToWorker, FromWorker> & { close(): void };

/** Creates a client of a worker. `open` starts the worker. */
export function createSheetClient(open: () => Promise<WorkerLine>, session: PageSession): SheetClient {
  const calls = new Map<number, PendingCall>();
  let lastId = 0;
  let isClosed = false;
  const opened = open().then((line) => {
    if (isClosed) line.close();
    line.listen((message) => hear(line, message));
    line.send({ kind: 'format', choice: currentFormats.peek().choice });
    sayWho(line, session.current());
    return line;
  });
  // Callers get the error.
  opened.catch(() => undefined);

  function hear(line: WorkerLine, message: FromWorker): void {
    switch (message.kind) {
      case 'ready':
        break;
      case 'signed-out':
        session.renewed().then(
          (renewed) => sayWho(line, renewed),
          () => sayWho(line, null),
        );
        break;
      case 'progress':
        calls.get(message.id)?.onProgress?.(message.progress);
        break;
      case 'done':
        settle(message.id, ({ resolve }) => resolve(message.value));
        break;
      case 'failed':
        settle(message.id, ({ reject }) => reject(errorOfClone(message.error)));
        break;
    }
  }

  function settle(id: number, end: (waiting: PendingCall) => void): void {
    const waiting = calls.get(id);
    calls.delete(id);
    if (waiting !== undefined) end(waiting);
  }

  return {
    async call<M extends EngineMethod>(
      method: M,
      args: Parameters<EngineCalls[M]>,
      { onProgress, signal }: CallOptions = {},
    ) {
      const line = await opened;
      if (isClosed || signal?.aborted === true) throw new AppError('cancelled');
      lastId += 1;
      const id = lastId;
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      calls.set(id, { resolve, reject, onProgress });
      signal?.addEventListener('abort', () => {
        settle(id, ({ reject: cancel }) => cancel(new AppError('cancelled')));
        line.send({ kind: 'cancel', id });
      });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method comes with its own arguments, which is more than the type checker follows
      line.send({ kind: 'call', id, ...({ method, args } as EngineCall) });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers each method with what it gives
      return (await promise) as EngineValue<M>;
    },
    close() {
      isClosed = true;
      for (const id of calls.keys()) settle(id, ({ reject }) => reject(new AppError('cancelled')));
      opened.then(
        (line) => line.close(),
        () => undefined,
      );
    },
  };
}

type PendingCall = {
  resolve(value: unknown): void;
  reject(error: AppError): void;
  onProgress: CallOptions['onProgress'];
};

function sayWho(line: WorkerLine, session: WorkerSession | null): void {
  line.send(session === null ? { kind: 'no-session' } : { kind: 'session', session });
}
