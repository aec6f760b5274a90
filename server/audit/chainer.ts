// Links new entries of a region's audit logs every few seconds: an unlinked entry could be changed outside the server
// without being noticed.
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import { chainPending } from './chain.ts';
import { companiesPending } from './chain-store.ts';

export type Chainer = {
  start(): void;
  /** Stops it, and resolves when work in progress is done. */
  stop(): Promise<void>;
};

const pollMilliseconds = 10_000;

/** A chainer over a database; it is idle until started. */
export function createChainer({ database, log }: { database: Database; log: Logger }): Chainer {
  let timer: NodeJS.Timeout | undefined;
  let work = Promise.resolve();

  async function look(): Promise<void> {
    const companies = await database.transaction(null, companiesPending);
    for (const id of companies) {
      let isMore = true;
      while (isMore && timer !== undefined)
        isMore = await database.transaction(id, (tx) => chainPending(tx, id));
    }
  }

  function again(): void {
    timer = setTimeout(() => {
      work = look()
        .catch((error: unknown) => log.error({ err: error }, 'entries of the audit log are not chained yet'))
        .then(() => {
          if (timer !== undefined) again();
        });
    }, pollMilliseconds);
  }

  return {
    start: again,
    async stop() {
      clearTimeout(timer);
      timer = undefined;
      await work;
    },
  };
}
