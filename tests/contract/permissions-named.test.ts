// What a body names: people, groups, files and ids of another company are nobody's here. They are refused as
// what does not exist, nothing is written, and the same id may stand in both companies.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FormInput } from '#core/forms/schema.ts';
import * as forms from '#core/forms/calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { dataOf } from '#tests/support/company-data.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { freshIn } from '#tests/support/fresh.ts';
import { json } from '#tests/support/json.ts';
import { type Person, testPassword } from '#tests/support/server.ts';
import { imageOf, makeWorld, type Place, type World } from '#tests/support/world.ts';

let world: World;
let own: Place;
let theirs: Place;
beforeAll(async () => {
  world = await makeWorld();
  own = world.places.own;
  theirs = world.places['another company’s'];
});
afterAll(() => world.server.close());

const formWith = (changes: Partial<FormInput>) => exampleForm(changes).form;
const users = ({ userId }: Place) => [{ id: userId }];
const newUser = () => {
  const userName = `new-${randomUUID()}`;
  return { userName, email: `${userName}@example.com`, password: testPassword };
};

type Case = [words: string, path: (own: Place) => string, method: string, body: (theirs: Place) => unknown];
const cases: Case[] = [
  [
    'a group that may see a form',
    () => '/template',
    'POST',
    ({ groupId }) => formWith({ groupIds: [groupId] }),
  ],
  ['a reviewer', () => '/template', 'POST', (place) => formWith({ reviewers: users(place) })],
  ['a beta tester', () => '/template', 'POST', (place) => formWith({ betaTestUsers: users(place) })],
  [
    'somebody to be told of completed sheets',
    () => '/template',
    'POST',
    (place) => formWith({ sheetCompleteContacts: users(place) }),
  ],
  [
    'somebody to be told of an alert',
    () => '/template',
    'POST',
    (place) => {
      const { form } = exampleForm();
      return { ...form, alerts: form.alerts.map((alert) => ({ ...alert, alertContacts: users(place) })) };
    },
  ],
  ['the group of a new user', () => '/user', 'POST', ({ groupId }) => ({ ...newUser(), groups: [groupId] })],
  ['the photo of a new user', () => '/user', 'POST', ({ imageId }) => ({ ...newUser(), photo: imageId })],
  ['the group of a user', ({ userId }) => `/user/${userId}`, 'PUT', ({ groupId }) => ({ groups: [groupId] })],
  ['the photo of a user', ({ userId }) => `/user/${userId}`, 'PUT', ({ imageId }) => ({ photo: imageId })],
  [
    'the member of a new group',
    () => '/usergroup',
    'POST',
    ({ userId }) => ({ name: randomUUID(), members: [userId] }),
  ],
  [
    'the member of a group',
    ({ groupId }) => `/usergroup/${groupId}`,
    'PUT',
    ({ userId }) => ({ name: 'First', members: [userId] }),
  ],
  ['the question of an answer', ({ sheetId }) => `/sheet/${sheetId}/row`, 'POST', answerTo],
  [
    'the question of a changed answer',
    ({ sheetId }) => `/sheet/${sheetId}/answers`,
    'PUT',
    ({ questionIds }) => ({ questionId: questionIds.speed, rowId: own.rowId, answers: ['1'] }),
  ],
  ['the question of a filter', ({ sheetId }) => `/sheet/${sheetId}/row/filter`, 'POST', filterOn],
];

describe.each([
  ['of another company', () => theirs],
  ['of nobody', () => world.places['nobody’s']],
])('an id %s', (_whose, place) => {
  it.each(cases)('as %s is refused, and nothing is written', async (_words, path, method, body) => {
    // A job of the world's may end meanwhile.
    const data = async () => ({ ...(await dataOf(world.server, own.companyId)), jobs: null });
    const before = await data();
    const reply = await world.server.fetch(world.people.ADMIN, path(own), json(method, body(place())));
    expect([reply.status, ((await reply.json()) as { type: string }).type]).toEqual([
      400,
      '/problems/invalid',
    ]);
    expect(await data()).toEqual(before);
  });
});

describe('a file that somebody else has uploaded', () => {
  it.each([
    ['in another company', () => world.neighbour.admin],
    ['in the own company', () => world.people.MANAGER],
  ])('%s cannot be imported', async (_where, by) => {
    const fileName = await freshIn(world.server, theirs).upload(by());
    const body = { fileName, originalFileName: 'rows.csv', columnMap: { [own.questionIds.place]: 0 } };
    const reply = await world.server.fetch(
      world.people.ADMIN,
      `/template/${own.formId}/import`,
      json('PUT', body),
    );
    expect([reply.status, await reply.json()]).toMatchObject([400, { errors: [{ path: 'fileName' }] }]);
  });
});

describe('the audit log', () => {
  it.each([
    ['by tag', () => world.server.fetch(world.people.ADMIN, `/audit_log?tag=sheet.${theirs.sheetId}`)],
    ['by user', () => filterAudit({ userId: world.neighbour.admin.id })],
    ['by form', () => filterAudit({ templateId: theirs.formId })],
    ['by question', () => filterAudit({ questionId: theirs.questionIds.speed })],
  ])('has nothing of another company, asked %s', async (_how, ask) => {
    expect(await (await ask()).json()).toMatchObject({ content: [], totalElements: 0 });
  });

  const filterAudit = (filter: object) =>
    world.server.fetch(world.people.ADMIN, '/audit_log/filter', json('POST', filter));
});

describe('an id that another company uses already', () => {
  const post = async (person: Person, path: string, body: unknown) =>
    (await world.server.fetch(person, path, json('POST', body))).status;

  it('is as good as any other, and what has it there stays as it is', async () => {
    const before = await dataOf(world.server, theirs.companyId);
    const { ADMIN } = world.people;
    const { form, ids } = exampleForm({ id: theirs.formId, groupIds: [own.groupId] });
    expect(await post(ADMIN, '/template', form)).toBe(201);
    expect((await world.server.as(ADMIN, forms.publishForm, { params: { id: form.id } })).published).toBe(
      true,
    );
    expect(await post(ADMIN, `/template/${form.id}/sheet`, { id: theirs.sheetId, name: 'Ours' })).toBe(201);
    const row = { id: theirs.rowId, answers: [{ questionId: ids.place, value: 'Gate 1' }] };
    expect(await post(ADMIN, `/sheet/${theirs.sheetId}/row`, row)).toBe(201);
    expect(await post(ADMIN, '/user', { ...newUser(), id: theirs.userId })).toBe(201);
    expect(await post(ADMIN, '/usergroup', { id: theirs.groupId, name: 'Ours' })).toBe(201);
    const image = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: imageOf('ours') };
    expect((await world.server.fetch(ADMIN, `/image/${theirs.imageId}`, image)).status).toBe(201);
    expect(await dataOf(world.server, theirs.companyId)).toEqual(before);
    const [ours, neighbours] = await Promise.all([ADMIN, world.neighbour.admin].map(imageSeenBy));
    expect(ours).toContain('ours');
    expect(neighbours).not.toContain('ours');
  });

  it('shows each company its own', async () => {
    const read = (person: Person) =>
      world.server.as(person, sheets.readSheet, { params: { id: theirs.sheetId } });
    expect((await read(world.people.ADMIN)).name).toBe('Ours');
    expect((await read(world.neighbour.admin)).name).not.toBe('Ours');
  });

  const imageSeenBy = async (person: Person) =>
    (await world.server.fetch(person, `/image/${theirs.imageId}`)).text();
});

function answerTo({ questionIds }: Place) {
  return {
    answers: [
      { questionId: own.questionIds.place, value: 'Gate 1' },
      { questionId: questionIds.speed, value: '1' },
    ],
  };
}

function filterOn({ questionIds }: Place) {
  return { filters: [{ questionId: questionIds.speed, operator: 'GT', values: ['0'] }] };
}
