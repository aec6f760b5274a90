// Queries about the catalog, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { listCatalogColumns, listCatalogTypes, readCatalog, readCatalogUsage } from './calls.ts';
import { type FormQuestions, catalogNames, choosesFromCatalog } from './catalog-names.ts';

/** The tree of items. */
export const catalogQuery = (send: Send) => ({
  queryKey: ['catalog', 'tree'] as const,
  queryFn: ({ signal }: Run) => send(readCatalog, {}, { signal }),
});

/** The same call with the raw reply. */
const readCatalogFile = { ...readCatalog, reply: 'file' } as const;

/** The server's JSON unparsed, for a reader in another thread. */
export async function readCatalogBytes(send: Send, { signal }: Run = {}): Promise<ArrayBuffer> {
  return (await send(readCatalogFile, {}, { signal })).arrayBuffer();
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
