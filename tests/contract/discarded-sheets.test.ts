// Discarding the sheet of an entry that was never sent: nothing that somebody has entered goes with it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import { deleteRow, readSheet } from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let formId: string;
let ids: ReturnType<typeof exampleForm>['ids'];
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const made = exampleForm();
  ({ ids } = made);
  formId = made.form.id;
  await server.publish(admin, made.form);
});
afterAll(() => server.close());

const start = async (by = admin) =>
  (await server.as(by, filling.createSheet, { params: { id: formId }, body: { name: 'Gate 1' } })).id;
const discard = (id: string, by = admin) => server.as(by, filling.discardSheet, { params: { id } });
const isThere = (id: string) =>
  server.as(admin, readSheet, { params: { id } }).then(
    () => true,
    () => false,
  );
const enter = async (sheetId: string) => {
  const body = { answers: [{ questionId: ids.place, value: 'Gate 1' }] };
  return (await server.as(admin, filling.addRow, { params: { id: sheetId }, body })).id;
};

it('takes an empty sheet of one’s own, and what is gone is not found', async () => {
  const id = await start();
  await discard(id);
  expect(await isThere(id)).toBe(false);
  expect(await failure(discard(id))).toMatchObject({ status: 404 });
  const colleague = await server.person(admin.companyId, 'MANAGER');
  const theirs = await start(colleague);
  expect(await failure(discard(theirs))).toMatchObject({ status: 404 });
  expect(await isThere(theirs)).toBe(true);
});

it('takes no sheet with a row, with a deleted one that can be restored, or that is complete', async () => {
  const id = await start();
  const rowId = await enter(id);
  expect(await failure(discard(id))).toMatchObject({ status: 409, message: 'This sheet has entries.' });
  await server.as(admin, deleteRow, { params: { id, rowId } });
  expect(await failure(discard(id))).toMatchObject({ status: 409 });
  const complete = await start();
  await server.as(admin, filling.completeSheet, { params: { id: complete } });
  expect(await failure(discard(complete))).toMatchObject({
    status: 409,
    message: 'This sheet is completed.',
  });
  expect(await isThere(complete)).toBe(true);
});

it('leaves a row that arrives at the same time in its sheet', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await start();
    const [sent, discarded] = await Promise.allSettled([enter(id), discard(id)]);
    expect([sent.status, discarded.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await isThere(id)).toBe(sent.status === 'fulfilled');
  }
});
