// The catalog for the answers of a form, read where the form asks for items.
import type { Context } from '#cli/context.ts';
import { readCatalog } from '#core/catalog/calls.ts';
import { choosesFromCatalog, type FormQuestions } from '#core/catalog/catalog-names.ts';
import { cachedIndex, type CatalogIndex } from '#core/filling/catalog/catalog-index.ts';

/** Null for a form without catalog questions. */
export async function formCatalog(context: Context, form: FormQuestions): Promise<CatalogIndex | null> {
  return choosesFromCatalog(form) ? cachedIndex(await context.send(readCatalog, {})) : null;
}
