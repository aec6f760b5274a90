// Photos and files in entries: who names and who sees them, how they are changed, and how files and exports have them.
import { Buffer } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { downloadImages, exportSheets } from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { attachedFileValue } from '#core/questions/attached/attached-file.ts';
import { question } from '#core/questions/schema.ts';
import { scheduleImport } from '#core/imports/calls.ts';
import { readImage, readRow, saveAnswers } from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { endedImport, uploadCsv } from '#tests/support/imports.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';
import { unzip } from '#tests/support/unzip.ts';
import { imageOf } from '#tests/support/world.ts';

let server: TestServer;
let admin: Person;
let user: Person;
let outsider: Person;
let sheetId: string;
let formId: string;
let place: string;
const asked = (text: string, type: string, order: number) =>
  question.parse({ id: randomUUID(), text, type, order });
const part = asked('Part', 'TEXT', 0);
const photo = asked('Photo', 'IMAGE', 1);
const estimate = asked('Estimate', 'FILE', 2);
const damages = question.parse({
  id: randomUUID(),
  text: 'Damages',
  type: 'ENTRIES',
  order: 9,
  questions: [part, photo, estimate],
});
const pdf = '%PDF-1.4 an estimate';

beforeAll(async () => {
  server = await startTestServer();
  ({ admin } = await server.company());
  const groupId = await server.group(admin.companyId, 'Workshop');
  user = await server.person(admin.companyId, 'USER', { groupIds: [groupId] });
  outsider = await server.person(admin.companyId, 'USER');
  const { form, ids } = exampleForm({ groupIds: [groupId] });
  place = ids.place;
  formId = form.id;
  await server.publish(admin, { ...form, questions: [...form.questions, damages] });
  const sheet = { params: { id: form.id }, body: { name: 'Monday' } };
  sheetId = (await server.as(user, filling.createSheet, sheet)).id;
});
afterAll(() => server.close());

async function sent(by = user): Promise<string> {
  const id = randomUUID();
  await server.as(by, filling.uploadImage, { params: { id }, body: imageOf(id) });
  return id;
}
const entry = (answers: Record<string, string>) => ({
  questionId: damages.id,
  value: JSON.stringify(answers),
});
const add = (entries: ReturnType<typeof entry>[], by = user) =>
  server.as(by, filling.addRow, {
    params: { id: sheetId },
    body: { answers: [{ questionId: place, value: 'Gate 1' }, ...entries] },
  });
const seenBy = (by: Person, id: string) =>
  server.as(by, readImage, { params: { file: `${id}.jpg` } }).then(
    () => true,
    () => false,
  );

it('are seen by whoever sees the sheet, once an entry names them, and by nobody else', async () => {
  const id = await sent();
  expect(await seenBy(admin, id)).toBe(false);
  await add([entry({ [part.id]: 'Cab' }), entry({ [photo.id]: id })]);
  expect(await Promise.all([user, admin, outsider].map((each) => seenBy(each, id)))).toEqual([
    true,
    true,
    false,
  ]);
});

it('are named only by whoever has sent them or sees them, with their own name and size', async () => {
  const id = await sent(outsider);
  for (const named of [id, randomUUID()])
    expect(await failure(add([entry({ [photo.id]: named })]))).toMatchObject({
      status: 400,
      details: { errors: [{ path: `answers.${damages.id}`, message: expect.stringContaining(named) }] },
    });
  expect(await seenBy(user, id)).toBe(false);
  const file = randomUUID();
  const body = new TextEncoder().encode(pdf);
  const { value } = await server.as(user, filling.uploadFile, {
    params: { id: file },
    query: { name: 'Estimate.pdf' },
    body,
  });
  const forged = attachedFileValue({ id: file, size: body.length, name: 'Invoice.pdf' });
  expect(await failure(add([entry({ [estimate.id]: forged })]))).toMatchObject({ status: 400 });
  await expect(add([entry({ [estimate.id]: value })])).resolves.toBeDefined();
});

it('are held to the same where an answer is changed', async () => {
  const [before, after] = [await sent(), await sent(admin)];
  const { id: rowId } = await add([entry({ [photo.id]: before })]);
  const change = (...values: Record<string, string>[]) =>
    server.as(admin, saveAnswers, {
      params: { id: sheetId },
      body: { rowId, questionId: damages.id, answers: values.map((each) => JSON.stringify(each)) },
    });
  expect(await failure(change({ [photo.id]: randomUUID() }))).toMatchObject({
    details: { errors: [{ path: 'answers.0' }] },
  });
  await change({ [photo.id]: before }, { [photo.id]: after });
  expect(await seenBy(user, after)).toBe(true);
});

it('are files beside an export, named in its tables, and in the archive of images', async () => {
  const id = await sent();
  await add([entry({ [part.id]: 'Door', [photo.id]: id })]);
  const body = { sheetIds: [sheetId], format: 'CSV' as const, zip: true, images: true };
  const reply = await server.as(admin, exportSheets, { body });
  const files = unzip(Buffer.from(await reply.arrayBuffer()));
  const name = [...files.keys()].find((each) => each.includes(id.slice(-6))) ?? '';
  expect(name).toMatch(/^images\/\d{6} Photo [0-9a-f]{6}\.jpg$/);
  expect(files.get(name)).toEqual(Buffer.from(imageOf(id)));
  const tables = [...files].flatMap(([file, bytes]) => (file.endsWith('.csv') ? [bytes.toString()] : []));
  expect(tables.filter((table) => table.includes(name))).toHaveLength(2);
  const plain = await server.as(admin, exportSheets, {
    body: { sheetIds: [sheetId], format: 'CSV', entries: damages.id },
  });
  expect(await plain.text()).toContain(`,Door,${id},`);
  const query = { sheetIds: sheetId, questionId: photo.id, name: '{question} {n} {id}' };
  const images = await server.as(admin, downloadImages, { params: { id: formId }, query });
  expect([...unzip(Buffer.from(await images.arrayBuffer())).keys()]).toContain(`Photo 1 ${id}.jpg`);
});

it('come back in with an export by its key, and a new row comes in without them, which is said', async () => {
  const id = await sent();
  const { id: rowId } = await add([entry({ [part.id]: 'Key', [photo.id]: id })]);
  const file = (cell: object, key: string) =>
    [`Place,Damages`, `${key},"${JSON.stringify([cell]).replaceAll('"', '""')}"`, ''].join('\n');
  const run = async (content: string) => {
    const body = {
      fileName: await uploadCsv(server, admin, content),
      originalFileName: 'rows.csv',
      columnMap: { [place]: 0, [damages.id]: 1 },
      dateFormat: 'yyyy-MM-dd',
      keyQuestion: place,
    };
    const started = await server.as(admin, scheduleImport, { params: { id: formId }, body });
    return endedImport(server, admin, started.id);
  };
  await server.as(admin, saveAnswers, {
    params: { id: sheetId },
    body: { rowId, questionId: place, answers: ['Key gate'] },
  });
  const named = { Part: 'Door', Photo: `images/000001 Photo ${id.slice(-6)}.jpg` };
  expect(await run(file(named, 'Key gate'))).toMatchObject({ state: 'SUCCESS', update: { changedRows: 1 } });
  const row = await server.as(admin, readRow, { params: { id: sheetId, rowId } });
  expect(row.answers).toMatchObject([{}, entry({ [part.id]: 'Door', [photo.id]: id })]);
  expect(await run(file({ Photo: id.replace(/.$/, 'x') }, 'Key gate'))).toMatchObject({ failedRows: 1 });
  expect(await run(file(named, 'New gate'))).toMatchObject({
    state: 'SUCCESS',
    update: { newRows: 1 },
    irrelevant: [{ questionId: photo.id, question: 'Photo in Damages', isFile: true, csvRows: [1] }],
  });
});

it('a command takes them by their paths', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'formdeck-entries-'));
  writeFileSync(join(folder, 'door.jpg'), imageOf('a door'));
  const id = randomUUID();
  const rows = [{ id, Place: 'Gate 2', Damages: [{ Part: 'Door', Photo: 'door.jpg' }] }];
  writeFileSync(join(folder, 'rows.json'), JSON.stringify(rows));
  const env = { FORMDECK_SERVER: server.origin, FORMDECK_TOKEN: user.token };
  const command = ['rows', 'add', sheetId, '--file', join(folder, 'rows.json')];
  const { stderr } = await runCommand(command, { env });
  rmSync(folder, { recursive: true });
  expect(stderr).not.toContain('rror');
  const row = await server.as(user, readRow, { params: { id: sheetId, rowId: id } });
  const value = row.answers.find(({ questionId }) => questionId === damages.id)?.value ?? '';
  const named = (JSON.parse(value) as Record<string, string>)[photo.id] ?? '';
  expect(await seenBy(admin, named)).toBe(true);
});
