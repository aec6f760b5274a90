// Who sees a form, fills it in and reviews its rows: by group, as reviewer, as beta tester.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '#core/actor.ts';
import * as forms from '#core/forms/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { json } from '#tests/support/json.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

type Who = Exclude<Actor['role'], 'DEACTIVATED'> | 'MANAGER elsewhere' | 'REVIEWER elsewhere';

let server: TestServer;
let groupId: string;
let people: Record<Who, Person>;
beforeAll(async () => {
  server = await startTestServer();
  const { id, admin } = await server.company();
  groupId = await server.group(id, 'Ground crew');
  const elsewhere = [await server.group(id, 'Office')];
  const inGroup = (role: Actor['role'], groupIds = [groupId]) => server.person(id, role, { groupIds });
  people = {
    ADMIN: admin,
    MANAGER: await inGroup('MANAGER'),
    ANALYST: await inGroup('ANALYST'),
    REVIEWER: await inGroup('REVIEWER'),
    USER: await inGroup('USER'),
    'MANAGER elsewhere': await inGroup('MANAGER', elsewhere),
    'REVIEWER elsewhere': await inGroup('REVIEWER', elsewhere),
  };
});
afterAll(() => server.close());

const everybody: Who[] = [
  'ADMIN',
  'MANAGER',
  'ANALYST',
  'REVIEWER',
  'USER',
  'MANAGER elsewhere',
  'REVIEWER elsewhere',
];
const ref = (who: Who) => ({ id: people[who].id });

async function formWith(changes: Partial<FormInput>, states: ('publish' | 'archive')[]) {
  const { form, ids } = exampleForm(changes);
  await server.as(people.ADMIN, forms.createForm, { body: form });
  for (const state of states)
    await server.fetch(people.ADMIN, `/template/${form.id}/${state}`, { method: 'PUT' });
  return { ...form, ids };
}

/** The statuses that everybody gets. */
async function statuses(ask: (person: Person) => Promise<Response>): Promise<Partial<Record<Who, number>>> {
  const replies = await Promise.all(
    everybody.map(async (who) => [who, (await ask(people[who])).status] as const),
  );
  return Object.fromEntries(replies);
}

describe('a form is seen, and filled in, by', () => {
  const all = (status: number) => Object.fromEntries(everybody.map((who) => [who, status]));
  const cases: [
    string,
    () => Partial<FormInput>,
    ('publish' | 'archive')[],
    Partial<Record<Who, number>>,
    Partial<Record<Who, number>>,
  ][] = [
    ['everybody where it names no group', () => ({}), ['publish'], all(200), all(201)],
    [
      'its group and the admins',
      () => ({ groupIds: [groupId] }),
      ['publish'],
      { ...all(200), 'MANAGER elsewhere': 404, 'REVIEWER elsewhere': 404 },
      { ...all(201), 'MANAGER elsewhere': 404, 'REVIEWER elsewhere': 404 },
    ],
    [
      'a reviewer of another group, whom it names',
      () => ({ groupIds: [groupId], reviewers: [ref('REVIEWER elsewhere')] }),
      ['publish'],
      { ...all(200), 'MANAGER elsewhere': 404 },
      { ...all(201), 'MANAGER elsewhere': 404 },
    ],
    [
      'all but users, and by nobody, before it is published',
      () => ({}),
      [],
      { ...all(200), USER: 404 },
      { ...all(409), USER: 404 },
    ],
    [
      'its beta testers too before it is published, who alone fill it in',
      () => ({ groupIds: [groupId], betaTestUsers: [ref('USER'), ref('MANAGER elsewhere')] }),
      [],
      { ...all(200), 'REVIEWER elsewhere': 404 },
      { ...all(409), USER: 201, 'MANAGER elsewhere': 201, 'REVIEWER elsewhere': 404 },
    ],
    [
      'no beta tester of another group once it is published',
      () => ({ groupIds: [groupId], betaTestUsers: [ref('MANAGER elsewhere')] }),
      ['publish'],
      { ...all(200), 'MANAGER elsewhere': 404, 'REVIEWER elsewhere': 404 },
      { ...all(201), 'MANAGER elsewhere': 404, 'REVIEWER elsewhere': 404 },
    ],
    ['everybody, and by nobody, once it is archived', () => ({}), ['publish', 'archive'], all(200), all(409)],
  ];

  it.each(cases)('%s', async (_words, changes, states, seen, filled) => {
    const { id } = await formWith(changes(), states);
    expect(await statuses((person) => server.fetch(person, `/template/${id}`))).toEqual(seen);
    const listed = await Promise.all(everybody.map((who) => server.as(people[who], listForms, {})));
    const inList = everybody.filter((_, index) => listed[index]?.some((form) => form.id === id));
    expect(inList).toEqual(everybody.filter((who) => seen[who] === 200));
    expect(
      await statuses((person) => server.fetch(person, `/template/${id}/sheet`, json('POST', {}))),
    ).toEqual(filled);
  });
});

describe('rows are reviewed by', () => {
  const refused = { ANALYST: 403, USER: 403 };
  const listed = { ADMIN: 200, MANAGER: 200, REVIEWER: 200 };
  const cases: [string, () => Who[], Partial<Record<Who, number>>][] = [
    [
      'admins, and the managers and reviewers whom the form names',
      () => ['MANAGER', 'REVIEWER'],
      { ...listed },
    ],
    ['admins who are not named too, and no other manager', () => ['REVIEWER'], { ...listed, MANAGER: 403 }],
    ['no other reviewer', () => ['MANAGER'], { ...listed, REVIEWER: 403 }],
    ['nobody where the form names no reviewer', () => [], { ADMIN: 409, MANAGER: 409, REVIEWER: 409 }],
  ];

  it.each(cases)('%s', async (_words, reviewers, expected) => {
    const { id, ids } = await formWith({ groupIds: [groupId], reviewers: reviewers().map(ref) }, ['publish']);
    const post = async <T>(path: string, body: unknown) =>
      (await (await server.fetch(people.ADMIN, path, json('POST', body))).json()) as T;
    const sheet = await post<{ id: string }>(`/template/${id}/sheet`, {});
    const row = { answers: [{ questionId: ids.place, value: 'Gate 1' }] };
    const review = async (person: Person) => {
      const { id: rowId } = await post<{ id: string }>(`/sheet/${sheet.id}/row`, row);
      return server.fetch(
        person,
        `/sheet/${sheet.id}/row/${rowId}/review`,
        json('POST', { state: 'APPROVED' }),
      );
    };
    expect(await statuses(review)).toMatchObject({
      ...refused,
      ...expected,
      'MANAGER elsewhere': 404,
      'REVIEWER elsewhere': 404,
    });
  });
});

describe('a create that is sent again', () => {
  it('does not tell what others have made of the form since, to who no longer sees it', async () => {
    const { form } = exampleForm();
    const create = () => server.fetch(people['MANAGER elsewhere'], '/template', json('POST', form));
    expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(200);
    const body = { ...form, name: 'A secret', groupIds: [groupId] };
    await server.as(people.ADMIN, forms.changeForm, { params: { id: form.id }, body });
    const again = await create();
    expect(again.status).toBe(404);
    expect(await again.text()).not.toContain('A secret');
  });

  it('still answers a form that was made for another group', async () => {
    const { form } = exampleForm({ groupIds: [groupId] });
    const create = () => server.fetch(people['MANAGER elsewhere'], '/template', json('POST', form));
    expect([(await create()).status, (await create()).status]).toEqual([201, 200]);
    expect((await server.fetch(people['MANAGER elsewhere'], `/template/${form.id}`)).status).toBe(404);
  });
});
