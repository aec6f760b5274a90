// Saved views over HTTP: whose they are, who has the company's, and what of them each person is shown.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as audit from '#core/audit/calls.ts';
import * as views from '#core/views/calls.ts';
import { type ViewInput, viewsLimit } from '#core/views/schema.ts';
import { inCompany } from '#tests/support/fresh.ts';
import type { Person } from '#tests/support/server.ts';
import { makeWorld, type Place, type World } from '#tests/support/world.ts';

let world: World;
let own: Place;
let colleagues: Place;
beforeAll(async () => {
  world = await makeWorld();
  own = world.places.own;
  colleagues = world.places['a colleague’s'];
});
afterAll(() => world.server.close());

type Wanted = Parameters<typeof save>[1];

function save(
  person: Person,
  body: {
    id?: string;
    name: string;
    scope?: 'MINE' | 'COMPANY';
    sheetIds?: string[];
    filter?: object;
    columns?: ViewInput['columns'];
    map?: ViewInput['map'];
  },
) {
  return world.server.as(person, views.createView, { params: { id: own.formId }, body });
}

async function namesOf(person: Person): Promise<string[]> {
  const listed = await world.server.as(person, views.listViews, { params: { id: own.formId } });
  return listed.map(({ name }) => name);
}

const speedAbove = (value: string) => ({
  filters: [{ questionId: own.questionIds.speed, operator: 'GT' as const, values: [value] }],
});

describe('saved views', () => {
  it('are one’s own, or for everybody who sees the form', async () => {
    const { people } = world;
    const mine = await save(people.ANALYST, { name: 'Fast', filter: speedAbove('1') });
    expect(mine).toMatchObject({
      name: 'Fast',
      scope: 'MINE',
      isDefault: false,
      sheetIds: 'all',
      tab: 'dashboard',
    });
    await save(people.MANAGER, { name: 'Fast', scope: 'COMPANY' });
    expect((await namesOf(people.ANALYST)).filter((name) => name === 'Fast')).toHaveLength(2);
    expect((await namesOf(people.REVIEWER)).filter((name) => name === 'Fast')).toHaveLength(1);
    await expect(namesOf(world.neighbour.admin)).rejects.toMatchObject({ status: 404 });
  });

  it.each(['ANALYST', 'REVIEWER', 'USER'] as const)(
    'of the company are none of the business of %s',
    async (role) => {
      const { people, server } = world;
      const name = `For all ${role}`;
      await expect(save(people[role], { name, scope: 'COMPANY' })).rejects.toMatchObject({ status: 403 });
      const view = await save(people.ADMIN, { name, scope: 'COMPANY' });
      const params = { id: own.formId, viewId: view.id };
      const change = server.as(people[role], views.changeView, { params, body: { name: 'Mine' } });
      await expect(change).rejects.toMatchObject({ status: 403 });
      const removal = server.as(people[role], views.deleteView, { params });
      await expect(removal).rejects.toMatchObject({ status: 403 });
      expect(await namesOf(people[role])).toContain(name);
    },
  );

  it('have a name that is given once, whatever its case', async () => {
    const { people, server } = world;
    const first = await save(people.USER, { name: 'Night shift' });
    await expect(save(people.USER, { name: ' NIGHT SHIFT ' })).rejects.toMatchObject({
      status: 409,
      message: 'There is already a view with this name.',
    });
    const params = { id: own.formId, viewId: first.id };
    const renamed = await server.as(people.USER, views.changeView, { params, body: { name: 'Night Shift' } });
    expect(renamed.name).toBe('Night Shift');
    await expect(save(people.USER, { name: '  ' })).rejects.toMatchObject({ status: 400 });
  });

  it('can be sent again under the client’s id, and not be somebody else’s', async () => {
    const { people } = world;
    const wanted: Wanted = { id: randomUUID(), name: 'Again' };
    const first = await save(people.REVIEWER, wanted);
    expect(await save(people.REVIEWER, wanted)).toEqual(first);
    await expect(save(people.MANAGER, wanted)).rejects.toMatchObject({ status: 409 });
  });

  it('keep how the columns stand, or leave it to each device', async () => {
    const { people } = world;
    const columns = { order: ['user', 'date'], hidden: [own.questionIds.speed], widths: { user: 200 } };
    expect((await save(people.USER, { name: 'Arranged', columns })).columns).toEqual(columns);
    expect((await save(people.USER, { name: 'As it comes' })).columns).toBeNull();
    const tooWide = { ...columns, widths: { user: 10_000 } };
    await expect(save(people.USER, { name: 'Wide', columns: tooWide })).rejects.toMatchObject({
      status: 400,
    });
  });

  it('keep the map that they were saved with, or that there is none', async () => {
    const { people, server } = world;
    const map = { question: randomUUID(), colour: null };
    const view = await save(people.ANALYST, { name: 'On a map', map });
    const read = async () => {
      const listed = await server.as(people.ANALYST, views.listViews, { params: { id: own.formId } });
      return listed.find(({ id }) => id === view.id)?.map;
    };
    expect(await read()).toEqual(map);
    const params = { id: own.formId, viewId: view.id };
    await server.as(people.ANALYST, views.changeView, { params, body: { name: 'On a map', map: null } });
    expect(await read()).toBeNull();
  });

  it('filter by questions of the form only', async () => {
    const filter = { filters: [{ questionId: randomUUID(), operator: 'EQ', values: ['1'] }] };
    await expect(save(world.people.ADMIN, { name: 'Strange', filter })).rejects.toMatchObject({
      status: 400,
      details: {
        errors: [{ path: 'filter.filters.0.questionId', message: 'The form does not have this question' }],
      },
    });
  });

  it('name as many sheets as may be looked at', async () => {
    const sheetIds = Array.from({ length: 221 }, () => randomUUID());
    const message = 'The maximum number of sheets you can select is 220.';
    await expect(save(world.people.ADMIN, { name: 'Wide', sheetIds })).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'sheetIds', message }] },
    });
  });

  it('hold the sheets that whoever opens them sees, and no others', async () => {
    const { people, server } = world;
    const sheetIds = [own.sheetId, colleagues.sheetId];
    const view = await save(people.MANAGER, { name: 'Two sheets', scope: 'COMPANY', sheetIds });
    const shownTo = async (person: Person) => {
      const listed = await server.as(person, views.listViews, { params: { id: own.formId } });
      return listed.find(({ id }) => id === view.id)?.sheetIds;
    };
    expect(await shownTo(people.ANALYST)).toEqual(sheetIds);
    expect(await shownTo(people.USER)).toEqual([own.sheetId]);
    expect(await shownTo(people.colleague)).toEqual([colleagues.sheetId]);
  });

  it('open with the form for whoever chose them', async () => {
    const { people, server } = world;
    const { id: viewId } = await save(people.MANAGER, { name: 'Morning', scope: 'COMPANY' });
    const params = { id: own.formId };
    const defaultOf = async (person: Person) =>
      (await server.as(person, views.listViews, { params })).find(({ isDefault }) => isDefault)?.id;
    await server.as(people.USER, views.setDefaultView, { params, body: { viewId } });
    expect([await defaultOf(people.USER), await defaultOf(people.MANAGER)]).toEqual([viewId, undefined]);
    await server.as(people.USER, views.setDefaultView, { params, body: { viewId: null } });
    expect(await defaultOf(people.USER)).toBeUndefined();
    await server.as(people.USER, views.setDefaultView, { params, body: { viewId } });
    await server.as(people.MANAGER, views.deleteView, { params: { ...params, viewId } });
    expect(await defaultOf(people.USER)).toBeUndefined();
  });

  it('are traced where everybody has them', async () => {
    const { people, server } = world;
    const { id: viewId } = await save(people.ADMIN, { name: 'Traced', scope: 'COMPANY' });
    const params = { id: own.formId, viewId };
    await server.as(people.MANAGER, views.changeView, {
      params,
      body: { name: 'Traced', scope: 'COMPANY', filter: speedAbove('5') },
    });
    await server.as(people.ADMIN, views.deleteView, { params });
    await save(people.ADMIN, { name: 'Untraced' });
    const actions = ['view_created', 'view_changed', 'view_deleted'] as const;
    const { content } = await server.as(people.ADMIN, audit.filterAudit, {
      query: { size: 1_000 },
      body: { actions: [...actions], templateId: own.formId },
    });
    const traced = content.filter(({ previous, next }) => [...previous, ...next].includes('name Traced'));
    expect(traced.map(({ action }) => action).toSorted()).toEqual([...actions].toSorted());
    expect(JSON.stringify(content)).not.toContain('Untraced');
  });

  // The last of all: nothing more can be saved.
  it('are a hundred of the company at most, made or handed over', async () => {
    const { people, server } = world;
    const mine = await save(people.MANAGER, { name: 'Handed over' });
    await inCompany(server, own.companyId, (tx) =>
      tx.raw(
        `insert into saved_views (company_id, id, form_id, user_id, scope, name, content, created_at, modified_at)
         select company_id, gen_random_uuid(), form_id, user_id, 'COMPANY', 'View ' || n, content, 0, 0
         from saved_views, generate_series(1, $2) n where id = $1`,
        [mine.id, viewsLimit],
      ),
    );
    const full = { status: 400, details: { errors: [{ path: 'name' }] } };
    await expect(save(people.MANAGER, { name: 'More', scope: 'COMPANY' })).rejects.toMatchObject(full);
    const params = { id: own.formId, viewId: mine.id };
    const handOver = (body: { name: string; scope: 'MINE' | 'COMPANY' }) =>
      server.as(people.MANAGER, views.changeView, { params, body });
    await expect(handOver({ name: 'Handed over', scope: 'COMPANY' })).rejects.toMatchObject(full);
    expect((await handOver({ name: 'Kept', scope: 'MINE' })).name).toBe('Kept');
  });
});
