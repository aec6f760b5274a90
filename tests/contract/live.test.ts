// Who hears of which change, row by row: the stream of a form's changes, and what became of the rows that somebody has
// read.
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { logout } from '#core/session/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type EventStream, eventStream } from '#tests/support/events.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany, sessionOf } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let author: Person;
let colleague: Person;
let outsider: Person;
let stranger: Person;
let form: { id: string };
let questions: { place: string; speed: string };
let companyId: string;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  ({ admin: stranger } = await server.company('Southern Airfields'));
  const groupIds = [await server.group(companyId, 'First')];
  [author, colleague, outsider] = await Promise.all([
    server.person(companyId, 'USER', { groupIds }),
    server.person(companyId, 'USER', { groupIds }),
    server.person(companyId, 'MANAGER'),
  ]);
  const example = exampleForm({ groupIds, reviewers: [{ id: admin.id }] });
  form = example.form;
  questions = example.ids;
  await server.publish(admin, example.form);
});
afterAll(() => server.close());

const open: EventStream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.close()));
});

async function follow(person: Pick<Person, 'token'>): Promise<EventStream> {
  const stream = eventStream(await server.fetch(person, `/template/${form.id}/live`));
  open.push(stream);
  await stream.next('ready');
  return stream;
}

const sheetOf = async (person: Person) =>
  (await server.as(person, filling.createSheet, { params: { id: form.id }, body: { name: 'Monday' } })).id;
const addTo = async (person: Person, sheetId: string, place = 'Gate 1') => {
  const answers = [{ questionId: questions.place, value: place }];
  return (await server.as(person, filling.addRow, { params: { id: sheetId }, body: { answers } })).id;
};
const changesOf = (person: Person, sheetIds: string[], since: string | null, filter = {}) =>
  server.as(person, sheets.readChanges, {
    params: { id: form.id },
    body: { sheetIds, since, rowFilters: filter },
  });

describe('the stream', () => {
  it('tells of rows that come, are reviewed, are edited and go, and of nothing else', async () => {
    const stream = await follow(admin);
    const heard = async () => (await stream.next('sheets')).data;
    const sheetId = await sheetOf(author);
    expect(await heard()).toEqual({ sheetIds: [sheetId] });
    const rowId = await addTo(author, sheetId);
    expect(await heard()).toEqual({ sheetIds: [sheetId] });
    const params = { id: sheetId, rowId };
    await server.as(admin, sheets.reviewRow, { params, body: { state: 'APPROVED' } });
    expect(await heard()).toEqual({ sheetIds: [sheetId] });
    await server.as(admin, sheets.saveAnswers, {
      params: { id: sheetId },
      body: { questionId: questions.place, rowId, answers: ['Gate 2'] },
    });
    expect(await heard()).toEqual({ sheetIds: [sheetId] });
    await server.as(admin, sheets.deleteRow, { params });
    expect(await heard()).toEqual({ sheetIds: [sheetId] });
    await server.as(admin, sheets.listRows, { params: { id: sheetId } });
    expect(stream.events).toEqual([]);
  });

  it('tells a USER of their own sheets alone', async () => {
    const [own, others] = [await sheetOf(author), await sheetOf(colleague)];
    const [hers, his, all] = [await follow(author), await follow(colleague), await follow(admin)];
    await addTo(colleague, others);
    expect((await his.next('sheets')).data).toEqual({ sheetIds: [others] });
    // An admin may also hear what the tests before did.
    await expect.poll(() => JSON.stringify(all.events)).toContain(others);
    await addTo(author, own);
    expect((await hers.next('sheets')).data).toEqual({ sheetIds: [own] });
    expect(JSON.stringify(hers.events)).not.toContain(others);
    expect(JSON.stringify(his.events)).not.toContain(own);
  });

  it.each([
    ['of another group', () => outsider],
    ['of another company', () => stranger],
  ])('is not there for somebody %s', async (_, person) => {
    const reply = await server.fetch(person(), `/template/${form.id}/live`);
    expect(reply.status).toBe(404);
    await reply.text();
  });

  it('ends when the session does, without another word', async () => {
    const token = await sessionOf(server, author, 'session');
    const stream = await follow({ token });
    await server.as({ token }, logout, {});
    const sheetId = await sheetOf(author);
    await addTo(author, sheetId);
    expect((await stream.next('end')).data).toEqual({ code: 'signed-out' });
    await expect.poll(() => stream.isOver()).toBe(true);
    expect(JSON.stringify(stream.events)).not.toContain(sheetId);
  });

  it('ends when the form is not theirs to see any more', async () => {
    const person = await server.person(companyId, 'ANALYST', {
      groupIds: [await server.group(companyId, 'Second')],
    });
    const groups = (from: string) => inCompany(server, companyId, (tx) => tx.raw(from, [form.id, person.id]));
    await groups(
      'insert into form_groups select company_id, $1, group_id from group_members where user_id = $2',
    );
    const stream = await follow(person);
    await groups(
      'delete from form_groups where form_id = $1 and group_id in (select group_id from group_members where user_id = $2)',
    );
    const sheetId = await sheetOf(author);
    expect((await stream.next('end')).data).toEqual({ code: 'not-found' });
    expect(JSON.stringify(stream.events)).not.toContain(sheetId);
  });

  it('is refused to somebody who follows too much, until they follow less', async () => {
    const person = await server.person(companyId, 'ADMIN');
    for (let count = 0; count < 20; count += 1) await follow(person);
    const reply = await server.fetch(person, `/template/${form.id}/live`);
    expect(reply.status).toBe(429);
    expect(reply.headers.get('retry-after')).toBe('60');
    await reply.text();
    await open.pop()?.close();
    const again = async () => {
      const { status, body } = await server.fetch(person, `/template/${form.id}/live`);
      await body?.cancel();
      return status;
    };
    await expect.poll(again).toBe(200);
  });

  it('lets the server stop', async () => {
    const other = await startTestServer();
    const { admin: owner } = await other.company();
    const example = exampleForm();
    await other.as(owner, forms.createForm, { body: example.form });
    const stream = eventStream(await other.fetch(owner, `/template/${example.form.id}/live`));
    await stream.next('ready');
    await other.close();
    await expect.poll(() => stream.isOver()).toBe(true);
  });
});

describe('what became of rows', () => {
  it('is told from a cursor on: what was added, changed and deleted, with the sheets', async () => {
    const sheetId = await sheetOf(author);
    const [kept, edited, deleted] = [
      await addTo(author, sheetId),
      await addTo(author, sheetId),
      await addTo(author, sheetId),
    ];
    const { cursor, ...nothing } = await changesOf(admin, [sheetId], null);
    expect(nothing).toEqual({ sheets: [], written: [], deleted: [], rows: null });
    const added = await addTo(author, sheetId, 'Gate 7');
    await server.as(admin, sheets.reviewRow, {
      params: { id: sheetId, rowId: edited },
      body: { state: 'REJECTED' },
    });
    await server.as(admin, sheets.deleteRow, { params: { id: sheetId, rowId: deleted } });
    const changes = await changesOf(admin, [sheetId], cursor);
    expect(changes.written.toSorted()).toEqual([added, edited].toSorted());
    expect(changes.deleted).toEqual([deleted]);
    expect(changes.sheets).toMatchObject([{ id: sheetId, rowCount: 3 }]);
    expect(changes.rows!.id).toEqual([added, edited]);
    expect(changes.rows!.answers[questions.place]).toEqual(['Gate 7', 'Gate 1']);
    expect(JSON.stringify(changes)).not.toContain(kept);
    const later = await changesOf(admin, [sheetId], changes.cursor);
    expect(later).toMatchObject({ written: [], deleted: [], rows: { id: [] } });
  });

  it('names rows that do not pass the filter, without their answers', async () => {
    const sheetId = await sheetOf(author);
    const { cursor } = await changesOf(admin, [sheetId], null);
    const rowId = await addTo(author, sheetId, 'Gate 9');
    const filters = [{ questionId: questions.place, operator: 'EQ' as const, values: ['Gate 1'] }];
    const changes = await changesOf(admin, [sheetId], cursor, { filters });
    expect(changes).toMatchObject({ written: [rowId], rows: { id: [] } });
    expect(JSON.stringify(changes)).not.toContain('Gate 9');
  });

  it('is told of sheets that one sees, and of those only', async () => {
    const sheetId = await sheetOf(colleague);
    const { cursor } = await changesOf(admin, [sheetId], null);
    await addTo(colleague, sheetId);
    for (const person of [author, outsider, stranger]) {
      expect(await failure(changesOf(person, [sheetId], cursor))).toMatchObject({ code: 'not-found' });
    }
    const elsewhere = server.as(admin, sheets.readChanges, {
      params: { id: randomUUID() },
      body: { sheetIds: [sheetId], since: cursor, rowFilters: {} },
    });
    expect(await failure(elsewhere)).toMatchObject({ code: 'not-found' });
  });

  it.each(['', '1', '5/9:4:', '5/0:0:', '5/4:9:7,6', '5/4:9:x', "5/4:9:'"])(
    'is refused from %o on, which is no cursor',
    async (since) => {
      expect(await failure(changesOf(admin, [], since))).toMatchObject({ code: 'invalid' });
    },
  );
});
