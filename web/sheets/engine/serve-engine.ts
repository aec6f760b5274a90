// The worker's side of a sheet view: holds the engine, sends its requests, and answers the page's calls. It also runs
// within the page if there are no workers.
import { AppError } from '#core/errors.ts';
import type { FormatChoice } from '#core/format/formats.ts';
import { createHttp } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import type { SheetOverview } from '#core/sheets/engine/sheet-data.ts';
import { createSheetData } from '#core/sheets/engine/sheet-data.ts';
import {
  cloneError,
  type EngineCall,
  type FromWorker,
  type Line,
  type ToWorker,
  type WorkerSession,
} from './worker-protocol.ts';

/** Serves one page until its port is closed. `onFormat` is called with the page's date and number formats. */
export function serveEngine(
  line: Line<FromWorker, ToWorker>,
  fetchFunction: typeof fetch,
  onFormat: (choice: FormatChoice) => void,
): void {
  const sessions = createSessions(() => line.send({ kind: 'signed-out' }));
  const engine = createSheetData(createSend(sessions, fetchFunction), { now: Date.now });
  const running = new Map<number, AbortController>();

  async function answer(id: number, call: EngineCall): Promise<void> {
    const stop = new AbortController();
    running.set(id, stop);
    try {
      const value = await run(call, id, stop.signal);
      line.send({ kind: 'done', id, value }, buffersIn(value));
    } catch (error) {
      line.send({ kind: 'failed', id, error: cloneError(error) });
    } finally {
      running.delete(id);
    }
  }

  function run(call: EngineCall, id: number, signal: AbortSignal): unknown {
    switch (call.method) {
      case 'load':
        return engine.load(call.args[0], (progress) => line.send({ kind: 'progress', id, progress }), signal);
      case 'setFilter':
        return engine.setFilter(call.args[0], signal);
      default:
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a method comes with its own arguments, which is more than the type checker follows
        return (engine[call.method] as (...args: readonly unknown[]) => unknown)(...call.args);
    }
  }

  line.listen((message) => {
    switch (message.kind) {
      case 'session':
        sessions.set(message.session);
        break;
      case 'no-session':
        sessions.giveUp();
        break;
      case 'format':
        onFormat(message.choice);
        break;
      case 'call':
        void answer(message.id, message);
        break;
      case 'cancel':
        running.get(message.id)?.abort();
        break;
    }
  });
  line.send({ kind: 'ready' });
}

type Sessions = {
  set(session: WorkerSession): void;
  giveUp(): void;
  current(): Promise<WorkerSession>;
  /** A session other than the given one, which is no longer valid. */
  other(than: WorkerSession): Promise<WorkerSession>;
};

function createSessions(ask: () => void): Sessions {
  let current: WorkerSession | null = null;
  let coming = promised();
  return {
    set(session) {
      current = session;
      coming.resolve(session);
    },
    giveUp() {
      coming.reject(new AppError('signed-out'));
      coming = promised();
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
