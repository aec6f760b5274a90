// Queries about the catalog, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import {
  listCatalogColumns,
  listCatalogTypes,
  readCatalog,
  readCatalogChanges,
  readCatalogUsage,
} from './calls.ts';
import { changeTree } from './changed-tree.ts';
import { type FormQuestions, catalogNames, choosesFromCatalog } from './catalog-names.ts';
import type { CatalogItem } from './schema.ts';

const treeKey = ['catalog', 'tree'] as const;
/** Which version of the catalog a tree is. */
const versions = new WeakMap<readonly CatalogItem[], string>();

/** What the tree is read with: the cache has the one that was read before. */
type TreeRun = Run & { client?: { getQueryData(queryKey: typeof treeKey): unknown } | undefined };

/**
 * The tree of items. Where one is in the cache, only what has changed since is read, and the rest of it stays the same
 * objects: a change of one item of 50,000 costs next to nothing.
 */
export const catalogQuery = (send: Send) => ({
  queryKey: treeKey,
  // It shares what it can; a comparison of all of it would take longer than reading it.
  structuralSharing: false as const,
  queryFn: ({ client, ...run }: TreeRun) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this query alone writes there
    const known = client?.getQueryData(treeKey) as readonly CatalogItem[] | undefined;
    return readTree(send, known, run);
  },
});

/** The tree that is in force, made of the known one as far as that is possible. */
export async function readTree(
  send: Send,
  known: readonly CatalogItem[] | undefined,
  run: Run = {},
): Promise<readonly CatalogItem[]> {
  const since = known && versions.get(known);
  const query = since === undefined ? {} : { since };
  const { version, tree, items, deleted } = await send(readCatalogChanges, { query }, run);
  const next = tree ?? changeTree(known ?? [], { items, deleted });
  versions.set(next, version);
  return next;
}

/** The same call with the raw reply. */
const readChangesFile = { ...readCatalogChanges, reply: 'file' } as const;

/** The catalog, or what has changed since a version, as the server's JSON unparsed: for a reader in another thread. */
export async function readCatalogBytes(
  send: Send,
  since: string | undefined,
  { signal }: Run = {},
): Promise<ArrayBuffer> {
  const query = since === undefined ? {} : { since };
  return (await send(readChangesFile, { query }, { signal })).arrayBuffer();
}

/** The types of items. */
export const catalogTypesQuery = (send: Send) => ({
  queryKey: ['catalog', 'types'] as const,
  queryFn: ({ signal }: Run) => send(listCatalogTypes, {}, { signal }),
});

/** The company's own columns. */
export const catalogColumnsQuery = (send: Send) => ({
  queryKey: ['catalog', 'columns'] as const,
  queryFn: ({ signal }: Run) => send(listCatalogColumns, {}, { signal }),
});

/** Where an item is named. */
export const catalogUsageQuery = (send: Send, id: string) => ({
  queryKey: ['catalog', 'usage', id] as const,
  queryFn: ({ signal }: Run) => send(readCatalogUsage, { params: { id } }, { signal }),
});

/**
 * Names by id for the answers of a form. Empty if it has no catalog question, or if the catalog cannot be loaded:
 * answers are then shown as ids, which is better than failing.
 */
export async function readCatalogNames(
  send: Send,
  form: FormQuestions,
  { signal }: Run = {},
): Promise<ReadonlyMap<string, string>> {
  if (!choosesFromCatalog(form)) return new Map();
  try {
    return catalogNames(await send(readCatalog, {}, { signal }));
  } catch {
    return new Map();
  }
}
