// Who sees a form, fills it in and reviews its rows: by group, as reviewer, as beta tester; and that the policy
// in words and the condition of the database are one rule.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, activeRoles } from '#core/actor.ts';
import * as forms from '#core/forms/calls.ts';
import { maySeeForm } from '#core/forms/policy.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { inCompany } from '#tests/support/fresh.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { json } from '#tests/support/json.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

type Who = Exclude<Actor['role'], 'DEACTIVATED'> | 'MANAGER elsewhere' | 'REVIEWER elsewhere';

let server: TestServer;
let companyId: string;
let groupId: string;
let people: Record<Who, Person>;
beforeAll(async () => {
  server = await startTestServer();
  const { id, admin } = await server.company();
  companyId = id;
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
    const listed = await Promise.all(everybody.map((who) => server.as(people[who], forms.listForms, {})));
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

describe('the rule in words and the rule of the database', () => {
  const some = 5;
  const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
  const indexes = fc.uniqueArray(fc.nat({ max: some - 1 }), { maxLength: 2 });
  const someForms = fc.array(
    fc.record({ published: fc.boolean(), groups: indexes, reviewers: indexes, betaTestUsers: indexes }),
    { minLength: 1, maxLength: 12 },
  );
  const someActors = fc.array(fc.record({ role: fc.constantFrom(...activeRoles), groups: indexes }), {
    minLength: some,
    maxLength: some,
  });

  it('agree over random people and forms', async () => {
    await fc.assert(
      fc.asyncProperty(someForms, someActors, async (given, actors) => {
        const [groupIds, userIds] = [ids(some), ids(some)];
        const refs = (of: string[], picked: number[]) =>
          picked.map((index) => ({ id: of[index] ?? '', name: '', userName: '' }));
        const made = given.map((form) => ({
          id: randomUUID(),
          published: form.published,
          groups: refs(groupIds, form.groups),
          reviewers: refs(userIds, form.reviewers),
          betaTestUsers: refs(userIds, form.betaTestUsers),
        }));
        const asked = actors.map(({ role, groups }, index) => ({
          role,
          userId: userIds[index] ?? '',
          groupIds: refs(groupIds, groups).map(({ id }) => id),
        }));
        const expected = asked.flatMap((actor) =>
          made.map((form) => maySeeForm({ ...people.ADMIN, timeZone: 'Etc/UTC', flags: {}, ...actor }, form)),
        );
        expect(await seenByTheDatabase(made, asked)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  async function seenByTheDatabase(
    made: {
      id: string;
      published: boolean;
      groups: { id: string }[];
      reviewers: { id: string }[];
      betaTestUsers: { id: string }[];
    }[],
    asked: { role: string; userId: string; groupIds: string[] }[],
  ): Promise<boolean[]> {
    const undo = new Error('Nothing of this is kept.');
    let seen: boolean[] = [];
    await inCompany(server, companyId, async (tx) => {
      const around = JSON.stringify(made);
      await tx.raw(
        `create temporary table made on commit drop as select * from jsonb_to_recordset($1::text::jsonb)
        as f (id uuid, published boolean, groups jsonb, reviewers jsonb, "betaTestUsers" jsonb)`,
        [around],
      );
      await tx.raw(
        `insert into forms (company_id, id, name, definition, question_count, importable, published, created_by)
        select $1, id, '', '{}', 0, false, published, $2 from made`,
        [companyId, people.ADMIN.id],
      );
      await tx.raw(
        `insert into groups select distinct $1::uuid, (g ->> 'id')::uuid, 'Random' from made, jsonb_array_elements(groups) g`,
        [companyId],
      );
      await tx.raw(
        `insert into form_groups select $1, made.id, (g ->> 'id')::uuid from made, jsonb_array_elements(groups) g`,
        [companyId],
      );
      await tx.raw(
        `insert into users (company_id, id, user_name, email, role, time_zone, password_hash)
        select $1, u, u::text, '', 'USER', 'Etc/UTC', '' from unnest($2::uuid[]) u`,
        [companyId, asked.map(({ userId }) => userId)],
      );
      for (const part of ['reviewers', 'betaTestUsers']) {
        await tx.raw(
          `insert into form_people select $1, made.id, $2, 0, (p ->> 'id')::uuid
          from made, jsonb_array_elements(to_jsonb(made) -> $2) p`,
          [companyId, part],
        );
      }
      const found = await tx.raw<{ sees: boolean }>(
        `select formdeck_sees_form($1, made.id, made.published, a."userId", a.role, array(select jsonb_array_elements_text(a."groupIds")::uuid)) as sees
         from rows from (jsonb_to_recordset($2::text::jsonb) as ("userId" uuid, role text, "groupIds" jsonb)) with ordinality as a ("userId", role, "groupIds", place),
           jsonb_array_elements($3::text::jsonb) with ordinality as f (form, position) join made on made.id = (f.form ->> 'id')::uuid
         order by a.place, f.position`,
        [companyId, JSON.stringify(asked), around],
      );
      seen = found.map(({ sees }) => sees);
      throw undo;
    }).catch((error: unknown) => {
      if (error !== undo) throw error;
    });
    return seen;
  }
});
