// Who is told of what, and who sees it: reviewers, authors and contacts, once for rows that come together, and never of
// what they may not see.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import * as calls from '#core/notifications/calls.ts';
import { notification } from '#core/notifications/schema.ts';
import * as sheets from '#core/sheets/calls.ts';
import { changeUser } from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let companyId: string;
let groupId: string;
let admin: Person;
beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  groupId = await server.group(companyId, 'First');
});
afterAll(() => server.close());

let author: Person;
let reviewer: Person;
let contact: Person;
beforeEach(async () => {
  const person = (role: Role) => server.person(companyId, role, { groupIds: [groupId] });
  [author, reviewer, contact] = await Promise.all([person('USER'), person('REVIEWER'), person('MANAGER')]);
});

const listOf = (person: Person) => server.as(person, calls.listNotifications, {});
const unreadOf = async (person: Person) => (await server.as(person, calls.countUnread, {})).unread;
const typesOf = async (person: Person) => (await listOf(person)).map(({ type }) => type);

/** A published form of the group, reviewed by the reviewer, with a sheet of the author's. */
async function begin(changes: Partial<FormInput> = {}) {
  const { form, ids } = exampleForm({ groupIds: [groupId], reviewers: [{ id: reviewer.id }], ...changes });
  await server.publish(admin, form);
  const { id: sheetId } = await server.as(author, filling.createSheet, {
    params: { id: form.id },
    body: { name: 'Monday' },
  });
  const row = (speed = 1) => ({
    answers: [
      { questionId: ids.place, value: 'Gate 1' },
      { questionId: ids.speed, value: String(speed) },
    ],
  });
  const add = async (speed?: number) =>
    (await server.as(author, filling.addRow, { params: { id: sheetId }, body: row(speed) })).id;
  return { form, ids, sheetId, row, add };
}

describe('a row that waits for its review', () => {
  it('is told to the reviewers, with what leads to it, until it is read', async () => {
    const { form, sheetId, add } = await begin();
    const rowId = await add();
    const [told, ...others] = await listOf(reviewer);
    expect(others).toEqual([]);
    expect(told).toMatchObject({
      type: 'sheet_row_review_request',
      read: false,
      from: { id: author.id, userName: author.userName },
      metadata: {
        templateId: form.id,
        templateName: form.name,
        sheetId,
        sheetName: 'Monday',
        sheetRowId: rowId,
        rowCount: 1,
      },
    });
    expect(notification.parse(told)).toEqual(told);
    expect(await unreadOf(reviewer)).toBe(1);
    expect(await listOf(author)).toEqual([]);
    const read = await server.as(reviewer, calls.changeNotification, {
      params: { id: told!.id },
      body: {},
    });
    expect(read).toEqual({ ...told, read: true });
    expect(await unreadOf(reviewer)).toBe(0);
  });

  it('is told once with others that come together, and a stream of single ones is counted in the last of three', async () => {
    const { sheetId, row, add } = await begin();
    const rows = Array.from({ length: 40 }, () => row());
    await server.as(author, filling.addRows, { params: { id: sheetId }, body: { rows } });
    expect((await listOf(reviewer)).map(({ metadata }) => metadata)).toMatchObject([{ rowCount: 40 }]);
    for (let count = 0; count < 6; count += 1) await add();
    const counts = (await listOf(reviewer)).map(
      ({ metadata }) => (metadata as { rowCount: number }).rowCount,
    );
    expect(counts).toEqual([5, 1, 40]);
  });

  it('is told to the only reviewer also where it is their own', async () => {
    const { form } = await begin({ reviewers: [{ id: admin.id }] });
    const before = await unreadOf(admin);
    const { id } = await server.as(admin, filling.createSheet, {
      params: { id: form.id },
      body: { name: '' },
    });
    const questionId = form.questions[0]!.id;
    await server.as(admin, filling.addRow, {
      params: { id },
      body: { answers: [{ questionId, value: 'Gate 1' }] },
    });
    expect(await unreadOf(admin)).toBe(before + 1);
  });

  it('asks nobody any more once it is reviewed or gone', async () => {
    const { sheetId, add } = await begin({ reviewers: [reviewer, contact].map(({ id }) => ({ id })) });
    const [first, second] = [await add(), await add()];
    expect(await unreadOf(contact)).toBe(2);
    const params = { id: sheetId, rowId: first };
    await server.as(reviewer, sheets.reviewRow, { params, body: { state: 'APPROVED' } });
    expect(await unreadOf(contact)).toBe(1);
    await server.as(admin, sheets.deleteRow, { params: { id: sheetId, rowId: second } });
    expect(await unreadOf(contact)).toBe(0);
    expect(await listOf(contact)).toHaveLength(1);
  });
});

describe('a review', () => {
  it('is told to the author, with its comment, and to the contacts of the form', async () => {
    const { sheetId, add } = await begin({ rowRejectedContacts: [{ id: contact.id }] });
    const rowId = await add();
    const body = { state: 'REJECTED', comment: 'No photo' } as const;
    await server.as(reviewer, sheets.reviewRow, { params: { id: sheetId, rowId }, body });
    for (const person of [author, contact]) {
      expect(await listOf(person)).toMatchObject([
        {
          type: 'row_rejected',
          from: { id: reviewer.id },
          metadata: { sheetRowId: rowId, rowCount: 1, comment: 'No photo' },
        },
      ]);
    }
  });

  it('of many rows is told once to each author and sheet', async () => {
    const { add } = await begin();
    const rowIds = [await add(), await add(), await add()];
    await server.as(reviewer, sheets.reviewRows, { body: { rowIds, state: 'APPROVED' } });
    expect(await listOf(author)).toMatchObject([{ type: 'row_approved', metadata: { rowCount: 3 } }]);
    expect(await unreadOf(reviewer)).toBe(0);
  });
});

it('an alert and a completed sheet are told to those whom the form names', async () => {
  const alertId = crypto.randomUUID();
  const { form, ids } = exampleForm({ groupIds: [groupId] });
  const { sheetId, add } = await begin({
    ...form,
    alerts: [
      {
        id: alertId,
        name: 'Fast',
        alertContacts: [{ id: contact.id }],
        expression: { '>': [{ var: ids.speed }, 100] },
        mobileAlert: true,
      },
    ],
    sheetCompleteContacts: [{ id: contact.id }],
    rowCompleteContacts: [{ id: contact.id }],
  }).then((begun) => ({ ...begun, add: (speed: number) => addTo(begun.sheetId, ids, speed) }));
  await add(50);
  expect(await typesOf(contact)).toEqual(['row_complete']);
  await add(150);
  const [newest] = (await listOf(contact)).filter(({ type }) => type === 'alert');
  expect(newest).toMatchObject({ metadata: { alertId, alertName: 'Fast' } });
  await server.as(author, filling.completeSheet, { params: { id: sheetId } });
  await server.as(author, filling.completeSheet, { params: { id: sheetId } });
  expect((await typesOf(contact)).filter((type) => type === 'sheet_complete')).toHaveLength(1);

  async function addTo(id: string, questions: { place: string; speed: string }, speed: number) {
    const answers = [
      { questionId: questions.place, value: 'Gate 1' },
      { questionId: questions.speed, value: String(speed) },
    ];
    await server.as(author, filling.addRow, { params: { id }, body: { answers } });
  }
});

it('a form does not name whom nobody tells of its alerts any more', async () => {
  const { form, ids } = exampleForm({ groupIds: [groupId] });
  const expression = { '>': [{ var: ids.speed }, 100] };
  const alertContacts = [{ id: contact.id }, { id: admin.id }];
  const alert = { id: crypto.randomUUID(), name: 'Fast', alertContacts, expression, mobileAlert: true };
  await begin({ ...form, alerts: [alert] });
  const named = async () => {
    const { alerts } = await server.as(author, forms.readForm, { params: { id: form.id } });
    return alerts[0]?.alertContacts.map(({ id }) => id).toSorted();
  };
  expect(await named()).toEqual([contact.id, admin.id].toSorted());
  await server.as(admin, changeUser, { params: { id: contact.id }, body: { role: 'DEACTIVATED' } });
  expect(await named()).toEqual([admin.id]);
});

it('a form says which contacts of an alert are not told of what its reader sends', async () => {
  const colleague = await server.person(companyId, 'USER', { groupIds: [groupId] });
  const outsider = await server.person(companyId, 'REVIEWER', {
    groupIds: [await server.group(companyId, 'Outside')],
  });
  const { form, ids } = exampleForm({ groupIds: [groupId] });
  const alertContacts = [contact, colleague, outsider, author].map(({ id }) => ({ id }));
  const expression = { '>': [{ var: ids.speed }, 100] };
  const alert = { id: crypto.randomUUID(), name: 'Fast', alertContacts, expression, mobileAlert: true };
  const { sheetId } = await begin({ ...form, alerts: [alert], reviewers: [] });
  const answers = [
    { questionId: ids.place, value: 'Gate 1' },
    { questionId: ids.speed, value: '200' },
  ];
  await server.as(author, filling.addRow, { params: { id: sheetId }, body: { answers } });
  const { alerts } = await server.as(author, forms.readForm, { params: { id: form.id } });
  const hear = new Set(alerts[0]?.alertContacts.filter(({ hears }) => hears !== false).map(({ id }) => id));
  expect(alerts[0]?.alertContacts).toHaveLength(4);
  for (const person of [contact, colleague, outsider, author])
    expect([person.userName, (await typesOf(person)).includes('alert')]).toEqual([
      person.userName,
      hear.has(person.id),
    ]);
  expect(hear).toEqual(new Set([contact.id, author.id]));
});

describe('nobody is told', () => {
  it('of a form that they do not see any more, and again when they see it', async () => {
    const { form, add } = await begin({ reviewers: [], rowCompleteContacts: [{ id: contact.id }] });
    await add();
    expect(await unreadOf(contact)).toBe(1);
    const [told] = await listOf(contact);
    const moveTo = (group: string) =>
      inCompany(server, companyId, (tx) =>
        tx.raw('update form_groups set group_id = $1 where form_id = $2', [group, form.id]),
      );
    await moveTo(await server.group(companyId, 'Elsewhere'));
    expect(await listOf(contact)).toEqual([]);
    expect(await unreadOf(contact)).toBe(0);
    const reading = server.as(contact, calls.changeNotification, { params: { id: told!.id }, body: {} });
    expect(await failure(reading)).toMatchObject({ code: 'not-found' });
    await moveTo(groupId);
    expect(await listOf(contact)).toEqual([told]);
  });

  it('as a USER of a sheet of somebody else', async () => {
    const colleague = await server.person(companyId, 'USER', { groupIds: [groupId] });
    const { add } = await begin({
      reviewers: [],
      rowCompleteContacts: [author, colleague].map(({ id }) => ({ id })),
    });
    await add();
    expect(await typesOf(author)).toEqual(['row_complete']);
    expect(await listOf(colleague)).toEqual([]);
  });

  it('of what is others’ to read', async () => {
    const { add } = await begin();
    await add();
    const [told] = await listOf(reviewer);
    const reading = server.as(admin, calls.changeNotification, { params: { id: told!.id }, body: {} });
    expect(await failure(reading)).toMatchObject({ code: 'not-found' });
  });

  it('of what is older than 90 days, which goes when something newer comes', async () => {
    const { add } = await begin();
    await add();
    const rows = () =>
      inCompany(server, companyId, (tx) =>
        tx.raw('select 1 from notifications where user_id = $1', [reviewer.id]),
      );
    await inCompany(server, companyId, (tx) =>
      tx.raw('update notifications set created_at = created_at - 91 * 86400000::bigint where user_id = $1', [
        reviewer.id,
      ]),
    );
    expect(await listOf(reviewer)).toEqual([]);
    await add();
    expect(await rows()).toHaveLength(1);
  });
});

it('all are read at once', async () => {
  const { add } = await begin();
  await add();
  await add();
  expect(await server.as(reviewer, calls.markAllRead, {})).toEqual({ unread: 0 });
  expect((await listOf(reviewer)).map(({ read }) => read)).toEqual([true, true]);
});
