// Many people work on one sheet at once: its count and its time stay right, and nobody waits for somebody else's commit.
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Actor } from '#core/actor.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { insertRows, touchSheet } from '#server/sheets/row-changes-store.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(() => server.close());

let formId: string;
let id: string;
let body: () => { id: string; answers: { questionId: string; value: string }[] };
beforeEach(async () => {
  const { form, ids } = exampleForm({ reviewers: [{ id: admin.id }] });
  formId = form.id;
  body = () => ({ id: randomUUID(), answers: [{ questionId: ids.place, value: 'Gate 1' }] });
  await server.as(admin, forms.createForm, { body: form });
  await server.as(admin, forms.publishForm, { params: { id: formId } });
  ({ id } = await server.as(admin, filling.createSheet, { params: { id: formId }, body: { name: 'Busy' } }));
});

const addRow = () => server.as(admin, filling.addRow, { params: { id }, body: body() });
const approve = (rowId: string) =>
  server.as(admin, sheets.reviewRow, { params: { id, rowId }, body: { state: 'APPROVED', comment: null } });
const readSheet = () => server.as(admin, sheets.readSheet, { params: { id } });
const leftOver = () =>
  inCompany(server, admin.companyId, (tx) => tx.raw('select * from row_counts where sheet_id = $1', [id]));

/** Runs some work while another transaction has changed the sheet's count and is not committed. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  const { promise: end, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: locked, resolve: isLocked } = Promise.withResolvers<void>();
  const { companyId, id: userId, userName } = admin;
  const actor: Actor = {
    companyId,
    userId,
    userName,
    role: 'ADMIN',
    groupIds: [],
    timeZone: 'UTC',
    flags: {},
  };
  const other = inCompany(server, companyId, async (tx) => {
    await touchSheet(tx, actor, id, 0);
    isLocked();
    await end;
  });
  try {
    await locked;
    await work();
  } finally {
    letGo();
    await other;
  }
}

describe('a sheet that another transaction has', () => {
  it('takes rows, reviews and deletions, and counts them at once', async () => {
    const before = await addRow();
    await whileLocked(async () => {
      const added = await addRow();
      expect(await readSheet()).toMatchObject({
        rowCount: 2,
        dates: { lastModified: added.dates.lastModified },
      });
      const reviewed = await approve(added.id);
      expect(reviewed).toEqual(await server.as(admin, sheets.readRow, { params: { id, rowId: added.id } }));
      expect((await readSheet()).dates.lastModified).toBe(reviewed.dates.lastModified);
      await server.as(admin, sheets.deleteRow, { params: { id, rowId: before.id } });
      expect(await readSheet()).toMatchObject({ rowCount: 1 });
      const impact = await server.as(admin, forms.readImpact, { params: { id: formId } });
      expect(impact).toMatchObject({ rows: 1 });
    });
    expect(await leftOver()).toHaveLength(3);
    expect(await readSheet()).toMatchObject({ rowCount: 1 });
    await addRow();
    expect(await leftOver()).toEqual([]);
    expect(await readSheet()).toMatchObject({ rowCount: 2 });
  });

  it('is listed by the time that it shows', async () => {
    const { id: other } = await server.as(admin, filling.createSheet, {
      params: { id: formId },
      body: { name: 'Quiet' },
    });
    const order = async () =>
      (await server.as(admin, sheets.listSheets, { params: { id: formId } })).content.map(({ id }) => id);
    await server.as(admin, filling.addRow, { params: { id: other }, body: body() });
    expect(await order()).toEqual([other, id]);
    await whileLocked(async () => {
      await addRow();
      expect(await order()).toEqual([id, other]);
    });
  });
});

it('counts what many send, correct and delete at the same time', async () => {
  const client = async () => {
    const rows = await server.as(admin, filling.addRows, {
      params: { id },
      body: { rows: [body(), body(), body()] },
    });
    const one = await addRow();
    await approve(one.id);
    await server.as(admin, sheets.deleteRow, { params: { id, rowId: rows[0]?.id ?? '' } });
  };
  await Promise.all(Array.from({ length: 8 }, client));
  const { rowCount, dates } = await readSheet();
  const page = await server.as(admin, sheets.listRows, { params: { id }, query: { size: 100 } });
  const content = 'content' in page ? page.content : [];
  expect(rowCount).toBe(24);
  expect(content).toHaveLength(24);
  expect(dates.lastModified).toBeGreaterThanOrEqual(
    Math.max(...content.map((row) => row.dates.lastModified)),
  );
});

it('takes a row from each of many clients, again and again', async () => {
  const [clients, rowsEach] = [8, 100];
  const insert = () =>
    inCompany(server, admin.companyId, async (tx) => {
      const row = { id: randomUUID(), answers: {}, alerts: [], requestHash: null, createdAt: 0 };
      const owner = { companyId: admin.companyId, userId: admin.id };
      await insertRows(tx, owner, id, [row], { reviewState: null, now: 0 });
    });
  const client = async () => {
    for (let row = 0; row < rowsEach; row += 1) await insert();
  };
  await Promise.all(Array.from({ length: clients }, client));
  expect(await readSheet()).toMatchObject({ rowCount: clients * rowsEach });
});

describe('statements of a request', () => {
  it.each([
    // Begin, who asks, the sheet, the row, three to tell the reviewer, commit.
    ['a row', 8, addRow],
    // Begin, who asks, the row; its state, the sheet, the history, and who was asked for it, sent together; commit.
    ['a review', 8, () => approve(rowToReview)],
  ])('of %s are at most %i', async (_, most, work) => {
    // The rules of the form are read by the first.
    rowToReview = (await addRow()).id;
    const query = vi.spyOn(pg.Client.prototype, 'query');
    try {
      await work();
      expect(statementsOfRequest(query.mock)).toBeLessThanOrEqual(most);
    } finally {
      query.mockRestore();
    }
  });
  let rowToReview: string;
});

/** How many statements the connection was sent on which the request was served, from its begin to its commit. */
function statementsOfRequest({ calls, contexts }: { calls: unknown[][]; contexts: unknown[] }): number {
  const isActor = ([statement]: unknown[]) => JSON.stringify(statement)?.includes('"name":"actor"');
  const connection = contexts[calls.findIndex(isActor)];
  const sent = calls.filter((_, index) => contexts[index] === connection).map(([statement]) => statement);
  const end = sent.indexOf('commit');
  expect(end).toBeGreaterThan(0);
  return end + 1;
}
