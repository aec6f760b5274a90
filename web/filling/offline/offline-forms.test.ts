import { describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import { offlineTexts } from '#core/filling/offline-forms.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import type { ListedForm } from '#core/forms/list-calls.ts';
import type { Send } from '#core/send.ts';
import { formOf, questionOf } from '#tests/support/sheet-server.ts';
import { createMemoryStore } from '#web/filling/device/memory-store.ts';
import { copies, type FillStore } from '#web/filling/device/fill-store.ts';
import { createOfflineForms, type OfflineWorld } from './offline-forms.ts';

const driver = {
  companyId: 'company',
  userId: 'driver',
  userName: 'driver',
  role: 'USER',
  groupIds: [],
  timeZone: 'UTC',
  flags: {},
} as const;

const van = formOf([questionOf('a', 'TEXT')], { id: 'van', name: 'Van' });
const truck = formOf([questionOf('b', 'CATALOG_RADIO')], { id: 'truck', name: 'Truck' });
const gate = formOf([questionOf('c', 'SCANNED_CODE')], { id: 'gate', name: 'Gate' });

function listed({ id, name, version, published, current }: WholeForm): ListedForm {
  return {
    id,
    name,
    version,
    published,
    current,
    description: null,
    dates: { created: 0, lastModified: 0 },
    groups: [],
    questionCount: 1,
    sheetCount: 0,
    importable: true,
    pendingImports: [],
    reviewers: [],
    betaTestUsers: [],
  };
}

/** A device and a server whose forms, and whether they can be reached, a test changes. */
function startWorld(store: FillStore = createMemoryStore()) {
  const server = {
    forms: [van, truck, gate],
    catalogVersion: 'one',
    isDown: false,
    broken: new Set<string>(),
    asked: [] as string[],
  };
  const send = (async (
    { id }: { id: string },
    input: { params?: { id: string; file?: string }; query?: object },
  ) => {
    if (server.isDown) throw new AppError('unreachable');
    const name = input.params?.id;
    server.asked.push(name === undefined ? id : `${id} ${name}`);
    if (name !== undefined && server.broken.has(name)) throw new AppError('unexpected', 'It broke.');
    if (id === 'forms.read') {
      const form = server.forms.find((each) => each.id === name);
      if (form === undefined) throw new AppError('not-found');
      return form;
    }
    if (id === 'sheets.image') return new Response(input.params?.file);
    if (id === 'catalog.version') return { version: server.catalogVersion };
    if (id === 'catalog.changes') return new Response(JSON.stringify(input));
    return { content: [], page: 0, size: 0, totalElements: 0, totalPages: 0 };
  }) as unknown as Send;
  /** Since which version, null for all of it. */
  const taken: (string | null)[] = [];
  const world: OfflineWorld = {
    send,
    store: { ...store, isDurable: true },
    catalog: {
      take: async (bytes) => {
        const { query } = JSON.parse(new TextDecoder().decode(bytes)) as { query: { since?: string } };
        return taken.push(query.since ?? null) > 0;
      },
    },
    async readForms() {
      if (server.isDown) throw new AppError('unreachable');
      return server.forms.map(listed);
    },
    actor: () => driver,
    exclusively: (work) => work(),
    keepTool: async () => {},
    appSaved: async () => true,
    now: () => 1,
  };
  return { server, store, taken, world };
}

const count = (offline: ReturnType<typeof createOfflineForms>) => offlineTexts.count(offline.status.peek());

describe('the forms on a device', () => {
  it('are all fetched with what they need, then only what has changed', async () => {
    const { server, store, taken, world } = startWorld();
    const offline = createOfflineForms(world);
    await offline.refresh();
    expect(count(offline)).toBe('3 of 3 forms ready offline');
    expect((await store.copy(copies.form('truck')))?.value).toEqual(truck);
    expect(taken).toHaveLength(1);

    server.asked.length = 0;
    await offline.refresh();
    expect(server.asked.filter((call) => call.startsWith('forms.'))).toEqual([]);
    expect(taken).toHaveLength(1);

    const newVan = { ...van, version: 2 };
    server.forms = [newVan, truck, gate];
    server.catalogVersion = 'two';
    await offline.refresh();
    expect(server.asked.filter((call) => call.startsWith('forms.'))).toEqual(['forms.read van']);
    expect((await store.copy(copies.form('van')))?.value).toEqual(newVan);
    expect(taken).toEqual([null, 'one']);
  });

  it('have the pictures of their instructions, and no others', async () => {
    const { server, store, world } = startWorld();
    const withPicture = (id: string, version: number): WholeForm => ({
      ...van,
      version,
      elements: [
        {
          id: 'text',
          type: 'DESCRIPTION',
          order: 0,
          context: false,
          condition: null,
          data: { label: '', picture: { id, text: 'Valve' } },
        },
      ],
    });
    const kept = () => store.copyNames(copies.picture(''));
    const offline = createOfflineForms(world);
    server.forms = [withPicture('one', 1)];
    await offline.refresh();
    const copy = await store.copy(copies.picture('one'));
    expect(copy?.value).toMatchObject({ bytes: btoa('one') });
    server.forms = [withPicture('two', 2)];
    await offline.refresh();
    expect(await kept()).toEqual([copies.picture('two')]);
    server.forms = [];
    await offline.refresh();
    expect(await kept()).toEqual([]);
  });

  it('go with the permission: the form, its open sheets and their rows', async () => {
    const { server, store, world } = startWorld();
    const offline = createOfflineForms(world);
    await offline.refresh();
    for (const [name, value] of [
      [copies.sheet('s'), { id: 's', templateId: 'van' }],
      [copies.rows('s'), []],
      [copies.sheet('t'), { id: 't', templateId: 'truck' }],
    ] as const)
      await store.cacheCopy<unknown>({ name, value, at: 0 });
    server.forms = [truck, gate];
    await offline.refresh();
    expect(count(offline)).toBe('2 of 2 forms ready offline');
    const names = await store.copyNames('');
    const gone = [copies.form('van'), copies.openSheetsOf('van'), copies.sheet('s'), copies.rows('s')];
    expect(names.filter((name) => gone.includes(name))).toEqual([]);
    expect(names).toEqual(
      expect.arrayContaining([copies.form('gate'), copies.form('truck'), copies.sheet('t')]),
    );
  });

  it('are known without a network, by what was fetched before', async () => {
    const first = startWorld();
    first.server.broken.add('van');
    await createOfflineForms(first.world).refresh();
    const second = startWorld(first.store);
    second.server.isDown = true;
    const offline = createOfflineForms(second.world);
    await offline.refresh();
    expect(count(offline)).toBe('2 of 3 forms ready offline');
    expect([...offline.status.peek().ready].toSorted()).toEqual(['gate', 'truck']);
  });

  it('are not called missing before anybody has looked for what they need', async () => {
    const first = startWorld();
    await createOfflineForms(first.world).refresh();
    // The next time the page is opened.
    const offline = createOfflineForms(startWorld(first.store).world);
    await expect.poll(() => offline.status.peek().forms).toHaveLength(3);
    expect(offline.status.peek().isFetching).toBe(true);
    expect(count(offline)).toBe('2 of 3 forms ready offline, downloading the others');
    await offline.refresh();
    expect(offline.status.peek().isFetching).toBe(false);
    expect(count(offline)).toBe('3 of 3 forms ready offline');
  });

  it('that could not be fetched are named, and fetched when it is tried again', async () => {
    const { server, world } = startWorld();
    server.broken.add('van');
    const offline = createOfflineForms(world);
    await offline.refresh();
    expect(count(offline)).toBe('2 of 3 forms ready offline');
    expect(offlineTexts.problem(offline.status.peek())).toBe('Could not download Van. It broke.');
    server.broken.clear();
    await offline.refresh();
    expect(count(offline)).toBe('3 of 3 forms ready offline');
    expect(offlineTexts.problem(offline.status.peek())).toBeNull();
  });

  it('for which the device has no room are said to be missing', async () => {
    const memory = createMemoryStore();
    const { world } = startWorld({
      ...memory,
      cacheCopy: (copy) =>
        copy.name === copies.form('truck')
          ? Promise.reject(new DOMException('Full', 'QuotaExceededError'))
          : memory.cacheCopy(copy),
    });
    const offline = createOfflineForms(world);
    await offline.refresh();
    expect(offline.status.peek().ready.has('truck')).toBe(false);
    expect(offlineTexts.problem(offline.status.peek())).toBe(
      'This device has no space left for the other forms. Free up some space, then try again.',
    );
  });

  it('need the catalog and the tools that their questions ask for', async () => {
    const { server, world } = startWorld();
    server.catalogVersion = 'one';
    const offline = createOfflineForms({
      ...world,
      keepTool: () => Promise.reject(new AppError('unexpected', 'It broke.')),
      catalog: { take: () => Promise.reject(new AppError('unexpected', 'It broke.')) },
    });
    await offline.refresh();
    expect(count(offline)).toBe('1 of 3 forms ready offline');
    expect(offlineTexts.problem(offline.status.peek())).toBe(
      'Could not download the catalog and 1 other. It broke.',
    );
  });

  it('are not written any more once their person logs out', async () => {
    const { store, world } = startWorld();
    const offline = createOfflineForms({
      ...world,
      async readForms() {
        offline.stop();
        return world.readForms();
      },
    });
    await offline.refresh();
    expect(await store.copyNames('')).toEqual([]);
  });
});
