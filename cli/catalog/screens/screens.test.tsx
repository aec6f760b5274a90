// The catalog in the terminal app, driven by keys: the tree, what is found, changed, and taken back.
import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#core/errors.ts';
import type { CatalogChanges, CatalogDelta, FlatItem, ItemInput } from '#core/catalog/schema.ts';
import { listOf, treeOf } from '#core/catalog/tree.ts';
import { usualFlags } from '#core/flags.ts';
import { drawApp } from '#tests/support/app-terminal.tsx';
import { type DrawnTerminal, keys } from '#tests/support/draw-terminal.tsx';

const ctrl = { s: '\u0013' };
const right = '\u001B[C';
let terminal: DrawnTerminal;
afterEach(() => terminal.end());

const idOf = (index: number) => `00000000-0000-4000-8000-0000000007${String(index).padStart(2, '0')}`;
const place = { id: idOf(90), name: 'Place' };
const machine = { id: idOf(91), name: 'Machine' };
const item = (
  index: number,
  name: string,
  parent: number | null,
  more: Partial<FlatItem> = {},
): FlatItem => ({
  id: idOf(index),
  name,
  type: place,
  parentId: parent === null ? null : idOf(parent),
  code: null,
  fields: {},
  retired: false,
  version: 1,
  ...more,
});

type Input = { params?: Record<string, string>; body?: unknown };

/** A yard with a hall and a pump, and a shed; the server keeps what is changed. */
function world() {
  let items = [
    item(1, 'Shed', null),
    item(2, 'Yard', null),
    item(3, 'Hall', 2),
    item(4, 'Old hall', 2, { retired: true }),
    item(5, 'Pump', 3, { type: machine, code: 'P-1', fields: { location: 'North wall' } }),
  ];
  const sent: { call: string; input: Input }[] = [];
  const change = (id: string, changed: Partial<FlatItem>) => {
    items = items.map((each) => (each.id === id ? { ...each, ...changed } : each));
    return items.find((each) => each.id === id);
  };
  const saved = (body: ItemInput) => ({
    name: body.name,
    parentId: body.parentId ?? null,
    type: body.typeId === machine.id ? machine : place,
    code: body.code || null,
    fields: body.fields ?? {},
  });
  const answers: Record<string, (input: Input) => unknown> = {
    'notifications.countUnread': () => ({ unread: 0 }),
    'forms.list': () => [],
    'users.company': () => [],
    'catalog.changes': (): CatalogDelta => ({ version: '', tree: treeOf(items), items: [], deleted: [] }),
    'catalog.types': () => [machine, place],
    'catalog.columns': () => [{ key: 'location', name: 'Location', kind: 'TEXT' }],
    'catalog.usage': () => ({
      answers: 12,
      lastAnswer: 0,
      below: 0,
      forms: [{ id: idOf(80), name: 'Inspections', answers: 12, isInRules: false }],
    }),
    'catalog.create': ({ body }) => {
      const input = body as ItemInput;
      if (input.code === 'P-2') {
        const message = 'The code P-2 belongs to "Secret".';
        throw new AppError('conflict', message, { errors: [{ path: 'code', message }] });
      }
      const made = { ...item(6, '', null), ...saved(input) };
      items = [...items, made];
      return made;
    },
    'catalog.change': ({ params, body }) => {
      const input = body as ItemInput;
      const before = items.find(({ id }) => id === params?.['id']);
      if (before?.version !== input.version) {
        const message = `Somebody has changed "${before?.name}" in the meantime.`;
        throw new AppError('conflict', message, { errors: [{ path: 'version', message }] });
      }
      return change(params?.['id'] ?? '', saved(input));
    },
    'catalog.organize': ({ body }) => {
      const { relationships } = body as { relationships: Record<string, string | null> };
      for (const [id, parentId] of Object.entries(relationships)) change(id, { parentId });
      return { ids: Object.keys(relationships) };
    },
    'catalog.retire': ({ params }) => {
      change(params?.['id'] ?? '', { retired: true });
      return { ids: [params?.['id']] };
    },
    'catalog.restore': ({ params }) => {
      change(params?.['id'] ?? '', { retired: false });
      return { ids: [params?.['id']] };
    },
    'catalog.delete': ({ params }) => {
      items = items.filter(({ id }) => id !== params?.['id']);
      return { deleted: [params?.['id']], retired: [] };
    },
    'catalog.apply': ({ body }) => {
      for (const { id, ...input } of (body as CatalogChanges).create ?? [])
        items = [...items, { ...item(1, '', null), ...saved(input), id }];
      return { created: 1, changed: 0, retired: 0, restored: 0, version: '' };
    },
    'catalog.createType': ({ body }) => ({ id: idOf(92), ...(body as object) }),
  };
  const answer = (call: string, input: Input) => {
    sent.push({ call, input });
    return answers[call]?.(input);
  };
  const last = (call: string) => sent.findLast((each) => each.call === call)?.input;
  return { server: { answer }, last, change, items: () => listOf(treeOf(items)) };
}

const type = async (...presses: string[]) => {
  for (const press of presses) await terminal.type(press);
};

describe('the tree', () => {
  it('opens and closes, shows what is retired when wanted, and finds words in codes and columns', async () => {
    terminal = await drawApp(world().server, { screen: 'catalog' }, 'Shed', { flags: usualFlags });
    expect(terminal.text()).toContain('5 items, 2 types');
    expect(terminal.text()).not.toContain('Hall');
    await type(keys.down, right);
    expect(terminal.text()).toContain('▾ Yard');
    expect(terminal.text()).not.toContain('Old hall');
    await type('.');
    expect(terminal.text()).toMatch(/Old hall.*retired/);
    await type('/', 'NORTH yard', keys.enter);
    expect(terminal.text()).toContain('1 of 5 items');
    expect(terminal.text()).toMatch(/Pump +Machine +P-1 +North wall/);
    expect(terminal.text()).not.toContain('Shed');
  });

  it('is at hand by :catalog', async () => {
    terminal = await drawApp(world().server, { screen: 'flags' }, 'Feature flags', { flags: usualFlags });
    await type(':', 'catalog', keys.enter);
    await expect.poll(terminal.text).toContain('Catalog Tree');
  });
});

describe('an item', () => {
  it('is added below the current one, and what is wrong stands at its field', async () => {
    const { server, last, items } = world();
    terminal = await drawApp(server, { screen: 'catalog' }, 'Shed', { flags: usualFlags });
    await type('+', ctrl.s);
    expect(terminal.text()).toContain('New Catalog Item');
    for (const issue of ['Please enter a name', 'Please choose a type'])
      expect(terminal.text()).toContain(issue);
    expect(terminal.text()).toMatch(/Below +Shed/);
    await type('Fan', '\t', ' ', 'mach', keys.enter, '\t', '\t', 'p-1', ctrl.s);
    expect(terminal.text()).toContain('The code p-1 belongs to "Pump".');
    await type(...Array.from({ length: 3 }, () => '\u007F'), 'P-2', ctrl.s);
    await expect.poll(terminal.text).toContain('The code P-2 belongs to "Secret".');
    await type('\u007F', '3', ctrl.s);
    await expect.poll(terminal.text).not.toContain('New Catalog Item');
    expect(last('catalog.create')?.body).toMatchObject({
      name: 'Fan',
      typeId: machine.id,
      parentId: idOf(1),
      code: 'P-3',
    });
    await expect.poll(terminal.text).toContain('Fan');
    expect(items()).toHaveLength(6);
  });

  it('that somebody else has changed goes on with both changes, or with theirs', async () => {
    const { server, last, change } = world();
    terminal = await drawApp(server, { screen: 'catalog' }, 'Shed', { flags: usualFlags });
    await type('e');
    change(idOf(1), { code: 'S-9', version: 2 });
    await type(' 2', ctrl.s);
    await expect.poll(terminal.text).toContain('Somebody has changed this item');
    expect(terminal.text()).toContain('Code: S-9');
    await type(keys.enter);
    await expect
      .poll(() => last('catalog.change')?.body)
      .toMatchObject({ name: 'Shed 2', code: 'S-9', version: 2 });
    await expect.poll(terminal.text).not.toContain('Edit Catalog Item');
  });

  it('is moved, and U moves it back', async () => {
    const { server, items } = world();
    terminal = await drawApp(server, { screen: 'catalog' }, 'Shed', { flags: usualFlags });
    await type('M');
    expect(terminal.text()).toContain('Move "Shed" below');
    await type('hall', keys.enter);
    const parent = () => items().find(({ name }) => name === 'Shed')?.parentId;
    await expect.poll(parent).toBe(idOf(3));
    await expect.poll(terminal.text).toContain('1 item moved');
    await type('U');
    await expect.poll(parent).toBeNull();
  });

  it('is retired and restored by one key, deleted, and put back', async () => {
    const { server, items } = world();
    terminal = await drawApp(server, { screen: 'catalog' }, 'Shed', { flags: usualFlags });
    const shed = () => items().find(({ name }) => name === 'Shed');
    await type('.', 'Z');
    await expect.poll(() => shed()?.retired).toBe(true);
    await expect.poll(terminal.text).toMatch(/Shed.*retired/);
    await type('Z');
    await expect.poll(() => shed()?.retired).toBe(false);
    await expect.poll(terminal.text).not.toMatch(/Shed.*retired/);
    await type('D');
    await expect.poll(shed).toBeUndefined();
    await expect.poll(terminal.text).toContain('"Shed" was deleted');
    await type('U');
    await expect.poll(() => shed()?.id).toBe(idOf(1));
  });

  it('shows where it is used', async () => {
    terminal = await drawApp(
      world().server,
      { screen: 'catalog-item', itemId: idOf(5), itemName: 'Pump' },
      '12 answers in 1 form',
      { flags: usualFlags },
    );
    expect(terminal.text()).toMatch(/Path +Yard \/ Hall \/ Pump/);
    expect(terminal.text()).toMatch(/Location +North wall/);
    expect(terminal.text()).toMatch(/Inspections +12/);
  });
});

it('a type is added with a name of its own', async () => {
  const { server, last } = world();
  terminal = await drawApp(server, { screen: 'catalog' }, 'Shed', { flags: usualFlags });
  await type('Y', keys.enter, 'place', keys.enter);
  expect(terminal.text()).toContain('Please enter a unique name');
  await type(' 2', keys.enter);
  await expect.poll(() => last('catalog.createType')?.body).toEqual({ name: 'place 2' });
});
