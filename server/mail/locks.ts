// Advisory locks of the database for work that may be under way once, whatever the number of servers. They belong to a
// connection, so those of a crashed process are free at once. All of a process share one connection, which is given back when
// none is held.
import type { PoolClient } from 'pg';
import type { Database } from '#server/db/database.ts';

export type Locks = {
  /** Runs work under a lock. False: another process has it. */
  within(name: string, work: () => Promise<void>): Promise<boolean>;
};

/** Locks over a database. Nobody asks for one that this process holds. */
export function createLocks(database: Pick<Database, 'connect'>): Locks {
  let shared: { client: Promise<PoolClient>; users: number } | null = null;

  return {
    async within(name, work) {
      shared ??= { client: database.connect(), users: 0 };
      const own = shared;
      own.users += 1;
      let broken: Error | undefined;
      try {
        const client = await own.client;
        const found = await client.query<{ mine: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as mine',
          [name],
        );
        if (found.rows[0]?.mine !== true) return false;
        try {
          await work();
        } finally {
          await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name]);
        }
        return true;
      } catch (error) {
        // Whether its locks are free is not known.
        broken = error instanceof Error ? error : new Error(String(error));
        throw error;
      } finally {
        own.users -= 1;
        if (shared === own && (broken !== undefined || own.users === 0)) shared = null;
        if (own.users === 0)
          await own.client.then(
            (client) => client.release(broken),
            () => undefined,
          );
      }
    },
  };
}
