// A single row that is deleted by its own call can be undone like many rows.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listAudit } from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
});
afterAll(() => server.close());

it('a row deleted from its details is kept for its undo, which gives it back as it was', async () => {
  const { form, ids } = exampleForm();
  await server.publish(admin, form);
  const { id } = await server.as(admin, filling.createSheet, { params: { id: form.id }, body: {} });
  const body = {
    answers: [
      { questionId: ids.place, value: 'Gate 1' },
      { questionId: ids.speed, value: '7' },
    ],
  };
  const row = await server.as(admin, filling.addRow, { params: { id }, body });
  const params = { id, rowId: row.id };
  const before = await server.as(admin, sheets.readRow, { params });
  await server.as(admin, sheets.deleteRow, { params });
  await expect(server.as(admin, sheets.readRow, { params })).rejects.toMatchObject({ status: 404 });
  const history = await server.as(admin, listAudit, { query: { tag: `sheetRow.${row.id}` } });
  expect(history.content.map(({ action }) => action)).toContain('row_deleted');

  const { content } = await server.as(admin, sheets.listUndos, { query: { templateId: form.id } });
  expect(content).toMatchObject([{ change: 'DELETED', rowCount: 1 }]);
  const undone = await server.as(admin, sheets.undoRows, { params: { id: content[0]?.id ?? '' } });
  expect(undone.rowIds).toEqual([row.id]);
  expect(await server.as(admin, sheets.readRow, { params })).toEqual(before);
});
