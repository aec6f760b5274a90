// Names of catalog items, by the path of ids in an answer.
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { CatalogItem } from './schema.ts';
import { listOf } from './tree.ts';

/** Names of all items of the tree by id. */
export function catalogNames(tree: readonly CatalogItem[]): Map<string, string> {
  return new Map(listOf(tree).map(({ id, name }) => [id, name]));
}

/** The fields of a form that show whether it uses the catalog. */
export type FormQuestions = {
  contextQuestions: readonly Pick<Question, 'type'>[];
  questions: readonly Pick<Question, 'type'>[];
};

/** Whether a form has catalog questions. */
export function choosesFromCatalog({ questions, contextQuestions }: FormQuestions): boolean {
  return [...contextQuestions, ...questions].some(({ type }) => isCatalogType(type));
}
