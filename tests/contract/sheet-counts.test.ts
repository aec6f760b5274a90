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
import { Batch, type Statement } from '#server/db/batch.ts';
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
  await server.publish(admin, form);
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
    await touchSheet(tx, actor, id, { now: 0 });
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
      (await server.as(admin, sheets.listSheets, { params: { id: formId } })).content.map(
        ({ id: sheetId }) => sheetId,
      );
    await server.as(admin, filling.addRow, { params: { id: other }, body: body() });
    expect(await order()).toEqual([other, id]);
    await whileLocked(async () => {
      const { dates } = await addRow();
      expect(await order()).toEqual([id, other]);
      const changed = async (range: object) =>
        (
          await server.as(admin, sheets.listCompanySheets, { query: { templateId: formId, ...range } })
        ).content.map(({ id: sheetId }) => sheetId);
      const at = dates.lastModified;
      expect(await changed({ startDate: at })).toEqual([id]);
      expect(await changed({ startDate: at, endDate: at })).toEqual([id]);
      expect(await changed({ startDate: at + 1 })).toEqual([]);
      expect(await changed({ endDate: at - 1 })).toEqual([other]);
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

it('answers ids and alerts alone to who sends many rows and asks for no more, the same again', async () => {
  const { form, ids } = exampleForm();
  await server.publish(admin, form);
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Many' },
  });
  const rows = [body(), body()].map((row) => ({
    ...row,
    answers: [{ questionId: ids.place, value: 'Gate 1' }],
  }));
  const send = () =>
    server.as(admin, filling.addRowsBriefly, {
      params: { id: sheet.id },
      query: { brief: 'true' },
      body: { rows },
    });
  const added = await send();
  expect(added).toEqual(rows.map(({ id: rowId }) => ({ id: rowId, alerts: [] })));
  expect(await send()).toEqual(added);
  expect(await server.as(admin, sheets.readSheet, { params: { id: sheet.id } })).toMatchObject({
    rowCount: 2,
  });
});

it('takes a row from each of many clients, again and again', async () => {
  const [clients, rowsEach] = [8, 100];
  const insert = () =>
    inCompany(server, admin.companyId, async (tx) => {
      const row = { id: randomUUID(), answers: {}, alerts: [], requestHash: null, createdAt: 0 };
      const owner = { companyId: admin.companyId, userId: admin.id };
      await insertRows(tx, owner, { sheetId: id, rows: [row], reviewState: null, now: 0, unique: [] });
    });
  const client = async () => {
    for (let row = 0; row < rowsEach; row += 1) await insert();
  };
  await Promise.all(Array.from({ length: clients }, client));
  expect(await readSheet()).toMatchObject({ rowCount: clients * rowsEach });
});

describe('round trips of a request', () => {
  it.each([
    // Who asks and the sheet; the row; its reviewer is told, and the commit.
    ['a row', 3, 10, addRow],
    // Who asks and the row; its state, the sheet, the history, who was asked for it, and the commit.
    ['a review', 2, 10, () => approve(rowToReview)],
  ])('of %s are %i, of at most %i statements', async (_, trips, most, work) => {
    // The rules of the form are read by the first.
    rowToReview = (await addRow()).id;
    const [add, send] = [vi.spyOn(Batch.prototype, 'add'), vi.spyOn(pg.Client.prototype, 'query')];
    try {
      await work();
      const batches = batchesOfRequest(add.mock, send.mock);
      expect(batches).toHaveLength(trips);
      expect(batches.flat().length).toBeLessThanOrEqual(most);
    } finally {
      vi.restoreAllMocks();
    }
  });
  let rowToReview: string;
});

type Calls = { calls: unknown[][]; contexts: unknown[] };

/**
 * The names of the statements by batch, from the one that finds the caller to the commit. Work behind requests may send
 * batches meanwhile: those of the request went over the caller's connection.
 */
function batchesOfRequest(added: Calls, sent: Calls): string[][] {
  const named = Map.groupBy(added.calls.keys(), (index) => added.contexts[index]);
  const batches = sent.calls
    .map(([batch], index) => ({
      connection: sent.contexts[index],
      names: (named.get(batch) ?? []).map((of) => nameOf(added.calls[of]?.[0] as Statement)),
    }))
    .filter(({ names }) => names.length > 0);
  const from = batches.findIndex(({ names }) => names.includes('actor'));
  const own = batches.slice(from).filter(({ connection }) => connection === batches[from]?.connection);
  const to = own.findIndex(({ names }) => names.includes('commit'));
  expect(to).toBeGreaterThanOrEqual(0);
  return own.slice(0, to + 1).map(({ names }) => names);
}

const nameOf = (statement: Statement) => (typeof statement === 'string' ? statement : statement.name);
