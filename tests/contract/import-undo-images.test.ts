// Images of the rows that an undone import takes with it, also of many: whatever only those rows named, now or in their
// history, may be unused from then on, and what others name stays.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { makeUndoWorld } from '#tests/support/undo-world.ts';
import { imageOf } from '#tests/support/world.ts';

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

async function sentImage(): Promise<string> {
  const id = randomUUID();
  const init = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: imageOf(id) };
  expect((await server.fetch(admin, `/image/${id}`, init)).status).toBe(201);
  return id;
}

async function usedImages(): Promise<string[]> {
  const found = await inCompany(server, companyId, (tx) =>
    tx.raw<{ id: string }>('select id from images where unused_since is null'),
  );
  return found.map(({ id }) => id).toSorted();
}

it.each([
  ['few', 4],
  ['many', 250],
])('are released with %s rows', async (_, rows) => {
  const { ids, formId, imported, undo, rowIdsOf } = await makeUndoWorld(server, { admin, manager });
  const lines = Array.from({ length: rows }, (__, row) => `Gate ${row},${row}\n`);
  const { id, sheetId } = await imported(admin, {}, `Place,Speed\n${lines.join('')}`);
  const [before, now, elsewhere] = [await sentImage(), await sentImage(), await sentImage()];
  const [rowId = ''] = await rowIdsOf(sheetId);
  for (const image of [before, now]) {
    const body = { questionId: ids.photo, rowId, answers: [image] };
    await server.as(admin, sheets.saveAnswers, { params: { id: sheetId }, body });
  }
  const other = await server.as(admin, filling.createSheet, {
    params: { id: formId },
    body: { name: 'Other' },
  });
  const answers = [
    { questionId: ids.place, value: 'Tower' },
    { questionId: ids.photo, value: elsewhere },
  ];
  await server.as(admin, filling.addRow, { params: { id: other.id }, body: { answers } });
  // As if they had been sent for the other sheet: that they go does not depend on it.
  await inCompany(server, companyId, (tx) =>
    tx.raw('update images set sheet_id = $1 where id = any($2::uuid[])', [other.id, [before, now]]),
  );
  const used = await usedImages();
  expect(used).toEqual(expect.arrayContaining([before, now, elsewhere]));
  await undo(id, { changed: true });
  expect(await usedImages()).toEqual(used.filter((image) => image !== before && image !== now));
});

it('are found where the database has no statistics of its history yet', async () => {
  const { imported, rowIdsOf } = await makeUndoWorld(server, { admin, manager });
  const { sheetId } = await imported(admin, {}, 'Place,Speed\nGate 1,1\nGate 2,2\n');
  const rowIds = await rowIdsOf(sheetId);
  const many = 6_000;
  const deleted = await inCompany(server, companyId, async (tx) => {
    await tx.raw(
      `insert into images (company_id, id, user_id, mime_type, size, content_hash, unused_since)
      select $1, gen_random_uuid(), $2, 'image/png', 1, '\\x00', null from generate_series(1, $3::integer)`,
      [companyId, admin.id, many],
    );
    await tx.raw(
      `insert into audit_log (company_id, id, user_id, user_name, action, object_key, tags, next)
      select $1, gen_random_uuid(), $2, 'admin', 'answer_changed', 'sheetRow', array['sheetRow.' || gen_random_uuid()],
        array[gen_random_uuid()::text] from generate_series(1, $3::integer)`,
      [companyId, admin.id, many],
    );
    // Far more than it takes where each step has one way to go, and far less than pairing all images with all changes.
    await tx.raw("set local statement_timeout = '10s'");
    return tx.raw<{ id: string }>(
      'delete from rows where sheet_id = $1 and id = any($2::uuid[]) returning id',
      [sheetId, rowIds],
    );
  });
  expect(deleted.map(({ id }) => id).toSorted()).toEqual(rowIds.toSorted());
});
