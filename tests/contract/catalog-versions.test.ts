// What has changed in the catalog since somebody read it, and two people who change the same.
import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as calls from '#core/catalog/calls.ts';
import { readTree } from '#core/catalog/queries.ts';
import type { CatalogItem } from '#core/catalog/schema.ts';
import { listOf } from '#core/catalog/tree.ts';
import type { Send } from '#core/send.ts';
import { type Person, startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
let admin: Person;
let place: { id: string; name: string };
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  admin = (await server.company(`Depots ${randomUUID()}`)).admin;
  place = await server.as(admin, calls.createCatalogType, { body: { name: 'Place' } });
});

const add = (name: string, parentId: string | null = null, more: object = {}) =>
  server.as(admin, calls.createCatalogItem, { body: { name, parentId, typeId: place.id, ...more } });
const change = (id: string, body: object) =>
  server.as(admin, calls.changeCatalogItem, {
    params: { id },
    body: { name: 'X', typeId: place.id, ...body },
  });
const organize = (relationships: Record<string, string | null>) =>
  server.as(admin, calls.organizeCatalog, { body: { relationships } });
const tree = () => server.as(admin, calls.readCatalog, {});
const changes = (since?: string, by = admin) =>
  server.as(by, calls.readCatalogChanges, { query: since === undefined ? {} : { since } });

describe('the changes since a version', () => {
  it('are the items that changed and the ids of those that are gone', async () => {
    const [yard, hall, shed] = [await add('Yard'), await add('Hall'), await add('Shed')];
    const before = await changes();
    expect(before).toEqual({ version: before.version, tree: await tree(), items: [], deleted: [] });
    expect(await changes(before.version)).toEqual({ ...before, tree: null });
    await organize({ [hall.id]: yard.id });
    await server.as(admin, calls.deleteCatalogItem, { params: { id: shed.id } });
    await server.as(admin, calls.createCatalogType, { body: { name: 'Machine' } });
    const since = await changes(before.version);
    expect(since).toEqual({
      version: (await server.as(admin, calls.readCatalogVersion, {})).version,
      tree: null,
      items: [{ ...hall, parentId: yard.id, version: 2 }],
      deleted: [shed.id],
    });
    // All items show the name of their type.
    await server.as(admin, calls.changeCatalogType, { params: { id: place.id }, body: { name: 'Site' } });
    expect((await changes(since.version)).tree).toEqual(await tree());
    expect((await changes('of another time')).tree).toEqual(await tree());
  });

  it('are all of it after many changes, and for whoever reads a part of the catalog', async () => {
    const yard = await add('Yard');
    const { version } = await changes();
    const user = await server.person(admin.companyId, 'USER');
    expect((await changes((await changes(undefined, user)).version, user)).tree).toBeNull();
    for (let time = 0; time < 101; time += 1) await change(yard.id, { name: `Yard ${time}` });
    expect((await changes(version)).tree).toEqual(await tree());
    // No form asks for the catalog, so that nothing of it is for a user.
    expect(await changes(version, user)).toMatchObject({ tree: [], items: [], deleted: [] });
  });

  it('give whoever has followed them the tree that is in force, whatever changed in whatever order', async () => {
    const send: Send = (call, input) => server.as(admin, call, input);
    const wish = fc.record({
      kind: fc.constantFrom('add', 'move', 'move', 'rename', 'delete', 'retire', 'restore', 'read'),
      item: fc.nat(8),
      other: fc.option(fc.nat(8)),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(wish, { minLength: 4, maxLength: 12 }), async (wishes) => {
        let followed: readonly CatalogItem[] | undefined;
        for (const { kind, item, other } of wishes) {
          const all = listOf(await tree());
          const id = all[item]?.id ?? randomUUID();
          const to = other === null ? null : (all[other]?.id ?? null);
          const params = { params: { id } };
          const done = {
            add: () => add(`Item ${item}`, to),
            move: () => organize({ [id]: to }),
            rename: () => change(id, { name: `Name ${item}`, parentId: to }),
            delete: () => server.as(admin, calls.deleteCatalogItem, params),
            retire: () => server.as(admin, calls.retireCatalogItem, params),
            restore: () => server.as(admin, calls.restoreCatalogItem, params),
            read: async () => void (followed = await readTree(send, followed)),
          };
          // Some of them are refused, and then nothing has changed.
          await done[kind]().catch(() => null);
        }
        expect(await readTree(send, followed)).toEqual(await tree());
      }),
      { numRuns: 12 },
    );
  });
});

describe('two people who change the same', () => {
  it('item: the second is told, unless both want the same', async () => {
    const yard = await add('Yard', null, { code: 'Y' });
    const mine = { name: 'North yard', code: 'Y', version: yard.version };
    const changed = await change(yard.id, mine);
    expect(changed).toMatchObject({ name: 'North yard', version: 2 });
    // An answer that was lost.
    expect(await change(yard.id, mine)).toEqual(changed);
    await expect(change(yard.id, { name: 'South yard', version: yard.version })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Somebody else has changed "North yard" in the meantime.',
      hint: 'Reopen it to see the current version, then make your change.',
      details: {
        errors: [{ path: 'version', message: 'Somebody else has changed "North yard" in the meantime.' }],
      },
    });
    // A move is a change as well: it would be taken back unseen.
    const hall = await add('Hall');
    await organize({ [hall.id]: yard.id });
    await expect(change(hall.id, { name: 'Big hall', version: hall.version })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await change(hall.id, { name: 'Big hall', parentId: yard.id })).toMatchObject({ version: 3 });
  });

  it('places: moves that come together leave a tree with all items, as if one had come after the other', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, index) => add(`Item ${index}`)));
    const ids = made.map(({ id }) => id);
    const at = fc.nat(ids.length - 1);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.tuple(at, fc.option(at)), { minLength: 1, maxLength: 3 }), {
          minLength: 2,
          maxLength: 5,
        }),
        async (moves) => {
          const asked = moves.map((each) =>
            Object.fromEntries(each.map(([id, to]) => [ids[id]!, to === null ? null : ids[to]!])),
          );
          const outcomes = await Promise.allSettled(asked.map(organize));
          const items = listOf(await tree());
          // What is in a circle would not be in a tree.
          expect(items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
          const places = Object.fromEntries(items.map(({ id, parentId }) => [id, parentId]));
          for (const [index, { status }] of outcomes.entries()) {
            const later = asked.filter(
              (_, other) => other !== index && outcomes[other]?.status === 'fulfilled',
            );
            if (status === 'rejected') continue;
            for (const [id, to] of Object.entries(asked[index] ?? {}))
              if (!later.some((each) => id in each)) expect(places[id]).toBe(to);
          }
        },
      ),
      { numRuns: 15 },
    );
  });
});
