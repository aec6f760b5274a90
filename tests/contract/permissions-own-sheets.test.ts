// What each role sees of the sheets of one form: users the ones that they created, everybody else all of them;
// and that an image or a row is seen through its sheet and no other way.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as exports from '#core/exports/calls.ts';
import * as filling from '#core/filling/calls.ts';
import { listForms } from '#core/forms/list-calls.ts';
import * as sheets from '#core/sheets/calls.ts';
import { columnsMediaType } from '#core/sheets/schema.ts';
import * as users from '#core/users/calls.ts';
import { json } from '#tests/support/json.ts';
import { putAnswer } from '#tests/support/put-answer.ts';
import type { Person } from '#tests/support/server.ts';
import { imageOf, makeWorld, markers, type Place, type World } from '#tests/support/world.ts';

let world: World;
let own: Place;
let colleagues: Place;
let others: Place;
beforeAll(async () => {
  world = await makeWorld();
  own = world.places.own;
  colleagues = world.places['a colleague’s'];
  others = world.places['another group’s'];
});
afterAll(() => world.server.close());

const statusOf = async (person: Person, path: string, init?: RequestInit) =>
  (await world.server.fetch(person, path, init)).status;

/** The sheets that somebody is shown, by each call that lists them. */
async function sheetsShownTo(person: Person) {
  const { server } = world;
  const query = { size: 1_000 };
  const company = await server.as(person, sheets.listCompanySheets, { query });
  const ofForm = await server.as(person, sheets.listSheets, { params: { id: own.formId }, query });
  const listed = await server.as(person, listForms, {});
  const ids = (page: typeof company) => {
    expect(page.totalElements).toBe(page.content.length);
    return page.content.map(({ id }) => id).toSorted();
  };
  const counted = Object.fromEntries(listed.map(({ id, sheetCount }) => [id, sheetCount]));
  return { company: ids(company), ofForm: ids(ofForm), counted };
}

describe('role USER', () => {
  it('is shown the sheets that they created, in every list and count', async () => {
    const shown = await sheetsShownTo(world.people.USER);
    expect(shown).toEqual({ company: [own.sheetId], ofForm: [own.sheetId], counted: { [own.formId]: 1 } });
  });

  it.each([
    ['another user', () => `userId=${colleagues.userId}`],
    ['the name of another’s sheet', () => `sheetName=${markers['a colleague’s']}`],
    ['the form of another group', () => `templateId=${others.formId}`],
    ['a time before anything was changed', () => 'startDate=0&endDate=1000'],
  ])('finds nothing by asking for %s', async (_what, filter) => {
    const reply = await world.server.fetch(world.people.USER, `/company/sheet?${filter()}`);
    expect(await reply.json()).toMatchObject({ content: [], totalElements: 0, totalPages: 0 });
  });

  it.each(['application/json', columnsMediaType])(
    'does not get at others’ rows beside their own as %s',
    async (accept) => {
      const body = { sheetIds: [own.sheetId, colleagues.sheetId], rowFilters: {} };
      const init = json('POST', body);
      const headers = { ...(init.headers as Record<string, string>), accept };
      expect(await statusOf(world.people.USER, '/row/filter', { ...init, headers })).toBe(404);
      expect(
        await statusOf(world.people.USER, `/sheet/${colleagues.sheetId}/row`, { headers: { accept } }),
      ).toBe(404);
      expect(await statusOf(world.people.ANALYST, '/row/filter', { ...init, headers })).toBe(200);
    },
  );

  it('is shown nobody but themselves among the company’s users', async () => {
    const { USER } = world.people;
    expect(await world.server.as(USER, users.companyUsers, {})).toEqual([
      { id: USER.id, userName: USER.userName, role: 'USER' },
    ]);
  });

  it('loses sight of their sheets with the group, and of the images in them', async () => {
    const { server, people } = world;
    const user = await server.person(own.companyId, 'USER', { groupIds: own.groupIds });
    const imageId = randomUUID();
    const image = { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: imageOf('gate') };
    expect(await statusOf(user, `/image/${imageId}`, image)).toBe(201);
    const sheet = await server.as(user, filling.createSheet, {
      params: { id: own.formId },
      body: { name: 'Tuesday' },
    });
    await addRowWithImage(user, sheet.id, imageId);
    const looks = [
      `/template/${own.formId}`,
      `/sheet/${sheet.id}`,
      `/sheet/${sheet.id}/row`,
      `/image/${imageId}`,
    ];
    const seen = () => Promise.all(looks.map((path) => statusOf(user, path)));
    expect(await seen()).toEqual([200, 200, 200, 200]);
    await server.as(people.ADMIN, users.changeUser, { params: { id: user.id }, body: { groups: [] } });
    expect(await seen()).toEqual([404, 404, 404, 404]);
    expect(await sheetsShownTo(people.USER)).toMatchObject({ company: [own.sheetId] });
  });
});

describe.each(['ANALYST', 'REVIEWER', 'MANAGER'] as const)('role %s', (role) => {
  it('is shown every sheet of the forms that they see, and of no other', async () => {
    const shown = await sheetsShownTo(world.people[role]);
    expect(shown.company).toEqual(shown.ofForm);
    expect(shown.company).toEqual(expect.arrayContaining([own.sheetId, colleagues.sheetId]));
    expect(shown.company).not.toContain(others.sheetId);
    expect(shown.counted).toEqual({ [own.formId]: shown.company.length });
  });
});

describe('what is named in a request', () => {
  it('hides the whole of a selection or an export when one sheet of it is hidden', async () => {
    const body = { sheetIds: [own.sheetId, others.sheetId] };
    const filter = json('POST', { ...body, rowFilters: {} });
    expect(await statusOf(world.people.MANAGER, '/row/filter', filter)).toBe(404);
    const exported = json('POST', { ...body, format: 'CSV' });
    expect(await statusOf(world.people.MANAGER, '/export/sheet', exported)).toBe(404);
    const { as } = world.server;
    const alone = await as(world.people.MANAGER, exports.exportSheets, {
      body: { sheetIds: [own.sheetId], format: 'CSV' },
    });
    expect(alone.status).toBe(200);
  });

  it('finds a row in its own sheet only', async () => {
    const path = `/sheet/${own.sheetId}/row/${colleagues.rowId}`;
    expect(await statusOf(world.people.REVIEWER, `${path}/review`, json('POST', { state: 'APPROVED' }))).toBe(
      404,
    );
    expect(await statusOf(world.people.ADMIN, path, { method: 'DELETE' })).toBe(404);
    const change = { questionId: own.questionIds.speed, rowId: colleagues.rowId, answers: ['9'] };
    expect(await statusOf(world.people.ADMIN, `/sheet/${own.sheetId}/answers`, json('PUT', change))).toBe(
      404,
    );
  });

  it.each(['a colleague’s', 'another group’s', 'another company’s'] as const)(
    'does not make %s image visible by answering with its id',
    async (owner) => {
      const { imageId } = world.places[owner];
      await expect(addRowWithImage(world.people.USER, own.sheetId, imageId)).rejects.toThrow(imageId);
      expect(await statusOf(world.people.USER, `/image/${imageId}`)).toBe(404);
      // Rows of earlier releases may name any.
      await putAnswer(world.server, own.companyId, own.rowId, [own.questionIds.photo, imageId]);
      expect(await statusOf(world.people.USER, `/image/${imageId}`)).toBe(404);
    },
  );

  it('does not add to another’s sheet under the id of a row of one’s own', async () => {
    const id = randomUUID();
    const body = { id, answers: [{ questionId: own.questionIds.place, value: 'Gate 1' }] };
    const add = (person: Person, sheetId: string) =>
      statusOf(person, `/sheet/${sheetId}/row`, json('POST', body));
    expect(await add(world.people.colleague, colleagues.sheetId)).toBe(201);
    expect(await add(world.people.USER, own.sheetId)).toBe(409);
    expect(await add(world.people.USER, colleagues.sheetId)).toBe(404);
    expect(await add(world.neighbour.admin, world.places['another company’s'].sheetId)).toBe(400);
  });
});

async function addRowWithImage(person: Person, sheetId: string, imageId: string): Promise<void> {
  const answers = [
    { questionId: own.questionIds.place, value: 'Gate 1' },
    { questionId: own.questionIds.photo, value: imageId },
  ];
  await world.server.as(person, filling.addRow, { params: { id: sheetId }, body: { answers } });
}
