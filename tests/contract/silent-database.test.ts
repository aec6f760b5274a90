// A database that stops answering without a word, as when its server is stopped: anyone who asks is told so after a while, what
// takes long all the same is let be, and all is well once it answers again.
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listForms as formsList } from '#core/forms/list-calls.ts';
import { openDatabase } from '#server/db/database.ts';
import { type DatabaseLine, startDatabaseLine } from '#tests/support/database-line.ts';
import { failure } from '#tests/support/failure.ts';
import { patience } from '#tests/support/patience.ts';
import { cloneDatabase, type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

const poolSize = 3;
let database: Awaited<ReturnType<typeof cloneDatabase>>;
let line: DatabaseLine;
let server: TestServer;
let admin: Person;
beforeAll(async () => {
  database = await cloneDatabase();
  line = await startDatabaseLine(database.connection);
  server = await startTestServer({ connection: line.connection, poolSize });
  admin = (await server.company()).admin;
});
afterAll(async () => {
  line.goOn();
  await server.close();
  await line.close();
  await database.drop();
});

it('is told to all who ask, with when to come again, until it answers', async () => {
  const { settings, database: pool } = server.region.services;
  settings.statementLimit = 200;
  settings.connectionLimit = 2_000;
  const listForms = () => server.as(admin, formsList, {});
  // As many connections as there may be are open, and in use.
  await Promise.all(Array.from({ length: poolSize * 2 }, listForms));
  line.silence();
  const answers = await Promise.all(Array.from({ length: poolSize * 2 }, () => failure(listForms())));
  expect(new Set(answers.map(({ message }) => message))).toEqual(
    new Set(['The database is not responding.', 'The server is too busy: your request was not started.']),
  );
  for (const answer of answers)
    expect(answer).toMatchObject({ status: 503, code: 'unavailable', details: { retryAfter: 5 } });
  const ready = await server.fetch(null, '/health/ready');
  expect([ready.status, await ready.json()]).toMatchObject([503, { status: 'the database does not answer' }]);

  line.goOn();
  settings.connectionLimit = 15_000;
  expect(await listForms()).toEqual([]);
  await expect.poll(() => pool.load().waiting, { timeout: patience }).toBe(0);
  await Promise.all(Array.from({ length: poolSize * 2 }, listForms));
});

it('is waited for as long as it answers one statement after the other, and no longer', async () => {
  const own = await openDatabase({
    connection: line.connection,
    patience: { beyondLimit: 3_000, withoutLimit: 3_000 },
  });
  try {
    const slept = await own.transaction(null, (tx) =>
      Promise.all([1, 2, 3, 4].map(() => tx.raw('select pg_sleep(1)'))),
    );
    expect(slept).toHaveLength(4);
    const broken = own.transaction(null, async (tx) => {
      await tx.raw('select 1');
      line.cut();
      await tx.raw('select 2');
    });
    expect(await failure(broken)).toMatchObject({ code: 'unavailable', details: { retryAfter: 5 } });
    const asked = own.transaction(null, async (tx) => {
      await tx.raw('select 1');
      line.silence();
      await tx.raw('select 2');
    });
    expect(await failure(asked)).toMatchObject({
      code: 'unavailable',
      hint: 'Nothing was changed. Try again in a moment.',
    });
    line.goOn();
    const committed = own.transaction(null, async (tx) => {
      await tx.raw('select 1');
      line.silence();
    });
    expect(await failure(committed)).toMatchObject({
      code: 'unavailable',
      hint: 'If you changed something, check whether it was saved before you do it again.',
    });
  } finally {
    line.goOn();
    await own.close();
  }
});

it('is told to the operator once, without a stack for each that met it', async () => {
  const { connection, drop } = await cloneDatabase();
  const cutLine = await startDatabaseLine(connection);
  const lines: { msg: string; err?: { stack?: string } }[] = [];
  const logTo = new PassThrough().on('data', (chunk: Buffer) => {
    for (const text of chunk.toString().trim().split('\n'))
      lines.push(JSON.parse(text) as (typeof lines)[number]);
  });
  const own = await startTestServer({ connection: cutLine.connection, logTo, logLevel: 'info' });
  try {
    const { admin: person } = await own.company();
    await cutLine.close();
    for (let request = 0; request < 3; request += 1)
      expect(await failure(own.as(person, formsList, {}))).toMatchObject({ status: 503 });
    const lost = () => lines.filter(({ msg }) => msg === 'the database is lost');
    await expect.poll(() => lost().length).toBe(1);
    expect(lines.filter(({ err }) => err?.stack !== undefined)).toEqual([]);
  } finally {
    await own.close();
    await cutLine.close();
    await drop();
  }
});
