// Full names over HTTP: who gives them, how people are shown by them, and that nobody passes for somebody else.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audits from '#core/audit/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import * as filling from '#core/filling/calls.ts';
import * as users from '#core/users/calls.ts';
import type { UserChange } from '#core/users/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let dan: Person;
let kim: Person;
beforeAll(async () => {
  server = await startTestServer();
  const company = await server.company();
  admin = company.admin;
  dan = await server.person(company.id, 'USER');
  kim = await server.person(company.id, 'USER');
});
afterAll(() => server.close());

const change = (by: Person, { id }: Pick<Person, 'id'>, body: UserChange) =>
  server.as(by, users.changeUser, { params: { id }, body });
/** How somebody is shown. */
const shown = async ({ id }: Person) =>
  (await server.as(admin, users.companyUsers, {})).find((each) => each.id === id)?.displayName;
const found = async (search: string) =>
  (await server.as(admin, users.listUsers, { query: { page: 0, search } })).content.map(({ id }) => id);

describe('a full name', () => {
  it('is given by people themselves and by who manages them, and by nobody else', async () => {
    expect(await change(dan, dan, { fullName: '  Dan   Lefebvre ' })).toMatchObject({
      userName: dan.userName,
      fullName: 'Dan Lefebvre',
      displayName: 'Dan Lefebvre',
    });
    expect(await failure(change(kim, dan, { fullName: 'Kim' }))).toMatchObject({ code: 'forbidden' });
    // What says nothing of it leaves it, as clients that do not know it do.
    expect(await change(admin, dan, { timeZone: 'Europe/Paris' })).toMatchObject({
      fullName: 'Dan Lefebvre',
    });
    const [entry] = (
      await server.as(admin, audits.listAudit, { query: { tag: `user.${dan.id}` } })
    ).content.slice(1);
    expect(entry).toMatchObject({
      user: { id: dan.id, userName: dan.userName, displayName: 'Dan Lefebvre' },
      objectDisplayName: 'Dan Lefebvre',
      previous: ['fullName none'],
      next: ['fullName Dan Lefebvre'],
    });
  });

  it('finds people and orders them', async () => {
    expect(await found('n leFE')).toEqual([dan.id]);
    const { content } = await server.as(admin, users.listUsers, { query: { page: 0, sort: 'name,desc' } });
    const names = content.map((each) => (each.displayName ?? each.userName).toLowerCase());
    expect(names).toEqual(names.toSorted().toReversed());
  });

  it('is refused where it deceives, with its field', async () => {
    for (const fullName of ['x'.repeat(101), 'A\u0007', '\u202eB', '\u200b', '<i>Dan'])
      expect((await failure(change(dan, dan, { fullName }))).details.errors).toMatchObject([
        { path: 'fullName' },
      ]);
  });

  it('is shown beside the username where the entries of people are', async () => {
    const { form, ids } = exampleForm({ name: 'Named' });
    await server.publish(admin, form);
    const params = { id: form.id };
    const sheet = await server.as(dan, filling.createSheet, { params, body: { name: 'Mine' } });
    const by = { id: dan.id, userName: dan.userName, displayName: 'Dan Lefebvre' };
    expect(sheet.user).toEqual(by);
    const added = await server.as(dan, filling.addRow, {
      params: { id: sheet.id },
      body: { answers: [{ questionId: ids.place, value: 'Ramp' }] },
    });
    expect(added.user).toEqual(by);
    const row = await server.as(admin, sheets.readRow, { params: { id: sheet.id, rowId: added.id } });
    expect(row.user).toEqual(by);
  });
});

it('is said of who invites somebody, and the username to sign in with', async () => {
  await change(admin, admin, { fullName: 'Ada Osei' });
  const userName = `new-${dan.id}`;
  const body = { userName, fullName: 'Noa Berg', email: 'noa@example.com', invite: true };
  const made = await server.as(admin, users.createUser, { body });
  expect(made).toMatchObject({ invitation: { invitedBy: admin.userName, inviterName: 'Ada Osei' } });
  await expect.poll(() => mailsTo(server.dataFolder, 'noa@example.com')).toHaveLength(1);
  const [mail = ''] = await mailsTo(server.dataFolder, 'noa@example.com');
  const text = mail.replaceAll(/=\r?\n/g, '');
  expect(text).toContain('Hello Noa Berg,');
  expect(text).toContain('Ada Osei has invited you to Formdeck.');
  expect(text).toContain(`Your username is: ${userName}`);
});

describe('people of one name', () => {
  it('are told apart by their usernames, while there are two', async () => {
    await change(kim, kim, { fullName: 'DAN lefebvre' });
    expect(await shown(kim)).toBe(`DAN lefebvre (${kim.userName})`);
    expect(await shown(dan)).toBe(`Dan Lefebvre (${dan.userName})`);
    await change(kim, kim, { fullName: '' });
    expect([await shown(kim), await shown(dan)]).toEqual([undefined, 'Dan Lefebvre']);
  });

  it('do not pass for others, neither by their username nor by brackets', async () => {
    await change(kim, kim, { fullName: dan.userName.toUpperCase() });
    expect(await shown(kim)).toBe(`${dan.userName.toUpperCase()} (${kim.userName})`);
    await change(kim, kim, { fullName: `Dan Lefebvre (${dan.userName})` });
    expect(await shown(kim)).toBe(`Dan Lefebvre (${dan.userName}) (${kim.userName})`);
    // A username that somebody gets later.
    await change(kim, kim, { fullName: 'Lee' });
    await change(admin, dan, { userName: `lee` });
    expect(await shown(kim)).toBe(`Lee (${kim.userName})`);
  });
});

it('nobody learns the full names of whom they do not see', async () => {
  const own = await server.as(kim, users.companyUsers, {});
  expect(own.map(({ id }) => id)).toEqual([kim.id]);
  expect(await failure(server.as(kim, users.listUsers, { query: { page: 0, search: 'Dan' } }))).toMatchObject(
    {
      code: 'forbidden',
    },
  );
});
