// Connection pools of the database, and waiting for a connection.
import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { AppError } from '#core/errors.ts';
import { giveWayAsSession } from '#server/jobs/give-way.ts';
import { PooledClient } from './answers.ts';
import { unreachable } from './away.ts';
import { stopping, tooBusy } from './turns.ts';

/** Detects a peer that is gone on an idle connection within minutes, instead of the system's two hours. */
export const keepAliveOptions = { keepAlive: true, keepAliveInitialDelayMillis: 30_000 };

/**
 * Opens a pool. Idle connections are closed after a minute by default; `onError` is called when a connection breaks.
 */
export function openPool(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    idleTimeoutMillis: 60_000,
    ...config,
    Client: PooledClient,
    ...keepAliveOptions,
    // Queries are sent without waiting for the previous one's result.
    pipeline: true,
    application_name: 'formdeck',
    types,
  });
  // The pool only listens to idle connections. Without this listener, a connection that breaks while in use, for example
  // when the database restarts, would crash the process; with it, only its next query fails.
  pool.on('connect', (client) => {
    madeAt.set(client, distrusted.get(pool) ?? 0);
    client.on('error', onError);
  });
  pool.on('error', () => undefined);
  return pool;
}

/** How much the processes of a pool give way: against one that does not, they get a tenth of a processor. */
const niceness = 10;

/** PostgreSQL's helpers of a statement do not give way as its process does: they get a quarter of the processors. */
const fewHelpers = `-c max_parallel_workers_per_gather=${Math.floor(availableParallelism() / 4)}`;

/** Opens a pool, and has the database's processes behind it give way to all others on this machine. */
export function openGivingWay(config: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = openPool({ ...config, options: `${config.options ?? ''} ${fewHelpers}`.trim() }, onError);
  pool.on('connect', (client) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the database says on connecting; the types leave it out
    const { processID } = client as { processID?: number | null };
    if (processID != null) giveWayAsSession(niceness, processID);
  });
  return pool;
}

/** How often a pool was distrusted, now and when a connection was made. */
const distrusted = new WeakMap<pg.Pool, number>();
const madeAt = new WeakMap<pg.PoolClient, number>();

/** Uses no connection of the pool again that is there now: the database behind them takes no work, another may. */
export function distrust(pool: pg.Pool): void {
  distrusted.set(pool, (distrusted.get(pool) ?? 0) + 1);
}

async function trusted(pool: pg.Pool): Promise<pg.PoolClient> {
  for (;;) {
    const client = await pool.connect();
    if (madeAt.get(client) === (distrusted.get(pool) ?? 0)) return client;
    client.release(true);
  }
}

/** Takes a connection from the pool. One that becomes available after the caller timed out is released immediately. */
export async function connectWithin(
  pool: pg.Pool,
  limit: number | undefined,
): Promise<PooledClient & pg.PoolClient> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the pool makes its connections by the class that it was given
  const coming = (trusted(pool) as Promise<PooledClient & pg.PoolClient>).catch((cause: unknown) => {
    throw unreachable(cause);
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
    // Timed out.
  }
}

/** Callbacks that reject the callers waiting for a connection, by pool. */
const waitingByPool = new WeakMap<pg.Pool, Set<() => void>>();

function waitingFor(pool: pg.Pool): Set<() => void> {
  const waiting = waitingByPool.get(pool) ?? new Set();
  waitingByPool.set(pool, waiting);
  return waiting;
}

/**
 * Rejects the callers that wait for a connection of a pool that is about to end; the pool itself would let them hang.
 */
export function refuseWaiting(pool: pg.Pool): void {
  for (const refuse of waitingFor(pool)) refuse();
}

/** Milliseconds within which a working database answers the probe. */
const probeLimit = 5_000;

/** Checks over the pool's single connection that the database responds; concurrent callers share the result. */
export function createProbe(pool: pg.Pool): () => Promise<boolean> {
  let probing: Promise<boolean> | undefined;
  const ask = async () => {
    const client = await connectWithin(pool, probeLimit);
    let broken: Error | undefined;
    const timer = setTimeout(() => {
      broken = new Error(`The database has not responded for ${probeLimit} ms.`);
      client.breakOff(broken);
    }, probeLimit);
    try {
      const { rows } = await client.query<{ isReadOnly: boolean }>(readOnlyQuery);
      return rows[0]?.isReadOnly === true;
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

/** A standby, or a database that an administrator or a full disk has set to reading. */
const readOnlyQuery = `
  select pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as "isReadOnly"`;

/** int8 (counts, times) as a number; the rest as pg parses it. */
export const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) =>
    oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format),
};
