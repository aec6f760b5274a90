// What is read of the catalog, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { listCatalogTypes, readCatalog } from './calls.ts';
import { type FormQuestions, catalogNames, choosesFromCatalog } from './catalog-names.ts';

/** The tree of items. */
export const catalogQuery = (send: Send) => ({
  queryKey: ['catalog', 'tree'] as const,
  queryFn: ({ signal }: Run) => send(readCatalog, {}, { signal }),
});

/** The same call, whose reply is taken as it comes. */
const readCatalogFile = { ...readCatalog, reply: 'file' } as const;

/** The tree as the server wrote it, for who reads it elsewhere than here. */
export async function readCatalogBytes(send: Send, { signal }: Run = {}): Promise<ArrayBuffer> {
  return (await send(readCatalogFile, {}, { signal })).arrayBuffer();
}

/** The types of items. */
export const catalogTypesQuery = (send: Send) => ({
  queryKey: ['catalog', 'types'] as const,
  queryFn: ({ signal }: Run) => send(listCatalogTypes, {}, { signal }),
});

/**
 * Names by id of what the answers to a form choose from. None where it has no catalog question, and where the catalog
 * cannot be read: answers are shown by their ids then, which is better than not at all.
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
