// Undoing what was done to many rows: deleted rows and reviews that were taken back are as they were, for anyone who reads
// them in whatever way, once, by who did it, and for a day.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listAudit } from '#core/audit/calls.ts';
import { exportForm } from '#core/exports/calls.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { createHttp } from '#core/http.ts';
import type { Send } from '#core/send.ts';
import * as sheets from '#core/sheets/calls.ts';
import { undoRetention } from '#core/sheets/review/row-undo.ts';
import { rowFilter } from '#core/sheets/schema.ts';
import { createSheetData } from '#core/sheets/engine/create-sheet-data.ts';
import { undoExpiryJob, undoExpiryKind } from '#server/sheets/row-undos.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let colleague: Person;
let reviewer: Person;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  const company = await server.company();
  ({ admin } = company);
  colleague = await server.person(company.id, 'ADMIN');
  reviewer = await server.person(company.id, 'REVIEWER');
});
afterAll(() => server.close());

let formId: string;
let ids: ReturnType<typeof exampleForm>['ids'];
let sheetIds: string[];
let rowIds: string[];
/** Two sheets with three rows each: one of them approved, one rejected, one returned. */
beforeEach(async () => {
  now = Date.now();
  const made = exampleForm({ reviewers: [{ id: reviewer.id }] });
  ({ ids } = made);
  formId = made.form.id;
  await server.publish(admin, made.form);
  [sheetIds, rowIds] = [[], []];
  for (const name of ['North', 'South']) {
    const { id } = await server.as(admin, filling.createSheet, { params: { id: formId }, body: { name } });
    const rows = ['1', '2', '3'].map((speed) => ({
      answers: [
        { questionId: ids.place, value: `${name} ${speed}` },
        { questionId: ids.speed, value: speed },
      ],
    }));
    const added = await server.as(admin, filling.addRows, { params: { id }, body: { rows } });
    sheetIds.push(id);
    rowIds.push(...added.map((row) => row.id));
  }
  const [first = '', second = '', third = ''] = rowIds;
  const comment = 'As it should be';
  const change = { questionId: ids.speed, rowId: first, answers: ['7'] };
  await server.as(admin, sheets.saveAnswers, { params: { id: sheetIds[0] ?? '' }, body: change });
  await server.as(reviewer, sheets.reviewRows, { body: { rowIds: [first], state: 'APPROVED', comment } });
  await server.as(reviewer, sheets.reviewRows, { body: { rowIds: [second], state: 'REJECTED' } });
  await server.as(reviewer, sheets.returnRows, { body: { rowIds: [third], comment: 'Which gate?' } });
});

const remove = (chosen = rowIds, person = admin) =>
  server.as(person, sheets.deleteRows, { body: { rowIds: chosen } });
const setBack = (chosen: string[], person = admin) =>
  server.as(person, sheets.reviewRows, { body: { rowIds: chosen, state: 'PENDING' } });
const undo = (id: string, person = admin) => server.as(person, sheets.undoRows, { params: { id } });
const undos = (person = admin) => server.as(person, sheets.listUndos, { query: { templateId: formId } });
const historyOf = async (rowId: string) =>
  (await server.as(admin, listAudit, { query: { tag: `sheetRow.${rowId}` } })).content;

/** All that is read of rows: one by one, filtered, counted, as a dashboard and as a table; and what the database holds. */
async function readAll() {
  const stored = await inCompany(server, admin.companyId, (tx) =>
    tx.raw(
      "select to_jsonb(r) - '{added_in,written_in,approved_in}'::text[] as row from rows r where sheet_id = any($1::uuid[]) order by id",
      [sheetIds],
    ),
  );
  const all = { sheetIds, rowFilters: rowFilter.parse({}) };
  const page = await server.as(admin, sheets.filterRows, { query: { size: 100, page: 0 }, body: all });
  const counts = await Promise.all(
    sheetIds.map(async (id) => (await server.as(admin, sheets.readSheet, { params: { id } })).rowCount),
  );
  const summary = await server.as(admin, sheets.summarizeRows, { params: { id: formId }, body: all });
  const data = createSheetData(send, { now: Date.now });
  const overview = await data.load({ formId, sheetIds, filter: null, timeZone: 'UTC' }, () => undefined);
  const table = data.rows(0, 100);
  const { widgets, rowCount } = overview;
  return { stored, page, counts, summary, widgets, rowCount, table };
}

const send: Send = (call, input, options) =>
  createHttp(fetch).send({ server: server.origin, token: admin.token }, call, input, options);

describe('a deletion of many rows', () => {
  it('tells how it can be undone, and for how long', async () => {
    const told = await remove();
    const name = (await server.as(admin, forms.readForm, { params: { id: formId } })).name;
    const expected = { template: { id: formId, name }, change: 'DELETED', rowCount: 6, changedAt: now };
    expect(told).toMatchObject({ ...expected, until: now + undoRetention });
    expect((await undos()).content).toEqual([told]);
  });

  it('gives everything back that it took, with the same ids, dates and reviews', async () => {
    const before = await readAll();
    const { id } = await remove();
    expect((await readAll()).page).toMatchObject({ totalElements: 0 });
    expect((await undo(id)).rowIds.toSorted()).toEqual(rowIds.toSorted());
    expect(await readAll()).toEqual(before);
    const actions = (await historyOf(rowIds[0] ?? '')).map(({ action }) => action);
    // All at the same moment of the test's clock, in no order.
    expect(actions).toEqual(expect.arrayContaining(['row_deleted', 'row_restored']));
  });

  it('is undone once', async () => {
    const { id } = await remove();
    const both = await Promise.allSettled([undo(id), undo(id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(undo(id))).toMatchObject({ status: 409, message: 'This is already undone.' });
    expect((await undos()).content).toEqual([]);
  });

  it('is undone by who made it or another admin, who see whose it is, and by nobody else', async () => {
    const told = await remove();
    expect(told.user).toEqual({ id: admin.id, userName: admin.userName });
    const stranger = (await server.company()).admin;
    for (const other of [reviewer, stranger]) {
      expect(await failure(undo(told.id, other))).toMatchObject({ status: 404 });
    }
    expect((await undos(reviewer)).content).toEqual([]);
    expect(await failure(undo(randomUUID()))).toMatchObject({ status: 404 });
    expect((await undos(colleague)).content).toEqual([told]);
    expect((await undo(told.id, colleague)).rowIds).toHaveLength(6);
    expect((await undos()).content).toEqual([]);
    const restored = (await historyOf(rowIds[0] ?? '')).find(({ action }) => action === 'row_restored');
    expect(restored?.user.id).toBe(colleague.id);
  });

  it('is not undone by somebody who is no admin any more', async () => {
    const former = await server.person(admin.companyId, 'ADMIN');
    const { id } = await remove(rowIds, former);
    await inCompany(server, admin.companyId, (tx) =>
      tx.raw("update users set role = 'REVIEWER' where id = $1", [former.id]),
    );
    expect(await failure(undo(id, former))).toMatchObject({ status: 403 });
  });

  it('is not undone where a sheet is gone', async () => {
    const { id } = await remove();
    const show = (visible: boolean) =>
      inCompany(server, admin.companyId, (tx) =>
        tx.raw('update sheets set visible = $2 where id = $1', [sheetIds[1], visible]),
      );
    await show(false);
    expect(await failure(undo(id))).toMatchObject({
      status: 409,
      message: 'A sheet of these entries is no longer there.',
    });
    await show(true);
    expect((await undo(id)).rowIds).toHaveLength(6);
  });

  it('leaves rows that a device has sent a second time', async () => {
    const [sheetId = ''] = sheetIds;
    const body = { id: randomUUID(), answers: [{ questionId: ids.place, value: 'Gate 9' }] };
    await server.as(admin, filling.addRow, { params: { id: sheetId }, body });
    const { id } = await remove([body.id, rowIds[0] ?? '']);
    await server.as(admin, filling.addRow, { params: { id: sheetId }, body });
    expect((await undo(id)).rowIds).toEqual([rowIds[0]]);
    expect((await server.as(admin, sheets.readSheet, { params: { id: sheetId } })).rowCount).toBe(4);
  });

  it('is for good once its time is over', async () => {
    const { id } = await remove();
    now += undoRetention;
    expect(await failure(undo(id))).toMatchObject({ status: 404 });
    expect((await undos()).content).toEqual([]);
    const job = { id, companyId: admin.companyId, kind: undoExpiryKind, subjectId: id, attempts: 0 };
    await undoExpiryJob(server.region.services)(job, new AbortController().signal);
    const kept = await inCompany(server, admin.companyId, (tx) =>
      tx.raw('select 1 from rows_before where undo_id = $1', [id]),
    );
    expect(kept).toEqual([]);
  });
});

describe('reviews that were taken back', () => {
  it('are given back as they were, with who made them and when', async () => {
    const before = await readAll();
    const { undo: told } = await setBack(rowIds.slice(0, 3));
    expect(told).toMatchObject({ change: 'PENDING', rowCount: 3 });
    expect((await undo(told?.id ?? '')).rowIds).toHaveLength(3);
    const after = await readAll();
    const unmoved = ({ stored }: typeof before) =>
      (stored as { row: object }[]).map(({ row }) => ({ ...row, modified_at: 0 }));
    expect(unmoved(after)).toEqual(unmoved(before));
    expect(await failure(undo(told?.id ?? ''))).toMatchObject({ status: 409 });
  });

  it('stay away where somebody has reviewed a row since', async () => {
    const { undo: told } = await setBack(rowIds.slice(0, 3));
    await server.as(reviewer, sheets.reviewRows, {
      body: { rowIds: rowIds.slice(0, 1), state: 'REJECTED' },
    });
    expect(await failure(undo(told?.id ?? ''))).toMatchObject({
      status: 409,
      message: '1 entry was reviewed or deleted since.',
    });
  });
});

describe('whoever keeps a copy of the rows', () => {
  it('has the same as who reads them anew, whatever was deleted, undone and looked at in between', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('delete' as const),
        places: fc.subarray([0, 1, 2, 3, 4, 5], { minLength: 1 }),
      }),
      fc.record({ kind: fc.constant('undo' as const) }),
      // A device that has not heard that its row arrived sends it again, also where it was deleted since.
      fc.record({ kind: fc.constant('resend' as const), place: fc.nat({ max: 5 }) }),
      fc.record({ kind: fc.constant('export' as const) }),
      fc.record({ kind: fc.constant('look' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        const copy = await incremental();
        const live = createSheetData(send, { now: Date.now });
        await live.load({ formId, sheetIds, filter: null, timeZone: 'UTC' }, () => undefined);
        const done: string[] = [];
        for (const each of [...steps, { kind: 'export' as const }, { kind: 'look' as const }]) {
          if (each.kind === 'delete') {
            const there = await existing();
            const chosen = each.places.map((place) => rowIds[place] ?? '').filter((id) => there.has(id));
            if (chosen.length > 0) done.push((await remove(chosen)).id);
          }
          if (each.kind === 'resend') await resend(rowIds[each.place] ?? '', each.place);
          const last = each.kind === 'undo' ? done.pop() : undefined;
          if (last !== undefined) await undo(last);
          if (each.kind === 'export') expect(await copy.update()).toEqual(await existing());
          if (each.kind === 'look') {
            await live.refresh();
            expect(new Set(live.ids(0, 100))).toEqual(await existing());
          }
        }
        for (const id of done.toReversed()) await undo(id);
        expect(await copy.update()).toEqual(new Set(rowIds));
      }),
      { numRuns: 12 },
    );
  });
});

async function resend(id: string, place: number): Promise<void> {
  if ((await existing()).has(id)) return;
  const body = { id, answers: [{ questionId: ids.place, value: 'Sent again' }] };
  await server.as(admin, filling.addRow, { params: { id: sheetIds[place < 3 ? 0 : 1] ?? '' }, body });
}

async function existing(): Promise<Set<string>> {
  const found = await inCompany(server, admin.companyId, (tx) =>
    tx.raw<{ id: string }>('select id from rows where sheet_id = any($1::uuid[])', [sheetIds]),
  );
  return new Set(found.map(({ id }) => id));
}

/** A copy that is kept up to date by exports of changes, and holds them to their word. */
async function incremental() {
  const known = new Set<string>();
  let cursor: string | null = null;
  const update = async () => {
    const body = { templateIds: [formId], startDate: -8.64e15, endDate: 8.64e15, format: 'CSV' as const };
    const response = await server.as(admin, exportForm, { body: { ...body, since: cursor } });
    cursor = response.headers.get(cursorHeader);
    const options = { header: true, skipEmptyLines: true } as const;
    for (const row of Papa.parse<Record<string, string>>(await response.text(), options).data) {
      const id = row['Row ID'] ?? '';
      expect([id, known.has(id)]).toEqual([id, row['Change'] !== 'new']);
      if (row['Change'] === 'deleted') known.delete(id);
      else known.add(id);
    }
    return new Set(known);
  };
  await update();
  return { update };
}
