// Imports that change existing rows by a key: what is new, changed, the same or in conflict; what the history says of it;
// who may; that a second run changes nothing, and that a cancellation gives everything back.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import * as audit from '#core/audit/calls.ts';
import * as imports from '#core/imports/calls.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { conflictTexts } from '#core/imports/update/labels.ts';
import * as sheets from '#core/sheets/calls.ts';
import { endedImport, type Example, publishedExample, uploadCsv } from '#tests/support/imports.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  admin = company.admin;
  manager = await server.person(company.id, 'MANAGER');
});
afterAll(() => server.close());

const publishedForm = (changes: Parameters<typeof publishedExample>[2] = {}) =>
  publishedExample(server, admin, changes);

const upload = (content: string, person = admin) => uploadCsv(server, person, content);

const ended = (id: string) => endedImport(server, admin, id);

async function bodyOf({ ids }: Example, content: string, changes: object = {}, person = admin) {
  return {
    fileName: await upload(content, person),
    originalFileName: 'rows.csv',
    columnMap: { [ids.place]: 0, [ids.speed]: 1, [ids.size]: 2, [ids.tools]: 3, [ids.at]: 4 },
    dateFormat: 'yyyy-MM-dd HH:mm',
    ...changes,
  };
}

const header = 'Place,Speed,Size,Tools,Seen at\n';

async function run(example: Example, content: string, changes: object = {}): Promise<ImportStatus> {
  const body = await bodyOf(example, content, changes);
  const { id } = await server.as(admin, imports.scheduleImport, { params: { id: example.form.id }, body });
  return ended(id);
}

async function rowsOf({ ids }: Example, sheetId: string) {
  const page = await server.as(admin, sheets.listRows, {
    params: { id: sheetId },
    query: { sort: 'dates.created,asc', size: 1_000 },
  });
  if (!('content' in page)) throw new Error('Rows were expected');
  const titles = new Map<string, string>(Object.entries(ids).map(([name, id]) => [id, name]));
  return page.content
    .map((row) => ({
      id: row.id,
      alerts: row.alerts.length,
      ...Object.fromEntries(
        [...Map.groupBy(row.answers, ({ questionId }) => questionId)].map(([questionId, answers]) => [
          titles.get(questionId) ?? '',
          answers.map(({ value }) => value).join('+'),
        ]),
      ),
    }))
    .map((row) => row as { id: string; alerts: number } & Record<string, string>)
    .toSorted((left, right) => (left['place'] ?? '').localeCompare(right['place'] ?? ''));
}

const first = `${header}A,50,Small,Radio; Rope,2024-02-28 10:00\nB,60.50,Large,,2024-02-29 11:00\nC,70,Medium,Torch,\n`;

it('changes rows whose key exists, adds the others, and does nothing when it comes again', async () => {
  const example = await publishedForm();
  const { ids, form } = example;
  const before = await run(example, first);
  expect(before).toMatchObject({ state: 'SUCCESS', completedRows: 3, update: null });
  const known = await rowsOf(example, before.sheetId);

  const file = `${header} A ,150,Small,Rope; Radio,2024-02-28 10:00\nB,60.5,,,2024-02-29 11:00\nD,1,Small,,\n`;
  const keyed = { keyQuestion: ids.place };
  const body = await bodyOf(example, file, keyed);
  const preview = await server.as(admin, imports.previewImport, { params: { id: form.id }, body });
  expect(preview).toMatchObject({
    totalRows: 3,
    newRows: 1,
    changedRows: 1,
    unchangedRows: 1,
    failedRows: 0,
    conflictingRows: 0,
    changed: [
      {
        csvRow: 1,
        key: 'A',
        sheetId: before.sheetId,
        rowId: known[0]?.id,
        changes: [{ questionId: ids.speed, previous: ['50'], next: ['150'] }],
      },
    ],
  });
  expect(await rowsOf(example, before.sheetId)).toEqual(known);

  const { id } = await server.as(admin, imports.scheduleImport, { params: { id: form.id }, body });
  const done = await ended(id);
  expect(done).toMatchObject({
    state: 'SUCCESS',
    completedRows: 3,
    update: { keyQuestion: ids.place, blankCells: 'KEEP', newRows: 1, changedRows: 1, unchangedRows: 1 },
  });
  const after = await rowsOf(example, before.sheetId);
  expect(after).toEqual([{ ...known[0], speed: '150', alerts: 1 }, known[1], known[2]]);
  expect(await rowsOf(example, done.sheetId)).toMatchObject([{ place: 'D', speed: '1' }]);

  const history = await server.as(admin, audit.listAudit, { query: { tag: `sheetRow.${known[0]?.id}` } });
  expect(JSON.stringify(history)).toContain('Import of rows.csv');

  const again = await run(example, file, keyed);
  expect(again).toMatchObject({
    state: 'SUCCESS',
    completedRows: 3,
    sheetName: null,
    update: { newRows: 0, changedRows: 0, unchangedRows: 3 },
  });
  expect(await rowsOf(example, before.sheetId)).toEqual(after);
});

it('keeps what is in conflict for a repair, and takes it once the conflict is gone', async () => {
  const example = await publishedForm({ reviewers: [{ id: admin.id }] });
  const { ids } = example;
  const rows = 'A,1,Small,,\nB,2,Small,,\nB,3,Small,,\nC,4,Small,,\nD,5,Small,,\n';
  const { sheetId } = await run(example, header + rows);
  const known = await rowsOf(example, sheetId);
  const idOf = (place: string) => known.find((row) => row['place'] === place)?.id ?? '';
  const review = { state: 'APPROVED' as const, comment: null };
  await server.as(admin, sheets.reviewRows, { body: { rowIds: [idOf('D')], ...review } });

  const file = `${header}A,10,Small,,\nB,20,Small,,\nC,40,Small,,\nC,41,Small,,\nD,50,Small,,\n,60,Small,,\nE,fast,Small,,\n`;
  const keyed = { keyQuestion: ids.place };
  const done = await run(example, file, keyed);
  expect(done).toMatchObject({
    state: 'COMPLETED_WITH_ERRORS',
    completedRows: 1,
    failedRows: 6,
    update: { newRows: 0, changedRows: 1, unchangedRows: 0 },
  });
  const { failed } = await server.as(admin, imports.readImport, { params: { id: done.id } });
  expect(failed.content.map(({ csvRow, errors }) => [csvRow, errors[0]?.message])).toEqual([
    [2, conflictTexts.several(2)],
    [3, conflictTexts.twice([3, 4], 2)],
    [4, conflictTexts.twice([3, 4], 2)],
    [5, conflictTexts.reviewed('APPROVED')],
    [6, conflictTexts.noKey],
    [7, 'Please enter a number'],
  ]);
  const fix = (csvRow: number, ...answers: [string, string][]) => ({
    csvRow,
    answers: answers.map(([questionId, value]) => ({ questionId, value })),
  });
  const fixes = [
    { csvRow: 2, skip: true },
    { csvRow: 3, skip: true },
    fix(4),
    fix(5),
    fix(6, [ids.place, 'F']),
    fix(7, [ids.speed, '70']),
  ];
  const repaired = await server.as(admin, imports.continueImport, {
    params: { id: done.id },
    body: { rows: fixes },
  });
  expect(repaired).toMatchObject({
    state: 'COMPLETED_WITH_ERRORS',
    failedRows: 1,
    update: { newRows: 2, changedRows: 2, unchangedRows: 0 },
  });
  expect((await rowsOf(example, sheetId)).map((row) => row['speed']).toSorted()).toEqual([
    '10',
    '2',
    '3',
    '41',
    '5',
  ]);
  expect((await rowsOf(example, done.sheetId)).map((row) => row['place'])).toEqual(['E', 'F']);
});

it('lets an empty cell remove an answer only where that was chosen, and never a required one', async () => {
  const example = await publishedForm();
  const { ids } = example;
  const { sheetId } = await run(example, first);
  const cleared = await run(example, `${header}A,,,,\n`, { keyQuestion: ids.place, blankCells: 'CLEAR' });
  expect(cleared).toMatchObject({ state: 'SUCCESS', update: { changedRows: 1, blankCells: 'CLEAR' } });
  const [row] = await rowsOf(example, sheetId);
  expect(row).toEqual({ id: row?.id, alerts: 0, place: 'A' });
  const bySpeed = await run(example, `${header},70,,,\n`, { keyQuestion: ids.speed, blankCells: 'CLEAR' });
  expect(bySpeed).toMatchObject({ failedRows: 1, update: { changedRows: 0 } });
});

it('gives everything back that it changed when it is canceled, but what somebody has changed since', async () => {
  const example = await publishedForm();
  const { ids, form } = example;
  const { sheetId } = await run(example, first);
  const known = await rowsOf(example, sheetId);
  const file = `${header}A,150,Large,,\nB,1,Small,Torch,\nX,1,Small,,\nC,fast,Small,,\n`;
  const done = await run(example, file, { keyQuestion: ids.place });
  expect(done).toMatchObject({ failedRows: 1, update: { newRows: 1, changedRows: 2 } });
  await server.as(admin, sheets.saveAnswers, {
    params: { id: sheetId },
    body: { rowId: known[1]?.id, questionId: ids.speed, answers: ['2'], comment: 'Measured again' },
  } as never);
  await server.as(admin, imports.cancelImport, { params: { id: done.id } });
  await expect
    .poll(() => server.as(admin, imports.importStatusOf, { params: { id: done.id } }).catch(() => 'gone'))
    .toBe('gone');
  const after = await rowsOf(example, sheetId);
  expect(after).toEqual([known[0], { ...known[1], speed: '2' }, known[2]]);
  const listed = await server.as(admin, sheets.listSheets, { params: { id: form.id }, query: {} });
  expect(JSON.stringify(listed)).not.toContain(done.sheetId);
});

it('is for administrators, whose key must be in the file', async () => {
  const example = await publishedForm();
  const { ids, form } = example;
  const asManager = await bodyOf(example, first, { keyQuestion: ids.place }, manager);
  for (const call of [imports.scheduleImport, imports.previewImport])
    await expect(
      server.as(manager, call, { params: { id: form.id }, body: asManager }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  const columnMap = { [ids.speed]: 1 };
  for (const keyQuestion of [ids.place, ids.tools, randomUUID()]) {
    const body = await bodyOf(example, first, { keyQuestion, columnMap });
    await expect(
      server.as(admin, imports.scheduleImport, { params: { id: form.id }, body }),
    ).rejects.toMatchObject({ code: 'invalid' });
  }
});

it('finds nothing in another company or form', async () => {
  const [one, other] = [await publishedForm(), await publishedForm()];
  await run(one, first);
  const body = await bodyOf(other, first, { keyQuestion: other.ids.place });
  const preview = await server.as(admin, imports.previewImport, { params: { id: other.form.id }, body });
  expect(preview).toMatchObject({ newRows: 3, changedRows: 0, unchangedRows: 0 });
});
