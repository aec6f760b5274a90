// The worker's side of a sheet view: holds the engine, sends its requests, and answers the page's calls. It also runs
// within the page if there are no workers.
import { AppError } from '#core/errors.ts';
import type { FormatChoice } from '#core/format/formats.ts';
import { createHttp } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import type { SheetData, SheetOverview, SheetRequest } from '#core/sheets/engine/sheet-data.ts';
import { serveCalls, type WorkerLine } from '#core/portions/worker-calls.ts';

/** The server and the credential of the worker's requests. */
export type WorkerSession = { server: string; token: string };

/** The engine's functions as called remotely: without functions and signals among their arguments. */
export type EngineCalls = Omit<SheetData, 'load' | 'setFilter'> & {
  load(request: SheetRequest): ReturnType<SheetData['load']>;
  setFilter(filter: Parameters<SheetData['setFilter']>[0]): ReturnType<SheetData['setFilter']>;
};

/** What the page tells its worker beside. */
type PageCalls = {
  /** The formats of dates and numbers. */
  follow(choice: FormatChoice): void;
  /** Null: there is no session, and requests that wait for one fail. */
  signIn(session: WorkerSession | null): void;
};

/** Serves one page until its port is closed. `follow` is called with the page's date and number formats. */
export function serveEngine(
  line: WorkerLine,
  fetchFunction: typeof fetch,
  follow: PageCalls['follow'],
): void {
  // The server rejected the token: the page provides another session, or none.
  const sessions = createSessions(() => line.send({ event: 'signed-out' }));
  const engine = createSheetData(createSend(sessions, fetchFunction), { now: Date.now });
  serveCalls<EngineCalls & PageCalls>(
    line,
    ({ onProgress, signal }) => ({
      ...engine,
      load: (request) => engine.load(request, onProgress, signal),
      setFilter: (filter) => engine.setFilter(filter, signal),
      follow,
      signIn: sessions.set,
    }),
    buffersIn,
  );
}

type Sessions = {
  /** Null: there is none. */
  set(session: WorkerSession | null): void;
  current(): Promise<WorkerSession>;
  /** A session other than the given one, which is no longer valid. */
  other(than: WorkerSession): Promise<WorkerSession>;
};

function createSessions(ask: () => void): Sessions {
  let current: WorkerSession | null = null;
  let coming = promised();
  return {
    set(session) {
      if (session === null) {
        coming.reject(new AppError('signed-out'));
        coming = promised();
        return;
      }
      current = session;
      coming.resolve(session);
    },
    current: async () => current ?? coming.promise,
    other(than) {
      // Several requests fail together, and the first of them asks.
      if (current?.token === than.token) {
        current = null;
        coming = promised();
        ask();
      }
      return this.current();
    },
  };
}

function promised(): PromiseWithResolvers<WorkerSession> {
  const coming = Promise.withResolvers<WorkerSession>();
  // Nobody may be awaiting it when it is rejected.
  coming.promise.catch(() => undefined);
  return coming;
}

/** Sends as the page's user. A request rejected as signed out waits for another session, and is sent once more. */
function createSend(sessions: Sessions, fetchFunction: typeof fetch): Send {
  const http = createHttp(fetchFunction);
  return async (call, input, options) => {
    const session = await sessions.current();
    try {
      return await http.send(session, call, input, options);
    } catch (error) {
      if (!(error instanceof AppError) || error.status !== 401) throw error;
      return http.send(await sessions.other(session), call, input, options);
    }
  };
}

/** Buffers are transferred, not copied: only summaries have many numbers, and they are created for the page alone. */
function buffersIn(value: unknown): ArrayBuffer[] {
  if (!isOverview(value)) return [];
  return value.widgets.flatMap(({ summary }) => {
    const line = summary.kind === 'area' ? summary : summary.kind === 'line' ? summary.line : null;
    return line === null
      ? []
      : [line.at, line.values, line.rows]
          .map(({ buffer }) => buffer)
          .filter((buffer) => buffer instanceof ArrayBuffer);
  });
}

function isOverview(value: unknown): value is SheetOverview {
  return typeof value === 'object' && value !== null && 'widgets' in value;
}
