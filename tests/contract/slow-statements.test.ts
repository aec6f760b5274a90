// A statement that takes for ever: it is broken off where somebody waits for a page, and a connection is held; and is let be
// where much is asked for.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import * as filling from '#core/filling/calls.ts';
import { listForms as formsList } from '#core/forms/list-calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { json } from '#tests/support/json.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let sheetId: string;
const { form, ids } = exampleForm();
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  await server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers } });
});
afterAll(() => server.close());

const listForms = () => server.as(admin, formsList, {});

it('is a problem that says what to do, and holds nothing afterwards', async () => {
  const stopped = await whileLocked(() => failure(listForms()));
  expect(stopped).toMatchObject({
    status: 503,
    code: 'too-slow',
    message: 'This took too long and was stopped by the server.',
    hint: 'Try again, or request less at once: fewer sheets, fewer days or a filter.',
  });
  expect(await listForms()).toHaveLength(1);
  const { database } = server.region.services;
  expect(await database.transaction(null, (tx) => tx.raw('show statement_timeout'))).toEqual([
    { statement_timeout: '0' },
  ]);
});

it('of an export takes what it needs', async () => {
  const { asked } = await whileLocked(async (locking) => {
    const exported = server.fetch(admin, '/export/sheet', json('POST', { sheetIds: [sheetId] }));
    const waiting = () =>
      locking.query('select 1 from pg_locks where not granted').then(({ rowCount }) => rowCount);
    await expect.poll(waiting, { timeout: patience }).toBeGreaterThan(0);
    // By then the export has waited for longer than that.
    expect(await failure(listForms())).toMatchObject({ code: 'too-slow' });
    return { asked: exported };
  });
  const response = await asked;
  expect([response.status, response.headers.get('x-row-count')]).toEqual([200, '1']);
  await response.arrayBuffer();
});

/** Does something while nobody can read a form, nor waits for that for long, and answers what it gave. */
async function whileLocked<T>(work: (locking: PoolClient) => Promise<T>): Promise<T> {
  const { database, settings } = server.region.services;
  const locking = await database.connect();
  const usual = settings.statementLimit;
  try {
    settings.statementLimit = 200;
    await locking.query('begin; lock table forms in access exclusive mode');
    return await work(locking);
  } finally {
    settings.statementLimit = usual;
    await locking.query('rollback');
    locking.release();
  }
}
