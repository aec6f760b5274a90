// Who may still do what with an import after it was scheduled: its job asks again, and a cancellation takes nothing that
// people have worked on.
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import * as imports from '#core/imports/calls.ts';
import { cancelHint } from '#core/imports/undo.ts';
import * as sheets from '#core/sheets/calls.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { endedImport, type Example, publishedExample, uploadCsv } from '#tests/support/imports.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
});
afterAll(() => server.close());

const publishedForm = () => publishedExample(server, admin);

async function schedule({ form, ids }: Example, person: Person, content: string, more: object = {}) {
  const body = {
    fileName: await uploadCsv(server, person, content),
    originalFileName: 'rows.csv',
    columnMap: { [ids.place]: 0, [ids.speed]: 1 },
    ...more,
  };
  return server.as(person, imports.scheduleImport, { params: { id: form.id }, body });
}

const ended = (id: string) => endedImport(server, admin, id);

const file = 'Place,Speed\nA,1\nB,2\n';

it.each([
  [
    'was deactivated',
    'ADMIN',
    `update users set role = 'DEACTIVATED' where id = $1`,
    'has been deactivated. Nothing was imported.',
  ],
  [
    'is no manager any more',
    'MANAGER',
    `update users set role = 'ANALYST' where id = $1`,
    'Only managers and admins may import data. Nothing was imported.',
  ],
  [
    'may change no rows any more',
    'ADMIN',
    `update users set role = 'MANAGER' where id = $1`,
    'Only administrators may change existing rows by an import. Nothing was imported.',
  ],
] as const)('imports nothing for somebody who %s before its job runs', async (_, role, change, problem) => {
  const example = await publishedForm();
  const person = await server.person(admin.companyId, role);
  const { jobs } = server.region.services;
  // As if the server were busy.
  const waits = vi.spyOn(jobs, 'add').mockResolvedValueOnce();
  const more = problem.includes('administrators') ? { keyQuestion: example.ids.place } : {};
  const { id, sheetId } = await schedule(example, person, file, more);
  expect(waits).toHaveBeenCalledOnce();
  waits.mockRestore();
  await inCompany(server, admin.companyId, async (tx) => {
    await tx.raw(change, [person.id]);
    await jobs.add(tx, { companyId: admin.companyId, kind: 'import', subjectId: id });
  });
  expect(await ended(id)).toMatchObject({
    state: 'COMPLETED_WITH_ERRORS',
    completedRows: 0,
    sheetName: null,
    problem: expect.stringContaining(problem),
  });
  await expect(server.as(admin, sheets.readSheet, { params: { id: sheetId } })).rejects.toMatchObject({
    code: 'not-found',
  });
});

it('cancels an import that waits for its repair, unless people have changed its rows since', async () => {
  const example = await publishedForm();
  const withFailure = `${file}C,fast\n`;
  const untouched = await schedule(example, admin, withFailure);
  expect(await ended(untouched.id)).toMatchObject({ failedRows: 1, completedRows: 2 });
  await server.as(admin, imports.cancelImport, { params: { id: untouched.id } });

  const { id, sheetId } = await schedule(example, admin, withFailure);
  await ended(id);
  const page = await server.as(admin, sheets.listRows, { params: { id: sheetId }, query: {} });
  if (!('content' in page)) throw new Error('Rows were expected');
  await server.as(admin, sheets.saveAnswers, {
    params: { id: sheetId },
    body: {
      questionId: example.ids.speed,
      rowId: page.content[0]?.id ?? null,
      answers: ['7'],
      comment: 'Measured again',
    },
  });
  await expect(server.as(admin, imports.cancelImport, { params: { id } })).rejects.toMatchObject({
    code: 'conflict',
    message: '1 row was changed since the import.',
    hint: cancelHint,
  });
  expect(await ended(id)).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', completedRows: 2 });
  // The way that is left says first what goes.
  await server.as(admin, imports.completeImport, { params: { id } });
  expect(await server.as(admin, imports.previewUndo, { params: { id } })).toMatchObject({ changed: 1 });
});
