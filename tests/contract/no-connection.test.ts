// All connections to the database are in use: a request gives up after a while and says so, what runs behind waits for its
// turn, and nobody who gave up keeps a connection from the others.
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { failure } from '#tests/support/failure.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const poolSize = 2;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer({ poolSize });
  admin = (await server.company()).admin;
});
afterAll(() => server.close());

it('a request is answered with what to do, and background work goes on afterwards', async () => {
  const { database, settings } = server.region.services;
  const taken = await Promise.all(Array.from({ length: poolSize }, () => database.connect()));
  settings.connectionLimit = 100;
  const patient = database.transaction(null, (tx) => tx.raw<{ done: number }>('select 1 as done'));
  try {
    const busy = {
      status: 503,
      code: 'unavailable',
      message: 'The server is too busy just now: it has not begun this.',
      hint: 'Try again in a moment.',
      details: { retryAfter: 5 },
    };
    for (const _ of [1, 2, 3])
      expect(await failure(server.as(admin, forms.listForms, {}))).toMatchObject(busy);
    const ready = await server.fetch(null, '/health/ready');
    expect([ready.status, await ready.json()]).toMatchObject([
      503,
      { status: 'the database does not answer' },
    ]);
  } finally {
    settings.connectionLimit = 15_000;
    for (const client of taken) client.release();
  }
  expect(await patient).toEqual([{ done: 1 }]);
  expect(await server.as(admin, forms.listForms, {})).toEqual([]);
  // Those whom nobody waits for any more have gone back.
  await expect
    .poll(() => database.load(), { timeout: patience })
    .toEqual({ total: poolSize, idle: poolSize, waiting: 0 });
});
