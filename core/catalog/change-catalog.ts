// What changes make of a catalog: the next state, or why not. One function for an item and for a file of 50,000, so that
// both obey the same rules. Pure; the server stores what it answers.
import { foldName } from '#core/find-named.ts';
import type { FieldError } from '#core/errors.ts';
import { isDecimal } from '#core/questions/values.ts';
import { goneText, planMoves, retiredParentText } from './moves.ts';
import { restore, retire } from './retirement.ts';
import type { StoredItem } from './stored-item.ts';
import {
  type CatalogColumn,
  type CatalogType,
  maximumCatalogTypes,
  maximumItems,
  type ReadCatalogChanges,
  type ReadItemInput,
} from './schema.ts';
import { t } from '#core/messages/text.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

export type CatalogState = {
  items: ReadonlyMap<string, StoredItem>;
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
  /** Of all items, where some are added: `items` may have only what a change needs. */
  count: number;
};

export type ChangedCatalog = {
  /** What the request itself gets wrong. */
  issues: readonly FieldError[];
  /** What does not fit what is already there. */
  conflicts: readonly FieldError[];
  types: readonly CatalogType[];
  created: readonly StoredItem[];
  changed: readonly StoredItem[];
  /** With the item that each is retired with. */
  retired: readonly StoredItem[];
  restored: readonly string[];
};

type Changes = Omit<ReadCatalogChanges, 'version'>;

export const noChanges: Changes = { types: [], create: [], change: [], retire: [], restore: [] };

/** The state after all changes, as what differs. With issues or conflicts nothing may be stored. */
export function changeCatalog(state: CatalogState, changes: Changes): ChangedCatalog {
  const issues: FieldError[] = [];
  const conflicts: FieldError[] = [];
  const types = newTypes(state, changes, { issues, conflicts });
  const typeIds = new Set([...state.types, ...types].map(({ id }) => id));
  const next = new Map(state.items);
  const columns = new Map(state.columns.map((column) => [column.key, column]));
  const locations = new Map<string, string>();

  const put = (input: ReadItemInput & { id: string }, path: string, before: StoredItem | undefined) => {
    if (locations.has(input.id)) issues.push(fieldError(`${path}.id`, m.thisItemIsListedTwice));
    locations.set(input.id, path);
    if (!typeIds.has(input.typeId)) issues.push(fieldError(`${path}.typeId`, m.thereIsNoSuchCatalog));
    const { fields = before?.fields ?? {}, code = before?.code ?? null } = input;
    issues.push(...fieldIssues(fields, columns, path));
    const { id, name, typeId, parentId } = input;
    const values = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
    const { retiredWith = null, version = 0 } = before ?? {};
    next.set(id, { id, name, typeId, parentId, code, fields: values, retiredWith, version: version + 1 });
  };
  changes.create.forEach((input, index) => {
    if (state.items.has(input.id)) conflicts.push(fieldError(`create.${index}.id`, m.thisIdIsAlreadyIn));
    put(input, `create.${index}`, undefined);
  });
  changes.change.forEach((input, index) => {
    const before = state.items.get(input.id);
    if (before === undefined) conflicts.push({ path: `change.${index}.id`, message: goneText });
    else {
      put(input, `change.${index}`, before);
      const after = next.get(input.id) ?? before;
      // Sent again, since the answer was lost, it changes nothing.
      if (input.version !== undefined && input.version !== before.version && !isSame(before, after))
        conflicts.push({ path: `change.${index}.version`, message: changedItemText(before.name) });
    }
  });
  if (changes.create.length > 0 && state.count + changes.create.length > maximumItems)
    issues.push(fieldError('create', m.catalogHasAtMostItems, { maximumItems }));
  conflicts.push(...codeConflicts(next, locations));
  conflicts.push(...goneOf(next, changes.retire, 'retire'), ...goneOf(next, changes.restore, 'restore'));

  const placement = placementOf(state, next, locations);
  issues.push(...placement.issues);
  conflicts.push(...placement.conflicts);
  if (issues.length > 0 || conflicts.length > 0) return { ...nothing, issues, conflicts };

  const retired = retire(next, changes.retire);
  const restored = restore(next, changes.restore);
  for (const [id, path] of locations) {
    const item = next.get(id);
    const parent = next.get(item?.parentId ?? '');
    if (item?.retiredWith === null && parent != null && parent.retiredWith !== null)
      issues.push({ path: `${path}.parentId`, message: retiredParentText(parent.name) });
  }
  if (issues.length > 0) return { ...nothing, issues };
  return {
    ...nothing,
    types,
    created: changes.create.flatMap(({ id }) => next.get(id) ?? []),
    changed: changes.change.flatMap(({ id }) => {
      const [before, after] = [state.items.get(id), next.get(id)];
      return before === undefined || after === undefined || isSame(before, after) ? [] : after;
    }),
    retired: [...retired].flatMap((id) => {
      const item = next.get(id);
      return item === undefined || item.retiredWith === null ? [] : item;
    }),
    restored: [...restored].filter((id) => state.items.get(id)?.retiredWith != null),
  };
}

/** Somebody else has changed what is being changed. */
function changedItemText(name: string): string {
  return t(m.somebodyElseHasChangedIn, { name });
}

const nothing: ChangedCatalog = {
  issues: [],
  conflicts: [],
  types: [],
  created: [],
  changed: [],
  retired: [],
  restored: [],
};

/** Issues with the values of an item, by the key of their column. */
export function fieldIssues(
  fields: Readonly<Record<string, string>>,
  columns: ReadonlyMap<string, CatalogColumn>,
  path: string,
): FieldError[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    const column = columns.get(key);
    if (column === undefined) return fieldError(`${path}.fields.${key}`, m.catalogHasNoColumn, { key });
    if (value !== '' && column.kind === 'NUMBER' && !isDecimal(value))
      return fieldError(`${path}.fields.${key}`, m.pleaseEnterNumber, { column: column.name });
    return [];
  });
}

type Problems = { issues: FieldError[]; conflicts: FieldError[] };

function newTypes(state: CatalogState, changes: Changes, { issues, conflicts }: Problems): CatalogType[] {
  const names = new Set(state.types.map(({ name }) => foldName(name)));
  const ids = new Set(state.types.map(({ id }) => id));
  changes.types.forEach(({ id, name }, index) => {
    if (ids.has(id) || names.has(foldName(name)))
      conflicts.push(fieldError(`types.${index}.name`, m.pleaseEnterUniqueName));
    ids.add(id);
    names.add(foldName(name));
  });
  if (changes.types.length > 0 && ids.size > maximumCatalogTypes)
    issues.push(fieldError('types', m.catalogHasAtMostTypes, { maximumCatalogTypes }));
  return [...changes.types];
}

function codeConflicts(
  next: ReadonlyMap<string, StoredItem>,
  locations: ReadonlyMap<string, string>,
): FieldError[] {
  const byCode = new Map<string, StoredItem>();
  for (const item of next.values()) {
    if (item.code !== null && !locations.has(item.id)) byCode.set(foldName(item.code), item);
  }
  return [...locations].flatMap(([id, path]) => {
    const item = next.get(id);
    if (item === undefined || item.code === null) return [];
    const other = byCode.get(foldName(item.code));
    byCode.set(foldName(item.code), item);
    return other === undefined
      ? []
      : [{ path: `${path}.code`, message: takenCodeText(item.code, other.name) }];
  });
}

export function takenCodeText(code: string, name: string): string {
  return t(m.codeBelongsTo, { code, name });
}

function goneOf(next: ReadonlyMap<string, StoredItem>, ids: readonly string[], path: string): FieldError[] {
  return ids.flatMap((id, index) => (next.has(id) ? [] : [{ path: `${path}.${index}`, message: goneText }]));
}

/** Whether the items make a tree where they stand now. */
function placementOf(
  state: CatalogState,
  next: ReadonlyMap<string, StoredItem>,
  locations: ReadonlyMap<string, string>,
): Problems {
  // As if new items had stood at the top. Retirement is looked at when all of it is known.
  const nodes = new Map(
    [...next.values()].map(({ id, name }) => {
      const parentId = state.items.get(id)?.parentId ?? null;
      return [id, { id, name, parentId, retired: false }] as const;
    }),
  );
  const relationships: Record<string, string | null> = {};
  for (const id of locations.keys()) relationships[id] = next.get(id)?.parentId ?? null;
  const { issues, gone } = planMoves(nodes, relationships);
  const goneIds = new Set(gone);
  return {
    issues: issues.map(({ path, message }) => ({
      path: `${locations.get(path.slice('relationships.'.length)) ?? ''}.parentId`,
      message,
    })),
    conflicts: [...locations].flatMap(([id, path]) =>
      goneIds.has(next.get(id)?.parentId ?? '') ? [{ path: `${path}.parentId`, message: goneText }] : [],
    ),
  };
}

function isSame(before: StoredItem, after: StoredItem): boolean {
  return (
    before.name === after.name &&
    before.parentId === after.parentId &&
    before.typeId === after.typeId &&
    before.code === after.code &&
    isSameFields(before.fields, after.fields)
  );
}

/** Whether two items have the same values, in whatever order. */
function isSameFields(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => one[key] === other[key]);
}
