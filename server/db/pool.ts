// A pool of connections to the database, and waiting for one of them.
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import { PooledClient } from './answers.ts';
import { stopping, tooBusy } from './turns.ts';

/** A peer that is gone for good is found out while nothing is asked, within some minutes and not the system's two hours. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/** Opens a pool, whose connections are closed after a minute without use unless said; `onError` is told of connections that broke. */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    idleTimeoutMillis: 60_000,
    ...config,
    Client: PooledClient,
    ...keepAliveOptions,
    // Queries go out as they come, without waiting for the one before to be answered.
    pipeline: true,
    application_name: 'formdeck',
    types,
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool makes its connections by the class that it was given
  const coming = (pool.connect() as Promise<PooledClient & pg.PoolClient>).catch((cause: unknown) => {
    throw new AppError('unavailable', 'The database cannot be reached just now.', { cause, retryAfter: 2 });
  });
  if (limit === undefined) return coming;
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const giveUp = (error: AppError) => {
    void releaseOnceThere(coming);
    reject(error);
  };
  const timer = setTimeout(() => giveUp(tooBusy()), limit);
  const refuse = () => giveUp(stopping());
  const waiting = waitingFor(pool);
  waiting.add(refuse);
  try {
    return await Promise.race([coming, tooLate]);
  } finally {
    clearTimeout(timer);
    waiting.delete(refuse);
  }
}

async function releaseOnceThere(coming: Promise<pg.PoolClient>): Promise<void> {
  try {
    (await coming).release();
  } catch {
    // None has come.
  }
}

/** What refuses each of those who wait for a connection of a pool. */
const waitingByPool = new WeakMap<pg.Pool, Set<() => void>>();

function waitingFor(pool: pg.Pool): Set<() => void> {
  const waiting = waitingByPool.get(pool) ?? new Set();
  waitingByPool.set(pool, waiting);
  return waiting;
}

/** Refuses those who wait for a connection of a pool that is about to end: it would let them wait for nothing. */
export function refuseWaiting(pool: pg.Pool): void {
  for (const refuse of waitingFor(pool)) refuse();
}

/** Milliseconds in which a database that can serve answers the probe. */
const probeLimit = 5_000;

/** Asks over the pool's one connection whether the database answers; all who ask meanwhile share the answer. */
export function createProbe(pool: pg.Pool): () => Promise<void> {
  let probing: Promise<void> | undefined;
  const ask = async () => {
    const client = await connectWithin(pool, probeLimit);
    let broken: Error | undefined;
    const timer = setTimeout(() => {
      broken = new Error(`The database is silent for ${probeLimit} ms.`);
      client.breakOff(broken);
    }, probeLimit);
    try {
      await client.query('select 1');
    } catch (error) {
      broken ??= error instanceof Error ? error : new Error(String(error));
      throw error;
    } finally {
      clearTimeout(timer);
      client.release(broken);
    }
  };
  return () =>
    (probing ??= ask().finally(() => {
      probing = undefined;
    }));
}

/** int8 (counts, times) as a number; the rest as pg has it. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
