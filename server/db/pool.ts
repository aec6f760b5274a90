// A pool of connections to the database, and waiting for one of them.
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { PooledClient } from './answers.ts';

/** A peer that is gone for good is found out while nothing is asked, within some minutes and not the system's two hours. */
export const keptAlive = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** Opens a pool; `onError` is told of connections that broke. */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...config,
    Client: PooledClient,
    ...keptAlive,
    // Queries go out as they come, without waiting for the one before to be answered.
    pipeline: true,
    idleTimeoutMillis: 60_000,
    application_name: 'formdeck',
    types: { getTypeParser: parserOf },
  });
  // The pool listens to connections that nobody holds only. One that breaks in somebody's hands, such as when the database
  // is restarted, fails their next query, and takes nothing else with it.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => undefined);
  return pool;
}

/** A connection of the pool. One that comes after somebody has given up waiting for it goes back at once. */
export async function connectWithin(
  pool: pg.Pool,
  limit: number | undefined,
): Promise<PooledClient & pg.PoolClient> {
  const coming = (pool.connect() as Promise<PooledClient & pg.PoolClient>).catch((cause: unknown) => {
    throw new AppError('unavailable', 'The database cannot be reached just now.', { cause, retryAfter: 2 });
  });
  if (limit === undefined) return coming;
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    coming.then(
      (client) => client.release(),
      () => undefined,
    );
    reject(
      new AppError('unavailable', 'The server is too busy just now: it has not begun this.', {
        hint: 'Try again in a moment.',
        retryAfter: 5,
      }),
    );
  }, limit);
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** int8 (counts, times) as a number; the rest as pg has it. */
const parserOf: typeof pg.types.getTypeParser = (oid, format) =>
  oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
