// What an import can be known by later: its file's content, which comes in once where that is wished, and its line in
// the history.
import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import { question } from '#core/questions/schema.ts';
import * as imports from '#core/imports/calls.ts';
import type { ImportStatus } from '#core/imports/status.ts';
import { listNotifications } from '#core/notifications/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
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

const upload = (content: string, person = admin) => uploadCsv(server, person, content);

async function schedule(
  { form, ids }: Example,
  content: string,
  changes: object = {},
  person = admin,
): Promise<ImportStatus> {
  const body = {
    fileName: await upload(content, person),
    originalFileName: 'rows.csv',
    columnMap: { [ids.place]: 0, [ids.speed]: 1, [ids.size]: 2 },
    ...changes,
  };
  return server.as(person, imports.scheduleImport, { params: { id: form.id }, body });
}

const ended = (id: string) => endedImport(server, admin, id);

const listOf = (query: object, person = admin) =>
  server.as(person, imports.listImports, { query: { ...query } });

const good = 'Place,Speed,Size\nGate 1,50,Small\nGate 2,60,Large\n';
const faulty = 'Place,Speed,Size\nGate 1,50,Small\nGate 2,fast,Large\nGate 3,1,Huge\n';
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a file that is to come in once', () => {
  it('is not imported again, whatever it is called; the first import is answered', async () => {
    const example = await publishedForm();
    const first = await ended((await schedule(example, good, { once: true })).id);
    const again = await schedule(example, good, {
      id: randomUUID(),
      once: true,
      originalFileName: 'new.csv',
    });
    expect(again).toMatchObject({ id: first.id, state: 'SUCCESS', sha256: hashOf(good) });
    expect((await listOf({ templateId: example.form.id })).totalElements).toBe(1);
    expect((await schedule(example, good)).id).not.toBe(first.id);
    expect((await schedule(example, `${good}Gate 3,1,Small\n`, { once: true })).id).not.toBe(first.id);
  });

  it('is one import where many ask at the same time', async () => {
    const example = await publishedForm();
    const started = await Promise.all(
      Array.from({ length: 8 }, () => schedule(example, good, { id: randomUUID(), once: true })),
    );
    expect(new Set(started.map(({ id }) => id)).size).toBe(1);
    await ended(started[0]?.id ?? '');
    expect((await listOf({ templateId: example.form.id })).totalElements).toBe(1);
    const { totalElements } = await server.as(admin, sheets.listSheets, { params: { id: example.form.id } });
    expect(totalElements).toBe(1);
  });

  it('may come into another form', async () => {
    const [one, other] = [await publishedForm(), await publishedForm()];
    const first = await schedule(one, good, { once: true });
    expect((await schedule(other, good, { once: true })).id).not.toBe(first.id);
  });

  it('counts while it waits for a repair, and not once it was canceled', async () => {
    const example = await publishedForm();
    const first = await ended((await schedule(example, faulty, { once: true })).id);
    expect(first.state).toBe('COMPLETED_WITH_ERRORS');
    expect((await schedule(example, faulty, { once: true })).id).toBe(first.id);
    await server.as(admin, imports.cancelImport, { params: { id: first.id } });
    expect((await schedule(example, faulty, { once: true })).id).not.toBe(first.id);
  });

  it('does not count where it has ended without a row, whose empty sheet goes', async () => {
    const example = await publishedForm();
    const bad = 'Place,Speed,Size\nGate 1,fast,Small\nGate 2,slow,Small\n';
    const first = await ended((await schedule(example, bad, { once: true })).id);
    expect(first).toMatchObject({ state: 'COMPLETED_WITH_ERRORS', completedRows: 0, failedRows: 2 });
    expect((await schedule(example, bad, { once: true })).id).toBe(first.id);
    const done = await server.as(admin, imports.completeImport, { params: { id: first.id } });
    expect(done).toMatchObject({ state: 'SUCCESS', completedRows: 0, droppedRows: 2, sheetName: null });
    // Nobody is told to repair what is dropped.
    const notices = await server.as(admin, listNotifications, {});
    const notice = notices.find(({ metadata }) => 'importId' in metadata && metadata.importId === first.id);
    expect(notice?.metadata).toMatchObject({ failedRows: 0, droppedRows: 2, isRepairable: false });
    expect((await schedule(example, bad, { once: true })).id).not.toBe(first.id);
    const phases = async (phase: 'done' | 'partial') =>
      (await listOf({ templateId: example.form.id, phase })).content.map(({ id }) => id);
    expect([await phases('done'), await phases('partial')]).toEqual([[], [first.id]]);
  });

  it('does not count where it could not be read', async () => {
    const example = await publishedForm();
    // Beyond what is looked at before the import is started.
    const broken = `Place,Speed,Size\n${'Gate 1,50,Small\n'.repeat(20_000)}\0\n`;
    const first = await ended((await schedule(example, broken, { once: true })).id);
    expect(first.problem).not.toBeNull();
    expect((await schedule(example, broken, { once: true })).id).not.toBe(first.id);
  });
});

describe('the history of imports', () => {
  it('tells who imported what and when, and what came of it; what was dropped stays known', async () => {
    const example = await publishedForm();
    const manager = await server.person(admin.companyId, 'MANAGER');
    const { id } = await schedule(example, faulty, { sheetName: 'Night of the 21st' }, manager);
    await ended(id);
    const skip = { rows: [{ csvRow: 2, skip: true }] };
    const skipped = await server.as(admin, imports.continueImport, { params: { id }, body: skip });
    expect(skipped).toMatchObject({ completedRows: 1, failedRows: 1, droppedRows: 1 });
    const done = await server.as(admin, imports.completeImport, { params: { id } });
    expect(done).toMatchObject({ state: 'SUCCESS', completedRows: 1, failedRows: 0, droppedRows: 2 });
    expect(done.endedAt).toBeGreaterThanOrEqual(done.createdAt);
    const canceled = await schedule(example, good);
    await ended(canceled.id);
    const { content } = await listOf({ templateId: example.form.id });
    expect(content).toHaveLength(2);
    expect(content[1]).toMatchObject({
      id,
      state: 'SUCCESS',
      createdBy: { userName: manager.userName },
      template: { id: example.form.id, name: example.form.name },
      originalFileName: 'rows.csv',
      sheetName: 'Night of the 21st',
      sha256: hashOf(faulty),
      totalRows: 3,
      completedRows: 1,
      failedRows: 0,
      droppedRows: 2,
    });
  });

  it('holds canceled imports, and finds those of one file', async () => {
    const example = await publishedForm();
    const { id } = await ended((await schedule(example, faulty)).id);
    await ended((await schedule(example, good)).id);
    await server.as(admin, imports.cancelImport, { params: { id } });
    const { content } = await listOf({ templateId: example.form.id, sha256: hashOf(faulty) });
    expect(content).toMatchObject([{ id, state: 'SIGNAL_STOPPED', sheetName: null, droppedRows: 0 }]);
  });

  it('finds an import by the beginning of its id', async () => {
    const example = await publishedForm();
    const { id } = await ended((await schedule(example, good)).id);
    const other = await ended((await schedule(example, good)).id);
    for (const beginning of [id, id.slice(0, 8), id.slice(0, 12).toUpperCase()]) {
      const { content } = await listOf({ id: beginning, templateId: example.form.id });
      expect(content.map((one) => one.id)).toEqual([id]);
    }
    expect((await listOf({ id: other.id })).content.map((one) => one.id)).toEqual([other.id]);
    await expect(listOf({ id: 'abc' })).rejects.toMatchObject({ code: 'invalid' });
  });

  it('shows nobody the imports into forms that they do not see', async () => {
    const example = exampleForm();
    const group = await server.group(admin.companyId, `Group ${randomUUID()}`);
    await server.as(admin, forms.createForm, { body: { ...example.form, groupIds: [group] } });
    await server.as(admin, forms.publishForm, { params: { id: example.form.id } });
    const { id } = await schedule(example, good);
    await ended(id);
    const inside = await server.person(admin.companyId, 'MANAGER', { groupIds: [group] });
    const outside = await server.person(admin.companyId, 'MANAGER');
    expect((await listOf({ sha256: hashOf(good) }, inside)).content.map((one) => one.id)).toContain(id);
    for (const query of [{}, { templateId: example.form.id }, { sha256: hashOf(good) }, { id }]) {
      expect((await listOf(query, outside)).content.map((one) => one.id)).not.toContain(id);
    }
    const stranger = (await server.company('Lakeside Foods')).admin;
    expect((await listOf({}, stranger)).totalElements).toBe(0);
    await expect(schedule(example, good, { once: true }, outside)).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('dates of several formats', () => {
  it('are read column by column, in a repair too', async () => {
    const example = exampleForm();
    const [until, seen] = ['Until', 'Seen'].map((text) =>
      question.parse({ id: randomUUID(), text, type: 'DATETIME' }),
    );
    if (until === undefined || seen === undefined) throw new Error('Two questions were made');
    const body = { ...example.form, questions: [...example.form.questions, until, seen] };
    await server.as(admin, forms.createForm, { body });
    await server.as(admin, forms.publishForm, { params: { id: body.id } });
    const content =
      'Place,Speed,Size,Until,Seen\nGate 1,50,Small,2024-02-28,03/04/2024\nGate 2,fast,Small,2024-02-29,04/03/2024\n';
    const columnMap = { [example.ids.place]: 0, [example.ids.speed]: 1, [example.ids.size]: 2 };
    const { id, sheetId } = await schedule(example, content, {
      dateFormat: 'yyyy-MM-dd',
      dateFormats: { [seen.id]: 'dd/MM/yyyy' },
      columnMap: { ...columnMap, [until.id]: 3, [seen.id]: 4 },
    });
    const status = await ended(id);
    expect(status).toMatchObject({ completedRows: 1, failedRows: 1 });
    expect(status.dateFormats).toEqual({ [seen.id]: 'dd/MM/yyyy' });
    const answers = [{ questionId: example.ids.speed, value: '7' }];
    await server.as(admin, imports.continueImport, {
      params: { id },
      body: { rows: [{ csvRow: 2, answers }] },
    });
    const page = await server.as(admin, sheets.listRows, {
      params: { id: sheetId },
      query: { sort: 'dates.created,asc' },
    });
    if (!('content' in page)) throw new Error('Rows were expected');
    const days = page.content.map(({ answers: given }) =>
      given
        .filter(({ questionId }) => questionId === until.id || questionId === seen.id)
        .map(({ value }) => new Date(Number(value.split(',')[0])).toISOString().slice(0, 10)),
    );
    expect(days.toSorted()).toEqual([
      ['2024-02-28', '2024-04-03'],
      ['2024-02-29', '2024-03-04'],
    ]);
  });

  it('are refused where the format or the question is none', async () => {
    const example = await publishedForm();
    const dateFormats = { [example.ids.place]: 'dd/MM/yyyy' };
    await expect(schedule(example, good, { dateFormats })).rejects.toMatchObject({
      code: 'invalid',
      message: 'The form does not have this question of date and time',
    });
  });
});
