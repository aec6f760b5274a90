// All connections to the database are in use: a request gives up after a while and says so, what runs behind waits for its
// turn, and nobody who gave up keeps a connection from the others. Neither takes the other's.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listForms as formsList } from '#core/forms/list-calls.ts';
import { failure } from '#tests/support/failure.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const poolSize = 2;
/** As many connections as there are for what has no limit. */
const longPoolSize = 12;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ poolSize });
  admin = (await server.company()).admin;
});
afterAll(() => server.close());

const listForms = () => server.as(admin, formsList, {});
const done = () =>
  server.region.services.database.transaction(null, (tx) => tx.raw<{ done: number }>('select 1 as done'));

it('a request is answered with what to do, and background work goes on', async () => {
  const { settings } = server.region.services;
  const release = await hold(poolSize, { statementLimit: 60_000 });
  settings.connectionLimit = 100;
  try {
    const busy = {
      status: 503,
      code: 'unavailable',
      message: 'The server is too busy: your request was not started.',
      hint: 'Try again in a moment.',
      details: { retryAfter: 5 },
    };
    for (const _ of [1, 2, 3]) expect(await failure(listForms())).toMatchObject(busy);
    // A server that has much to do is ready all the same: no balancer need take it out.
    expect((await server.fetch(null, '/health/ready')).status).toBe(200);
    expect(await done()).toEqual([{ done: 1 }]);
  } finally {
    settings.connectionLimit = 15_000;
    await release();
  }
  expect(await listForms()).toEqual([]);
  await expectAllFree();
});

it('downloads, exports and imports take none from requests, and wait for their turn', async () => {
  const release = await hold(longPoolSize, {});
  const waiting = done();
  try {
    expect(await listForms()).toEqual([]);
    expect(server.region.services.database.load().waiting).toBe(1);
  } finally {
    await release();
  }
  expect(await waiting).toEqual([{ done: 1 }]);
  await expectAllFree();
});

/** Takes connections; resolves once they are taken, to what gives them back. */
async function hold(count: number, options: { statementLimit?: number }): Promise<() => Promise<void>> {
  const { database } = server.region.services;
  const { promise: free, resolve } = Promise.withResolvers<void>();
  const taken: Promise<void>[] = [];
  const held = Array.from({ length: count }, () => {
    const { promise, resolve: take } = Promise.withResolvers<void>();
    taken.push(promise);
    return database.transaction(
      null,
      async (tx) => {
        await tx.raw('select 1');
        take();
        await free;
      },
      options,
    );
  });
  await Promise.all(taken);
  return async () => {
    resolve();
    await Promise.all(held);
  };
}

/** Those whom nobody waits for any more have gone back. */
async function expectAllFree(): Promise<void> {
  const { database } = server.region.services;
  await expect
    .poll(
      () => {
        const { total, idle, waiting } = database.load();
        return { used: total - idle, waiting };
      },
      { timeout: patience },
    )
    .toEqual({ used: 0, waiting: 0 });
}
