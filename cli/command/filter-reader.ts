// What the values of filters are read by: the user's time zone, and the catalog where the form asks for its items.
import type { Context } from '#cli/context.ts';
import type { FormQuestions } from '#core/catalog/catalog-names.ts';
import { itemsCalled } from '#core/filling/find-item.ts';
import type { AnswerTextOptions } from '#core/sheets/format-answer.ts';
import { formCatalog } from './form-catalog.ts';

export type FilterReader = AnswerTextOptions & { catalogNames: ReadonlyMap<string, string> };

/** Reads them. */
export async function filterReader(context: Context, form: FormQuestions): Promise<FilterReader> {
  const [catalog, { timeZone }] = await Promise.all([formCatalog(context, form), context.user()]);
  if (catalog === null) return { timeZone, catalogNames: new Map() };
  return {
    timeZone,
    catalogNames: new Map(catalog.entries.map(({ id, name }) => [id, name])),
    itemsNamed: (text) => itemsCalled(catalog, text),
  };
}
