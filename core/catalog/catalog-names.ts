// The names of catalog items, by the path of ids that an answer holds.
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { CatalogItem } from './schema.ts';
import { listOf } from './tree.ts';

/** Names by id, of all items of the tree. */
export function catalogNames(tree: readonly CatalogItem[]): Map<string, string> {
  return new Map(listOf(tree).map(({ id, name }) => [id, name]));
}

/** What of a form tells whether it is about the catalog. */
export type FormQuestions = {
  contextQuestions: readonly Pick<Question, 'type'>[];
  questions: readonly Pick<Question, 'type'>[];
};

/** Whether answers to a form choose from the catalog. */
export function choosesFromCatalog({ questions, contextQuestions }: FormQuestions): boolean {
  return [...contextQuestions, ...questions].some(({ type }) => isCatalogType(type));
}
