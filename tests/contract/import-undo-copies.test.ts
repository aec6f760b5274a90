// Who has a copy of what an undone import brought: exports of changes, followers and devices hear that it is gone.
import { randomUUID } from 'node:crypto';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import { cursorHeader } from '#core/exports/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { eventStream } from '#tests/support/events.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { makeUndoWorld, type UndoWorld } from '#tests/support/undo-world.ts';

let server: TestServer;
let admin: Person;
let manager: Person;
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  manager = await server.person(companyId, 'MANAGER');
});
afterAll(() => server.close());

let formId: UndoWorld['formId'];
let addRow: UndoWorld['addRow'];
let imported: UndoWorld['imported'];
let previewOf: UndoWorld['previewOf'];
let undo: UndoWorld['undo'];
let rowIdsOf: UndoWorld['rowIdsOf'];
beforeEach(async () => {
  ({ formId, addRow, imported, previewOf, undo, rowIdsOf } = await makeUndoWorld(server, {
    admin,
    manager,
  }));
});

describe('whoever has a copy', () => {
  it('hears in an export of changes of each row that is gone, of a form and of sheets by their ids', async () => {
    const { id, sheetId } = await imported();
    const rowIds = await rowIdsOf(sheetId);
    const [ofForm, ofSheet] = [await changes(null), await changes(null, [sheetId])];
    expect([ofForm.rows.length, ofSheet.rows.length]).toEqual([6, 4]);
    // One that came and went in between was never there.
    await undo((await imported()).id);
    await undo(id);
    const gone = rowIds.map((rowId) => ['deleted', rowId]).toSorted();
    const [next, nextOfSheet] = [await changes(ofForm.cursor), await changes(ofSheet.cursor, [sheetId])];
    expect(next.rows.toSorted()).toEqual(gone);
    expect(nextOfSheet.rows.toSorted()).toEqual(gone);
    expect((await changes(next.cursor)).rows).toEqual([]);
    expect((await changes(nextOfSheet.cursor, [sheetId])).rows).toEqual([]);
  });

  it('hears of approved rows that are gone, where only these were exported', async () => {
    const { id, sheetId } = await imported();
    const [first = ''] = await rowIdsOf(sheetId);
    const params = { id: sheetId, rowId: first };
    await server.as(admin, sheets.reviewRow, { params, body: { state: 'APPROVED' } });
    const begun = await changes(null, undefined, { onlyApproved: true });
    await undo(id, { changed: true });
    expect((await changes(begun.cursor, undefined, { onlyApproved: true })).rows).toEqual([
      ['deleted', first],
    ]);
  });

  it('of another company, or who does not see the form, hears nothing of a deleted sheet', async () => {
    const { id, sheetId } = await imported();
    const { cursor } = await changes(null, [sheetId]);
    await undo(id);
    const stranger = (await server.company('Lakeside Foods')).admin;
    const body = { sheetIds: [sheetId], format: 'CSV' as const, since: cursor };
    await expect(server.as(stranger, exportCalls.exportSheets, { body })).rejects.toMatchObject({
      status: 404,
    });
    await inCompany(server, companyId, async (tx) => {
      const [group] = await tx.raw<{ id: string }>(
        `insert into groups (company_id, id, name) values ($1, gen_random_uuid(), $2) returning id`,
        [companyId, randomUUID()],
      );
      await tx.raw('insert into form_groups values ($1, $2, $3)', [companyId, formId, group?.id]);
    });
    await expect(server.as(manager, exportCalls.exportSheets, { body })).rejects.toMatchObject({
      status: 404,
    });
    // Without changes there is nothing to say of a sheet that is gone.
    const whole = { sheetIds: [sheetId], format: 'CSV' as const };
    await expect(server.as(admin, exportCalls.exportSheets, { body: whole })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('live is told that the sheet has changed', async () => {
    const { id, sheetId } = await imported();
    const stream = eventStream(await server.fetch(admin, `/template/${formId}/live`));
    await stream.next('ready');
    // Until it has heard of the import, and of all that came before.
    for (let heard = -1; heard < stream.events.length;) {
      heard = stream.events.length;
      await new Promise((resolve) => setTimeout(resolve, 1_000));
    }
    while (stream.events.some(({ name }) => name === 'sheets')) await stream.next('sheets');
    await undo(id);
    expect((await stream.next('sheets')).data).toEqual({ sheetIds: [sheetId] });
    await stream.close();
  });

  it('offline sends a row into a sheet that is gone, and is told so', async () => {
    const { id, sheetId } = await imported();
    await undo(id);
    await expect(addRow(sheetId, 'Gate 5')).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('leaves rows that were deleted together with some of its own restorable', async () => {
  const { id, sheetId } = await imported();
  const other = await imported();
  const [own = '', [elsewhere = '']] = [(await rowIdsOf(sheetId))[0], await rowIdsOf(other.sheetId)];
  const { id: undoId } = await server.as(admin, sheets.deleteRows, { body: { rowIds: [own, elsewhere] } });
  await undo(id);
  const restored = await server.as(admin, sheets.undoRows, { params: { id: undoId } });
  expect(restored.rowIds).toEqual([elsewhere]);
  expect(await previewOf(other.id)).toMatchObject({ unchanged: 4, deleted: 0 });
});

async function changes(since: string | null, sheetIds?: string[], more: object = {}) {
  const options = { format: 'CSV' as const, since, ...more };
  const response = await (sheetIds === undefined
    ? server.as(admin, exportCalls.exportForm, {
        body: { templateIds: [formId], startDate: 0, endDate: Date.now() + 86_400_000, ...options },
      })
    : server.as(admin, exportCalls.exportSheets, { body: { sheetIds, ...options } }));
  const { data } = Papa.parse<Record<string, string>>(await response.text(), {
    header: true,
    skipEmptyLines: true,
  });
  return {
    cursor: response.headers.get(cursorHeader) ?? since ?? '',
    rows: data.map((row) => [row['Change'] ?? '', row['Row ID'] ?? '']),
  };
}
