// Users over HTTP: who may see and change whom, and what is refused.
// Long because every rule about a user is tried on the same few people.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#core/actor.ts';
import * as audits from '#core/audit/calls.ts';
import type { CallInput } from '#core/contract.ts';
import type { AppError } from '#core/errors.ts';
import * as forms from '#core/forms/calls.ts';
import * as session from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import * as users from '#core/users/calls.ts';
import type { UserChange } from '#core/users/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, testPassword, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let company: { id: string; admin: Person };
let other: { id: string; admin: Person };
beforeAll(async () => {
  server = await startTestServer();
  company = await server.company();
  other = await server.company('Southern Airfields');
});
afterAll(() => server.close());

type NewBody = CallInput<typeof users.createUser>['body'];
const create = (body: Partial<NewBody>, by = company.admin) =>
  server.as(by, users.createUser, { body: body as NewBody });
const change = (by: Person, id: string, body: UserChange) =>
  server.as(by, users.changeUser, { params: { id }, body });
const list = (by: Person, query: object = {}) =>
  server.as(by, users.listUsers, { query: { page: 0, ...query } });
const entries = async (id: string) =>
  (await server.as(company.admin, audits.listAudit, { query: { tag: `user.${id}`, size: 100 } })).content;

function newUser() {
  const userName = `new-${randomUUID().slice(0, 8)}`;
  return { userName, email: `${userName}@example.com`, password: 'correct horse' };
}

describe('a new user', () => {
  it('has role USER and time zone Etc/UTC unless said otherwise, and can sign in', async () => {
    const body = newUser();
    const created = await create(body);
    expect(created).toMatchObject({
      userName: body.userName,
      email: body.email,
      role: 'USER',
      timeZone: 'Etc/UTC',
      photo: null,
      company: { id: company.id, name: 'Northern Airfields' },
      flags: { FORM_REVIEWERS_ENABLED: true },
      settings: [],
      groups: [],
      usageLimits: {},
    });
    expect(created).not.toHaveProperty('lastSignIn');
    const credentials = { username: body.userName, password: body.password };
    const started = await server.as(null, session.authenticate, { body: credentials });
    expect(started.user.id).toBe(created.id);
  });

  it('with faults is refused with one entry per fault, in the words of the spec', async () => {
    const error = await failure(create({ userName: ' ', email: 'nowhere', password: ' 12345 ' }));
    expect(error.details.errors).toEqual([
      { path: 'userName', message: 'A username is required' },
      { path: 'email', message: 'A valid email address is required' },
      { path: 'password', message: 'Passwords must be at least 6 characters' },
    ]);
    const { password: _, ...without } = newUser();
    expect((await failure(create(without))).details.errors).toEqual([
      { path: 'password', message: 'Passwords must be at least 6 characters' },
    ]);
    const group = await server.group(other.id, 'Theirs');
    const unknown = { timeZone: 'Mars/Olympus', photo: randomUUID(), groups: [group] };
    expect((await failure(create({ ...newUser(), ...unknown }))).details.errors).toEqual([
      { path: 'timeZone', message: 'This time zone does not exist' },
      { path: 'photo', message: 'There is no such image' },
      { path: 'groups.0', message: 'This user group does not exist' },
    ]);
  });

  it('cannot take the username of anybody in the region, in whatever case', async () => {
    const body = newUser();
    const made = await create(body);
    const taken = { ...newUser(), userName: body.userName.toUpperCase() };
    for (const by of [company.admin, other.admin]) {
      const error = await failure(create(taken, by));
      expect(error).toMatchObject({ status: 409, message: 'This username is taken' });
      expect(error.details.errors).toEqual([{ path: 'userName', message: 'This username is taken' }]);
    }
    const sameId = await failure(create({ ...newUser(), id: made.id }));
    expect(sameId).toMatchObject({ status: 409 });
  });

  it('has a username that can be seen, and that is no markup, also when it is renamed', async () => {
    const { id } = await create(newUser());
    for (const userName of ['ann\r\nbob', 'ann\u202ebob', '<svg>']) {
      const what = userName === '<svg>' ? '< or >' : 'control characters';
      const errors = [{ path: 'userName', message: `A username has no ${what}` }];
      const made = await failure(create({ ...newUser(), userName }));
      const renamed = await failure(change(company.admin, id, { userName }));
      expect([made.details.errors, renamed.details.errors]).toEqual([errors, errors]);
    }
  });

  it('is made by admins only', async () => {
    const manager = await server.person(company.id, 'MANAGER');
    expect(await failure(create(newUser(), manager))).toMatchObject({ status: 403 });
  });
});

describe('the list of users', () => {
  it('shows managers the active users of their company, page by page, found by name and e-mail', async () => {
    const here = await server.company('Listed');
    for (const userName of ['Bea', 'adam', 'Cid']) {
      await create(
        { ...newUser(), userName: `${userName}-${here.id}`, email: `${userName}@list.example.com` },
        here.admin,
      );
    }
    await server.person(here.id, 'DEACTIVATED');
    const names = async (query: object) =>
      (await list(here.admin, query)).content.map(({ userName }) => userName.split('-')[0]);
    expect(await names({})).toEqual(['adam', 'admin', 'Bea', 'Cid']);
    expect(await names({ sort: 'name,desc' })).toEqual(['Cid', 'Bea', 'admin', 'adam']);
    // With the beginning of the id: another id may hold the same letters.
    expect(await names({ search: `bEA-${here.id.slice(0, 8)}` })).toEqual(['Bea']);
    expect(await names({ search: '@list.example' })).toEqual(['adam', 'Bea', 'Cid']);
    expect(await names({ search: '%' })).toEqual([]);
    expect(await names({ role: 'ADMIN' })).toEqual(['admin']);
    expect(await names({ role: 'DEACTIVATED' })).toEqual(['deactivated']);
    expect(await list(here.admin, { page: 1, size: 3 })).toMatchObject({
      page: 1,
      size: 3,
      totalElements: 4,
      totalPages: 2,
    });
  });

  it('is not for other roles, who see names only, and role USER only their own', async () => {
    const analyst = await server.person(company.id, 'ANALYST');
    const user = await server.person(company.id, 'USER');
    expect(await failure(list(analyst))).toMatchObject({ status: 403 });
    const seen = await server.as(analyst, users.companyUsers, {});
    expect(seen).toContainEqual({ id: user.id, userName: user.userName, role: 'USER' });
    expect(seen.map(({ id }) => id)).not.toContain(other.admin.id);
    const own = await server.as(user, users.companyUsers, {});
    expect(own).toEqual([{ id: user.id, userName: user.userName, role: 'USER' }]);
  });
});

describe('changing a user', () => {
  it('changes what is given and leaves its entry in the audit log, never a password', async () => {
    const ann = await server.person(company.id, 'USER');
    const group = await server.group(company.id, `Night shift ${ann.id}`);
    const body = {
      role: 'ANALYST',
      timeZone: 'America/Toronto',
      groups: [group],
      password: 'a new secret',
      email: `${ann.userName}@example.com`,
    } as const;
    const changed = await change(company.admin, ann.id, { ...body, groups: [group] });
    expect(changed).toMatchObject({ role: 'ANALYST', timeZone: 'America/Toronto', groups: [{ id: group }] });
    const written = (await entries(ann.id)).filter(({ user }) => user.id === company.admin.id);
    expect(written.map(({ action }) => action).toSorted()).toEqual(['password_changed', 'user_changed']);
    expect(written.find(({ action }) => action === 'user_changed')).toMatchObject({
      previous: ['role USER', 'timeZone Etc/UTC', 'groups none'],
      next: ['role ANALYST', 'timeZone America/Toronto', `groups Night shift ${ann.id}`],
    });
    expect(JSON.stringify(written)).not.toMatch(/secret|argon2/);
  });

  it('that changes nothing leaves no entry', async () => {
    const ann = await server.person(company.id, 'USER');
    const { userName, email, role, timeZone, photo } = await server.as(ann, me, {});
    await change(company.admin, ann.id, { userName, email, role, timeZone, photo, groups: [], password: '' });
    expect((await entries(ann.id)).map(({ action }) => action)).toEqual(['signed_in']);
  });

  it('frees the old username and takes the new one', async () => {
    const ann = await server.person(company.id, 'USER');
    const userName = newUser().userName;
    await change(company.admin, ann.id, { userName });
    const credentials = { username: userName, password: testPassword };
    expect(await server.as(null, session.authenticate, { body: credentials })).toMatchObject({
      user: { userName },
    });
    await create({ ...newUser(), userName: ann.userName });
    expect(await failure(change(company.admin, ann.id, { userName: ann.userName }))).toMatchObject({
      status: 409,
    });
  });

  const roles: [Role, Role, UserChange, number][] = [
    ['ADMIN', 'ADMIN', { role: 'MANAGER' }, 200],
    ['ADMIN', 'USER', { role: 'ADMIN' }, 200],
    ['MANAGER', 'USER', { role: 'MANAGER' }, 200],
    ['MANAGER', 'USER', { role: 'ADMIN' }, 403],
    ['MANAGER', 'ADMIN', { email: 'x@example.com' }, 403],
    ['MANAGER', 'MANAGER', { role: 'DEACTIVATED' }, 200],
    ['REVIEWER', 'USER', { email: 'x@example.com' }, 403],
    ['USER', 'USER', { password: 'a new secret' }, 403],
  ];
  it.each(roles)('%s on %s: %j answers %i', async (actor, target, body, status) => {
    const [by, on] = await Promise.all([server.person(company.id, actor), server.person(company.id, target)]);
    const answer = change(by, on.id, body).then(
      () => 200,
      (error: AppError) => error.status,
    );
    expect(await answer).toBe(status);
  });

  it('is free to everybody for themselves, but for role, username and groups', async () => {
    const ann = await server.person(company.id, 'USER');
    expect(await change(ann, ann.id, { timeZone: 'Europe/Paris' })).toMatchObject({
      timeZone: 'Europe/Paris',
    });
    expect(await failure(change(ann, ann.id, { role: 'ADMIN' }))).toMatchObject({
      status: 403,
      message: 'You cannot change your own role',
    });
    expect(await failure(change(ann, ann.id, { userName: 'somebody-else' }))).toMatchObject({ status: 403 });
    const admin = await server.person(company.id, 'ADMIN');
    expect(await failure(change(admin, admin.id, { role: 'DEACTIVATED' }))).toMatchObject({
      status: 403,
      message: 'You cannot deactivate yourself',
    });
  });

  it('of another company is not found', async () => {
    const error = await failure(change(company.admin, other.admin.id, { email: 'x@example.com' }));
    expect(error).toMatchObject({ status: 404 });
  });
});

describe('deactivating', () => {
  const deactivate = (by: Person, id: string) => change(by, id, { role: 'DEACTIVATED' });

  it('is for good', async () => {
    const ann = await server.person(company.id, 'USER');
    await deactivate(company.admin, ann.id);
    expect((await entries(ann.id)).map(({ action }) => action)).toContain('user_deactivated');
    expect(await failure(change(company.admin, ann.id, { role: 'USER' }))).toMatchObject({ status: 409 });
    const body = { ...newUser(), userName: ann.userName };
    expect(await failure(create(body))).toMatchObject({ status: 409 });
  });

  it('does not leave a company without an admin', async () => {
    const here = await server.company('Small');
    for (const role of ['DEACTIVATED', 'MANAGER'] as const) {
      const error = await failure(change(here.admin, here.admin.id, { role }));
      expect(error).toMatchObject({ status: 409 });
      expect(error.message).toMatch(/^The last admin/);
    }
    const second = await server.person(here.id, 'ADMIN');
    const both = await Promise.allSettled([
      deactivate(here.admin, second.id),
      deactivate(second, here.admin.id),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('or demoting a reviewer tells the forms that name them', async () => {
    const ann = await server.person(company.id, 'REVIEWER');
    const { form } = exampleForm({ reviewers: [{ id: ann.id }] });
    await server.as(company.admin, forms.createForm, { body: form });
    await server.as(company.admin, forms.publishForm, { params: { id: form.id } });
    // It and its next version are one form.
    const [params, body] = [{ id: form.id }, { id: randomUUID() }];
    await server.as(company.admin, forms.createVersion, { params, body });
    expect(await failure(deactivate(company.admin, ann.id))).toMatchObject({
      status: 409,
      message: `${ann.userName} could not be deactivated because they're a reviewer on 1 form`,
      details: { fields: { forms: [{ id: form.id, name: form.name }] } },
    });
    expect(await failure(change(company.admin, ann.id, { role: 'USER' }))).toMatchObject({ status: 409 });
    expect(await change(company.admin, ann.id, { role: 'MANAGER' })).toMatchObject({ role: 'MANAGER' });
  });

  it('counts the forms that a manager may not see, and names none of them', async () => {
    const ann = await server.person(company.id, 'REVIEWER');
    const mia = await server.person(company.id, 'MANAGER');
    const group = await server.as(company.admin, users.createGroup, { body: { name: `Tower ${ann.id}` } });
    const { form } = exampleForm({ reviewers: [{ id: ann.id }], groups: [{ id: group.id }] });
    await server.as(company.admin, forms.createForm, { body: form });
    expect(await failure(deactivate(mia, ann.id))).toMatchObject({
      status: 409,
      message: `${ann.userName} could not be deactivated because they're a reviewer on 1 form`,
      details: { fields: { forms: [] } },
    });
  });
});

describe('settings', () => {
  it('are kept with the user who saved them', async () => {
    const ann = await server.person(company.id, 'USER');
    const setting = { key: 'hide_dashboard_home_intro', value: 'no' };
    await server.as(ann, users.saveSetting, { body: setting });
    expect(await server.as(ann, users.saveSetting, { body: { ...setting, value: 'yes' } })).toEqual({
      key: 'hide_dashboard_home_intro',
      value: 'yes',
    });
    expect((await server.as(ann, me, {})).settings).toEqual([{ ...setting, value: 'yes' }]);
  });
});
