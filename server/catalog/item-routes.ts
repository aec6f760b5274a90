// The calls on the items of the catalog. Each change locks the catalog, so that the rules of core/catalog/change-catalog.ts
// are held against what stays as it is until the change is stored.
import type { Actor } from '#core/actor.ts';
import * as calls from '#core/catalog/calls.ts';
import {
  type CatalogState,
  changeCatalog,
  type ChangedCatalog,
  noChanges,
} from '#core/catalog/change-catalog.ts';
import { goneText, planMoves, withAllBelow } from '#core/catalog/moves.ts';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import { deletionOf, restoredWith } from '#core/catalog/retirement.ts';
import type { FlatItem, ReadCatalogChanges } from '#core/catalog/schema.ts';
import { changedItemHint } from '#core/catalog/labels.ts';
import type { StoredItem } from '#core/catalog/stored-item.ts';
import type { AuditAction } from '#core/features/audit-actions.ts';
import { AppError, type FieldError, invalid } from '#core/errors.ts';
import { audit } from '#server/audit/write.ts';
import { madeBy } from '#server/db/things.ts';
import type { Tx } from '#server/db/transaction.ts';
import { authorize } from '#server/http/authorize.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { requestHash, requireSame } from '#server/http/idempotent.ts';
import { on, Reply } from '#server/http/mount.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { notFound } from '#server/http/validate.ts';
import { changesLines, itemLines, moveLines, namesLines } from './audit-lines.ts';
import { type CatalogPart, countBelow, parentOf, readPart } from './part-store.ts';
import * as store from './store.ts';
import { namedItems, usageOf } from './usage-store.ts';
import { readVersion } from './version.ts';
import * as write from './write-store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const itemRoutes = [
  on(calls.createCatalogItem, async (scope) => {
    const { actor, tx, body, services } = scope;
    const hash = requestHash(body.id, actor.userId, body);
    const id = body.id ?? services.newId();
    const state = await lockedPart(scope, { items: [id, body.parentId], codes: [body.code], grows: true });
    const earlier = state.items.get(id);
    if (earlier !== undefined) {
      requireSame(await madeBy(tx, 'catalog_items', actor.companyId, id), hash);
      return new Reply(present(earlier, state), { status: 200 });
    }
    const { created } = accepted(
      changeCatalog(state, { ...noChanges, create: [{ ...body, id }] }),
      'create.0.',
    );
    await write.insertItems(tx, actor.companyId, created, hash);
    const [item] = created;
    if (item === undefined) throw new Error('What is accepted is created.');
    const next = itemLines(item, state, state.items);
    await note(scope, 'catalog_item_created', item.id, { next });
    return present(item, state);
  }),

  on(calls.changeCatalogItem, async (scope) => {
    const { actor, tx, body } = scope;
    const { id } = scope.params;
    await lock(scope);
    const isMoved = (await parentOf(tx, actor.companyId, id)) !== body.parentId;
    const state = await readPart(tx, actor.companyId, {
      items: [id, body.parentId],
      branches: isMoved ? [id] : [],
      codes: [body.code],
    });
    const before = itemIn(state, id);
    const change = [{ ...body, id: before.id }];
    const { changed } = accepted(changeCatalog(state, { ...noChanges, change }), 'change.0.');
    const [item] = changed;
    if (item === undefined) return present(before, state);
    await write.updateItems(tx, actor.companyId, changed);
    await note(scope, 'catalog_item_changed', item.id, {
      previous: itemLines(before, state, state.items),
      next: itemLines(item, state, state.items),
    });
    return present(item, state);
  }),

  on(calls.deleteCatalogItem, async (scope) => {
    const { actor, tx } = scope;
    const state = await lockedPart(scope, { branches: [scope.params.id] });
    const item = itemIn(state, scope.params.id);
    // Of 50,000 items each step takes some tens of milliseconds.
    const pause = pauseFor(actor);
    await pause();
    const all = withAllBelow(state.items.values(), item.id);
    await pause();
    const named = await namedItems(tx, actor.companyId);
    await pause();
    const outcome = deletionOf(state.items, all, named);
    await pause();
    const { deleted, retired } = outcome;
    const newlyRetired = retired.filter((id) => state.items.get(id)?.retiredWith === null);
    await write.retireItems(
      tx,
      actor.companyId,
      newlyRetired.map((id) => ({ id, retiredWith: item.id })),
    );
    await write.deleteItems(tx, actor.companyId, deleted);
    if (deleted.length > 0) {
      const [first = item.id, ...others] = deleted;
      const gone = state.items.get(first) ?? item;
      await note(scope, 'catalog_item_deleted', first, {
        previous: [...itemLines(gone, state, state.items), ...namesLines(state.items, others, 'item')],
      });
    }
    if (newlyRetired.length > 0) await noteRetired(scope, state, newlyRetired);
    return outcome;
  }),

  on(calls.retireCatalogItem, async (scope) => {
    const { actor, tx } = scope;
    const state = await lockedPart(scope, { branches: [scope.params.id] });
    const item = itemIn(state, scope.params.id);
    const { retired } = accepted(changeCatalog(state, { ...noChanges, retire: [item.id] }), '');
    await write.retireItems(tx, actor.companyId, retired);
    const ids = retired.map(({ id }) => id);
    if (ids.length > 0) await noteRetired(scope, state, ids);
    return { ids };
  }),

  on(calls.restoreCatalogItem, async (scope) => {
    const { actor, tx } = scope;
    const state = await lockedPart(scope, { branches: [scope.params.id] });
    const item = itemIn(state, scope.params.id);
    const restore = restoredWith(state.items, item.id);
    const { restored: ids } = accepted(changeCatalog(state, { ...noChanges, restore }), '');
    await write.restoreItems(tx, actor.companyId, ids);
    const [first] = ids;
    if (first !== undefined) {
      const [, ...others] = namesLines(state.items, ids, 'item');
      const next = [`name ${item.name}`, ...others];
      await note(scope, 'catalog_item_restored', item.id, { next });
    }
    return { ids: [...ids] };
  }),

  on(calls.organizeCatalog, async (scope) => {
    const { actor, tx, body, services } = scope;
    const moved = Object.entries(body.relationships);
    const { items } = await lockedPart(scope, {
      items: moved.map(([, parentId]) => parentId),
      branches: moved.map(([id]) => id),
    });
    const nodes = new Map(
      [...items.values()].map((item) => [item.id, { ...item, retired: item.retiredWith !== null }]),
    );
    const { moves, issues, gone } = planMoves(nodes, body.relationships);
    if (gone.length > 0) {
      throw new AppError('conflict', goneText, {
        hint: wording(m.reloadCatalogThenMoveThem),
        errors: gone.map((id) => ({ path: `relationships.${id}`, message: goneText })),
        fields: { gone },
      });
    }
    if (issues.length > 0) throw invalid(issues);
    await write.moveItems(tx, actor.companyId, moves);
    const object = { kind: 'company', id: actor.companyId } as const;
    if (moves.size > 0) {
      const lines = moveLines(items, moves);
      await audit(tx, actor, { action: 'catalog_organized', object, ...lines }, services.now());
    }
    return { ids: [...moves.keys()] };
  }),

  on(
    calls.readCatalogUsage,
    async ({ actor, tx, params }) => {
      const below = await countBelow(tx, actor.companyId, params.id);
      if (below === undefined) throw notFound();
      return { ...(await usageOf(tx, actor, params.id)), below };
    },
    { takesLong: true },
  ),

  on(calls.applyCatalogChanges, async (scope) => {
    const { actor, tx, body, services } = scope;
    const state = await lockedPart(scope, partOfChanges(body));
    if (body.version !== undefined && body.version !== (await readVersion(tx, actor)).version) {
      throw new AppError('conflict', wording(m.somebodyElseHasChangedCatalog), {
        hint: wording(m.reviewChangesThenRepeatThem),
      });
    }
    const changed = accepted(changeCatalog(state, body), '');
    await write.insertTypes(tx, actor.companyId, changed.types);
    await write.insertItems(tx, actor.companyId, changed.created);
    await write.updateItems(tx, actor.companyId, changed.changed);
    await write.retireItems(tx, actor.companyId, changed.retired);
    await write.restoreItems(tx, actor.companyId, changed.restored);
    const next = changesLines(state, changed);
    const object = { kind: 'company', id: actor.companyId } as const;
    if (next.length > 0) await audit(tx, actor, { action: 'catalog_changed', object, next }, services.now());
    return {
      created: changed.created.length,
      changed: changed.changed.length,
      retired: changed.retired.length,
      restored: changed.restored.length,
      version: (await readVersion(tx, actor)).version,
    };
  }),
];

/** Nobody else changes the catalog until the transaction ends. */
async function lock({ actor, tx }: { actor: Actor; tx: Tx }): Promise<void> {
  authorize(mayChangeCatalog(actor));
  await write.lockCatalog(tx, actor.companyId);
}

/** The part of the catalog that a change needs, locked. */
async function lockedPart(scope: { actor: Actor; tx: Tx }, part: CatalogPart | 'all'): Promise<CatalogState> {
  await lock(scope);
  const { companyId } = scope.actor;
  return part === 'all' ? store.readState(scope.tx, companyId) : readPart(scope.tx, companyId, part);
}

/** More changes than these are likely to need most of the catalog. */
const fewChanges = 2_000;

function partOfChanges({ create, change, retire, restore }: ReadCatalogChanges): CatalogPart | 'all' {
  const given = [...create, ...change];
  if (given.length + retire.length + restore.length > fewChanges) return 'all';
  return {
    items: given.flatMap(({ id, parentId }) => [id, parentId]),
    branches: [...change.map(({ id }) => id), ...retire, ...restore],
    codes: given.map(({ code }) => code),
    grows: create.length > 0,
  };
}

function itemIn({ items }: CatalogState, id: string): StoredItem {
  const item = items.get(id);
  if (item === undefined) throw notFound();
  return item;
}

/** The change, unless something is wrong with it. `prefix` is where the request's own fields begin. */
function accepted(changed: ChangedCatalog, prefix: string): ChangedCatalog {
  const own = ({ path, message }: FieldError) => ({
    path: path.startsWith(prefix) ? path.slice(prefix.length) : path,
    message,
  });
  if (changed.issues.length > 0) throw invalid(changed.issues.map(own));
  if (changed.conflicts.length > 0) {
    const errors = changed.conflicts.map(own);
    const [only] = errors;
    throw new AppError('conflict', errors.length === 1 ? only?.message : undefined, {
      errors,
      ...(errors.some(({ path }) => path.endsWith('version')) && { hint: changedItemHint }),
    });
  }
  return changed;
}

function present(item: StoredItem, { types }: CatalogState): FlatItem {
  return store.presentItem(item, new Map(types.map((type) => [type.id, type])));
}

type Lines = { previous?: readonly string[]; next?: readonly string[] };

function note(
  { actor, tx, services }: RequestScope,
  action: AuditAction,
  id: string,
  lines: Lines,
): Promise<void> {
  return audit(tx, actor, { action, object: { kind: 'catalogItem', id }, ...lines }, services.now());
}

async function noteRetired(
  scope: RequestScope,
  { items }: CatalogState,
  ids: readonly string[],
): Promise<void> {
  const [first = ''] = ids;
  const [, ...others] = namesLines(items, ids, 'item');
  const next = [`name ${items.get(first)?.name ?? first}`, ...others];
  await note(scope, 'catalog_item_retired', first, { next });
}
