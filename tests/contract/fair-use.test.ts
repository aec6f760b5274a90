// One person does not stop the others: requests that take long wait for a turn of their own, filters that no server could
// work off are refused, and the server says that it is ready however much it has to do.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PoolClient } from 'pg';
import * as exports from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { listForms as formsList } from '#core/forms/list-calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import type { RowFilterInput } from '#core/sheets/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { json } from '#tests/support/json.ts';
import { patience } from '#tests/support/patience.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let analyst: Person;
let stranger: Person;
let sheetId: string;
const { form, ids } = exampleForm();
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  admin = company.admin;
  analyst = await server.person(company.id, 'ANALYST');
  stranger = (await server.company('Southern Airfields')).admin;
  await server.publish(admin, form);
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(admin, filling.createSheet, sheet)).id;
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  await server.as(admin, filling.addRow, { params: { id: sheetId }, body: { answers } });
});
afterAll(() => server.close());

const filterRows = (by: Person, rowFilters: RowFilterInput = {}) =>
  server.fetch(by, '/row/filter', json('POST', { sheetIds: [sheetId], rowFilters }));
const listForms = (by: Person) => server.as(by, formsList, {});

it('twelve long requests of one person leave the others, and readiness, as they were', async () => {
  // From its first use on the server knows whose a token is.
  await listForms(analyst);
  const { settings, database } = server.region.services;
  await whileRowsAreLocked(async (locking) => {
    const asked = Array.from({ length: 12 }, () => filterRows(analyst));
    const held = () =>
      locking
        .query("select 1 from pg_locks where not granted and relation = 'rows'::regclass")
        .then(({ rowCount }) => rowCount);
    await expect.poll(held, { timeout: patience }).toBe(3);
    // The others of them wait for a turn, not for a connection.
    await expect.poll(() => database.load().waiting, { timeout: patience }).toBe(9);
    settings.connectionLimit = 1_000;
    for (const other of [admin, stranger]) expect(Array.isArray(await listForms(other))).toBe(true);
    expect((await server.fetch(null, '/health/ready')).status).toBe(200);
    const refused = await filterRows(analyst);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      429,
      '5',
      { detail: 'You have too many requests running: this one was not started.' },
    ]);
    settings.connectionLimit = 15_000;
    return asked;
  }).then(async (asked) => {
    for (const reply of await Promise.all(asked)) expect(reply.status).toBe(200);
  });
  expect(database.load().waiting).toBe(0);
});

it('short requests go on while everybody’s long ones wait', async () => {
  const people = await Promise.all([1, 2, 3].map(() => server.person(analyst.companyId, 'ANALYST')));
  await whileRowsAreLocked(async (locking) => {
    const asked = people.flatMap((person) => [1, 2, 3, 4].map(() => filterRows(person)));
    const held = () =>
      locking.query("select 1 from pg_locks where not granted and relation = 'rows'::regclass");
    await expect.poll(async () => (await held()).rowCount, { timeout: patience }).toBe(5);
    for (const person of people) expect(Array.isArray(await listForms(person))).toBe(true);
    return asked;
  }).then((asked) => Promise.all(asked));
});

it('a filter that compares too much is refused with what to do, wherever one is taken', async () => {
  await inCompany(server, admin.companyId, (tx) =>
    tx.raw('update sheets set row_count = 40000 where id = $1', [sheetId]),
  );
  const attack: RowFilterInput = {
    and: false,
    filters: Array.from({ length: 90 }, () => ({
      questionId: ids.place,
      operator: 'CONTAINS',
      values: Array.from({ length: 100 }, (_, index) => `nothing ${index}`),
    })),
  };
  const message =
    '90 filters with 9,000 values are too many for 40,000 entries: use fewer filters or values, or choose fewer sheets';
  const whole = { sheetIds: [sheetId], rowFilters: attack };
  const refused = [
    server.as(analyst, sheets.filterRows, { body: whole }),
    server.as(analyst, sheets.summarizeRows, { params: { id: form.id }, body: whole }),
    server.as(analyst, exports.exportSheets, { body: whole }),
  ];
  for (const error of await Promise.all(refused.map(failure)))
    expect([error.status, error.details.errors]).toEqual([400, [{ path: 'rowFilters.filters', message }]]);
  const few = { filters: attack.filters?.slice(0, 10) };
  expect((await filterRows(analyst, few)).status).toBe(200);
});

/** Does something while nobody can read rows. */
async function whileRowsAreLocked<T>(work: (locking: PoolClient) => Promise<T>): Promise<T> {
  const locking = await server.region.services.database.connect();
  try {
    await locking.query('begin; lock table rows in access exclusive mode');
    return await work(locking);
  } finally {
    await locking.query('rollback');
    locking.release();
  }
}
