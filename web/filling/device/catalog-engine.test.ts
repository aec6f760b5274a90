import { expect, it } from 'vitest';
import type { CatalogDelta, FlatItem } from '#core/catalog/schema.ts';
import { treeOf } from '#core/catalog/tree.ts';
import { createCatalogEngine } from './catalog-engine.ts';
import { createMemoryStore } from './memory-store.ts';

const item = (id: string, parentId: string | null) => ({
  id,
  name: `The ${id}`,
  parentId,
  type: { id: 'any', name: 'Any' },
  code: null,
  fields: {},
  retired: false,
  version: 1,
});
const bytes = (delta: Partial<CatalogDelta>) =>
  new TextEncoder().encode(JSON.stringify({ version: '', tree: null, items: [], deleted: [], ...delta }))
    .buffer;
const bytesOf = (...items: readonly FlatItem[]) => bytes({ tree: treeOf(items) });
const retired = (of: ReturnType<typeof item>) => ({ ...of, retired: true });
const any = { questionMeta: [] };
const noFacts = { code: null, values: [] };

it('says that there is no catalog before one was taken', async () => {
  const engine = createCatalogEngine(Promise.resolve(createMemoryStore()));
  expect(await engine.level(any, null)).toBeNull();
  expect(await engine.search(any, 'the')).toBeNull();
  expect(await engine.names(['a'])).toEqual(new Map());
});

it('shows the levels of what was taken, finds in all of it, and keeps it for the next time', async () => {
  const store = createMemoryStore();
  const engine = createCatalogEngine(Promise.resolve(store));
  await engine.take(bytesOf(item('yard', null), item('tank', 'yard'), item('valve', 'tank')), 1);
  const next = createCatalogEngine(Promise.resolve(store));
  for (const each of [engine, next]) {
    expect(await each.level(any, 'yard,tank')).toEqual({
      trail: [
        { path: 'yard', name: 'The yard' },
        { path: 'yard,tank', name: 'The tank' },
      ],
      items: [{ path: 'yard,tank,valve', name: 'The valve', ...noFacts, isChoice: true, isOpen: false }],
      total: 1,
    });
    expect(await each.search(any, 'yard valve')).toEqual({
      items: [{ path: 'yard,tank,valve', name: 'The valve', ...noFacts, above: 'The yard / The tank' }],
      total: 1,
    });
    expect(await each.names(['tank', 'gone'])).toEqual(new Map([['tank', 'The tank']]));
  }
  // What was open may be gone from the next catalog: one is at the top again.
  await next.take(bytesOf(item('shed', null)), 2);
  expect(await next.level(any, 'yard,tank')).toMatchObject({ trail: [], items: [{ path: 'shed' }] });
});

it('takes what has changed since the copy that is here, and says where there is none', async () => {
  const store = createMemoryStore();
  const changes = bytes({ items: [{ ...item('tank', 'shed'), name: 'Big tank' }], deleted: ['valve'] });
  expect(await createCatalogEngine(Promise.resolve(store)).take(changes.slice(0), 1)).toBeNull();
  const engine = createCatalogEngine(Promise.resolve(store));
  const items = [item('yard', null), item('shed', null), item('tank', 'yard'), item('valve', 'tank')];
  expect(await engine.take(bytesOf(...items), 1)).toBe(true);
  expect(await engine.take(changes, 2)).toBe(true);
  for (const each of [engine, createCatalogEngine(Promise.resolve(store))]) {
    expect((await each.search(any, 'tank'))?.items.map(({ path }) => path)).toEqual(['shed,tank']);
    expect(await each.names(['valve', 'tank'])).toEqual(new Map([['tank', 'Big tank']]));
  }
});

it('goes on without a store that can be read or written', async () => {
  const engine = createCatalogEngine(Promise.reject(new Error('There is no database')));
  await engine.take(bytesOf(item('yard', null)), 1);
  expect((await engine.level(any, null))?.items).toHaveLength(1);
});

it('finds what a code on a thing names, wherever that stands now', async () => {
  const engine = createCatalogEngine(Promise.resolve(createMemoryStore()));
  const question = { type: 'CATALOG_RADIO' as const, questionMeta: [] };
  expect(await engine.items(question, 'P-100')).toBeNull();
  const [yard, shed, pump] = [1, 2, 3].map((number) => `00000000-0000-4000-8000-00000000000${number}`);
  const coded = { ...item(pump!, yard!), code: 'P-100' };
  await engine.take(bytesOf(item(yard!, null), item(shed!, null), coded, retired(item('old', null))), 1);
  const found = { paths: [`${yard},${pump}`] };
  expect(await engine.items(question, 'p-100')).toEqual(found);
  expect(await engine.items(question, pump!)).toEqual(found);
  // It stood below the shed when the code was printed.
  expect(await engine.items(question, `${shed},${pump}`)).toEqual(found);
  expect(await engine.items({ ...question, type: 'CATALOG_CHECKBOX' }, `P-100;${shed}`)).toEqual({
    paths: [`${yard},${pump}`, shed],
  });
  expect(await engine.items(question, 'P-101')).toEqual({ issue: expect.stringContaining('"P-101"') });
  expect(await engine.items(question, 'The old')).toEqual({ issue: expect.stringContaining('retired') });
});

it('finds by a code, and says why there is nothing to choose', async () => {
  const engine = createCatalogEngine(Promise.resolve(createMemoryStore()));
  const coded = { ...item('pump', null), code: 'P-100', fields: { place: 'Hall 3' } };
  await engine.take(bytesOf(coded, retired(item('old', null))), 1);
  expect(await engine.withCode(any, ' p-100 ')).toEqual({ path: 'pump', name: 'The pump' });
  expect(await engine.withCode(any, 'P-101')).toEqual({ issue: expect.stringContaining('"P-101"') });
  expect(await engine.search(any, 'hall')).toMatchObject({
    items: [{ code: 'P-100', values: ['Hall 3'] }],
    total: 1,
  });
  expect((await engine.level(any, null))?.items.map(({ name }) => name)).toEqual(['The pump']);
  expect(await engine.outlook(any)).toEqual({ nothing: null, hasCodes: true });
  const first = { questionMeta: [], followed: { title: 'Hall', answered: [] } };
  expect((await engine.outlook(first))?.nothing).toBe('Answer "Hall" first: the choices depend on it.');
  expect(await engine.names(['old'])).toEqual(new Map([['old', 'The old']]));
});
