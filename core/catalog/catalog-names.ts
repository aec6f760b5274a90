// Names of catalog items, by the path of ids in an answer.
import type { Question } from '#core/questions/schema.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { CatalogItem } from './schema.ts';
import { listOf } from './tree.ts';

/** Names of all items of the tree by id. */
export function catalogNames(tree: readonly CatalogItem[]): Map<string, string> {
  return new Map(listOf(tree).map(({ id, name }) => [id, name]));
}

type CatalogAsking = Pick<Question, 'type'> & { questions?: readonly Pick<Question, 'type'>[] | undefined };

/** The fields of a form that show whether it uses the catalog. */
export type FormQuestions = {
  contextQuestions: readonly CatalogAsking[];
  questions: readonly CatalogAsking[];
};

/** Whether a form has catalog questions, in entries too. */
export function choosesFromCatalog({ questions, contextQuestions }: FormQuestions): boolean {
  return flatQuestions([...contextQuestions, ...questions]).some(({ type }) => isCatalogType(type));
}
