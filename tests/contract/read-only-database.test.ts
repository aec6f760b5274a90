// A database that only reads, as one whose place another has taken, or that ends its sessions: anyone who asks is told to come
// again, and is served by another connection once there is one that writes.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import {
  cloneDatabase,
  type Person,
  runStatement,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { patience } from '../support/patience.ts';

let database: Awaited<ReturnType<typeof cloneDatabase>>;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  database = await cloneDatabase();
  // One connection: what becomes of it shows.
  server = await startTestServer({ connection: database.connection, poolSize: 1 });
  admin = (await server.company()).admin;
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const { form } = exampleForm();
const createForm = () => server.as(admin, forms.createForm, { body: form });
const run = (statement: string) => runStatement(database.connection, statement);
const own = "datname = current_database() and pid <> pg_backend_pid() and application_name = 'formdeck'";
const endSessions = () => run(`select pg_terminate_backend(pid) from pg_stat_activity where ${own}`);

it('answers 503 while it only reads, and its connections are not kept', async () => {
  const name = database.connection.database ?? '';
  // Whatever connects from now on may only read.
  await run(`alter database "${name}" set default_transaction_read_only = on`);
  await endSessions();
  await server.as(admin, listForms, {}).catch(() => undefined);
  expect(await failure(createForm())).toMatchObject({
    status: 503,
    code: 'unavailable',
    message: 'The database cannot save anything right now.',
    hint: 'Nothing was changed. Try again in a moment.',
    details: { retryAfter: 5 },
  });
  await run(
    `begin; set transaction read write; alter database "${name}" reset default_transaction_read_only; commit`,
  );
  // The server's own work may have connected while the database only read: what is saved over that connection fails once.
  await vi.waitFor(async () => expect(await createForm()).toMatchObject({ id: form.id }), {
    timeout: patience,
  });
});

it('answers 503 where it ends a session in the middle of a request', async () => {
  const { database: pool } = server.region.services;
  const asked = pool.transaction(admin.companyId, async (tx) => {
    await tx.raw('select 1');
    await endSessions();
    await tx.raw('select 2');
  });
  expect(await failure(asked)).toMatchObject({ status: 503, code: 'unavailable' });
  // That of the server's own work may have ended too, and a request that met it is told to try again.
  await vi.waitFor(async () => expect(await server.as(admin, listForms, {})).toHaveLength(1), {
    timeout: patience,
  });
});
