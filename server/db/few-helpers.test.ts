// Long work on this machine leaves processors to others: PostgreSQL's helpers of a statement cannot be given a lower priority.
import { availableParallelism } from 'node:os';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneDatabase } from '#tests/support/server.ts';
import { type Database, openDatabase } from './database.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
beforeAll(async () => {
  clone = await cloneDatabase();
  database = await openDatabase({ connection: clone.connection, isOnThisMachine: true });
});
afterAll(async () => {
  await database?.close();
  await clone?.drop();
});

it('has helpers for a quarter of the processors, and short requests those of the database', async () => {
  const helpers = (how: { statementLimit?: number; givesWay?: boolean }) =>
    database.transaction(
      null,
      async (tx) => {
        const [found] = await tx.raw<{ now: string; usual: string }>(
          `select setting as now, boot_val as usual from pg_settings where name = 'max_parallel_workers_per_gather'`,
        );
        return found;
      },
      { readOnly: true, ...how },
    );
  const few = String(Math.floor(availableParallelism() / 4));
  expect((await helpers({}))?.now).toBe(few);
  expect((await helpers({ statementLimit: 5_000, givesWay: true }))?.now).toBe(few);
  const short = await helpers({ statementLimit: 5_000 });
  expect(short?.now).toBe(short?.usual);
});
