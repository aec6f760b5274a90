// The calls on the catalog: reading it, its types and columns. Its items are in item-routes.ts.
import { isDeepStrictEqual } from 'node:util';
import * as calls from '#core/catalog/calls.ts';
import { columnsAfter } from '#core/catalog/columns.ts';
import { neededItems } from '#core/catalog/needed-items.ts';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import { type CatalogColumn, type CatalogType, maximumCatalogTypes } from '#core/catalog/schema.ts';
import { searchItems, wordsOf } from '#core/catalog/search-items.ts';
import { treeOf } from '#core/catalog/tree.ts';
import { AppError, invalid } from '#core/errors.ts';
import { foldName } from '#core/find-named.ts';
import { isDecimal } from '#core/questions/values.ts';
import { audit } from '#server/audit/write.ts';
import { changeThing, deleteThing, madeBy } from '#server/db/things.ts';
import { authorize } from '#server/http/authorize.ts';
import { requestHash, requireSame } from '#server/http/idempotent.ts';
import { pauseFor } from '#server/jobs/portions.ts';
import { on, Reply } from '#server/http/mount.ts';
import { notFound } from '#server/http/validate.ts';
import { changesSince } from './changes-store.ts';
import { itemRoutes } from './item-routes.ts';
import { countOfType } from './part-store.ts';
import * as store from './store.ts';
import { itemsToSearch } from './search-store.ts';
import { formsOfType } from './usage-store.ts';
import { treeJson } from './tree-json.ts';
import { readVersion } from './version.ts';
import * as write from './write-store.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m as both } from '#core/catalog/texts.ts';
import { m } from './texts.ts';

export const catalogRoutes = [
  on(calls.readCatalog, async ({ actor, tx, request }) => {
    const { need, version } = await readVersion(tx, actor);
    const headers = { etag: `"${version}"`, vary: 'accept, accept-encoding' };
    if (request.headers['if-none-match'] === headers.etag)
      return new Reply(undefined, { status: 304, headers });
    if (need !== 'all')
      return new Reply(treeOf(neededItems(await store.listItems(tx, actor.companyId), need)), { headers });
    const type = { 'content-type': 'application/json; charset=utf-8' };
    return new Reply(await treeJson(tx, actor.companyId, pauseFor(actor)), {
      headers: { ...headers, ...type },
    });
  }),

  on(calls.readCatalogVersion, async ({ actor, tx }) => {
    const { version } = await readVersion(tx, actor);
    return { version };
  }),

  on(calls.readCatalogChanges, async ({ actor, tx, query }) => changesSince(tx, actor, query.since)),

  on(calls.searchCatalogItems, async ({ actor, tx, query }) => {
    const { search, type = null, retired, limit } = query;
    const words = wordsOf(search);
    const { need } = await readVersion(tx, actor);
    const all =
      need === 'all'
        ? await itemsToSearch(tx, actor.companyId, words)
        : neededItems(await store.listItems(tx, actor.companyId), need);
    const found = searchItems(all, { words, typeId: type, withRetired: retired === 'true' });
    const items = found.slice(0, limit).map(({ item, path }) => ({ ...item, path }));
    return { items, total: found.length };
  }),

  on(calls.listCatalogTypes, async ({ actor, tx }) => {
    const [{ need }, types] = await Promise.all([
      readVersion(tx, actor),
      store.listTypes(tx, actor.companyId),
    ]);
    if (need === 'all') return types;
    const seen = new Set([
      ...need.parts.flatMap(({ typeIds }) => typeIds),
      ...neededItems(await store.listItems(tx, actor.companyId), need).map(({ type }) => type.id),
    ]);
    return types.filter(({ id }) => seen.has(id));
  }),

  on(calls.listCatalogColumns, async ({ actor, tx }) => store.listColumns(tx, actor.companyId)),

  on(calls.changeCatalogColumns, async ({ actor, tx, body, services }) => {
    authorize(mayChangeCatalog(actor));
    await write.lockCatalog(tx, actor.companyId);
    const { columns: before, items } = await store.readState(tx, actor.companyId);
    const { columns, issues } = columnsAfter(before, body.columns);
    columns.forEach(({ key, name, kind }, index) => {
      if (kind !== 'NUMBER' || before.find((each) => each.key === key)?.kind === 'NUMBER') return;
      const texts = [...items.values()].filter(({ fields }) => !isDecimal(fields[key] ?? '0'));
      const [first] = texts;
      if (first === undefined) return;
      const values = { name, text: first.fields[key] ?? '', item: first.name, others: texts.length - 1 };
      issues.push(fieldError(`columns.${index}.kind`, m.valueIsNoNumber, values));
    });
    if (issues.length > 0) throw invalid(issues);
    if (isDeepStrictEqual(columns, before)) return columns;
    const after = new Set(columns.map(({ key }) => key));
    const gone = before.map(({ key }) => key).filter((key) => !after.has(key));
    await write.replaceColumns(tx, actor.companyId, columns, gone);
    const lines = (list: readonly CatalogColumn[]) => list.map(({ name, kind }) => `${name} ${kind}`);
    const object = { kind: 'company', id: actor.companyId } as const;
    const note = { object, previous: lines(before), next: lines(columns) };
    await audit(tx, actor, { action: 'catalog_columns_changed', ...note }, services.now());
    return columns;
  }),

  on(calls.createCatalogType, async ({ actor, tx, body, services }) => {
    authorize(mayChangeCatalog(actor));
    await write.lockCatalog(tx, actor.companyId);
    const hash = requestHash(body.id, actor.userId, body);
    const id = body.id ?? services.newId();
    const types = await store.listTypes(tx, actor.companyId);
    const earlier = types.find((type) => type.id === id);
    if (earlier !== undefined) {
      requireSame(await madeBy(tx, 'catalog_types', actor.companyId, id), hash);
      return new Reply(earlier, { status: 200 });
    }
    if (types.length >= maximumCatalogTypes)
      throw invalid([fieldError('name', both.catalogHasAtMostTypes, { maximumCatalogTypes })]);
    requireUniqueName(types, id, body.name);
    const type = { id, name: body.name };
    await write.insertTypes(tx, actor.companyId, [type], hash);
    await audit(tx, actor, typeNote('catalog_type_created', id, { next: type }), services.now());
    return type;
  }),

  on(calls.changeCatalogType, async ({ actor, tx, params, body, services }) => {
    authorize(mayChangeCatalog(actor));
    await write.lockCatalog(tx, actor.companyId);
    const types = await store.listTypes(tx, actor.companyId);
    const before = typeNamed(types, params.id);
    requireUniqueName(types, before.id, body.name);
    const type = { id: before.id, name: body.name };
    if (type.name === before.name) return before;
    await changeThing(tx, 'catalog_types', { companyId: actor.companyId, id: type.id }, { name: type.name });
    await audit(
      tx,
      actor,
      typeNote('catalog_type_changed', type.id, { previous: before, next: type }),
      services.now(),
    );
    return type;
  }),

  on(calls.deleteCatalogType, async ({ actor, tx, params, services }) => {
    authorize(mayChangeCatalog(actor));
    await write.lockCatalog(tx, actor.companyId);
    const type = typeNamed(await store.listTypes(tx, actor.companyId), params.id);
    const used = await countOfType(tx, actor.companyId, type.id);
    if (used > 0) {
      throw new AppError('conflict', wording(m.itemsOfType, { used, name: type.name }), {
        hint: wording(m.giveThemAnotherTypeOr),
      });
    }
    if ((await formsOfType(tx, actor.companyId, type.id)).length > 0) {
      throw new AppError('conflict', wording(m.formsChooseFromType, { type: type.name }), {
        hint: wording(m.removeItFromTheirQuestions),
      });
    }
    await deleteThing(tx, 'catalog_types', actor.companyId, type.id);
    await audit(tx, actor, typeNote('catalog_type_deleted', type.id, { previous: type }), services.now());
    return undefined;
  }),

  ...itemRoutes,
];

function typeNamed(types: readonly CatalogType[], id: string): CatalogType {
  const type = types.find((each) => each.id === id);
  if (type === undefined) throw notFound();
  return type;
}

function requireUniqueName(types: readonly CatalogType[], id: string, name: string): void {
  if (!types.some((type) => type.id !== id && foldName(type.name) === foldName(name))) return;
  const message = t(both.pleaseEnterUniqueName);
  throw new AppError('conflict', message, { errors: [{ path: 'name', message }] });
}

type TypeChange = { previous?: CatalogType; next?: CatalogType };
type TypeAction = 'catalog_type_created' | 'catalog_type_changed' | 'catalog_type_deleted';

function typeNote(action: TypeAction, id: string, { previous, next }: TypeChange) {
  return {
    action,
    object: { kind: 'catalogType', id } as const,
    ...(previous && { previous: [`name ${previous.name}`] }),
    ...(next && { next: [`name ${next.name}`] }),
  };
}
