// The page's side of a sheet view: the engine's functions as promises, over a connection to its worker.
import { currentFormats } from '#core/format/current.ts';
import { createRemote, type PageLine, type Remote } from '#core/portions/worker-calls.ts';
import type { EngineCalls, WorkerSession } from './serve-engine.ts';

export type SheetClient = Remote<EngineCalls>;

/** The page's session. */
export type PageSession = {
  current(): WorkerSession | null;
  /** Resolves when the user has signed in again, rejects when they gave up. */
  renewed(): Promise<WorkerSession>;
};

/** Creates a client of a worker. `open` starts the worker. */
export function createSheetClient(open: () => Promise<PageLine>, session: PageSession): SheetClient {
  return createRemote<EngineCalls>(open, {
    onOpen(tell) {
      tell('follow', currentFormats.peek().choice);
      tell('signIn', session.current());
    },
    onEvent(event, tell) {
      if (event !== 'signed-out') return;
      session.renewed().then(
        (renewed) => tell('signIn', renewed),
        () => tell('signIn', null),
      );
    },
  });
}
