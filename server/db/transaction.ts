// One transaction of one company: what every store function is given. Queries are built with kysely (typed
// by tables.ts) and sent on this transaction's connection; `prepared` is for the few statements that run
// thousands of times a second.
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

/** Builds queries; it has no connection of its own. */
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
  /** A statement that the server of the database plans once per connection and name. */
  prepared<T>(name: string, text: string, values: readonly unknown[]): Promise<T[]>;
  /** Plain SQL, for cursors and advisory locks. */
  raw<T>(text: string, values?: readonly unknown[]): Promise<T[]>;
  /** Binds the transaction to a company, where it was begun without one (sign-in). */
  setCompany(companyId: string): Promise<void>;
  /**
   * Commits behind the statements that were sent so far, without waiting for their answers: for work that ends with them,
   * since nothing can be asked after it. Where one of them fails, nothing is committed. Await them too.
   */
  commit(): Promise<void>;
  /** Says that a sheet, or a row of it, is changed here: after the commit those are told who look at it. */
  changed(sheetId: string): void;
  /** Runs after the commit, and not at all when the transaction fails. */
  afterCommit(work: () => void | Promise<void>): void;
};

/** What a transaction leaves for after its commit. */
export type Aftermath = {
  work: (() => void | Promise<void>)[];
  changedSheets: Set<string>;
  /** Its work is done: the connection is somebody else's from here on. */
  isOver: boolean;
  /** The commit, once it was sent. */
  committed: Promise<void> | null;
};

/** Binds a transaction to the company $1. */
export const setCompany = { name: 'company', text: "select set_config('app.company', $1, true)" };

/** Sends a statement over the connection of a transaction. */
export type Ask = <R>(statement: Statement, values?: readonly unknown[]) => Promise<Answer<R>>;

/** A Tx over a connection on which a transaction has begun; `aftermath` collects what is for later. */
export function transactionOn(ask: Ask, aftermath: Aftermath): Tx {
  /** What is late, such as the next rows of a download that was broken off, must not end up in somebody else's transaction. */
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

/** Ends a transaction. Throws where it could not be committed, an earlier failure of one of its statements included. */
export function sendCommit(ask: Ask, aftermath: Aftermath): Promise<void> {
  aftermath.isOver = true;
  aftermath.committed = ask({ name: 'commit', text: 'commit' }).then(({ command }) => {
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back.');
  });
  return aftermath.committed;
}
