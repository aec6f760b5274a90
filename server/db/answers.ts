// Notices that a database does not answer any more: a server that is stopped, or a line that is cut without a word. Its own
// limits are of no use then, since nobody is there to keep them, and whoever asked would wait for ever.
import pg from 'pg';

/** A connection of the pool that can be given up while it is waited for, which the pool's own release does not do. */
export class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    // The pool's own limit of this name would also end the patience of those who wait for their turn.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool of this server hands an object over, and never an address
    super({ ...(config as pg.ClientConfig), connectionTimeoutMillis: connectingLimit });
  }

  /** Fails all that is asked, now. */
  breakOff(error: Error): void {
    this.connection.stream.destroy(error);
  }
}

/** Milliseconds that the database may take to let a connection in. */
export const connectingLimit = 15_000;

/**
 * Watches what is asked on a connection: where nothing has been answered for `limit` milliseconds it is broken off, and
 * everything that waits fails with what `problem` makes.
 */
export function watchAnswers(client: PooledClient, limit: number, problem: () => Error) {
  let waiting = 0;
  let answered = 0;
  /** How often `limit` has gone by since the last answer. */
  let silences = 0;
  let timer: NodeJS.Timeout | undefined;

  /**
   * An answer that has come in while this process was busy counts: it is taken up before this looks again. Statements that
   * were sent together are answered together, and more than one of them may take its time.
   */
  function look(): void {
    const before = answered;
    setImmediate(() => {
      if (waiting === 0 || answered !== before) return;
      silences += 1;
      if (silences < Math.min(waiting, 2)) timer = setTimeout(look, limit);
      else client.breakOff(problem());
    });
  }

  function settled(): void {
    waiting -= 1;
    answered += 1;
    silences = 0;
    clearTimeout(timer);
    if (waiting > 0) timer = setTimeout(look, limit);
  }

  return function watched<T>(answer: Promise<T>): Promise<T> {
    if (waiting === 0) timer = setTimeout(look, limit);
    waiting += 1;
    answer.then(settled, settled);
    return answer;
  };
}
