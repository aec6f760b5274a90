// Changes of the catalog over HTTP: items, types, columns, moves, retirement, and what is read by whom.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#core/catalog/calls.ts';
import { listOf } from '#core/catalog/tree.ts';
import * as filling from '#core/filling/calls.ts';
import * as forms from '#core/forms/calls.ts';
import { withSelectedTypes } from '#core/forms/question-meta.ts';
import { exampleForm } from '#tests/support/example-form.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let place: { id: string; name: string };
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  admin = (await server.company(`Airfields ${randomUUID()}`)).admin;
  place = await server.as(admin, calls.createCatalogType, { body: { name: 'Place' } });
});

const add = (name: string, parentId: string | null = null, more: object = {}) =>
  server.as(admin, calls.createCatalogItem, { body: { name, parentId, typeId: place.id, ...more } });
const items = async (by = admin) => listOf(await server.as(by, calls.readCatalog, {}));
const names = async (by = admin) => (await items(by)).map(({ name }) => name);
const organize = (relationships: Record<string, string | null>) =>
  server.as(admin, calls.organizeCatalog, { body: { relationships } });
const del = (id: string) => server.as(admin, calls.deleteCatalogItem, { params: { id } });
const withCode = (code: string) => expect.objectContaining({ code });

/** A published form whose size is chosen from the catalog, from items of these types. */
async function catalogForm(typeIds: string[], groupIds: string[] = []) {
  const { form, ids } = exampleForm({ groupIds });
  const questions = form.questions.map((question) =>
    question.id === ids.size
      ? {
          ...question,
          type: 'CATALOG_RADIO' as const,
          questionOptions: [],
          questionMeta: [...withSelectedTypes([], typeIds)],
        }
      : question,
  );
  await server.as(admin, forms.createForm, { body: { ...form, questions } });
  await server.as(admin, forms.publishForm, { params: { id: form.id } });
  return { id: form.id, ids };
}

async function answer({ id, ids }: Awaited<ReturnType<typeof catalogForm>>, path: string) {
  const sheet = await server.as(admin, filling.createSheet, { params: { id }, body: { name: 'Monday' } });
  const answers = [
    { questionId: ids.place, value: 'Gate 1' },
    { questionId: ids.size, value: path },
  ];
  await server.as(admin, filling.addRow, { params: { id: sheet.id }, body: { answers } });
}

describe('an item', () => {
  it('is added once, whatever often it is sent, and changed', async () => {
    const id = randomUUID();
    const body = { id, name: ' Gate 1 ', typeId: place.id, code: 'g-1' };
    const made = await server.as(admin, calls.createCatalogItem, { body });
    expect(made).toEqual({
      id,
      name: 'Gate 1',
      type: place,
      parentId: null,
      code: 'g-1',
      fields: {},
      retired: false,
      version: 1,
    });
    expect(await server.as(admin, calls.createCatalogItem, { body })).toEqual(made);
    await expect(
      server.as(admin, calls.createCatalogItem, { body: { ...body, name: 'Gate 2' } }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const change = { name: 'Gate 1a', typeId: place.id };
    expect(await server.as(admin, calls.changeCatalogItem, { params: { id }, body: change })).toEqual({
      ...made,
      name: 'Gate 1a',
      version: 2,
    });
  });

  it('has a name, a type that is there, a code of its own, and a place', async () => {
    await add('Gate 1', null, { code: 'G-1' });
    await expect(add(' ')).rejects.toMatchObject({ message: 'Please enter a name' });
    await expect(add('Gate', null, { typeId: '' })).rejects.toMatchObject({
      message: 'Please choose a type',
    });
    await expect(add('Gate', null, { typeId: randomUUID() })).rejects.toMatchObject({ code: 'invalid' });
    await expect(add('Gate', null, { code: ' g-1 ' })).rejects.toMatchObject({
      code: 'conflict',
      message: 'The code g-1 belongs to "Gate 1".',
      details: { errors: [{ path: 'code', message: 'The code g-1 belongs to "Gate 1".' }] },
    });
    await expect(add('Gate', randomUUID())).rejects.toMatchObject({ code: 'conflict' });
    expect(await names()).toEqual(['Gate 1']);
  });

  it('has values in the columns of the company', async () => {
    const columns = await server.as(admin, calls.changeCatalogColumns, {
      body: { columns: [{ name: 'Location' }, { name: 'Price', kind: 'NUMBER' }] },
    });
    expect(columns).toEqual([
      { key: 'location', name: 'Location', kind: 'TEXT' },
      { key: 'price', name: 'Price', kind: 'NUMBER' },
    ]);
    const { id } = await add('Pump', null, { fields: { location: 'Hangar 2', price: '12.5' } });
    await expect(add('Pump', null, { fields: { price: 'dear' } })).rejects.toMatchObject({
      message: 'Price: Please enter a number',
    });
    await expect(add('Pump', null, { fields: { colour: 'red' } })).rejects.toMatchObject({ code: 'invalid' });
    const asNumber = { columns: [{ key: 'location', name: 'Location', kind: 'NUMBER' as const }] };
    await expect(server.as(admin, calls.changeCatalogColumns, { body: asNumber })).rejects.toMatchObject({
      message: 'Location contains a value that is not a number: "Hangar 2" in "Pump".',
    });
    const [, price] = columns;
    const kept = [{ ...price, name: 'List price' }];
    await server.as(admin, calls.changeCatalogColumns, { body: { columns: kept } });
    expect(await server.as(admin, calls.listCatalogColumns, {})).toEqual(kept);
    expect((await items()).find((item) => item.id === id)?.fields).toEqual({ price: '12.5' });
  });
});

describe('moves', () => {
  it('are all made or none: a circle is invalid, what is gone a conflict', async () => {
    const a = await add('A');
    const b = await add('B', a.id);
    const c = await add('C', b.id);
    expect(await organize({ [c.id]: null, [a.id]: c.id, [b.id]: a.id })).toEqual({ ids: [c.id, a.id] });
    expect((await items()).map(({ name, parentId }) => [name, parentId])).toEqual([
      ['C', null],
      ['A', c.id],
      ['B', a.id],
    ]);
    await expect(organize({ [b.id]: null, [c.id]: a.id })).rejects.toMatchObject({
      code: 'invalid',
      message: '"C" cannot be moved below itself.',
    });
    await expect(organize({ [b.id]: null, [randomUUID()]: null })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect((await items()).find(({ id }) => id === b.id)?.parentId).toBe(a.id);
  });

  it('that would make a circle together are not both made, however close they come', async () => {
    const [a, b] = [await add('A'), await add('B')];
    const outcomes = await Promise.allSettled([organize({ [a.id]: b.id }), organize({ [b.id]: a.id })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await names()).toHaveLength(2);
  });
});

describe('what answers name', () => {
  it('is retired in place of being deleted, with what it stands below; the rest goes', async () => {
    const yard = await add('Yard');
    const hall = await add('Hall', yard.id);
    const pump = await add('Pump', hall.id, { code: 'P-1' });
    const spare = await add('Spare', yard.id);
    const form = await catalogForm([]);
    await answer(form, `${yard.id},${hall.id},${pump.id}`);
    const usage = { params: { id: hall.id } };
    expect(await server.as(admin, calls.readCatalogUsage, usage)).toMatchObject({
      answers: 1,
      below: 1,
      forms: [{ id: form.id, answers: 1, isInRules: false }],
    });
    expect(await del(yard.id)).toEqual({ deleted: [spare.id], retired: [yard.id, hall.id, pump.id] });
    expect((await items()).map(({ name, retired }) => [name, retired])).toEqual([
      ['Yard', true],
      ['Hall', true],
      ['Pump', true],
    ]);
    await expect(add('New', hall.id)).rejects.toMatchObject({
      message: '"Hall" is retired: restore it first, or choose another parent.',
    });
    const restored = await server.as(admin, calls.restoreCatalogItem, { params: { id: pump.id } });
    expect(restored.ids.toSorted()).toEqual([yard.id, hall.id, pump.id].toSorted());
    expect(await items()).toContainEqual(withCode('P-1'));
  });

  it('comes back with what was retired with it, and not with what was before', async () => {
    const yard = await add('Yard');
    const [old, hall] = [await add('Old', yard.id), await add('Hall', yard.id)];
    const retire = (id: string) => server.as(admin, calls.retireCatalogItem, { params: { id } });
    expect(await retire(old.id)).toEqual({ ids: [old.id] });
    expect(await retire(yard.id)).toEqual({ ids: [yard.id, hall.id] });
    expect(await retire(yard.id)).toEqual({ ids: [] });
    await server.as(admin, calls.restoreCatalogItem, { params: { id: yard.id } });
    expect((await items()).filter(({ retired }) => retired).map(({ name }) => name)).toEqual(['Old']);
    const { deleted, retired } = await del(yard.id);
    expect(deleted.toSorted()).toEqual([yard.id, hall.id, old.id].toSorted());
    expect(retired).toEqual([]);
    expect(await names()).toEqual([]);
  });

  it('counts where a form names it as well, and in no form that the manager does not see', async () => {
    const pump = await add('Pump');
    const group = await server.group(admin.companyId, `Group ${randomUUID()}`);
    await answer(await catalogForm([], [group]), pump.id);
    const manager = await server.person(admin.companyId, 'MANAGER');
    const usage = { params: { id: pump.id } };
    expect(await server.as(manager, calls.readCatalogUsage, usage)).toEqual({
      answers: 0,
      lastAnswer: null,
      below: 0,
      forms: [],
    });
    expect(await server.as(manager, calls.deleteCatalogItem, { params: { id: pump.id } })).toEqual({
      deleted: [],
      retired: [pump.id],
    });
  });
});

it('many changes are made as one, for the version that they were made for', async () => {
  const yard = await add('Yard', null, { code: 'Y' });
  const pump = await add('Pump', yard.id, { code: 'P' });
  const { version } = await server.as(admin, calls.readCatalogVersion, {});
  const type = { id: randomUUID(), name: 'Machine' };
  const [hall, fan] = [randomUUID(), randomUUID()];
  const body = {
    version,
    types: [type],
    // A child in front of its parent, and codes that change places.
    create: [
      { id: fan, name: 'Fan', typeId: type.id, parentId: hall },
      { id: hall, name: 'Hall', typeId: place.id, parentId: yard.id },
    ],
    change: [
      { id: yard.id, name: 'Yard', typeId: place.id, code: 'P' },
      { id: pump.id, name: 'Big pump', typeId: type.id, parentId: hall, code: 'Y' },
    ],
  };
  const outcome = await server.as(admin, calls.applyCatalogChanges, { body });
  expect(outcome).toMatchObject({ created: 2, changed: 2, retired: 0, restored: 0 });
  expect((await items()).map(({ name, code }) => [name, code])).toEqual([
    ['Yard', 'P'],
    ['Hall', null],
    ['Big pump', 'Y'],
    ['Fan', null],
  ]);
  await expect(server.as(admin, calls.applyCatalogChanges, { body })).rejects.toMatchObject({
    code: 'conflict',
    message: 'Somebody else has changed the catalog in the meantime.',
  });
  const wrong = { change: [{ ...body.change[0]!, parentId: fan }], retire: [pump.id] };
  await expect(server.as(admin, calls.applyCatalogChanges, { body: wrong })).rejects.toMatchObject({
    code: 'invalid',
    details: { errors: [{ path: 'change.0.parentId', message: '"Yard" cannot be moved below itself.' }] },
  });
  expect((await server.as(admin, calls.readCatalogVersion, {})).version).toBe(outcome.version);
});

it('a type has a name of its own, and is deleted when nothing is of it', async () => {
  const add2 = (name: string) => server.as(admin, calls.createCatalogType, { body: { name } });
  await expect(add2('place ')).rejects.toMatchObject({ message: 'Please enter a unique name' });
  await expect(add2('')).rejects.toMatchObject({ message: 'Please enter a unique name' });
  const machine = await add2('Machine');
  const params = { id: machine.id };
  await server.as(admin, calls.changeCatalogType, { params, body: { name: 'MACHINE' } });
  const { id } = await add('Pump', null, { typeId: machine.id });
  await expect(server.as(admin, calls.deleteCatalogType, { params })).rejects.toMatchObject({
    code: 'conflict',
    message: '1 item is of the type "MACHINE".',
  });
  await del(id);
  await server.as(admin, calls.deleteCatalogType, { params });
  expect(await server.as(admin, calls.listCatalogTypes, {})).toEqual([place]);
});

describe('reading', () => {
  it('gives everybody what the forms that they see need, with what stands above it', async () => {
    const machine = await server.as(admin, calls.createCatalogType, { body: { name: 'Machine' } });
    const yard = await add('Yard');
    await add('Pump', yard.id, { typeId: machine.id });
    await add('Secret place', yard.id);
    const group = await server.group(admin.companyId, `Group ${randomUUID()}`);
    await catalogForm([machine.id]);
    await catalogForm([], [group]);
    const user = await server.person(admin.companyId, 'USER');
    const member = await server.person(admin.companyId, 'USER', { groupIds: [group] });
    expect(await names(user)).toEqual(['Yard', 'Pump']);
    expect(await names(member)).toHaveLength(3);
    const version = async (by: Person) => (await server.as(by, calls.readCatalogVersion, {})).version;
    expect(await version(user)).not.toBe(await version(member));
  });

  it('need not be repeated while nothing has changed', async () => {
    await add('Yard');
    const headers = { accept: 'application/json' };
    const first = await server.fetch(admin, '/catalog', { headers });
    const etag = first.headers.get('etag') ?? '';
    const again = () => server.fetch(admin, '/catalog', { headers: { ...headers, 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await add('Gate');
    expect((await again()).status).toBe(200);
  });
});
