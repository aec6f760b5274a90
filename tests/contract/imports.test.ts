// Imports over HTTP: a file goes up, its rows come in, what fails is repaired; a crash loses nothing.
import { existsSync, readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#core/errors.ts';
import * as filling from '#core/filling/calls.ts';
import * as imports from '#core/imports/calls.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
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

const upload = (content: string | Uint8Array) => uploadCsv(server, admin, content);

const ended = (id: string) => endedImport(server, admin, id);

async function schedule(
  { form, ids }: Example,
  content: string | Uint8Array,
  changes: object = {},
): Promise<ImportStatus> {
  const body = {
    fileName: await upload(content),
    originalFileName: 'rows.csv',
    columnMap: { [ids.place]: 0, [ids.speed]: 1, [ids.size]: 2 },
    ...changes,
  };
  return server.as(admin, imports.scheduleImport, { params: { id: form.id }, body });
}

const header = 'Place,Speed,Size,Date\n';

describe('an import', () => {
  it('makes no sheet that its owner is to continue, until they enter a row into it by hand', async () => {
    const example = await publishedForm();
    const params = { id: example.form.id };
    const open = async (more: { begun?: 'true' } = {}) => {
      const query = { templateId: params.id, userId: admin.id, completed: 'false', ...more } as const;
      const { content, totalElements } = await server.as(admin, sheets.listCompanySheets, { query });
      expect(totalElements).toBe(content.length);
      return content.map(({ id }) => id);
    };
    const begun = () => open({ begun: 'true' });
    const enter = async (by: Person, sheetId: string) => {
      const body = { answers: [{ questionId: example.ids.place, value: 'Gate 9' }] };
      await server.as(by, filling.addRow, { params: { id: sheetId }, body });
    };
    const { id, sheetId } = await schedule(example, `${header}Gate 1,50,Small,2024-02-28\n`);
    await ended(id);
    expect(await open()).toEqual([sheetId]);
    expect(await begun()).toEqual([]);
    // New, and its owner's; filled by a colleague alone; with an answer of its owner's.
    const { id: own } = await server.as(admin, filling.createSheet, { params, body: { name: 'Own' } });
    expect(await begun()).toEqual([own]);
    const colleague = await server.person(admin.companyId, 'MANAGER');
    await enter(colleague, own);
    await enter(colleague, sheetId);
    expect(await begun()).toEqual([]);
    await enter(admin, own);
    await enter(admin, sheetId);
    expect(new Set(await begun())).toEqual(new Set([own, sheetId]));
  });

  it('brings the good rows in, keeps the failed ones, and takes them once they are repaired', async () => {
    const example = await publishedForm();
    const { ids } = example;
    const started = await schedule(
      example,
      `${header}Gate 1,50,Small,2024-02-28\nGate 2,fast,Large,2024-02-29\nGate 3,120,Huge,2024-03-01\n,1,Small,2024-03-02\n`,
      { dateColumn: 3, dateFormat: 'yyyy-MM-dd' },
    );
    expect(await ended(started.id)).toMatchObject({
      state: 'COMPLETED_WITH_ERRORS',
      totalRows: 4,
      completedRows: 1,
      failedRows: 3,
    });
    expect(await server.as(admin, listNotifications, {})).toContainEqual(
      expect.objectContaining({
        type: 'import_done',
        metadata: expect.objectContaining({
          importId: started.id,
          templateName: example.form.name,
          fileName: 'rows.csv',
          completedRows: 1,
          failedRows: 3,
          problem: null,
        }),
      }),
    );
    const { failed } = await server.as(admin, imports.readImport, { params: { id: started.id } });
    expect(failed.content).toEqual([
      expect.objectContaining({
        csvRow: 2,
        errors: [{ questionId: ids.speed, message: 'Please enter a number' }],
      }),
      expect.objectContaining({
        csvRow: 3,
        errors: [{ questionId: ids.size, message: '"Huge" is not one of the options' }],
      }),
      expect.objectContaining({
        csvRow: 4,
        errors: [{ questionId: ids.place, message: 'This question is required' }],
      }),
    ]);
    const fix = (csvRow: number, questionId: string, value: string) => ({
      csvRow,
      answers: [{ questionId, value }],
    });
    const rows = [fix(2, ids.speed, '200'), fix(3, ids.size, 'Enormous'), { csvRow: 4, skip: true }];
    const after = await server.as(admin, imports.continueImport, {
      params: { id: started.id },
      body: { rows },
    });
    expect(after).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', completedRows: 2, failedRows: 1 });
    const last = [fix(3, ids.size, 'Large')];
    const done = await server.as(admin, imports.continueImport, {
      params: { id: started.id },
      body: { rows: last },
    });
    expect(done).toMatchObject({ state: 'SUCCESS', completedRows: 3, failedRows: 0 });
    const page = await server.as(admin, sheets.listRows, {
      params: { id: started.sheetId },
      query: { sort: 'dates.created,asc' },
    });
    if (!('content' in page)) throw new Error('Rows were expected');
    expect(
      page.content.map((row) => [
        new Date(row.dates.created).toISOString().slice(0, 10),
        ...row.answers.map(({ value }) => value),
      ]),
    ).toEqual([
      ['2024-02-28', 'Gate 1', '50', 'Small'],
      ['2024-02-29', 'Gate 2', '200', 'Large'],
      ['2024-03-01', 'Gate 3', '120', 'Large'],
    ]);
    expect(page.content.map(({ alerts }) => alerts.length)).toEqual([0, 1, 1]);
  });

  it('reads repaired rows by the decimal separator of the file', async () => {
    const example = await publishedForm();
    const rows = ['Gate 1;1.234,5;Small', 'Gate 2;2.500;Small', ';1.234;Small'];
    const started = await schedule(example, `Place;Speed;Size\n${rows.join('\n')}\n`);
    expect(await ended(started.id)).toMatchObject({ failedRows: 1, decimalSeparator: ',' });
    const answers = [{ questionId: example.ids.place, value: 'Gate 3' }];
    await server.as(admin, imports.continueImport, {
      params: { id: started.id },
      body: { rows: [{ csvRow: 3, answers }] },
    });
    const page = await server.as(admin, sheets.listRows, { params: { id: started.sheetId } });
    if (!('content' in page)) throw new Error('Rows were expected');
    const speeds = page.content.map(
      (row) => row.answers.find(({ questionId }) => questionId === example.ids.speed)?.value,
    );
    expect(speeds.toSorted()).toEqual(['1234', '1234.5', '2500']);
  });

  it('that is canceled leaves no row and no trace', async () => {
    const example = await publishedForm();
    const started = await schedule(example, `${header}Gate 1,50,Small,\nGate 2,x,Small,\n`);
    await ended(started.id);
    await server.as(admin, imports.cancelImport, { params: { id: started.id } });
    const gone = await server
      .as(admin, imports.importStatusOf, { params: { id: started.id } })
      .catch((error: AppError) => error);
    expect(gone).toMatchObject({ status: 404 });
    const left = await server.as(admin, sheets.listSheets, { params: { id: example.form.id } });
    expect(left.totalElements).toBe(0);
  });

  it.each([
    ['an empty file', '', 'Could not Parse Uploaded CSV File'],
    ['a header that stands twice', 'Place,Place\na,b\n', 'Place'],
    [
      'a binary file',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0, 13, 10]),
      'Could not Parse Uploaded CSV File',
    ],
  ])('of %s is refused at once', async (_name, content, message) => {
    const example = await publishedForm();
    const error = await schedule(example, content).catch((issue: AppError) => issue);
    expect(error).toMatchObject({ status: 400, details: { errors: [{ path: 'fileName' }] } });
    expect((error as AppError).message).toContain(message);
  });

  it('of a file with a stray quote names its row and the odd quote beside it, and brings in the others', async () => {
    const example = await publishedForm();
    const started = await schedule(
      example,
      `${header}Gate 1,50,Small,\nGate "2,60,Small,\n"Gate 3" x,1,Small,\nGate 4,1,Small,\n`,
    );
    expect(await ended(started.id)).toMatchObject({ problem: null, completedRows: 2, failedRows: 2 });
    const { failed } = await server.as(admin, imports.readImport, { params: { id: started.id } });
    // The quote of "Gate 2" may be the one that the next row has too many.
    expect(failed.content).toMatchObject([
      { csvRow: 2, errors: [{ message: expect.stringContaining('quote') }] },
      { csvRow: 3, errors: [{ message: 'A quote in line 4 of the file is not closed properly' }] },
    ]);
  });

  it('sent twice under one id is one import', async () => {
    const example = await publishedForm();
    const body = {
      id: randomUUID(),
      fileName: await upload(`${header}Gate 1,50,Small,\n`),
      originalFileName: 'once.csv',
      columnMap: { [example.ids.place]: 0 },
    };
    const send = () => server.as(admin, imports.scheduleImport, { params: { id: example.form.id }, body });
    const [first, second] = [await send(), await send()];
    expect(second.sheetId).toBe(first.sheetId);
    expect((await ended(first.id)).completedRows).toBe(1);
  });

  it('keeps Windows-1252 and UTF-16 text', async () => {
    const example = await publishedForm();
    for (const bytes of [
      Buffer.from(`${header}Müller’s gate,1,Small,\n`.replace('’', '\x92'), 'latin1'),
      utf16(`${header}Müller’s gate,1,Small,\n`),
    ]) {
      const started = await schedule(example, bytes);
      await ended(started.id);
      const page = await server.as(admin, sheets.listRows, { params: { id: started.sheetId } });
      if (!('content' in page)) throw new Error('Rows were expected');
      expect(page.content[0]?.answers[0]?.value).toBe('Müller’s gate');
    }
  });
});

function utf16(text: string): Uint8Array {
  return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
}

const birdstrikes = '../shared/data/birdstrikes.csv';
describe.skipIf(!existsSync(birdstrikes))(
  'the 10,000 wildlife strikes (skipped without the shared data)',
  () => {
    it('come in but for 15', async () => {
      const example = await publishedForm();
      const started = await schedule(example, readFileSync(birdstrikes), {
        columnMap: { [example.ids.place]: 0, [example.ids.speed]: 13, [example.ids.size]: 7 },
        dateColumn: 3,
        dateFormat: 'yyyy-MM-dd',
      });
      expect(await ended(started.id)).toMatchObject({
        state: 'SUCCESS',
        totalRows: 10_000,
        completedRows: 10_000,
      });
    });
  },
);
