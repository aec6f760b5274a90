// Imports of items of the catalog and of several values with a separator of one's own, over HTTP: what is read, what fails
// and why, its repair, an update by key, and a form's own export.
// Long because all of its tests read into one form with one catalog.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exportCalls from '#core/exports/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { withFollowedQuestion, withSelectedBranches, withSelectedTypes } from '#core/forms/question-meta.ts';
import * as imports from '#core/imports/calls.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { question } from '#core/questions/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { insertCatalog, retireItems } from '#server/catalog/write-store.ts';
import { exampleForm, exampleFormWithCatalog } from '#tests/support/example-form.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { endedImport, uploadCsv } from '#tests/support/imports.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const building = { id: randomUUID(), name: 'Building' };
const room = { id: randomUUID(), name: 'Room' };
const item = (name: string, type: typeof room, parentId: string | null, code: string | null = null) => ({
  id: randomUUID(),
  name,
  type,
  parentId,
  code,
  fields: {},
  retired: false,
});
const north = item('North', building, null, 'N');
const hall = item('Hall', room, north.id, 'N-1');
const northStore = item('Store', room, north.id, 'N-2');
const south = item('South', building, null, 'S');
const southStore = item('Store', room, south.id, 'S-1');
const closed = item('Closed', room, south.id, 'S-9');
const pathOf = (...items: { id: string }[]) => items.map(({ id }) => id).join(',');
const [key, site, place, rooms, tools, sizes] = Array.from({ length: 6 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
let formId: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  const items = [north, hall, northStore, south, southStore, closed];
  await inCompany(server, admin.companyId, (tx) =>
    insertCatalog(tx, admin.companyId, { types: [building, room], items }),
  );
  const ask = (id: string, text: string, type: string, more: object = {}) =>
    question.parse({ id, text, type, ...more });
  const options = ['Radio', 'Torch, small', 'Rope'].map((value, order) => ({ value, order }));
  const { form } = exampleForm({
    questions: [
      ask(key, 'Asset', 'TEXT', { required: true }),
      ask(site, 'Site', 'CATALOG_RADIO', {
        order: 1,
        questionMeta: [...withSelectedTypes([], [building.id])],
      }),
      ask(place, 'Place', 'CATALOG_RADIO', {
        order: 2,
        questionMeta: [...withFollowedQuestion(withSelectedTypes([], [room.id]), site)],
      }),
      ask(rooms, 'Rooms', 'CATALOG_CHECKBOX', {
        order: 3,
        questionMeta: [...withSelectedBranches([], [south.id])],
      }),
      ask(tools, 'Tools', 'CHECKBOXES', { order: 4, questionOptions: options }),
      ask(sizes, 'Sizes', 'MULTI_NUMERIC', { order: 5 }),
    ],
    alerts: [],
  });
  formId = form.id;
  await server.publish(admin, form);
});
afterAll(() => server.close());

const header = 'Asset,Site,Place,Rooms,Tools,Sizes\n';
const usual = { [site]: { items: 'AUTO' }, [place]: { items: 'AUTO' }, [rooms]: { items: 'AUTO' } } as const;

async function bodyOf(content: string, changes: object = {}) {
  return {
    fileName: await uploadCsv(server, admin, content),
    originalFileName: 'rows.csv',
    columnMap: { [key]: 0, [site]: 1, [place]: 2, [rooms]: 3, [tools]: 4, [sizes]: 5 },
    cellFormats: usual,
    ...changes,
  };
}

it('is refused without a column for a required question, of the catalog too', async () => {
  const { form, ids } = exampleFormWithCatalog();
  const questions = form.questions.map((one) => ({ ...one, required: one.id === ids.size }));
  await server.as(admin, forms.createForm, { body: { ...form, questions } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  const body = await bodyOf('Place,Size\nGate 1,Small\n', { columnMap: { [ids.place]: 0 }, cellFormats: {} });
  const refused = server.as(admin, imports.scheduleImport, { params: { id: form.id }, body });
  await expect(refused).rejects.toMatchObject({
    code: 'invalid',
    details: {
      errors: [
        {
          path: `columnMap.${ids.size}`,
          message: 'No column answers the required question "Size", so no row can be imported',
        },
      ],
    },
  });
});

async function run(content: string, changes: object = {}): Promise<ImportStatus> {
  const body = await bodyOf(content, changes);
  const { id } = await server.as(admin, imports.scheduleImport, { params: { id: formId }, body });
  return ended(id);
}

const ended = (id: string) => endedImport(server, admin, id);

async function rowsOf(sheetId: string): Promise<Record<string, readonly string[]>[]> {
  const page = await server.as(admin, sheets.listRows, { params: { id: sheetId }, query: { size: 1_000 } });
  if (!('content' in page)) throw new Error('Rows were expected');
  const valuesOf = (answers: (typeof page.content)[number]['answers'], id: string) =>
    answers.filter(({ questionId }) => questionId === id).map(({ value }) => value);
  const names = { key, site, place, rooms, tools, sizes };
  return page.content
    .map(({ answers }) =>
      Object.fromEntries(Object.entries(names).map(([name, id]) => [name, valuesOf(answers, id)])),
    )
    .toSorted((left, right) => (left['key']?.[0] ?? '').localeCompare(right['key']?.[0] ?? ''));
}

async function failuresOf(id: string): Promise<Record<number, string[]>> {
  const { failed } = await server.as(admin, imports.readImport, { params: { id }, query: {} });
  return Object.fromEntries(
    failed.content.map(({ csvRow, errors }) => [csvRow, errors.map(({ message }) => message)]),
  );
}

const refusal = (path: string, message: string) =>
  expect.objectContaining({
    code: 'invalid',
    details: expect.objectContaining({ errors: [{ path, message }] }),
  });

describe('a column of a catalog question', () => {
  it('is imported only where the request says how its items are written', async () => {
    const schedule = (body: Awaited<ReturnType<typeof bodyOf>>) =>
      server.as(admin, imports.scheduleImport, { params: { id: formId }, body });
    const { [site]: _, ...others } = usual;
    await expect(schedule(await bodyOf(header, { cellFormats: others }))).rejects.toEqual(
      refusal(`columnMap.${site}`, '"Site" takes catalog items: specify in cellFormats how they are written'),
    );
    const wrong = { ...usual, [tools]: { items: 'CODE' } };
    await expect(schedule(await bodyOf(header, { cellFormats: wrong }))).rejects.toEqual(
      refusal(`cellFormats.${tools}`, '"Tools" takes no catalog items'),
    );
    const slash = { ...usual, [rooms]: { items: 'PATH', separator: '/' } };
    await expect(schedule(await bodyOf(header, { cellFormats: slash }))).rejects.toEqual(
      refusal(`cellFormats.${rooms}`, 'A slash stands between the names of a path: choose another separator'),
    );
  });

  it('names its items by code, path or name, within what the question takes', async () => {
    const done = await run(
      `${header}A,N,Store,S-1; South / Closed,,\nB,south,S-1,,,\nC,N,S-1,,,\nD,Hall,,,,\nE,,Hall,,,\nF,N,Attic,N-1,,\n`,
    );
    expect(done).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', completedRows: 2, cellFormats: usual });
    expect(await rowsOf(done.sheetId)).toMatchObject([
      {
        key: ['A'],
        site: [north.id],
        place: [pathOf(north, northStore)],
        rooms: [pathOf(south, southStore), pathOf(south, closed)],
      },
      { key: ['B'], site: [south.id], place: [pathOf(south, southStore)] },
    ]);
    expect(await failuresOf(done.id)).toEqual({
      3: ['This does not match the answer to "Site": please choose again'],
      4: ['"Hall" cannot be chosen here: it is not among the choices of this question'],
      5: ['Please answer "Site" first'],
      6: [
        'No catalog item has the code or name "Attic"',
        '"Hall" cannot be chosen here: it is not among the choices of this question',
      ],
    });

    const value = (questionId: string, text: string) => ({ questionId, value: text });
    const repaired = await server.as(admin, imports.continueImport, {
      params: { id: done.id },
      body: {
        rows: [
          // As the file names items, and as answers do.
          { csvRow: 3, answers: [value(place, 'Hall')] },
          { csvRow: 4, answers: [value(site, pathOf(north))] },
          { csvRow: 5, answers: [value(place, 'Cellar')] },
          { csvRow: 6, answers: [value(place, 'N-2'), value(rooms, 'Store'), value(rooms, 'S-9')] },
        ],
      },
    });
    expect(repaired).toMatchObject({ completedRows: 5, failedRows: 1 });
    expect(await failuresOf(done.id)).toEqual({ 5: [expect.stringMatching(/first|Cellar/)] });
    expect((await rowsOf(done.sheetId)).slice(2)).toMatchObject([
      { key: ['C'], place: [pathOf(north, hall)] },
      { key: ['D'], site: [north.id] },
      {
        key: ['F'],
        place: [pathOf(north, northStore)],
        rooms: [pathOf(south, southStore), pathOf(south, closed)],
      },
    ]);
  });

  it('refuses codes where paths are written', async () => {
    const paths = { [site]: { items: 'PATH' }, [place]: { items: 'CODE' }, [rooms]: { items: 'PATH' } };
    const done = await run(`${header}A,North,N-1,,,\nB,N,,,,\nC,North,Hall,,,\n`, { cellFormats: paths });
    expect(done).toMatchObject({ completedRows: 1, failedRows: 2 });
    expect(await failuresOf(done.id)).toEqual({
      2: ['No catalog item has the path "N"'],
      3: ['No catalog item has the code "Hall"'],
    });
  });
});

it('splits values by the separator of their column, and fails what is none of them', async () => {
  const cellFormats = { [tools]: { separator: ',' }, [sizes]: { separator: ' ' } };
  const done = await run(
    `Asset,Site,Place,Rooms,Tools,Sizes\nA,,,,"Radio, ""Torch, small"",Rope",1 2.5 3\nB,,,,"Torch, small",7\nC,,,,Radio; Rope,1;2\n`,
    { cellFormats, columnMap: { [key]: 0, [tools]: 4, [sizes]: 5 } },
  );
  expect(await rowsOf(done.sheetId)).toMatchObject([
    { tools: ['Radio', 'Torch, small', 'Rope'], sizes: ['1', '2.5', '3'] },
    { tools: ['Torch, small'], sizes: ['7'] },
  ]);
  expect(await failuresOf(done.id)).toEqual({
    3: ['"Radio; Rope" is not one of the options', 'Please enter a number'],
  });
});

it('changes rows by their key, and leaves what they name already', async () => {
  const first = await run(`${header}K-1,N,Hall,S-9,,\nK-2,N,Hall,,,\nK-3,S,,,,\n`);
  expect(first).toMatchObject({ state: 'SUCCESS', completedRows: 3 });
  await inCompany(server, admin.companyId, (tx) =>
    retireItems(tx, admin.companyId, [{ id: closed.id, retiredWith: closed.id }]),
  );

  // The form's own export, with an item that nobody can choose any more.
  const response = await server.as(admin, exportCalls.exportSheets, {
    body: { sheetIds: [first.sheetId], format: 'CSV' },
  });
  const own = await response.text();
  const headers = own.slice(0, own.indexOf('\r\n')).split(',');
  const columnMap = Object.fromEntries(
    Object.entries({ Asset: key, Site: site, Place: place, Rooms: rooms, Tools: tools, Sizes: sizes }).map(
      ([title, id]) => [id, headers.indexOf(title)],
    ),
  );
  const keyed = { keyQuestion: key };
  const paths = { [site]: { items: 'PATH' }, [place]: { items: 'PATH' }, [rooms]: { items: 'PATH' } };
  const same = await run(own, { ...keyed, columnMap, cellFormats: paths });
  expect(same).toMatchObject({
    state: 'SUCCESS',
    update: { newRows: 0, changedRows: 0, unchangedRows: 3 },
  });

  // Of the second row only the site would change, which its place does not fit then.
  const file = `${header}K-1,N,Store,S-9,,\nK-2,S,,,,\nK-3,,,S-9,,\nK-4,S,Store,,,\n`;
  const body = await bodyOf(file, keyed);
  const preview = await server.as(admin, imports.previewImport, { params: { id: formId }, body });
  expect(preview).toMatchObject({ newRows: 1, changedRows: 1, unchangedRows: 0, failedRows: 2 });
  const { id } = await server.as(admin, imports.scheduleImport, { params: { id: formId }, body });
  expect(await ended(id)).toMatchObject({ update: { newRows: 1, changedRows: 1 }, failedRows: 2 });
  expect(await failuresOf(id)).toEqual({
    2: ['This does not match the answer to "Site": please choose again'],
    3: ['"Closed" is retired: it can no longer be chosen'],
  });
  expect(await rowsOf(first.sheetId)).toMatchObject([
    { key: ['K-1'], place: [pathOf(north, northStore)], rooms: [pathOf(south, closed)] },
    { key: ['K-2'], site: [north.id], place: [pathOf(north, hall)] },
    { key: ['K-3'], site: [south.id], rooms: [] },
  ]);
});

it('reads a cell that was made to take forever like any other, and refuses one that is longer than any answer', async () => {
  const cell = (spaces: number) => `,,,,"""Rope""${' '.repeat(spaces)}x"`;
  const { id } = await run(
    `Asset,Site,Place,Rooms,Tools\nK-1${cell(290_000)}\nK-2${cell(310_000)}\nK-3,,,,Rope\n`,
    {
      columnMap: { [key]: 0, [tools]: 4 },
      cellFormats: { [tools]: { separator: ',' } },
    },
  );
  expect(await failuresOf(id)).toEqual({
    1: ['At most 10000 characters'],
    2: ['At most 300,000 characters'],
  });
});
