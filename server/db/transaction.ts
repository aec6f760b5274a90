// One transaction of one company, passed to every store function. Queries are built with kysely (typed by tables.ts) and
// run on this transaction's connection; `prepared` is for the few statements that run thousands of times per second.
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Answer, Statement } from './batch.ts';
import type { Tables } from './tables.ts';

/** Builds queries; it has no connection. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export type Tx = {
  /** All rows of a query. */
  all<T>(built: Compilable<T>): Promise<T[]>;
  /** The first row, or undefined. */
  first<T>(built: Compilable<T>): Promise<T | undefined>;
  /** How many rows a change touched. */
  run(built: Compilable): Promise<number>;
  /** A statement that the database plans once per connection and name. */
  prepared<T>(name: string, text: string, values: readonly unknown[]): Promise<T[]>;
  /** Plain SQL, for cursors and advisory locks. */
  raw<T>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Binds a transaction that began without a company to one (sign-in). */
  setCompany(companyId: string): Promise<void>;
  /**
   * Sends the commit behind the pending statements without waiting for their results: for work that ends with them,
   * since nothing can be queried afterwards. If one of them fails, nothing is committed. Await them too.
   */
  commit(): Promise<void>;
  /** Marks a sheet, or a row of it, as changed: its viewers are notified after the commit. */
  changed(sheetId: string): void;
  /** Runs after the commit, and not at all if the transaction fails. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** What a transaction leaves to do after its commit. */
export type Aftermath = {
  work: (() => void | Promise<void>)[];
  changedSheets: Set<string>;
  /** The transaction has ended: the connection belongs to someone else now. */
  isOver: boolean;
  /** The pending commit, once sent. */
  committed: Promise<void> | null;
};

/** Binds a transaction to the company $1. */
export const setCompany = { name: 'company', text: "select set_config('app.company', $1, true)" };

/** Sends a statement over a transaction's connection. */
export type Ask = <R>(statement: Statement, values?: readonly unknown[]) => Promise<Answer<R>>;

/** A Tx over a connection on which a transaction has begun; `aftermath` collects what runs after the commit. */
export function transactionOn(ask: Ask, aftermath: Aftermath): Tx {
  /** A late query, such as the next rows of an aborted download, must not run in someone else's transaction. */
  const own = async <R>(...statement: Parameters<Ask>) => {
    if (aftermath.isOver) throw new Error('The transaction of this query is over.');
    return ask<R>(...statement);
  };
  const send = async <T>(built: Compilable<T>) => {
    const compiled = built.compile();
    return own<T>(compiled.sql, compiled.parameters);
  };
  return {
    all: async (built) => (await send(built)).rows,
    first: async (built) => (await send(built)).rows[0],
    run: async (built) => (await send(built)).rowCount,
    prepared: async <T>(name: string, text: string, values: readonly unknown[]) =>
      (await own<T>({ name, text }, values)).rows,
    raw: async <T>(text: string, values: readonly unknown[] = []) => (await own<T>(text, values)).rows,
    async setCompany(companyId) {
      await own(setCompany, [companyId]);
    },
    async commit() {
      if (aftermath.isOver) throw new Error('The transaction is over.');
      await sendCommit(ask, aftermath);
    },
    changed: (sheetId) => void aftermath.changedSheets.add(sheetId),
    afterCommit: (work) => void aftermath.work.push(work),
  };
}

/** Commits a transaction. Throws if it could not be committed, including when an earlier statement failed. */
export function sendCommit(ask: Ask, aftermath: Aftermath): Promise<void> {
  aftermath.isOver = true;
  aftermath.committed = ask({ name: 'commit', text: 'commit' }).then(({ command }) => {
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
  });
  return aftermath.committed;
}
