// Calls to a worker and their answers, the same for each worker of the console, and each process and thread of the server.
// What goes over is cloned.
import { AppError, type AppErrorOptions, type ErrorCode } from '#core/errors.ts';

/** What a worker does, by the names of its methods. */
type Methods<Calls> = { [M in keyof Calls]: (...args: never[]) => unknown };

export type ToWorker = { id: number; method: string; args: readonly unknown[] } | { cancels: number };
export type FromWorker =
  /** The first one says that it has started. */
  | { event: string }
  | { id: number; progress: unknown }
  | { id: number; value: unknown }
  | { id: number; error: ClonedError };

/** One end of a connection: a worker, the page as seen by its worker, or a message port within the page. */
export type Line<Sent, Received> = {
  send(message: Sent, transfer?: ArrayBuffer[]): void;
  /** `broke` is called where the other end fails by itself, with what it ended with, if that is known. */
  listen(heard: (message: Received) => void, broke?: (reason?: string) => void): void;
  close(): void;
};
export type PageLine = Line<ToWorker, FromWorker>;
export type WorkerLine = Line<FromWorker, ToWorker>;

type CallOptions = { signal?: AbortSignal | undefined; onProgress?: ((progress: never) => void) | undefined };

export type Remote<Calls extends Methods<Calls>> = {
  /** Rejects with an AppError: `cancelled`, or `unexpected` if the worker cannot be started or breaks; the next call starts another. */
  call<M extends keyof Calls & string>(
    method: M,
    args: Parameters<Calls[M]>,
    options?: CallOptions,
  ): Promise<Awaited<ReturnType<Calls[M]>>>;
  /** Terminates the worker; running calls are cancelled, and so is any other. */
  close(): void;
};

/** What a worker is told: calls whose answers nobody awaits. */
type Tell = (method: string, ...args: readonly unknown[]) => void;
type RemoteOptions = {
  onOpen?(tell: Tell): void;
  onEvent?(event: string, tell: Tell): void;
  /** What fails where the other end breaks. */
  broken?(reason: string): Error;
};
type Pending = PromiseWithResolvers<unknown> & Pick<CallOptions, 'onProgress'>;

/** The page's side. `open` starts the worker, with the first call. */
export function createRemote<Calls extends Methods<Calls>>(
  open: () => Promise<PageLine>,
  { onOpen, onEvent, broken = () => new AppError('unexpected') }: RemoteOptions = {},
): Remote<Calls> {
  const pending = new Map<number, Pending>();
  let opening: Promise<PageLine> | null = null;
  let lastId = 0;
  let isClosed = false;

  async function start(): Promise<PageLine> {
    const line = await open();
    const tell: Tell = (method, ...args) => line.send({ id: 0, method, args });
    let isBroken = false;
    const broke = (reason = '') => {
      // One that fails may end as well, when another has begun.
      if (isBroken) return;
      isBroken = true;
      line.close();
      opening = null;
      drop(broken(reason));
    };
    line.listen((message) => ('event' in message ? onEvent?.(message.event, tell) : hear(message)), broke);
    onOpen?.(tell);
    return line;
  }

  function drop(error: Error): void {
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  }

  function hear(message: Exclude<FromWorker, { event: string }>): void {
    const waiting = pending.get(message.id);
    if ('progress' in message) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each method reports what its caller expects
      waiting?.onProgress?.(message.progress as never);
      return;
    }
    pending.delete(message.id);
    if ('error' in message) waiting?.reject(errorOfClone(message.error));
    else waiting?.resolve(message.value);
  }

  async function ask(
    method: string,
    args: readonly unknown[],
    { signal, onProgress }: CallOptions = {},
  ): Promise<unknown> {
    if (isClosed) throw new AppError('cancelled');
    opening ??= start();
    const line = await opening.catch((error: unknown) => {
      opening = null;
      throw error;
    });
    if (isClosed || signal?.aborted === true) throw new AppError('cancelled');
    lastId += 1;
    const id = lastId;
    const waiting = { ...Promise.withResolvers<unknown>(), onProgress };
    pending.set(id, waiting);
    signal?.addEventListener('abort', () => {
      if (!pending.delete(id)) return;
      waiting.reject(new AppError('cancelled'));
      line.send({ cancels: id });
    });
    // Large buffers are transferred, not copied.
    const buffers = args.filter((arg) => arg instanceof ArrayBuffer);
    line.send({ id, method, args }, buffers);
    return waiting.promise;
  }

  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker answers each method with what it gives
    call: ask as Remote<Calls>['call'],
    close() {
      isClosed = true;
      drop(new AppError('cancelled'));
      opening?.then(
        (line) => line.close(),
        () => undefined,
      );
    },
  };
}

export type Working = { signal: AbortSignal; onProgress(progress: unknown): void };

/** The worker's side. `callsOf`: what it does for a call; `buffersIn`: of a value that are transferred, not copied. */
export function serveCalls<Calls extends Methods<Calls>>(
  line: WorkerLine,
  callsOf: (working: Working) => Calls,
  buffersIn: (value: unknown) => ArrayBuffer[] = () => [],
): void {
  const running = new Map<number, AbortController>();

  async function answer(id: number, method: string, args: readonly unknown[]): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const onProgress = (progress: unknown) => line.send({ id, progress });
      const calls: Methods<Calls> = callsOf({ signal: stop.signal, onProgress });
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page calls each method with its own arguments
      const value = await (calls[method as keyof Calls] as (...given: readonly unknown[]) => unknown)(
        ...args,
      );
      line.send({ id, value }, buffersIn(value));
    } catch (error) {
      line.send({ id, error: cloneError(error) });
    } finally {
      running.delete(id);
    }
  }

  line.listen((message) => {
    if ('cancels' in message) running.get(message.cancels)?.abort();
    else void answer(message.id, message.method, message.args);
  });
  line.send({ event: 'ready' });
}

/** The fields of an AppError: cloning it would leave a plain error. */
type ClonedError = { code: ErrorCode; message: string; options: AppErrorOptions };

function cloneError(error: unknown): ClonedError {
  if (!(error instanceof AppError))
    return {
      code: 'unexpected',
      message: new AppError('unexpected').message,
      options: { cause: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    };
  const { code, message, status, details, hint } = error;
  return { code, message, options: { ...details, status, ...(hint !== undefined && { hint }) } };
}

/** What failed beside AppErrors, as it was at the other end. */
export function thrownBy(error: unknown): unknown {
  return error instanceof AppError && typeof error.cause === 'string' ? new Error(error.cause) : error;
}

function errorOfClone({ code, message, options }: ClonedError): AppError {
  return new AppError(code, message, options);
}
