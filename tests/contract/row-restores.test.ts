// Restoring a deleted row for 30 days: it comes back as it was, once, and where it cannot it is said why.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletedRows, listAudit } from '#core/audit/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { authenticate } from '#core/session/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { restoreRetention, restoreTexts, undoRetention } from '#core/sheets/review/row-undo.ts';
import { cleanupJob, cleanupKind } from '#server/files/cleanup.ts';
import { undoExpiryJob, undoExpiryKind } from '#server/sheets/row-undos.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { imageOf } from '#tests/support/world.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let reviewer: Person;
let now = Date.now();
beforeAll(async () => {
  server = await startTestServer({ now: () => now });
  // The tests say when background work is done.
  await server.region.services.schedules.stop();
  await server.region.services.jobs.stop();
});
afterAll(() => server.close());

/** Lets time pass. Sessions end meanwhile. */
async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  const body = { username: admin.userName, password: testPassword };
  admin = { ...admin, token: (await server.as(null, authenticate, { body })).token };
}

let formId: string;
let sheetId: string;
let rowIds: string[];
let imageId: string;
let placeId: string;
/** A sheet with three rows, the first of them with a photo, an alert and a review. */
beforeEach(async () => {
  now = Date.now();
  const company = await server.company();
  ({ admin } = company);
  reviewer = await server.person(company.id, 'REVIEWER');
  const { form, ids } = exampleForm({ reviewers: [{ id: reviewer.id }] });
  formId = form.id;
  placeId = ids.place;
  await server.publish(admin, form);
  sheetId = (await server.as(admin, filling.createSheet, { params: { id: formId }, body: {} })).id;
  imageId = randomUUID();
  const sent = await server.fetch(admin, `/image/${imageId}`, {
    method: 'POST',
    headers: { 'content-type': 'image/jpeg' },
    body: imageOf('photo'),
  });
  expect(sent.status).toBe(201);
  const rows = ['101', '2', '3'].map((speed, at) => ({
    answers: [
      { questionId: ids.place, value: `Gate ${at}` },
      { questionId: ids.speed, value: speed },
      ...(at === 0 ? [{ questionId: ids.photo, value: imageId }] : []),
    ],
  }));
  const added = await server.as(admin, filling.addRows, { params: { id: sheetId }, body: { rows } });
  rowIds = added.map(({ id }) => id);
  const [rowId = ''] = rowIds;
  const review = { state: 'APPROVED' as const, comment: 'As it should be' };
  await server.as(reviewer, sheets.reviewRow, { params: { id: sheetId, rowId }, body: review });
});

const readRow = (rowId = rowIds[0] ?? '') =>
  server.as(admin, sheets.readRow, { params: { id: sheetId, rowId } });
const remove = (chosen = rowIds) => server.as(admin, sheets.deleteRows, { body: { rowIds: chosen } });
const restore = (rowId = rowIds[0] ?? '', together = false, person = admin) =>
  server.as(person, sheets.restoreRow, { params: { id: sheetId, rowId }, body: { together } });
const why = async (attempt: Promise<unknown>) => {
  const { status, message } = await failure(attempt);
  return [status, message];
};
const entries = async () =>
  (await server.as(admin, deletedRows, { body: { templateId: formId } })).content.map(
    ({ sheetRowId, restorable }) => [sheetRowId, restorable] as const,
  );
const rowCount = async () => (await server.as(admin, sheets.readSheet, { params: { id: sheetId } })).rowCount;

describe('a deleted row', () => {
  it('comes back as it was, weeks later, with its image', async () => {
    const [rowId = ''] = rowIds;
    const before = await readRow();
    expect(before.alerts).toHaveLength(1);
    await server.as(admin, sheets.deleteRow, { params: { id: sheetId, rowId } });
    const until = now + restoreRetention;
    expect(await entries()).toEqual([[rowId, { until, rows: 1 }]]);
    expect(await rowCount()).toBe(2);

    await pass(29 * 24 * 3_600_000);
    const clean = { id: randomUUID(), companyId: admin.companyId, subjectId: admin.companyId, attempts: 0 };
    await cleanupJob(server.region.services)({ ...clean, kind: cleanupKind }, new AbortController().signal);
    expect(await restore()).toEqual({ rowIds: [rowId] });
    expect(await readRow()).toEqual(before);
    expect(await rowCount()).toBe(3);
    const image = await server.as(admin, sheets.readImage, { params: { file: `${imageId}.jpg` } });
    expect((await image.arrayBuffer()).byteLength).toBeGreaterThan(0);
    expect(await entries()).toEqual([[rowId, null]]);
    const { content } = await server.as(admin, listAudit, { query: { tag: `sheetRow.${rowId}` } });
    expect(content[0]).toMatchObject({ action: 'row_restored', user: { id: admin.id }, sheetId });
  });

  it('comes back once, also where two do it together, and goes again like any other', async () => {
    await remove();
    const both = await Promise.allSettled([restore(), restore()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await why(restore())).toEqual([409, restoreTexts.restored]);
    now += 1_000;
    await remove([rowIds[0] ?? '']);
    expect(
      (await entries()).filter(([id, restorable]) => id === rowIds[0] && restorable !== null),
    ).toHaveLength(1);
    expect(await restore()).toEqual({ rowIds: [rowIds[0]] });
  });

  it('comes back alone, or with all that were deleted with it', async () => {
    const told = await remove();
    await restore();
    expect(await rowCount()).toBe(1);
    expect((await entries()).map(([, restorable]) => restorable?.rows)).toEqual(
      expect.arrayContaining([undefined, 2, 2]),
    );
    expect((await restore(rowIds[1], true)).rowIds.toSorted()).toEqual(rowIds.slice(1).toSorted());
    expect(await rowCount()).toBe(3);
    expect(await why(server.as(admin, sheets.undoRows, { params: { id: told.id } }))).toEqual([
      409,
      'This is already undone.',
    ]);
  });

  it('leaves the rest of its deletion to be undone', async () => {
    const told = await remove();
    await restore();
    const { content } = await server.as(admin, sheets.listUndos, { query: { templateId: formId } });
    expect(content).toMatchObject([{ id: told.id, rowCount: 2 }]);
    const undone = await server.as(admin, sheets.undoRows, { params: { id: told.id } });
    expect(undone.rowIds.toSorted()).toEqual(rowIds.slice(1).toSorted());
  });
});

it('the command lists what can be restored, and restores it by the beginning of an id', async () => {
  await remove();
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const run = (...args: string[]) => runCommand(['rows', 'restore', ...args], { env });
  const listed = await run('--json');
  expect(JSON.parse(listed.stdout)).toEqual(
    expect.arrayContaining(rowIds.map((rowId) => expect.objectContaining({ rowId, sheetId, rows: 3 }))),
  );
  const [rowId = ''] = rowIds;
  expect(await run(rowId.slice(0, 12))).toMatchObject({ exitCode: 0 });
  expect(await run(rowId)).toMatchObject({
    exitCode: 1,
    stderr: expect.stringContaining(restoreTexts.restored),
  });
  const rest = await run(rowIds[1] ?? '', '--together', '--json');
  const shown = await runCommand(['rows', 'show', rowIds[1] ?? '', '--json'], { env });
  const printed = (JSON.parse(rest.stdout) as { id: string }[]).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  expect(printed.map(({ id }) => id)).toEqual(rowIds.slice(1).toSorted());
  expect(printed).toContainEqual(JSON.parse(shown.stdout));
  expect((await run()).stderr).toContain('There are no deleted entries that can be restored.');
});

describe('a row that cannot be restored says why', () => {
  it('after 30 days, and then nothing is left of it', async () => {
    const told = await remove();
    await pass(undoRetention);
    expect(await failure(server.as(admin, sheets.undoRows, { params: { id: told.id } }))).toMatchObject({
      status: 404,
    });
    await pass(restoreRetention);
    expect(await why(restore())).toEqual([409, restoreTexts.tooLate]);
    expect((await entries()).map(([, restorable]) => restorable)).toEqual([null, null, null]);
    const job = { id: told.id, companyId: admin.companyId, subjectId: told.id, attempts: 0 };
    await undoExpiryJob(server.region.services)(
      { ...job, kind: undoExpiryKind },
      new AbortController().signal,
    );
    const kept = await inCompany(server, admin.companyId, (tx) =>
      tx.raw('select 1 from rows_before where undo_id = $1', [told.id]),
    );
    expect(kept).toEqual([]);
    // Its image goes with the next cleaning.
    const clean = { id: randomUUID(), companyId: admin.companyId, subjectId: admin.companyId, attempts: 0 };
    await cleanupJob(server.region.services)({ ...clean, kind: cleanupKind }, new AbortController().signal);
    const file = { params: { file: `${imageId}.jpg` } };
    expect(await failure(server.as(admin, sheets.readImage, file))).toMatchObject({ status: 404 });
  });

  it('has its job at the end of the 30 days, not of the day for undoing', async () => {
    const told = await remove();
    const [job] = await inCompany(server, admin.companyId, (tx) =>
      tx.raw<{ at: number }>('select run_after as at from jobs where subject_id = $1', [told.id]),
    );
    expect(job?.at).toBe(now + restoreRetention);
  });

  it('where its sheet is gone, and where a device has sent it again', async () => {
    await remove();
    const show = (visible: boolean) =>
      inCompany(server, admin.companyId, (tx) =>
        tx.raw('update sheets set visible = $2 where id = $1', [sheetId, visible]),
      );
    await show(false);
    expect(await why(restore())).toEqual([409, restoreTexts.sheetGone]);
    await show(true);
    const body = { id: rowIds[1] ?? '', answers: [{ questionId: placeId, value: 'Sent again' }] };
    await server.as(admin, filling.addRow, { params: { id: sheetId }, body });
    expect(await why(restore(rowIds[1]))).toEqual([409, restoreTexts.restored]);
  });

  it('to nobody but admins of its company', async () => {
    await remove();
    const manager = await server.person(admin.companyId, 'MANAGER');
    for (const other of [manager, reviewer])
      expect(await failure(restore(rowIds[0], false, other))).toMatchObject({ status: 403 });
    const stranger = (await server.company()).admin;
    expect(await failure(restore(rowIds[0], false, stranger))).toMatchObject({ status: 404 });
    expect(await failure(restore(randomUUID()))).toMatchObject({ status: 404 });
  });
});
