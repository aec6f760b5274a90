// Opens the connection pools, runs migrations and transactions. Row level security is the second barrier between
// companies: pooled connections run as a role that cannot bypass it.
// Long because a transaction, its connection and what ends both are one thought.
import pg from 'pg';
import { isUuid } from '#core/primitives.ts';
import { AppError } from '#core/errors.ts';
import { connectingLimit, type PooledClient, watchAnswers } from './answers.ts';
import { createPresence, isAway, lost } from './away.ts';
import { isDenied } from './denied.ts';
import { listen, type Listening } from './listen.ts';
import { migrate } from './migrate.ts';
import { noteStart } from './restored.ts';
import { Batch } from './batch.ts';
import { cancelOn } from './cancel.ts';
import {
  connectWithin,
  createProbe,
  distrust,
  openGivingWay,
  openPool,
  refuseWaiting,
  types,
} from './pool.ts';
import { type Caller, createTurns, longShares, sharesOf, type Turns } from './turns.ts';
import { type Aftermath, type Ask, sendCommit, setCompany, type Tx, transactionOn } from './transaction.ts';

export type Database = {
  /**
   * Runs `work` in one transaction bound to a company (null: only the region's own tables) and commits; rolls back when
   * it throws. `readOnly` forbids writes; with `snapshot` all queries see the same state. A statement above
   * `statementLimit` milliseconds is cancelled (57014; default: no limit). If no connection is free within
   * `connectionLimit` milliseconds, the work is not started (default: wait); with `caller`, it also waits for that
   * caller's share (turns.ts). If the database does not respond at all, the connection is dropped (`unavailable`).
   */
  transaction<T>(
    companyId: string | null,
    work: (tx: Tx) => Promise<T>,
    options?: TransactionOptions,
  ): Promise<T>;
  /** A dedicated connection outside a transaction, for locks that must outlive one. Release it. */
  connect(): Promise<pg.PoolClient>;
  /** Checks over a separate connection that the database responds, and whether it only reads. Throws if it does not respond. */
  probe(): Promise<boolean>;
  /** Listens on a channel, over a connection of its own until closed or broken, to every process on this database. */
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
  /** Whether it may read very many rows, and gives way to others (see `isOnThisMachine`). */
  givesWay?: boolean;
  /** Ends it: what runs is cancelled and all is rolled back, unless the commit has been sent. */
  signal?: AbortSignal | undefined;
};

export type DatabaseOptions = {
  connection: pg.PoolConfig;
  /** Maximum connections for work with a time limit, such as requests. Default: 10. */
  poolSize?: number;
  /**
   * Maximum connections for work without a time limit. Default: 12. A job takes up to three, a download one; with enough
   * for all jobs together, no job waits for another.
   */
  longPoolSize?: number;
  /**
   * Whether the database's processes are ours, on this machine: those for work without a time limit, and for work that
   * gives way, then get what others leave of the processor.
   */
  isOnThisMachine?: boolean;
  /** Milliseconds for which the database may be silent: beyond a statement's limit, and for a statement without one. */
  patience?: Patience;
  /** Called when an idle connection breaks. */
  onError?: (error: Error) => void;
  /** Called once when the database is away, and once when it is back. */
  onLost?: (error: Error) => void;
  onBack?: () => void;
  /** Called after a commit with the sheets that the transaction changed. */
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
  const open = (max: number, idle: pg.PoolConfig = {}, opened = openPool) =>
    opened({ ...config, ...idle, max }, (error) => {
      if (!closing) options.onError?.(error);
    });
  // The PostgreSQL process behind a connection holds up to 15 MB after an import or a cleanup.
  const openHeavy = (max: number) =>
    open(max, { idleTimeoutMillis: 10_000 }, options.isOnThisMachine === true ? openGivingWay : openPool);
  const shares = sharesOf(poolSize);
  const ofRequests = createTurns(shares);
  const pools: Pools = {
    requests: { pool: open(poolSize), turns: ofRequests },
    heavy: { pool: openHeavy(shares.heavy), turns: ofRequests },
    long: { pool: openHeavy(longPoolSize), turns: createTurns(longShares) },
  };
  const noticed = createPresence(
    (error) => {
      if (!closing) options.onLost?.(error);
    },
    () => options.onBack?.(),
  );
  const probing = open(1);
  const all = Object.values(pools).map(({ pool }) => pool);
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    all.reduce((total, pool) => total + pool[count], 0);
  return {
    transaction: (companyId, work, how = {}) =>
      noticed(runTransaction({ ...options, pools }, companyId, work, how)),
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
      await Promise.all([...all, probing].map((pool) => pool.end()));
    },
  };
}

/** Requests that may read very many rows, and long-running work (downloads, exports, imports, background work) have pools of their own. */
type Pools = Record<'requests' | 'heavy' | 'long', { pool: pg.Pool; turns: Turns }>;

type PooledDatabase = { pools: Pools } & Pick<DatabaseOptions, 'onChanged' | 'patience'>;

async function runTransaction<T>(
  { pools, onChanged, patience = usualPatience }: PooledDatabase,
  companyId: string | null,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  if (companyId !== null && !isUuid(companyId)) throw new TypeError('A company id is a UUID');
  const { readOnly = false, snapshot = false, statementLimit, connectionLimit, caller, signal } = options;
  const { pool, turns } =
    statementLimit === undefined ? pools.long : options.givesWay === true ? pools.heavy : pools.requests;
  // A turn is usually free, and then nothing is awaited.
  const turn = caller === undefined ? null : turns.take(caller, connectionLimit);
  if (turn !== null) await turn;
  const leave = () => caller !== undefined && turns.leave(caller);
  const client = await connectWithin(pool, connectionLimit).catch((error: unknown) => {
    leave();
    throw error;
  });
  const aftermath: Aftermath = { work: [], changedSheets: new Set(), isOver: false, committed: null };
  const limit = statementLimit === undefined ? patience.withoutLimit : statementLimit + patience.beyondLimit;
  const watched = watchAnswers(client, limit, () => new Error(`The database was silent for ${limit} ms.`));
  let batch: Batch | null = null;
  /** Why the connection is dropped. */
  let broken: Error | undefined;
  // Statements issued in the same tick of the event loop are sent together.
  const ask: Ask = <R>(...[statement, values]: Parameters<Ask>) => {
    if (batch === null) {
      const next = new Batch(types);
      batch = next;
      queueMicrotask(() => {
        batch = null;
        client.query<Batch>(next);
      });
    }
    const answer = watched(batch.add<R>(statement, values));
    answer.catch((error: unknown) => {
      if (isAway(error)) broken ??= error;
    });
    return answer;
  };
  const cancelled = cancelOn(signal, client, () => aftermath.isOver);
  const askWhileWanted: Ask = (...statement) => {
    signal?.throwIfAborted();
    return ask(...statement);
  };
  let result: T;
  let uncertain: Error | undefined;
  try {
    signal?.throwIfAborted();
    setStatementLimit(client, statementLimit);
    const isolation = `${snapshot ? ' isolation level repeatable read' : ''}${readOnly ? ' read only' : ''}`;
    // Sent together with the first query of the work; if it fails, that query does not run.
    const begun = Promise.all([
      ask({ name: `begin${isolation}`, text: `begin${isolation}` }),
      ...(companyId === null ? [] : [ask(setCompany, [companyId])]),
    ]);
    begun.catch(() => undefined);
    result = await work(transactionOn(askWhileWanted, aftermath));
    aftermath.isOver = true;
    await begun;
    await (aftermath.committed ?? sendCommit(askWhileWanted, aftermath));
  } catch (error) {
    const isUnsure = aftermath.isOver && !readOnly;
    aftermath.isOver = true;
    uncertain = await cancelled();
    await ask('rollback').catch((rollbackError: Error) => {
      broken ??= rollbackError;
    });
    // Whatever the cancellation made of it.
    if (aftermath.committed === null) signal?.throwIfAborted();
    throw broken === undefined || error instanceof AppError ? error : lost(error, isUnsure);
  } finally {
    // What broke one connection may have broken all.
    if (broken !== undefined) distrust(pool);
    void cancelled();
    client.release(broken ?? uncertain);
    leave();
  }
  if (companyId !== null && aftermath.changedSheets.size > 0)
    onChanged?.(companyId, [...aftermath.changedSheets]);
  for (const then of aftermath.work) await then();
  return result;
}

/** The statement timeout of each connection, in milliseconds. */
const statementLimits = new WeakMap<PooledClient, number>();

/** Sets a connection's timeout if it differs: almost never, since all requests use the same one. */
function setStatementLimit(client: PooledClient, statementLimit: number | undefined): void {
  const limit = Math.ceil(statementLimit ?? 0);
  if ((statementLimits.get(client) ?? 0) === limit) return;
  statementLimits.set(client, limit);
  // Outside the transaction, whose rollback would revert it. If it fails, `begin` fails too.
  client.query(`set statement_timeout = ${limit}`).catch(() => undefined);
}

/** Runs the migrations. Returns whether the pool must switch to the application role: a superuser bypasses policies. */
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
  return new AppError('unavailable', `The role ${user} may not create tables in the database ${database}.`, {
    cause,
    hint: `Make it the owner of the database: alter database "${database}" owner to "${user}"`,
  });
}

/** The application role: no login, no way around the policies, and append-only access to the audit log. */
async function grantToRole(client: pg.Client): Promise<void> {
  // Roles belong to the cluster and several regions may start concurrently, so take a lock on the whole cluster. Grants
  // of two servers that start on one database would fail, too ("tuple concurrently updated").
  await client.query('begin');
  await client.query('lock table pg_catalog.pg_authid in share row exclusive mode');
  const found = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
  if (found.rowCount === 0) await client.query(`create role ${appRole} nologin nosuperuser nobypassrls`);
  await client.query(
    `grant usage on schema public to ${appRole};
     grant select, insert, update, delete on all tables in schema public to ${appRole};
     revoke update, delete on audit_log, audit_chain from ${appRole};
     commit`,
  );
}
