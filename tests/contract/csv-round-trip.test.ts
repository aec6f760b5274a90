// What is exported for programs and imported again is the same, and no row of a damaged file comes in unnamed: through the
// export and the import of the server.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import Papa from 'papaparse';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AppError } from '#core/errors.ts';
import * as exportCalls from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import * as imports from '#core/imports/calls.ts';
import { isRunning } from '#core/imports/policy.ts';
import type { ImportRequest } from '#core/imports/schema.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
const options = ['Rope', 'Net; Hook', 'a|b', '"Big" one', 'Rope; Radio', 'Radio'];
const { form, ids } = exampleForm();
const wanted = new Set<string>([ids.place, ids.tools, ids.size]);
const formWithOptions: FormInput & { id: string } = {
  ...form,
  questions: form.questions
    .filter(({ id }) => id !== undefined && wanted.has(id))
    .map((question) =>
      question.questionOptions?.length
        ? { ...question, questionOptions: options.map((value, order) => ({ value, order })) }
        : question,
    ),
  alerts: [],
};

beforeAll(async () => {
  server = await startTestServer();
  admin = (await server.company()).admin;
  await server.publish(admin, formWithOptions);
});
afterAll(() => server.close());

async function imported(
  content: string | Uint8Array,
  request: Partial<ImportRequest>,
): Promise<ImportStatus> {
  const target = await server.as(admin, imports.requestUpload, { query: { mimetype: 'text/csv' } });
  const body = typeof content === 'string' ? content : new Uint8Array(content);
  await fetch(target.url, { method: target.method, headers: target.headers, body });
  const started = await server.as(admin, imports.scheduleImport, {
    params: { id: form.id },
    body: { fileName: target.s3Resource, originalFileName: 'rows.csv', columnMap: {}, ...request },
  });
  for (;;) {
    const status = await server.as(admin, imports.importStatusOf, { params: { id: started.id } });
    if (!isRunning(status)) return status;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The answers of a sheet's rows, in any order. */
async function answersIn(sheetId: string): Promise<string[]> {
  const page = await server.as(admin, sheets.listRows, { params: { id: sheetId }, query: { size: 500 } });
  if (!('content' in page)) throw new Error('Rows were expected');
  return page.content
    .map(({ answers }) =>
      JSON.stringify(answers.map(({ questionId, value }) => [questionId, value]).toSorted()),
    )
    .toSorted();
}

describe('rows that were exported for programs', () => {
  it('come in as they were, whatever their answers hold', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1 }),
      fc.string({
        unit: fc.constantFrom('a', '"', "'", '=1', '- ', ',', ';', '|', '\t', '\n', '\r\n', ' ', '\u202e'),
      }),
    );
    const row = fc.record({
      place: text.filter((value) => value.trim() !== '' && !value.includes('\0')),
      tools: fc.uniqueArray(fc.constantFrom(...options), { maxLength: 4 }),
      size: fc.option(fc.constantFrom(...options)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 20 }), async (rows) => {
        const made = { params: { id: form.id }, body: { name: 'Monday', contextAnswers: [] } };
        const { id: sheetId } = await server.as(admin, filling.createSheet, made);
        const body = {
          rows: rows.map(({ place, tools, size }) => ({
            answers: [
              { questionId: ids.place, value: place },
              ...tools.map((value) => ({ questionId: ids.tools, value })),
              ...(size === null ? [] : [{ questionId: ids.size, value: size }]),
            ],
          })),
        };
        await server.as(admin, filling.addRows, { params: { id: sheetId }, body });
        const request = { body: { sheetIds: [sheetId], format: 'CSV' as const } };
        const file = await (await server.as(admin, exportCalls.exportSheets, request)).text();
        const [header = []] = Papa.parse<string[]>(file, { preview: 1, delimiter: ',' }).data;
        const columnMap = {
          [ids.place]: header.indexOf('Place'),
          [ids.tools]: header.indexOf('Tools'),
          [ids.size]: header.indexOf('Size'),
        };
        const done = await imported(file, { columnMap });
        expect(done).toMatchObject({ completedRows: rows.length, failedRows: 0 });
        expect(await answersIn(done.sheetId)).toEqual(await answersIn(sheetId));
      }),
      { numRuns: 8 },
    );
  });
});

describe('rows whose cells are not those of the header', () => {
  const columnMap = { [ids.place]: 0, [ids.size]: 1 };
  const failedOf = async (id: string) =>
    (await server.as(admin, imports.readImport, { params: { id } })).failed.content;

  it('are each named, and none of them comes in', async () => {
    const cells = fc.array(fc.constantFrom('x', '', 'Rope', 'a "b"', 'y, z'), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { maxLength: 30 }), async (others) => {
        const all = [['first', 'Rope', 'z'], ...others.map(([, ...rest]) => ['p', ...rest])];
        const file = Papa.unparse([['Place', 'Size', 'Note'], ...all]);
        const areMostLonger = all.filter(({ length }) => length > 3).length > all.length / 2;
        const done = await imported(file, { columnMap }).catch((error: AppError) => error);
        // A header of fewer names than most rows have cells has lost one: nothing comes in before somebody says which.
        if (done instanceof Error)
          return areMostLonger && done.message.startsWith('The header names 3 columns');
        const wrong = all.flatMap((row, index) => (row.length === 3 ? [] : [index + 1]));
        const named = (await failedOf(done.id)).filter(({ raw }) => raw !== undefined);
        expect(named.map(({ csvRow }) => csvRow)).toEqual(wrong);
        expect(named.map(({ raw }) => raw)).toEqual(wrong.map((csvRow) => all[csvRow - 1]));
        return true;
      }),
      { numRuns: 6 },
    );
  });

  it('come in with what a repair says, and with nothing else', async () => {
    const file = 'Place,Size,Note\nB,Radio\n"C"x,Rope,\nD,Rope,,\nA,Rope,\nE,Rope,\n';
    const done = await imported(file, { columnMap });
    expect(done).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', completedRows: 2, failedRows: 3 });
    const failed = await failedOf(done.id);
    expect(failed).toMatchObject([
      { csvRow: 1, raw: ['B', 'Radio'], errors: [{ message: 'This row has 2 cells, the header has 3' }] },
      { csvRow: 2, raw: ['"C"x', 'Rope', ''] },
      {
        csvRow: 3,
        raw: ['D', 'Rope', '', ''],
        errors: [{ message: 'This row has 4 cells, the header has 3' }],
      },
    ]);
    expect(failed[1]?.errors).toEqual([
      { questionId: null, message: 'A quote in line 3 of the file is not closed properly' },
    ]);
    const send = (rows: unknown[]) =>
      server.as(admin, imports.continueImport, { params: { id: done.id }, body: { rows } as never });
    // Sent as they are they stay failed: which column each cell belongs to is not known.
    expect(await send([{ csvRow: 1, answers: [] }, { csvRow: 3 }])).toMatchObject({ failedRows: 3 });
    const answers = [{ questionId: ids.place, value: 'Bern' }];
    expect(await send([{ csvRow: 1, answers }])).toMatchObject({ completedRows: 3, failedRows: 2 });
    const wrong = [...answers, { questionId: ids.size, value: 'Huge' }];
    await send([{ csvRow: 3, answers: wrong }]);
    expect((await failedOf(done.id)).find(({ csvRow }) => csvRow === 3)).toMatchObject({
      raw: ['D', 'Rope', '', ''],
      errors: [{ questionId: ids.size }, { message: 'This row has 4 cells, the header has 3' }],
    });
    const found = (await answersIn(done.sheetId)).map((row) => JSON.parse(row) as [string, string][]);
    expect(found).toContainEqual([[ids.place, 'Bern']]);
  });

  it('are asked about where all rows exceed the header', async () => {
    const file = 'Place,Size\n1,A,Rope\n2,B,Radio\n';
    const refusal = await imported(file, { columnMap }).catch((error: AppError) => error);
    expect(refusal).toMatchObject({
      code: 'invalid',
      details: {
        errors: [
          {
            path: 'fileName',
            message:
              'The header names 2 columns, but the rows have 3 cells: use headerAlign to say which ones it belongs to',
          },
        ],
      },
    });
    const right = { columnMap: { [ids.place]: 1, [ids.size]: 2 }, headerAlign: 'LAST' as const };
    const done = await imported(file, right);
    expect(done).toMatchObject({ state: 'SUCCESS', completedRows: 2 });
    expect(
      (await answersIn(done.sheetId)).every((row) => row.includes('"Rope"') || row.includes('"Radio"')),
    ).toBe(true);
  });

  it('take headers that differ in their signs, and columns without a name', async () => {
    const file = `Cost $,Cost %,,Size\nA,B,${randomUUID()},Rope\n`;
    const done = await imported(file, { columnMap: { [ids.place]: 1, [ids.size]: 3 } });
    expect(done).toMatchObject({ state: 'SUCCESS', completedRows: 1 });
    expect(await answersIn(done.sheetId)).toEqual([expect.stringContaining('"B"')]);
  });
});
