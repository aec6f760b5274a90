// User groups over HTTP: who is in them, and what they are for.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as forms from '#core/forms/calls.ts';
import * as session from '#core/session/calls.ts';
import * as users from '#core/users/calls.ts';
import type { GroupChange } from '#core/users/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { failure } from '#tests/support/failure.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let company: { id: string; admin: Person };
let other: { id: string; admin: Person };
beforeAll(async () => {
  server = await startTestServer();
  company = await server.company();
  other = await server.company('Southern Airfields');
});
afterAll(() => server.close());

describe('user groups', () => {
  const createGroup = (body: { id?: string; name: string; members?: string[] }, by = company.admin) =>
    server.as(by, users.createGroup, { body });

  it('are created, listed, changed and deleted', async () => {
    const ann = await server.person(company.id, 'USER');
    const bob = await server.person(company.id, 'USER');
    const group = await createGroup({ name: 'Day shift', members: [ann.id] });
    expect(group.members).toEqual([{ id: ann.id, userName: ann.userName }]);
    expect((await server.as(ann, session.me, {})).groups).toEqual([{ id: group.id, name: 'Day shift' }]);
    const body = { name: 'Early shift', members: [bob.id] };
    await server.as(company.admin, users.changeGroup, { params: { id: group.id }, body });
    const listed = await server.as(company.admin, users.listGroups, {});
    expect(listed.find(({ id }) => id === group.id)).toMatchObject({
      name: 'Early shift',
      members: [{ id: bob.id }],
    });
    await server.as(company.admin, users.deleteGroup, { params: { id: group.id } });
    expect((await server.as(bob, session.me, {})).groups).toEqual([]);
  });

  it('have a name that no other has, in whatever case, and members of the company', async () => {
    await createGroup({ name: 'Ground crew' });
    const both = await Promise.allSettled([createGroup({ name: 'Pilots' }), createGroup({ name: 'PILOTS' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await failure(createGroup({ name: 'GROUND CREW' }))).toMatchObject({ status: 409 });
    expect(await createGroup({ name: 'Ground crew' }, other.admin)).toMatchObject({ name: 'Ground crew' });
    expect((await failure(createGroup({ name: ' ', members: [] }))).message).toBe('A group name is required');
    const foreign = await failure(createGroup({ name: 'Mixed', members: [other.admin.id] }));
    expect(foreign.details.errors).toEqual([{ path: 'members.0', message: 'This user does not exist' }]);
  });

  it('are changed by two people at once, and nobody takes back what the other has done', async () => {
    const people = await Promise.all([1, 2, 3].map(() => server.person(company.id, 'USER')));
    const [ann, bob, cid] = people.map(({ id }) => id) as [string, string, string];
    const group = await createGroup({ name: `Shared ${randomUUID()}`, members: [ann] });
    const change = (body: GroupChange) =>
      server.as(company.admin, users.changeGroup, { params: { id: group.id }, body });
    const join = { addGroups: [group.id] };
    await Promise.all([
      change({ addMembers: [bob] }),
      change({ removeMembers: [ann] }),
      server.as(company.admin, users.changeUser, { params: { id: cid }, body: join }),
      change({ name: `Renamed ${group.id}` }),
    ]);
    const read = await server.as(company.admin, users.readGroup, { params: { id: group.id } });
    expect(read.name).toBe(`Renamed ${group.id}`);
    expect(read.members.map(({ id }) => id).toSorted()).toEqual([bob, cid].toSorted());
    const leave = { removeGroups: [group.id] };
    await server.as(company.admin, users.changeUser, { params: { id: cid }, body: leave });
    expect((await change({})).members.map(({ id }) => id)).toEqual([bob]);
    const unknown = await failure(change({ addMembers: [other.admin.id] }));
    expect(unknown.details.errors).toEqual([{ path: 'addMembers.0', message: 'This user does not exist' }]);
  });

  it('are listed page by page, with how many active members each has', async () => {
    const here = await server.company('Paged');
    const gone = await server.person(here.id, 'DEACTIVATED');
    for (const name of ['Tower', 'apron', 'Fire'])
      await createGroup({ name, members: [here.admin.id, gone.id] }, here.admin);
    const page = async (query: object) =>
      (await server.as(here.admin, users.pageGroups, { query: { page: 0, ...query } })).content;
    expect(await page({})).toMatchObject([
      { name: 'apron', memberCount: 1 },
      { name: 'Fire', memberCount: 1 },
      { name: 'Tower', memberCount: 1 },
    ]);
    expect(await page({ sort: 'name,desc', size: 1 })).toMatchObject([{ name: 'Tower' }]);
    expect(await page({ search: 'FI' })).toMatchObject([{ name: 'Fire' }]);
  });

  it('sent twice with one id are created once', async () => {
    const body = { id: randomUUID(), name: `Twice ${randomUUID()}` };
    expect(await createGroup(body)).toEqual(await createGroup(body));
    expect(await failure(createGroup({ ...body, name: 'Other' }))).toMatchObject({ status: 409 });
  });

  it('that a form is for are not deleted: it would be everybody’s', async () => {
    const group = await createGroup({ name: 'Inspectors' });
    const { form } = exampleForm({ groupIds: [group.id] });
    await server.as(company.admin, forms.createForm, { body: form });
    const error = await failure(server.as(company.admin, users.deleteGroup, { params: { id: group.id } }));
    expect(error).toMatchObject({
      status: 409,
      details: { fields: { forms: [{ id: form.id, name: form.name }] } },
    });
  });

  it('are created and deleted by admins, changed by managers too, and not found elsewhere', async () => {
    const manager = await server.person(company.id, 'MANAGER');
    const group = await createGroup({ name: 'Mechanics' });
    const params = { id: group.id };
    const renamed = server.as(manager, users.changeGroup, { params, body: { name: 'Fitters' } });
    expect(await renamed).toMatchObject({ name: 'Fitters' });
    expect(await failure(createGroup({ name: 'More' }, manager))).toMatchObject({ status: 403 });
    expect(await failure(server.as(manager, users.deleteGroup, { params }))).toMatchObject({ status: 403 });
    expect(await failure(server.as(other.admin, users.deleteGroup, { params }))).toMatchObject({
      status: 404,
    });
    const body = { name: 'Taken over' };
    expect(await failure(server.as(other.admin, users.changeGroup, { params, body }))).toMatchObject({
      status: 404,
    });
  });
});
