import { expect, it } from 'vitest';
import type { Actor } from '#core/actor.ts';
import { AppError } from '#core/errors.ts';
import { usualFlags } from '#core/flags.ts';
import type { Send } from '#core/send.ts';
import * as actions from './actions.ts';
import { catalogColumnsQuery, catalogUsageQuery } from './queries.ts';
import type { FlatItem } from './schema.ts';

const type = { id: 't', name: 'Place' };
const item = (id: string, parentId: string | null, more: Partial<FlatItem> = {}): FlatItem => ({
  id,
  name: `The ${id}`,
  type,
  parentId,
  code: null,
  fields: {},
  retired: false,
  version: 1,
  ...more,
});
const actor: Actor = {
  companyId: 'c',
  userId: 'u',
  userName: 'maria',
  role: 'MANAGER',
  groupIds: [],
  timeZone: 'UTC',
  flags: usualFlags,
};

/** Notes the calls, and answers none. */
function noting() {
  const sent: unknown[] = [];
  const send = async (call: { id: string }, input: unknown) => void sent.push([call.id, input]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing looks at the reply
  return { sent, send: send as unknown as Send };
}

it('managers may change the catalog while it is switched on, and others may not', () => {
  const all = Object.values(actions).filter((each) => typeof each === 'object');
  expect(all).toHaveLength(11);
  for (const { may } of all) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- who may does not depend on the thing
    const verdict = (who: Actor) => may(who, {} as never).yes;
    expect(verdict(actor)).toBe(true);
    expect(verdict({ ...actor, flags: { ...usualFlags, CATALOG_ENABLED: false } })).toBe(false);
    expect(verdict({ ...actor, role: 'ANALYST' })).toBe(false);
  }
});

it('what was deleted is put back as it was, and what was retired for it is restored', async () => {
  const { sent, send } = noting();
  const items = [item('yard', null), item('old', 'yard', { retired: true, code: 'O' }), item('kept', 'yard')];
  const outcome = { deleted: ['old'], retired: ['kept', 'yard'] };
  await actions.undoCatalogDeletion.run(send, { items, outcome });
  const create = [{ id: 'old', name: 'The old', typeId: 't', parentId: 'yard', code: 'O', fields: {} }];
  const body = { create, retire: ['old'], restore: ['kept', 'yard'] };
  expect(sent).toEqual([['catalog.apply', { body }]]);
});

it('each verb is one call', async () => {
  const { sent, send } = noting();
  const input = { name: 'Pump', typeId: 't' };
  await actions.createCatalogItem.run(send, input);
  await actions.changeCatalogItem.run(send, { id: 'p', input });
  await actions.retireCatalogItem.run(send, item('p', null));
  await actions.restoreCatalogItem.run(send, item('p', null));
  await actions.organizeCatalog.run(send, { p: null });
  await actions.createCatalogType.run(send, { name: 'Machine' });
  await actions.changeCatalogType.run(send, { id: 't', input: { name: 'Machine' } });
  await actions.deleteCatalogType.run(send, type);
  await actions.changeCatalogColumns.run(send, { input: { columns: [] }, deleted: [] });
  await catalogColumnsQuery(send).queryFn({});
  await catalogUsageQuery(send, 'p').queryFn({});
  expect(sent.map((call) => (Array.isArray(call) ? call[0] : call))).toEqual([
    'catalog.create',
    'catalog.change',
    'catalog.retire',
    'catalog.restore',
    'catalog.organize',
    'catalog.createType',
    'catalog.changeType',
    'catalog.deleteType',
    'catalog.changeColumns',
    'catalog.columns',
    'catalog.usage',
  ]);
});

it('what cannot be saved is said by its reason, and anything else as the specification has it', () => {
  const { failed } = actions.createCatalogItem;
  const said = (error: unknown) => failed({ name: '', typeId: '' }, error);
  expect(said(new AppError('conflict', 'The code P-1 belongs to "Pump".'))).toBe(
    'The code P-1 belongs to "Pump".',
  );
  expect(said(new AppError('unreachable'))).toBe('Unable to save catalog item. Please try again');
  expect(actions.deleteCatalogItem.done?.(item('p', null), { deleted: ['p'], retired: [] })).toBe(
    '"The p" was deleted',
  );
  expect(actions.deletedColumnsQuestion({ deleted: [] })).toBeNull();
  const deleted = [{ key: 'price', name: 'Price', kind: 'NUMBER' as const }];
  expect(actions.deletedColumnsQuestion({ deleted })?.text).toContain('"Price" will be deleted');
});
