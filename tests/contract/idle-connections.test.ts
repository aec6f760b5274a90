// Connections that nobody uses end: PostgreSQL's process behind one holds memory.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { cloneDatabase } from '#tests/support/server.ts';
import { patience } from '../support/patience.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;

beforeAll(async () => {
  clone = await cloneDatabase();
  database = await openDatabase({ connection: clone.connection });
});
afterAll(async () => {
  await database?.close();
  await clone?.drop();
});

it('that long work has left are closed within half a minute, while short requests keep theirs', async () => {
  const ask = (statementLimit?: number) =>
    database.transaction(
      null,
      async (tx) => {
        const [found] = await tx.raw<{ pid: number }>('select pg_backend_pid() as pid');
        return found?.pid;
      },
      { readOnly: true, ...(statementLimit !== undefined && { statementLimit }) },
    );
  const [long, short] = [await ask(), await ask(1_000)];
  expect(database.load()).toMatchObject({ total: 2, idle: 2 });
  await expect.poll(() => database.load().total, { timeout: patience, interval: 100 }).toBe(1);
  expect(await ask(1_000)).toBe(short);
  expect(await ask()).not.toBe(long);
});
