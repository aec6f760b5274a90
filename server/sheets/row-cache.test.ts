// Rows that take long to be read for the first time: a request is not kept waiting for them.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import type { Database } from '#server/db/database.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { createRowCache, type RowCache, type WantedRows } from './row-cache.ts';

let server: TestServer;
let admin: Person;
let wanted: WantedRows;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const speed = { id: randomUUID(), text: 'Speed', type: 'NUMERIC' as const, order: 0, required: true };
  const form = { id: randomUUID(), name: 'Strikes', questions: [speed] };
  await server.publish(admin, form);
  const sheet = { id: randomUUID(), name: 'Monday' };
  await server.as(admin, filling.createSheet, { params: { id: form.id }, body: sheet });
  const rows = ['1', '2', '3'].map((value) => ({ answers: [{ questionId: speed.id, value }] }));
  await server.as(admin, filling.addRows, { params: { id: sheet.id }, body: { rows } });
  wanted = { sheets: [{ id: sheet.id, rowCount: rows.length }], questions: [speed] };
});
afterAll(() => server.close());

/** Rows kept by a database that does not begin to read before `begin` resolves, and how to ask for them. */
function cached(begin: () => Promise<unknown>, { mostAnswers = 100, patience = 20 } = {}) {
  const { database } = server.region.services;
  const slow: Pick<Database, 'transaction'> = {
    transaction: async (...args) => {
      await begin();
      return database.transaction(...args);
    },
  };
  const rows: RowCache = createRowCache({ database: slow, patience, mostAnswers });
  const ask = (of = wanted) => database.transaction(admin.companyId, (tx) => rows.of(tx, admin, of));
  return { rows, ask };
}

it('says how far the first reading has come, and answers once it is done', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ask } = cached(() => promise);
  const reading = { reading: { rows: 0, of: 3 } };
  expect(await Promise.all([ask(), ask()])).toEqual([reading, reading]);
  resolve();
  await expect.poll(() => ask()).toMatchObject({ rows: 3 });
});

it('begins anew after a reading that failed', async () => {
  let isBroken = true;
  const { ask } = cached(async () => {
    if (isBroken) throw new Error('The database went away');
  });
  await expect(ask()).rejects.toThrow('went away');
  isBroken = false;
  await expect.poll(() => ask()).toMatchObject({ rows: 3 });
});

it('gives a reading up whose room others have taken', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { ask } = cached(() => promise, { mostAnswers: 5, patience: 60_000 });
  const first = ask();
  const others = { ...wanted, questions: wanted.questions.map((asked) => ({ ...asked, id: randomUUID() })) };
  const second = ask(others);
  resolve();
  expect(await first).toEqual({ reading: { rows: 0, of: 3 } });
  expect(await second).toMatchObject({ rows: 3 });
  expect(await ask()).toMatchObject({ rows: 3 });
});

it('ends a reading when the server stops', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { rows, ask } = cached(() => promise);
  expect(await ask()).toHaveProperty('reading');
  const stopped = rows.stop();
  resolve();
  await stopped;
});
