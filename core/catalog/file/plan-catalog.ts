// Plans changes of the catalog from a file, so that a face can show what would change. A line is the item that has its code, or
// else the one on its path; items that the file does not name stay, unless what is missing is to be retired.
import { foldName } from '#core/find-named.ts';
import {
  type CatalogChanges,
  type CatalogColumn,
  type CatalogItem,
  type CatalogType,
  type FlatItem,
  maximumDepth,
} from '#core/catalog/schema.ts';
import { depthText } from '#core/catalog/moves.ts';
import { isStorableText } from '#core/storable-text.ts';
import { listOf } from '#core/catalog/tree.ts';
import { formatItemPath, itemPathKey } from './item-path.ts';
import { type CatalogLine, type LineIssue, newColumnKey, readCatalogLines } from './read-lines.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CatalogWorld = {
  tree: readonly CatalogItem[];
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
};

export type FieldChange = { field: string; before: string; after: string };
export type CatalogStep = {
  /** Null: not in the file. */
  line: number | null;
  path: string;
  kind: 'create' | 'change' | 'retire' | 'restore' | 'none';
  changes: FieldChange[];
};
/** With issues, nothing may be changed. */
export type CatalogPlan = {
  steps: CatalogStep[];
  issues: LineIssue[];
  newTypes: string[];
  newColumns: string[];
  changes: CatalogChanges;
};

export type PlanOptions = {
  newId(): string;
  /** Retire the items that the file does not name. */
  retiresMissing?: boolean;
  /** Add columns of the file that the catalog does not have. */
  addsColumns?: boolean;
};

type PlacedBefore = { item: FlatItem; names: readonly string[] };
type Matched = {
  said: CatalogLine;
  id: string;
  known: PlacedBefore | null;
  typeId: string;
  parentId: string | null;
};

/** The plan of a file. */
export function planCatalog(text: string, world: CatalogWorld, options: PlanOptions): CatalogPlan {
  const { lines, issues, newColumns } = readCatalogLines(text, world.columns, options);
  const types = typesOf(lines, world.types, options.newId);
  const known = knownItems(world.tree);
  const matched = match(lines, { ...known, types: types.byName }, issues, options);
  checkRetired(matched, issues);
  for (const said of lines) issues.push(...refusedOf(said));
  issues.sort((a, b) => a.line - b.line);
  const changes = { types: types.added, create: [], change: [], retire: [], restore: [] };
  const plan: CatalogPlan = {
    steps: [],
    issues,
    newTypes: types.added.map(({ name }) => name),
    newColumns,
    changes,
  };
  if (issues.length > 0) return plan;
  const columnNames = new Map([
    ...world.columns.map(({ key, name }) => [key, name] as const),
    ...newColumns.map((name) => [newColumnKey(name), name] as const),
  ]);
  for (const each of matched) plan.steps.push(stepOf(each, plan.changes, columnNames, known));
  if (options.retiresMissing) retireMissing(matched, known, plan);
  return plan;
}

/** What the server would refuse of a line, so that a dry run says so, and where. */
function refusedOf({ line, names, code, type, fields }: CatalogLine): LineIssue[] {
  const texts = [...names, code ?? '', type ?? '', ...Object.values(fields)];
  return [
    ...(names.length > maximumDepth ? [depthText] : []),
    ...(texts.every((text) => isStorableText(text)) ? [] : [t(m.textHasCharactersThatCannot)]),
  ].map((message) => ({ line, message }));
}

type AllKnown = {
  byId: ReadonlyMap<string, PlacedBefore>;
  byCode: ReadonlyMap<string, PlacedBefore>;
  below: ReadonlyMap<string | null, readonly PlacedBefore[]>;
};

function knownItems(tree: readonly CatalogItem[]): AllKnown {
  const byId = new Map<string, PlacedBefore>();
  const byCode = new Map<string, PlacedBefore>();
  for (const item of listOf(tree)) {
    const above = byId.get(item.parentId ?? '')?.names ?? [];
    const known = { item, names: [...above, item.name] };
    byId.set(item.id, known);
    if (item.code !== null) byCode.set(foldName(item.code), known);
  }
  return { byId, byCode, below: Map.groupBy(byId.values(), ({ item }) => item.parentId) };
}

/** Types by name; those that only the file has are new. */
function typesOf(lines: readonly CatalogLine[], types: readonly CatalogType[], newId: () => string) {
  const byName = new Map(types.map((type) => [foldName(type.name), type]));
  const added: CatalogType[] = [];
  for (const { type } of lines) {
    if (!type || byName.has(foldName(type))) continue;
    const made = { id: newId(), name: type };
    added.push(made);
    byName.set(foldName(type), made);
  }
  return { byName, added };
}

/** The item of each line, by its code or its path, and what it is below. */
function match(
  lines: readonly CatalogLine[],
  known: AllKnown & { types: ReadonlyMap<string, CatalogType> },
  issues: LineIssue[],
  { newId }: PlanOptions,
): Matched[] {
  const matched: Matched[] = [];
  const inFile = new Map<string, { id: string; line: number }[]>();
  const taken = new Set<string>();
  const add = (said: CatalogLine, found: PlacedBefore | null): Matched => {
    const typeId = said.type ? known.types.get(foldName(said.type))?.id : found?.item.type.id;
    if (typeId === undefined) issues.push({ line: said.line, message: t(m.pleaseChooseType) });
    const id = found?.item.id ?? newId();
    taken.add(id);
    const key = itemPathKey(said.names);
    inFile.set(key, [...(inFile.get(key) ?? []), { id, line: said.line }]);
    const each = { said, id, known: found, typeId: typeId ?? '', parentId: null };
    matched.push(each);
    return each;
  };
  const coded = codedLines(lines, known, issues);
  const others = lines.filter((said) => !coded.has(said));
  const moved = [...coded].flatMap(([said, found]) => (found === null ? [] : add(said, found)));

  // From the top down: what an item is below may have another name now.
  const resolved = new Map<string, readonly (string | null)[]>();
  const placesOf = (names: readonly string[]): readonly (string | null)[] => {
    if (names.length === 0) return [null];
    const key = itemPathKey(names);
    const before = resolved.get(key);
    if (before !== undefined) return before;
    const name = foldName(names.at(-1) ?? '');
    const here = placesOf(names.slice(0, -1)).flatMap((parent) => known.below.get(parent) ?? []);
    const unnamed = here.filter(({ item }) => foldName(item.name) === name && !taken.has(item.id));
    // In the order of the file, which has their items in it too.
    const said = (inFile.get(key) ?? []).toSorted((a, b) => a.line - b.line).map(({ id }) => id);
    const all = [...said, ...unnamed.map(({ item }) => item.id)];
    resolved.set(key, all);
    return all;
  };
  const lineOfPath = new Map<string, number>();
  for (const said of others.toSorted((a, b) => a.names.length - b.names.length || a.line - b.line)) {
    const above = said.names.slice(0, -1);
    const name = foldName(said.names.at(-1) ?? '');
    const here = placesOf(above).flatMap((parent) => known.below.get(parent) ?? []);
    // The catalog may have two items of a name in one place: each line takes the next.
    const found = here.find(({ item }) => foldName(item.name) === name && !taken.has(item.id)) ?? null;
    const key = itemPathKey(said.names);
    const first = lineOfPath.get(key);
    lineOfPath.set(key, first ?? said.line);
    if (found === null && first !== undefined) {
      const message = t(m.isOnLineAlready, { formatItemPath: formatItemPath(said.names), first });
      issues.push({ line: said.line, message });
    } else place(add(said, found), placesOf(above), issues);
  }
  for (const each of moved) place(each, placesOf(each.said.names.slice(0, -1)), issues);
  return matched.toSorted((a, b) => a.said.line - b.said.line);
}

/** The lines with a code that an item has; null for one that has to be left out. */
function codedLines(
  lines: readonly CatalogLine[],
  { byCode }: AllKnown,
  issues: LineIssue[],
): Map<CatalogLine, PlacedBefore | null> {
  const coded = new Map<CatalogLine, PlacedBefore | null>();
  const lineOfCode = new Map<string, number>();
  for (const said of lines) {
    if (!said.code) continue;
    const code = foldName(said.code);
    const first = lineOfCode.get(code);
    lineOfCode.set(code, first ?? said.line);
    const found = byCode.get(code);
    if (first !== undefined) {
      issues.push({ line: said.line, message: t(m.codeIsOnLineAlready, { code: said.code, first }) });
      coded.set(said, null);
    } else if (found !== undefined) coded.set(said, found);
  }
  return coded;
}

/** Puts an item below the one of these that it is below already, or below the only one. */
function place(each: Matched, places: readonly (string | null)[], issues: LineIssue[]): void {
  const before = each.known?.item.parentId ?? null;
  if (each.known !== null && places.includes(before)) each.parentId = before;
  else if (places.length === 1) each.parentId = places[0] ?? null;
  else {
    const path = formatItemPath(each.said.names.slice(0, -1));
    const message =
      places.length === 0
        ? t(m.itsParentDoesNotExist, { path })
        : t(m.thereAreItemsItIs, { count: places.length, path });
    issues.push({ line: each.said.line, message });
  }
}

/** Below what is retired everything is: a file that says otherwise means something else. */
function checkRetired(matched: readonly Matched[], issues: LineIssue[]): void {
  const byId = new Map(matched.map((each) => [each.id, each]));
  const isRetired = ({ said, known }: Matched) => said.retired ?? known?.item.retired ?? false;
  for (const each of matched) {
    const parent = byId.get(each.parentId ?? '');
    if (parent === undefined || isRetired(each) || !isRetired(parent)) continue;
    const message = t(m.isRetiredSoThisHas, { formatItemPath: formatItemPath(parent.said.names) });
    issues.push({ line: each.said.line, message });
  }
}

function stepOf(
  { said, id, known, typeId, parentId }: Matched,
  changes: CatalogChanges,
  columnNames: ReadonlyMap<string, string>,
  all: AllKnown,
): CatalogStep {
  const name = said.names.at(-1) ?? '';
  const step: CatalogStep = { line: said.line, path: formatItemPath(said.names), kind: 'none', changes: [] };
  const input = {
    id,
    name,
    typeId,
    parentId,
    ...(said.code !== undefined && { code: said.code === '' ? null : said.code }),
    ...(Object.keys(said.fields).length > 0 && { fields: { ...known?.item.fields, ...said.fields } }),
  };
  const differ = (field: string, before: string, after: string | undefined) => {
    if (after !== undefined && before !== after) step.changes.push({ field, before, after });
  };
  const item = known?.item;
  const placeOf = (parent: string | null) => {
    const found = all.byId.get(parent ?? '');
    return found === undefined ? '' : formatItemPath(found.names);
  };
  differ('name', item?.name ?? '', item === undefined ? undefined : name);
  if (item !== undefined && item.parentId !== parentId)
    step.changes.push({
      field: 'below',
      before: placeOf(item.parentId),
      after: formatItemPath(said.names.slice(0, -1)),
    });
  if (item?.type.id !== typeId) differ('type', item?.type.name ?? '', said.type);
  differ('code', item?.code ?? '', said.code);
  for (const [key, value] of Object.entries(said.fields))
    differ(columnNames.get(key) ?? key, item?.fields[key] ?? '', value);
  if (item === undefined) {
    step.kind = 'create';
    changes.create?.push(input);
  } else if (step.changes.length > 0) {
    step.kind = 'change';
    changes.change?.push(input);
  }
  const wasRetired = item?.retired ?? false;
  if (said.retired === undefined || said.retired === wasRetired) return step;
  changes[said.retired ? 'retire' : 'restore']?.push(id);
  if (step.kind === 'none') step.kind = said.retired ? 'retire' : 'restore';
  else differ('retired', wasRetired ? 'yes' : 'no', said.retired ? 'yes' : 'no');
  return step;
}

function retireMissing(matched: readonly Matched[], known: AllKnown, plan: CatalogPlan): void {
  const named = new Set(matched.map(({ id }) => id));
  // What something of the file is below stays.
  const needed = new Set<string>();
  for (const { parentId } of matched) {
    for (let at = parentId; at !== null && !needed.has(at); at = known.byId.get(at)?.item.parentId ?? null)
      needed.add(at);
  }
  for (const { item, names } of known.byId.values()) {
    if (named.has(item.id) || needed.has(item.id) || item.retired) continue;
    plan.changes.retire?.push(item.id);
    plan.steps.push({ line: null, path: formatItemPath(names), kind: 'retire', changes: [] });
  }
}
