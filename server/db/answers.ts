// Detects a database that no longer responds: a stopped server, or a network connection that was cut silently. The
// database's own timeouts do not help then, and callers would hang forever.
import pg from 'pg';

/** A pooled connection that can be dropped while a query on it is pending, which the pool's own release cannot do. */
export class PooledClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    // The pool's option of this name would also limit how long callers wait for a free connection.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool of this server hands an object over, and never an address
    super({ ...(config as pg.ClientConfig), connectionTimeoutMillis: connectingLimit });
  }

  /** Fails all pending queries immediately. */
  breakOff(error: Error): void {
    this.connection.stream.destroy(error);
  }
}

/** Milliseconds until an attempt to connect to the database times out. */
export const connectingLimit = 15_000;

/**
 * Watches the queries on a connection. When the database has not responded for `limit` milliseconds, the connection is
 * closed and all pending queries fail with the error that `problem` makes.
 */
export function watchAnswers(client: PooledClient, limit: number, problem: () => Error) {
  let waiting = 0;
  let answered = 0;
  /** How many times `limit` has passed since the last response. */
  let silences = 0;
  let timer: NodeJS.Timeout | undefined;

  /**
   * A response that arrived while this process was busy counts: it is read before the next check. Pipelined statements
   * are answered together, and several of them may each use their full time.
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
