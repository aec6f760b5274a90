// Imports that bring photos and files: an export goes into an empty copy of its form, what is wrong is said by row and repaired, and
// an undo takes the files along.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exportForm } from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as imports from '#core/imports/calls.ts';
import { attachedFileOf, attachedFileValue } from '#core/questions/attached/attached-file.ts';
import { entryOf } from '#core/questions/entries/entry.ts';
import { question } from '#core/questions/schema.ts';
import { valuesOf } from '#core/questions/values.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { uploadCsv } from '#tests/support/imports.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { imageOf } from '#tests/support/world.ts';

let server: TestServer;
let admin: Person;
const folder = mkdtempSync(join(tmpdir(), 'formdeck-with-files-'));
const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.4 ${text}`);

beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

/** A form that asks for a photo, a report, and damages with a photo each. */
async function publishedForm() {
  const asked = (text: string, type: string, order: number, more: object = {}) =>
    question.parse({ id: randomUUID(), text, type, order, ...more });
  const [part, inner] = [asked('Part', 'TEXT', 0), asked('Close-up', 'IMAGE', 1)];
  const report = asked('Report', 'FILE', 8);
  const damages = asked('Damages', 'ENTRIES', 9, { questions: [part, inner] });
  const { form, ids } = exampleForm();
  await server.publish(admin, { ...form, questions: [...form.questions, report, damages] });
  return { form, ids, part, inner, report, damages };
}

async function run(...words: string[]) {
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: admin.token };
  const ran = await runCommand(['import', ...words, '--json'], { env });
  return { ...ran, result: ran.stdout === '' ? null : JSON.parse(ran.stdout) };
}

type Published = Awaited<ReturnType<typeof publishedForm>>;

/** The rows of a sheet as they do not depend on ids: contents of images, names and contents of files. */
async function rowsOf(sheetId: string, { ids, part, inner, report, damages }: Published) {
  const query = { sort: 'dates.created,asc' };
  const page = await server.as(admin, sheets.listRows, { params: { id: sheetId }, query });
  if (!('content' in page)) throw new Error('Rows were expected');
  const contentOf = async (path: string) => (await server.fetch(admin, path)).text();
  const rows = await Promise.all(
    page.content.map(async (row) => {
      const { answers } = await server.as(admin, sheets.readRow, { params: { id: sheetId, rowId: row.id } });
      const of = (id: string) =>
        answers.flatMap(({ questionId, value }) => (questionId === id ? [value] : []));
      const [photo, file] = [of(ids.photo)[0], attachedFileOf(of(report.id)[0] ?? '')];
      return {
        place: of(ids.place),
        photo: photo && (await contentOf(`/image/${photo}.jpg`)),
        report: file && [file.name, file.size, await contentOf(`/file/${file.id}`)],
        damages: await Promise.all(
          of(damages.id).map(async (value) => {
            const entry = entryOf(value) ?? {};
            const closeUp = valuesOf(entry[inner.id])[0];
            return [entry[part.id], closeUp && (await contentOf(`/image/${closeUp}.jpg`))];
          }),
        ),
      };
    }),
  );
  return rows.toSorted((left, right) => String(left.place).localeCompare(String(right.place)));
}

it('bring an export with files into an empty copy of its form, the same rows and files', async () => {
  const [from, into] = [await publishedForm(), await publishedForm()];
  const { form, ids, part, inner, report, damages } = from;
  const image = async () => {
    const id = randomUUID();
    await server.as(admin, filling.uploadImage, { params: { id }, body: imageOf(id) });
    return id;
  };
  const bytes = pdf('the report');
  const file = { id: randomUUID(), size: bytes.length, name: 'Report of May.pdf' };
  await server.as(admin, filling.uploadFile, {
    params: { id: file.id },
    query: { name: file.name },
    body: bytes,
  });
  const sheet = await server.as(admin, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'May' },
  });
  const entry = { [part.id]: 'Door', [inner.id]: await image() };
  const rows = [
    [
      { questionId: ids.photo, value: await image() },
      { questionId: report.id, value: attachedFileValue(file) },
      { questionId: damages.id, value: JSON.stringify(entry) },
    ],
    [],
  ].map((more, index) => ({ answers: [{ questionId: ids.place, value: `Gate ${index}` }, ...more] }));
  await server.as(admin, filling.addRows, { params: { id: sheet.id }, body: { rows } });
  const options = { format: 'CSV' as const, images: true };
  const body = { templateIds: [form.id], startDate: 0, endDate: Date.now() + 3_600_000, ...options };
  const zip = join(folder, 'export.zip');
  writeFileSync(zip, Buffer.from(await (await server.as(admin, exportForm, { body })).arrayBuffer()));

  const { exitCode, result, stderr } = await run('run', zip, '--form', into.form.id);
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0 });
  const before = await rowsOf(sheet.id, from);
  expect(await rowsOf(result.sheetId, into)).toEqual(before);
  expect(before[0]).toMatchObject({ report: ['Report of May.pdf', bytes.length, '%PDF-1.4 the report'] });
  expect(before[0]?.damages[0]?.[1]).toBe(await new Blob([imageOf(entry[inner.id] ?? '')]).text());
});

it('say by row what is wrong with its file, and by name what no row names; repairs name others', async () => {
  const into = await publishedForm();
  const photos = join(folder, 'photos');
  for (const name of ['a', 'b']) mkdirSync(join(photos, name), { recursive: true });
  writeFileSync(join(photos, 'one.jpg'), imageOf('one'));
  for (const name of ['a', 'b']) writeFileSync(join(photos, name, 'two.jpg'), imageOf(`two ${name}`));
  writeFileSync(join(photos, 'fake.jpg'), 'no image');
  writeFileSync(join(photos, 'tool.heic'), 'heic');
  writeFileSync(join(photos, 'spare.png'), imageOf('spare'));
  writeFileSync(join(photos, 'report.pdf'), pdf('short'));
  const table = join(folder, 'table.csv');
  const named = [
    'ONE.jpg',
    String.raw`C:\pictures\two.jpg`,
    'b/two.jpg',
    'none.jpg',
    'fake.jpg',
    'tool.heic',
    'report.pdf',
  ];
  writeFileSync(table, `Place,Photo\n${named.map((name, index) => `Gate ${index},${name}\n`).join('')}`);

  const checked = await run('check', '--file', table, '--files', photos, '--form', into.form.id);
  expect(checked.result).toMatchObject({ okRows: 3, failedRows: 4 });
  const { exitCode, result, stderr } = await run('run', table, '--files', photos, '--form', into.form.id);
  expect(exitCode).toBe(3);
  expect(stderr).toContain('One file is named by no row and is not imported: "spare.png"');
  const failed = await server.as(admin, imports.readImport, { params: { id: result.id }, query: {} });
  const said = failed.failed.content.map(({ csvRow, errors }) => [csvRow, errors[0]?.message]);
  expect(said).toEqual([
    [2, expect.stringContaining('"C:/pictures/two.jpg" is there 2 times')],
    [4, '"none.jpg" is not among the files of the import.'],
    [5, expect.stringContaining('fake.jpg')],
    [6, expect.stringContaining('can be no answer')],
    [7, expect.stringContaining('no JPEG or PNG image')],
  ]);

  const later = join(folder, 'later');
  mkdirSync(later);
  writeFileSync(join(later, 'none.jpg'), imageOf('later'));
  const brought = await run('continue', result.id, '--files', later);
  expect(brought.result).toMatchObject({ completedRows: 3, failedRows: 4 });
  const fresh = randomUUID();
  await server.as(admin, filling.uploadImage, { params: { id: fresh }, body: imageOf('fresh') });
  const fix = (csvRow: number, value: string) => ({
    csvRow,
    answers: [{ questionId: into.ids.photo, value }],
  });
  const rows = [
    fix(2, 'a/two.jpg'),
    fix(6, fresh),
    fix(5, randomUUID()),

    { csvRow: 7, skip: true },
  ];
  const params = { id: result.id };
  const after = await server.as(admin, imports.continueImport, { params, body: { rows } });
  expect(after).toMatchObject({ completedRows: 5, failedRows: 1 });
  await server.as(admin, imports.completeImport, { params });
  const text = (content: string) => new Blob([imageOf(content)]).text();
  const found = (await rowsOf(result.sheetId, into)).map(({ place, photo }) => [place[0], photo]);
  expect(found).toEqual([
    ['Gate 0', await text('one')],
    ['Gate 1', await text('two a')],
    ['Gate 2', await text('two b')],
    ['Gate 3', await text('later')],
    ['Gate 5', await text('fresh')],
  ]);

  const left = () =>
    inCompany(server, admin.companyId, (tx) =>
      tx.raw<{ count: number }>(
        'select count(*)::integer as count from images where sheet_id = $1 and unused_since is null',
        [result.sheetId],
      ),
    );
  // The report was of the wrong kind, and its row was left out.
  expect(await left()).toEqual([{ count: 5 }]);
  await server.as(admin, imports.undoImport, { params, body: {} });
  expect(await left()).toEqual([{ count: 0 }]);
});

it('take files of the person who imports, and only for new rows', async () => {
  const { form, ids } = await publishedForm();
  const stranger = await server.person(admin.companyId, 'USER');
  const [theirs, own] = [randomUUID(), randomUUID()];
  await server.as(stranger, filling.uploadImage, { params: { id: theirs }, body: imageOf('theirs') });
  await server.as(admin, filling.uploadImage, { params: { id: own }, body: imageOf('own') });
  const schedule = async (value: string, more: object = {}) => {
    const fileName = await uploadCsv(server, admin, 'Place,Photo\nGate 1,a.jpg\n');
    const columnMap = { [ids.place]: 0, [ids.photo]: 1 };
    const body = {
      fileName,
      originalFileName: 'a.csv',
      columnMap,
      files: [{ name: 'a.jpg', value }],
      ...more,
    };
    return failure(server.as(admin, imports.scheduleImport, { params: { id: form.id }, body }));
  };
  expect(await schedule(theirs)).toMatchObject({ status: 400 });
  expect(await schedule('a.jpg')).toMatchObject({ status: 400 });
  expect(await schedule(own, { keyQuestion: ids.place })).toMatchObject({ status: 400 });
  expect(await schedule(own, { files: undefined })).toMatchObject({ status: 400 });
});
