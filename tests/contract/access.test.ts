// "What may this person see", and what they may do: what the view says is held against what the server lets happen when
// that person makes the calls.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as access from '#core/access/calls.ts';
import type { Right } from '#core/access/rights.ts';
import type { Role } from '#core/actor.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import * as users from '#core/users/calls.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let companyId: string;
let admin: Person;
let groups: { airside: string; night: string };
let people: Record<(typeof names)[number], Person>;
const names = ['admin', 'manager', 'analyst', 'reviewer', 'user', 'named', 'tester', 'stranger'] as const;

beforeAll(async () => {
  server = await startTestServer();
  ({ id: companyId, admin } = await server.company());
  groups = {
    airside: await server.group(companyId, 'Airside'),
    night: await server.group(companyId, 'Night'),
  };
  const person = (role: Role, ...groupIds: string[]) => server.person(companyId, role, { groupIds });
  people = {
    admin,
    manager: await person('MANAGER', groups.airside),
    analyst: await person('ANALYST', groups.airside, groups.night),
    reviewer: await person('REVIEWER', groups.airside),
    user: await person('USER', groups.airside),
    // Of no group: named by the form alone.
    named: await person('REVIEWER'),
    tester: await person('USER'),
    stranger: await person('MANAGER', groups.night),
  };
});
afterAll(() => server.close());

type Shape = { state: 'published' | 'unpublished' | 'archived'; groups: string[]; reviewed: boolean };
type MadeForm = { form: FormInput & { id: string }; placeId: string; sheetId: string; rowId: string };

/** A form with a sheet and a row of the admin. */
async function makeForm({ state, groups: groupIds, reviewed }: Shape): Promise<MadeForm> {
  const { form, ids } = exampleForm({
    groupIds,
    reviewers: reviewed ? [people.named, people.reviewer].map(({ id }) => ({ id })) : [],
    betaTestUsers: [admin, people.tester].map(({ id }) => ({ id })),
  });
  await server.as(admin, forms.createForm, { body: form });
  const params = { id: form.id };
  if (state !== 'unpublished') await server.as(admin, forms.publishForm, { params });
  const sheet = await server.as(admin, filling.createSheet, { params, body: { name: 'The admin’s' } });
  const answers = [{ questionId: ids.place, value: 'Gate 1' }];
  const row = await server.as(admin, filling.addRow, { params: { id: sheet.id }, body: { answers } });
  if (state === 'archived') await server.as(admin, forms.archiveForm, { params });
  return { form, placeId: ids.place, sheetId: sheet.id, rowId: row.id };
}

async function status(person: Person, method: string, path: string, body?: unknown): Promise<number> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const sent =
    body === undefined
      ? { headers: { accept: 'application/json' } }
      : { headers, body: JSON.stringify(body) };
  return (await server.fetch(person, path, { method, ...sent })).status;
}

/** What a person gets done on a form by trying; what changes most comes last. */
async function tried(person: Person, made: MadeForm): Promise<Right[]> {
  const { form, placeId, sheetId, rowId } = made;
  const done: Right[] = [];
  const attempt = async (
    right: Right,
    ...call: Parameters<typeof status> extends [Person, ...infer C] ? C : never
  ) => {
    if ((await status(person, ...call)) < 300) done.push(right);
  };
  const own = randomUUID();
  await attempt('fillIn', 'POST', `/template/${form.id}/sheet`, { id: own, name: 'Theirs' });
  const listed = await server.fetch(person, `/template/${form.id}/sheets?page=0&size=100`);
  if (listed.ok) {
    const { content } = (await listed.json()) as { content: { id: string }[] };
    const ids = content.map(({ id }) => id);
    done.push(ids.includes(sheetId) ? 'readAllRows' : 'readOwnRows');
    expect(ids.includes(own)).toBe(done.includes('fillIn'));
    const rows = await status(person, 'GET', `/sheet/${sheetId}/row?page=0&size=10`);
    expect(rows === 200).toBe(ids.includes(sheetId));
  }
  await attempt('review', 'POST', `/sheet/${sheetId}/row/${rowId}/review`, { state: 'APPROVED' });
  const answers = { questionId: placeId, rowId, answers: ['Gate 2'] };
  await attempt('editAnswers', 'PUT', `/sheet/${sheetId}/answers`, answers);
  const days = { startDate: Date.now() - 86_400_000, endDate: Date.now() };
  await attempt('export', 'POST', '/export/template', { templateIds: [form.id], ...days });
  const target = await server.fetch(person, '/upload/request');
  if (target.ok) {
    const { url, headers, s3Resource } = (await target.json()) as {
      url: string;
      headers: Record<string, string>;
      s3Resource: string;
    };
    await fetch(url, { method: 'PUT', headers, body: 'Place\nGate 3\n' });
    const body = { fileName: s3Resource, originalFileName: 'rows.csv', columnMap: { [placeId]: 0 } };
    await attempt('import', 'PUT', `/template/${form.id}/import`, body);
  }
  const order = { contextWidgetOrder: 1, questions: {}, templateWidgets: {} };
  await attempt('widgets', 'PUT', `/template/${form.id}/widgets/reorder`, order);
  await attempt('edit', 'PUT', `/template/${form.id}`, { ...form, description: 'Edited' });
  await attempt('publish', 'PUT', `/template/${form.id}/publish`);
  return done;
}

const states = ['published', 'unpublished', 'archived'] as const;
const shapes = states.flatMap((state) =>
  [true, false].map((isOpen) => ({ state, isOpen, reviewed: state !== 'archived' || isOpen })),
);

describe.each(shapes)('of a form that is $state, for everybody: $isOpen, reviewed: $reviewed', (shape) => {
  it('the view says of everybody what the server lets them do', async () => {
    for (const name of names) {
      const person = people[name];
      const made = await makeForm({ ...shape, groups: shape.isOpen ? [] : [groups.airside] });
      const { id } = made.form;
      const page = { page: 0, size: 1_000 };
      const ofPerson = await server.as(admin, access.accessOfUser, {
        params: { id: person.id },
        query: page,
      });
      const toForm = await server.as(admin, access.accessToForm, { params: { id }, query: page });
      const said = ofPerson.content.find(({ form }) => form.id === id);
      const same = toForm.content.find(({ user }) => user.id === person.id);
      expect(same && { reasons: same.reasons, rights: same.rights }).toEqual(
        said && { reasons: said.reasons, rights: said.rights },
      );
      const sees = (await status(person, 'GET', `/template/${id}`)) === 200;
      expect([name, said !== undefined]).toEqual([name, sees]);
      expect([name, said?.rights.toSorted() ?? []]).toEqual([name, (await tried(person, made)).toSorted()]);
    }
  });
});

const reasonsOf = async (form: string, person: Person) => {
  const { content } = await server.as(admin, access.accessToForm, {
    params: { id: form },
    query: { page: 0, size: 1_000 },
  });
  return content.find(({ user }) => user.id === person.id)?.reasons;
};

describe('the reasons', () => {
  it('are all that hold, so that it is seen what taking one away leaves', async () => {
    const both = { groups: [groups.airside, groups.night], reviewed: true };
    const { form } = await makeForm({ state: 'published', ...both });
    const group = (name: string, id: string) => ({ kind: 'group', group: { id, name } });
    expect(await reasonsOf(form.id, people.analyst)).toEqual([
      group('Airside', groups.airside),
      group('Night', groups.night),
    ]);
    expect(await reasonsOf(form.id, people.reviewer)).toEqual([
      group('Airside', groups.airside),
      { kind: 'reviewer' },
    ]);
    expect(await reasonsOf(form.id, people.named)).toEqual([{ kind: 'reviewer' }]);
    expect(await reasonsOf(form.id, admin)).toEqual([{ kind: 'administrator' }]);
    expect(await reasonsOf(form.id, people.tester)).toBeUndefined();
    const draft = await makeForm({ state: 'unpublished', groups: [], reviewed: false });
    expect(await reasonsOf(draft.form.id, people.tester)).toEqual([{ kind: 'tester' }]);
    expect(await reasonsOf(draft.form.id, people.stranger)).toEqual([{ kind: 'everybody' }]);
  });
});

describe('a manager', () => {
  it('learns nothing of forms that they do not see, not even how many there are', async () => {
    const { form } = await makeForm({ state: 'published', groups: [groups.airside], reviewed: true });
    const ask = async (by: Person) =>
      server.as(by, access.accessOfUser, {
        params: { id: people.analyst.id },
        query: { page: 0, size: 1_000, search: form.name },
      });
    expect((await ask(people.manager)).totalElements).toBe(1);
    expect(await ask(people.stranger)).toMatchObject({ content: [], totalElements: 0 });
    expect(await status(people.stranger, 'GET', `/template/${form.id}/access?page=0`)).toBe(404);
  });
});

it('of somebody deactivated is nothing, and they are not among the people of a form', async () => {
  const gone = await server.person(companyId, 'ANALYST', { groupIds: [groups.airside] });
  const { form } = await makeForm({ state: 'published', groups: [], reviewed: false });
  expect(await reasonsOf(form.id, gone)).toEqual([{ kind: 'everybody' }]);
  await server.as(admin, users.changeUser, { params: { id: gone.id }, body: { role: 'DEACTIVATED' } });
  expect(await reasonsOf(form.id, gone)).toBeUndefined();
  const page = await server.as(admin, access.accessOfUser, { params: { id: gone.id }, query: {} });
  expect(page.content).toEqual([]);
});

it('is searched by name and comes in pages', async () => {
  const { form } = await makeForm({ state: 'published', groups: [groups.airside], reviewed: false });
  const ask = (query: object) => server.as(admin, access.accessToForm, { params: { id: form.id }, query });
  const all = await ask({});
  const parts = [await ask({ size: 2 }), await ask({ size: 2, page: 1 }), await ask({ size: 2, page: 2 })];
  expect(parts.flatMap(({ content }) => content)).toEqual(all.content);
  expect(all.totalElements).toBe(5);
  const found = await ask({ search: people.analyst.userName.toUpperCase() });
  expect(found.content.map(({ user }) => user.userName)).toEqual([people.analyst.userName]);
});
