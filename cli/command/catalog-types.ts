// The types of the catalog, for files that name them.
import type { Context } from '#cli/context.ts';
import { listCatalogTypes } from '#core/catalog/calls.ts';
import type { CallReply } from '#core/contract.ts';
import type { WholeForm } from '#core/forms/calls.ts';
import { selectedTypesOf } from '#core/forms/question-meta.ts';

export type CatalogType = CallReply<typeof listCatalogTypes>[number];

/** All types if a question of the forms takes some of them; otherwise none are read. */
export async function typesOf(
  context: Context,
  forms: readonly WholeForm[],
): Promise<readonly CatalogType[]> {
  const takesSome = forms.some(({ contextQuestions, questions }) =>
    [...contextQuestions, ...questions].some(({ questionMeta }) => selectedTypesOf(questionMeta).length > 0),
  );
  return takesSome ? context.send(listCatalogTypes, {}) : [];
}
