// Undo of a finished import: the database has what it had before, once and as a whole, and what people have changed since
// goes only when somebody says so.
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listAudit } from '#core/audit/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { importUndoRetention } from '#core/imports/undo.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { dataOf } from '#tests/support/company-data.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { makeUndoWorld, type UndoWorld } from '#tests/support/undo-world.ts';
import { patience } from '../support/patience.ts';

let server: TestServer;
let admin: Person;
let manager: Person;
let companyId: string;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  ({ id: companyId, admin } = await server.company());
  manager = await server.person(companyId, 'MANAGER');
});
afterAll(() => server.close());

let formId: UndoWorld['formId'];
let ids: UndoWorld['ids'];
let addRow: UndoWorld['addRow'];
let imported: UndoWorld['imported'];
let previewOf: UndoWorld['previewOf'];
let undo: UndoWorld['undo'];
let rowIdsOf: UndoWorld['rowIdsOf'];
let edit: UndoWorld['edit'];
let actionsOf: UndoWorld['actionsOf'];
beforeEach(async () => {
  now = Date.now();
  ({ formId, ids, addRow, imported, previewOf, undo, rowIdsOf, edit, actionsOf } = await makeUndoWorld(
    server,
    { admin, manager },
  ));
});

/** What is there to remember what happened, and what background work does at any moment. */
const history = [
  'imports',
  'audit_log',
  'deleted_rows',
  'deleted_sheets',
  'ended_approvals',
  'server_starts',
  'jobs',
];

/** All rows of the company, without when they were changed. */
function rowsAsTheyAre() {
  return inCompany(server, companyId, (tx) =>
    tx.raw(
      `select id, sheet_id, user_id, answers, alerts, review_state, returned_at, csv_row, created_at
       from rows order by id`,
    ),
  );
}

describe('an undone import', () => {
  it('leaves the database as it was before, in every table but those of its history', async () => {
    // The first file of a company begins the count of its storage.
    await undo((await imported()).id);
    const before = await dataOf(server, companyId);
    const { id, sheetId } = await imported();
    await edit(sheetId, (await rowIdsOf(sheetId))[0] ?? '');
    const during = await dataOf(server, companyId);
    for (const table of ['rows', 'sheets', 'notifications']) expect(during[table]).not.toBe(before[table]);
    await undo(id, { changed: true });
    const after = await dataOf(server, companyId);
    for (const table of history) {
      delete before[table];
      delete after[table];
    }
    expect(after).toEqual(before);
    expect(Object.keys(after).length).toBeGreaterThan(25);
  });

  it('by a key leaves every row as it was, but for when it was changed, and all other tables', async () => {
    const { sheetId } = await imported();
    const [, second = ''] = await rowIdsOf(sheetId);
    await edit(sheetId, second);
    // The first file of a company begins the count of its storage.
    const before = await dataOf(server, companyId);
    const rowsBefore = await rowsAsTheyAre();
    const { id } = await imported(
      admin,
      { keyQuestion: ids.place, blankCells: 'CLEAR' },
      'Place,Speed\nGate 1,999\nGate 2,\nGate 4,81\nGate 7,70\n',
    );
    expect(await rowsAsTheyAre()).not.toEqual(rowsBefore);
    await undo(id);
    expect(await rowsAsTheyAre()).toEqual(rowsBefore);
    const after = await dataOf(server, companyId);
    for (const table of [...history, 'rows', 'sheets', 'row_counts']) {
      delete before[table];
      delete after[table];
    }
    expect(after).toEqual(before);
  });

  it('stays in the list, with who undid it; its sheet, rows and notifications are gone', async () => {
    const { id, sheetId } = await imported(manager);
    expect((await server.as(manager, listNotifications, {})).length).toBeGreaterThan(0);
    now += 1_000;
    const undone = await undo(id);
    expect(undone).toMatchObject({
      state: 'SUCCESS',
      undone: { at: now, by: { id: admin.id, userName: admin.userName } },
      undoUntil: null,
      sheetName: null,
      completedRows: 4,
    });
    await expect(server.as(admin, sheets.readSheet, { params: { id: sheetId } })).rejects.toMatchObject({
      code: 'not-found',
    });
    const list = (query: object) =>
      server.as(admin, imports.listImports, { query: { templateId: formId, ...query } });
    expect((await list({ phase: 'undone' })).content).toMatchObject([
      { id, undone: { by: { id: admin.id } } },
    ]);
    expect((await list({ phase: 'done' })).content).toEqual([]);
    const told = await server.as(manager, listNotifications, {});
    expect(told.filter(({ metadata }) => 'sheetId' in metadata && metadata.sheetId === sheetId)).toEqual([]);
    expect(await actionsOf(id)).toMatchObject([
      { action: 'import_undone', user: { id: admin.id }, next: ['4 rows deleted', 'gates.csv'] },
      { action: 'import_scheduled', user: { id: manager.id } },
    ]);
  });

  it('is undone once, whoever repeats it and however many do so at the same time', async () => {
    const { id } = await imported();
    const replies = await Promise.all(Array.from({ length: 5 }, () => undo(id)));
    expect(new Set(replies.map(({ undone }) => undone?.at)).size).toBe(1);
    now += 5_000;
    expect((await undo(id)).undone?.at).toBe(now - 5_000);
    expect((await actionsOf(id)).filter(({ action }) => action === 'import_undone')).toHaveLength(1);
  });

  it('is left alone by who may not see its form, or another company', async () => {
    const { id, sheetId } = await imported();
    const stranger = (await server.company('Lakeside Foods')).admin;
    expect(await failure(undo(id, {}, stranger))).toMatchObject({ status: 404 });
    expect(await failure(previewOf(id, stranger))).toMatchObject({ status: 404 });
    expect(await rowIdsOf(sheetId)).toHaveLength(4);
  });

  it('is none that keeps the same file from coming in once', async () => {
    const first = await imported(admin, { once: true });
    expect((await imported(admin, { once: true })).id).toBe(first.id);
    await undo(first.id);
    const again = await imported(admin, { once: true });
    expect(again.id).not.toBe(first.id);
    expect(again.completedRows).toBe(4);
  });

  it('is whole or not at all: one that is killed in the middle has undone nothing, and can be repeated', async () => {
    const { id, sheetId } = await imported();
    // The import has ended a moment before its job is gone.
    const isGone = async () => (await dataOf(server, companyId))['jobs']?.startsWith('0 ');
    await vi.waitUntil(isGone, { timeout: patience });
    const before = await dataOf(server, companyId);
    await inCompany(server, companyId, async (tx) => {
      // Somebody is adding a row, for which the undo waits after it has deleted the others.
      await tx.raw('select from sheets where id = $1 for share', [sheetId]);
      const undoing = failure(undo(id));
      undoing.catch(() => undefined);
      // In a transaction of its own each time: one sees the same activity until it ends.
      const kill = () =>
        server.region.services.database.transaction(null, async (other) => {
          await other.raw('set local role none');
          return other.raw(
            `select pg_terminate_backend(pid) from pg_stat_activity
             where datname = current_database() and wait_event_type = 'Lock'`,
          );
        });
      await vi.waitUntil(async () => (await kill()).length > 0, { timeout: patience });
      expect((await undoing).status).toBeGreaterThanOrEqual(500);
    });
    expect(await dataOf(server, companyId)).toEqual(before);
    expect((await undo(id)).undone).not.toBeNull();
  });
});

it('that has changed rows by their key gives them their answers back, but what people have changed since', async () => {
  const { sheetId } = await imported();
  const placesOf = async () => {
    const page = await server.as(admin, sheets.listRows, { params: { id: sheetId }, query: { size: 10 } });
    if (!('content' in page)) throw new Error('Rows were expected');
    return page.content.map(({ answers }) => answers.map(({ value }) => value).join(' ')).toSorted();
  };
  const before = await placesOf();
  const content = 'Place,Speed\nGate 1,51\nGate 2,161\nGate 3,70\nGate 9,90\n';
  const update = await imported(admin, { keyQuestion: ids.place }, content);
  expect(update.update).toMatchObject({ newRows: 1, changedRows: 2, unchangedRows: 1 });
  expect(await placesOf()).not.toEqual(before);
  expect(await previewOf(update.id)).toMatchObject({ unchanged: 1, changed: 0, restored: 2, kept: 0 });
  expect(await failure(undo(update.id, {}, manager))).toMatchObject({ status: 403 });
  await undo(update.id);
  expect(await placesOf()).toEqual(before);
  const entries = (await server.as(admin, listAudit, { query: { size: 100 } })).content;
  expect(entries.find(({ comment }) => comment === 'Import of gates.csv undone')?.user.id).toBe(admin.id);

  const keyed = { keyQuestion: ids.place };
  const again = await imported(admin, keyed, content.replace('Gate 9,90\n', ''));
  expect(again).toMatchObject({ sheetName: null, update: { newRows: 0, changedRows: 2 } });
  const page = await server.as(admin, sheets.listRows, { params: { id: sheetId }, query: { size: 10 } });
  if (!('content' in page)) throw new Error('Rows were expected');
  const first = page.content.find(({ answers }) => answers.some(({ value }) => value === 'Gate 1'))?.id ?? '';
  const speed = { questionId: ids.speed, rowId: first, answers: ['999'] };
  await server.as(admin, sheets.saveAnswers, { params: { id: sheetId }, body: speed });
  expect(await previewOf(again.id)).toMatchObject({ sheetId: null, restored: 1, kept: 1, changed: 0 });
  await undo(again.id);
  expect((await placesOf()).filter((line) => !before.includes(line))).toEqual(['Gate 1 999']);
});

describe('before it is undone', () => {
  it('is said what became of its rows', async () => {
    const { id, sheetId } = await imported();
    expect(await previewOf(id)).toMatchObject({ unchanged: 4, changed: 0, deleted: 0, setupChanged: false });
    const [first = '', second = '', third = ''] = await rowIdsOf(sheetId);
    await edit(sheetId, first);
    const review = (rowId: string) =>
      server.as(admin, sheets.reviewRow, { params: { id: sheetId, rowId }, body: { state: 'APPROVED' } });
    await review(first);
    await review(second);
    await server.as(admin, sheets.deleteRow, { params: { id: sheetId, rowId: third } });
    await addRow(sheetId, 'By hand');
    const preview = { unchanged: 1, changed: 3, edited: 1, reviewed: 2, added: 1, deleted: 1 };
    expect(await previewOf(id)).toMatchObject({ ...preview, sheetId, setupChanged: false });
    const refused = await failure(undo(id));
    expect(refused).toMatchObject({
      status: 409,
      message: '3 rows were changed since the import.',
      details: { fields: { changedRows: 3 } },
    });
    expect(refused.hint).toContain('Nothing was undone');
    expect((await rowIdsOf(sheetId)).length).toBe(4);
  });

  it('counts an answer of the setup as a change', async () => {
    const { id, sheetId } = await imported();
    const answer = { questionId: ids.shift, rowId: null, answers: ['Late'] };
    await server.as(admin, sheets.saveAnswers, { params: { id: sheetId }, body: answer });
    expect(await previewOf(id)).toMatchObject({ changed: 0, setupChanged: true });
    expect(await failure(undo(id))).toMatchObject({ status: 409 });
    expect((await undo(id, { changed: true })).undone).not.toBeNull();
  });

  it('is decided over what was shown: not where more rows were changed meanwhile', async () => {
    const { id, sheetId } = await imported();
    const [first = '', second = ''] = await rowIdsOf(sheetId);
    await edit(sheetId, first);
    const { changed } = await previewOf(id);
    await edit(sheetId, second);
    expect(await failure(undo(id, { changed: true, changedRows: changed }))).toMatchObject({
      status: 409,
      message: 'More rows have changed in the meantime: 2 rows instead of 1 row.',
    });
    expect((await undo(id, { changed: true, changedRows: 2 })).undone).not.toBeNull();
    const deleted = (await server.as(admin, listAudit, { query: { size: 1_000 } })).content.filter(
      (entry) => entry.sheetId === sheetId && entry.action === 'row_deleted',
    );
    // What they held stays readable; rows as they were imported stand in the file.
    expect(deleted.map(({ sheetRowId }) => sheetRowId).toSorted()).toEqual([first, second].toSorted());
    expect(JSON.stringify(deleted[0]?.previous)).toContain('Gate 99');
  });

  it('may be a manager who decides, but not over what people have changed', async () => {
    const [untouched, edited] = [await imported(), await imported()];
    await edit(edited.sheetId, (await rowIdsOf(edited.sheetId))[0] ?? '');
    expect((await undo(untouched.id, {}, manager)).undone?.by.id).toBe(manager.id);
    expect(await failure(undo(edited.id, { changed: true }, manager))).toMatchObject({ status: 403 });
    expect((await previewOf(edited.id, manager)).changed).toBe(1);
  });

  it.each([
    ['one that needs repairs', `update imports set state = 'COMPLETED_WITH_ERRORS' where id = $1`],
    [
      'one of 31 days ago',
      `update imports set ended_at = ${Date.now() - importUndoRetention - 1} where id = $1`,
    ],
  ])('is refused for %s', async (_, statement) => {
    const { id, sheetId } = await imported();
    await inCompany(server, companyId, (tx) => tx.raw(statement, [id]));
    expect((await server.as(admin, imports.importStatusOf, { params: { id } })).undoUntil).toBeNull();
    expect(await failure(previewOf(id))).toMatchObject({ status: 409 });
    expect(await failure(undo(id, { changed: true }))).toMatchObject({ status: 409 });
    expect(await rowIdsOf(sheetId)).toHaveLength(4);
  });
});
