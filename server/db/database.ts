// The connection pools: opens them, migrates, and runs transactions. Row level security is the second wall
// between companies: the pools' connections act as a role that cannot step over it.
import pg from 'pg';
import { isUuid } from '#core/primitives.ts';
import { AppError } from '#core/errors.ts';
import { connectingLimit, type PooledClient, watchAnswers } from './answers.ts';
import { isDenied } from './denied.ts';
import { migrate } from './migrate.ts';
import { noteStart } from './restored.ts';
import { Batch } from './batch.ts';
import { connectWithin, createProbe, keepAliveOptions, openPool, refuseWaiting, types } from './pool.ts';
import { type Caller, createTurns, longShares, sharesOf, type Turns } from './turns.ts';
import { type Aftermath, type Ask, sendCommit, setCompany, type Tx, transactionOn } from './transaction.ts';

export type Database = {
  /**
   * Runs `work` in one transaction bound to a company (null: the region's own tables only) and commits;
   * rolls back when it throws. `readOnly` makes a change impossible; with `snapshot` all of its queries see the same
   * moment, so that what was counted is what is read. A statement that takes longer than `statementLimit` milliseconds
   * is broken off (code 57014); without one it takes what it needs. Where no connection is free for `connectionLimit`
   * milliseconds the work is not begun; without one it waits for its turn. Work of a `caller` waits also while that
   * person or company has its share of the connections under way (turns.ts). Where the database does not even answer that
   * a statement took too long, its connection is given up (`unavailable`).
   */
  transaction<T>(
    companyId: string | null,
    work: (tx: Tx) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** A connection of one's own outside a transaction, for locks that must outlive one. Release it. */
  connect(): Promise<pg.PoolClient>;
  /** Whether the database answers, asked over a connection that nothing else uses. Throws where it does not. */
  probe(): Promise<void>;
  /**
   * Listens on a channel with a connection of its own, until it is closed or broken. Every process on this database
   * hears what any of them sends.
   */
  listen(channel: string, hear: (text: string) => void, onBroken: () => void): Promise<Listening>;
  /** Connections in use, idle, and callers waiting. */
  load(): { total: number; idle: number; waiting: number };
  close(): Promise<void>;
};

export type TransactionOptions = {
  readOnly?: boolean;
  snapshot?: boolean;
  statementLimit?: number;
  connectionLimit?: number;
  caller?: Caller;
};
export type Listening = { close(): Promise<void> };

export type DatabaseOptions = {
  connection: pg.PoolConfig;
  /** Connections at most for what has limits, such as requests; 10 unless said. */
  poolSize?: number;
  /**
   * Connections at most for what has none; 12 unless said: each job takes up to three, a download one. Where it has enough
   * of them for all jobs at once, none of them waits for another.
   */
  longPoolSize?: number;
  /** Milliseconds that the database may be silent: beyond the limit of statements, and over one that has none. */
  patience?: Patience;
  /** Told of connections that broke while idle. */
  onError?: (error: Error) => void;
  /** Told of the sheets that a transaction has changed, once it is committed. */
  onChanged?: (companyId: string, sheetIds: readonly string[]) => void;
};

type Patience = { beyondLimit: number; withoutLimit: number };

const usualPatience: Patience = { beyondLimit: 5_000, withoutLimit: 15 * 60_000 };
const appRole = 'formdeck_app';

/** Opens a database: migrates it under an advisory lock, then opens the pools. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const needsRole = await prepareDatabase(options.connection);
  const { poolSize = 10, longPoolSize = 12 } = options;
  let closing = false;
  const config = { ...options.connection, ...(needsRole && { options: `-c role=${appRole}` }) };
  const open = (max: number, idle: pg.PoolConfig = {}) =>
    openPool({ ...config, ...idle, max }, (error) => {
      if (!closing) options.onError?.(error);
    });
  const pools: Pools = {
    requests: { pool: open(poolSize), turns: createTurns(sharesOf(poolSize)) },
    // PostgreSQL's process behind a connection keeps up to 15 MB after an import or a clean-up.
    long: { pool: open(longPoolSize, { idleTimeoutMillis: 10_000 }), turns: createTurns(longShares) },
  };
  const probing = open(1);
  const both = Object.values(pools).map(({ pool }) => pool);
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    both.reduce((total, pool) => total + pool[count], 0);
  return {
    transaction: (companyId, work, how = {}) => runTransaction(pools, companyId, work, how, options),
    listen: (channel, hear, onBroken) => listen(options.connection, channel, { hear, onBroken }),
    connect: () => pools.long.pool.connect(),
    probe: createProbe(probing),
    load: () => ({
      total: sum('totalCount'),
      idle: sum('idleCount'),
      waiting: sum('waitingCount') + pools.requests.turns.waiting() + pools.long.turns.waiting(),
    }),
    async close() {
      closing = true;
      for (const { pool, turns } of Object.values(pools)) {
        turns.close();
        refuseWaiting(pool);
      }
      await Promise.all([...both, probing].map((pool) => pool.end()));
    },
  };
}

/** What may take long has connections of its own: downloads, exports, imports, and whatever else runs behind. */
type Pools = Record<'requests' | 'long', { pool: pg.Pool; turns: Turns }>;

async function runTransaction<T>(
  pools: Pools,
  companyId: string | null,
  work: (tx: Tx) => Promise<T>,
  { readOnly = false, snapshot = false, statementLimit, connectionLimit, caller }: TransactionOptions,
  { onChanged, patience = usualPatience }: Pick<DatabaseOptions, 'onChanged' | 'patience'>,
): Promise<T> {
  if (companyId !== null && !isUuid(companyId)) throw new TypeError('A company id is a UUID');
  const { pool, turns } = statementLimit === undefined ? pools.long : pools.requests;
  // Usually it is there at once, and nothing is waited for.
  const turn = caller === undefined ? null : turns.take(caller, connectionLimit);
  if (turn !== null) await turn;
  const leave = () => caller !== undefined && turns.leave(caller);
  const client = await connectWithin(pool, connectionLimit).catch((error: unknown) => {
    leave();
    throw error;
  });
  const aftermath: Aftermath = { work: [], changedSheets: new Set(), isOver: false, committed: null };
  const limit = statementLimit === undefined ? patience.withoutLimit : statementLimit + patience.beyondLimit;
  const watched = watchAnswers(client, limit, () => new Error(`The database is silent for ${limit} ms.`));
  let batch: Batch | null = null;
  // What is asked in one turn of the event loop goes out together.
  const ask: Ask = (statement, values) => {
    if (batch === null) {
      const next = new Batch(types);
      batch = next;
      queueMicrotask(() => {
        batch = null;
        client.query<Batch>(next);
      });
    }
    return watched(batch.add(statement, values));
  };
  let broken: Error | undefined;
  let result: T;
  try {
    setStatementLimit(client, statementLimit);
    const isolation = `${snapshot ? ' isolation level repeatable read' : ''}${readOnly ? ' read only' : ''}`;
    // Sent together with the first query of the work; should it fail, that one is not run.
    const begun = Promise.all([
      ask({ name: `begin${isolation}`, text: `begin${isolation}` }),
      ...(companyId === null ? [] : [ask(setCompany, [companyId])]),
    ]);
    begun.catch(() => undefined);
    result = await work(transactionOn(ask, aftermath));
    aftermath.isOver = true;
    await begun;
    await (aftermath.committed ?? sendCommit(ask, aftermath));
  } catch (error) {
    const isUnsure = aftermath.isOver && !readOnly;
    aftermath.isOver = true;
    await ask('rollback').catch((rollbackError: Error) => {
      broken = rollbackError;
    });
    throw broken === undefined || error instanceof AppError ? error : lost(error, isUnsure);
  } finally {
    client.release(broken);
    leave();
  }
  if (companyId !== null && aftermath.changedSheets.size > 0)
    onChanged?.(companyId, [...aftermath.changedSheets]);
  for (const then of aftermath.work) await then();
  return result;
}

/** By connection the limit of its statements, in milliseconds. */
const statementLimits = new WeakMap<PooledClient, number>();

/** Sets a connection's limit where it has another one: nearly never, since all requests have the same. */
function setStatementLimit(client: PooledClient, statementLimit: number | undefined): void {
  const limit = Math.ceil(statementLimit ?? 0);
  if ((statementLimits.get(client) ?? 0) === limit) return;
  statementLimits.set(client, limit);
  // By itself and not in the transaction, whose rollback would undo it. Where it fails, the connection is broken, and `begin`
  // fails too.
  client.query(`set statement_timeout = ${limit}`).catch(() => undefined);
}

/** What a connection that broke on the way means for whoever waits. */
function lost(cause: unknown, isUnsure: boolean): AppError {
  return new AppError('unavailable', 'The database does not answer just now.', {
    cause,
    hint: isUnsure
      ? 'If you changed something, look whether it was kept before you do it again.'
      : 'Nothing was changed. Try again in a moment.',
    retryAfter: 5,
  });
}

async function listen(
  connection: pg.PoolConfig,
  channel: string,
  handlers: { hear: (text: string) => void; onBroken: () => void },
): Promise<Listening> {
  const client = new pg.Client({
    ...connection,
    application_name: 'formdeck listener',
    ...keepAliveOptions,
    connectionTimeoutMillis: connectingLimit,
  });
  let isOver = false;
  const broken = () => {
    if (isOver) return;
    isOver = true;
    client.end().catch(() => undefined);
    handlers.onBroken();
  };
  client.on('error', broken);
  client.on('end', broken);
  client.on('notification', ({ payload = '' }) => handlers.hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  } catch (error) {
    isOver = true;
    await client.end().catch(() => undefined);
    throw error;
  }
  return {
    async close() {
      isOver = true;
      await client.end();
    },
  };
}

/** Migrates, and answers whether the pool must act as the application role: a superuser sees through policies. */
async function prepareDatabase(connection: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectingLimit });
  try {
    await client.connect();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('unavailable', `The database cannot be reached: ${why}`, {
      cause,
      hint: 'Check DATABASE_URL, and that the database server is running.',
    });
  }
  try {
    const version = Number(
      (await client.query<{ v: string }>("select current_setting('server_version_num') as v")).rows[0]?.v,
    );
    if (version < 150_000) {
      throw new AppError('unavailable', `This PostgreSQL is too old (${version}).`, {
        hint: 'Formdeck needs PostgreSQL 15 or newer.',
      });
    }
    await migrate(client).catch((error: unknown) => {
      throw isDenied(error) ? mayNotMigrate(client, error) : error;
    });
    await noteStart(client);
    const { rows } = await client.query<{ above: boolean }>(
      'select rolsuper or rolbypassrls as above from pg_roles where rolname = current_user',
    );
    if (rows[0]?.above !== true) return false;
    await grantToRole(client);
    return true;
  } finally {
    await client.end();
  }
}

function mayNotMigrate({ user, database }: pg.Client, cause: unknown): AppError {
  return new AppError('unavailable', `The role ${user} may not make tables in the database ${database}.`, {
    cause,
    hint: `Have it own the database: alter database "${database}" owner to "${user}"`,
  });
}

/** The application role: no login, no way around the policies, and an audit log it can only add to. */
async function grantToRole(client: pg.Client): Promise<void> {
  // Roles belong to the cluster: several regions may start at once, so under a lock of the whole cluster.
  await client.query('begin');
  await client.query('lock table pg_catalog.pg_authid in share row exclusive mode');
  const found = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
  if (found.rowCount === 0) await client.query(`create role ${appRole} nologin nosuperuser nobypassrls`);
  await client.query('commit');
  await client.query(
    `grant usage on schema public to ${appRole};
     grant select, insert, update, delete on all tables in schema public to ${appRole};
     revoke update, delete on audit_log, audit_chain from ${appRole}`,
  );
}
