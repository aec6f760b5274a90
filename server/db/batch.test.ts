// Statements that go out together: what one of them does to the others, and that the connection stays usable.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/db/database.ts';
import { cloneDatabase } from '#tests/support/server.ts';
import type { Tx } from './transaction.ts';

let clone: Awaited<ReturnType<typeof cloneDatabase>>;
let database: Database;
beforeAll(async () => {
  clone = await cloneDatabase();
  // One connection, so that each transaction has the one that another has failed on.
  database = await openDatabase({ connection: clone.connection, poolSize: 1, longPoolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await clone.drop();
});

const transaction = <T>(work: (tx: Tx) => Promise<T>) => database.transaction(null, work);
const table = 'create temporary table kept (n integer primary key) on commit preserve rows';
const insert = (tx: Tx, n: unknown) => tx.prepared('insert-kept', 'insert into kept values ($1)', [n]);
const kept = () =>
  transaction(async (tx) => (await tx.raw<{ n: number }>('select n from kept order by n')).map(({ n }) => n));

describe('statements that are sent together', () => {
  beforeAll(async () => void (await transaction((tx) => tx.raw(table))));

  it('run in their order, each with its own answer', async () => {
    const answers = await transaction((tx) =>
      Promise.all([
        insert(tx, 1),
        tx.raw<{ n: number }>('select n from kept'),
        tx.prepared<{ a: string; b: number[] }>('two', "select 'x' as a, array[$1, $1]::integer[] as b", [7]),
        tx.raw('select 1 as n where false'),
      ]),
    );
    expect(answers).toEqual([[], [{ n: 1 }], [{ a: 'x', b: [7, 7] }], []]);
    expect(await transaction((tx) => tx.prepared('two', 'is prepared already', [8]))).toEqual([
      { a: 'x', b: [8, 8] },
    ]);
  });

  it('fail from the first that fails, and nothing of their transaction is there', async () => {
    const results = await transaction(async (tx) => {
      const asked = [insert(tx, 2), tx.prepared('broken', 'select 1 / $1::integer', [0]), insert(tx, 3)];
      const settled = await Promise.allSettled(asked);
      await tx.commit().catch(() => undefined);
      return settled.map(({ status }) => status);
    }).catch((error: unknown) => error);
    expect(results).toMatchObject({ message: 'The transaction had failed and was rolled back.' });
    expect(await kept()).toEqual([1]);
    // What was prepared for the first time by a batch that failed is prepared again.
    expect(await transaction((tx) => tx.prepared('broken', 'select 1 / $1::integer as n', [1]))).toEqual([
      { n: 1 },
    ]);
  });

  it('are not committed where one cannot be written down', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const work = transaction((tx) =>
      Promise.all([insert(tx, 4), tx.raw('select $1::jsonb', [circular]), tx.commit()]),
    );
    await expect(work).rejects.toThrow('circular');
    expect(await kept()).toEqual([1]);
  });
});
