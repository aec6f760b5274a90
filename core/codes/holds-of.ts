// What a code of a catalog item holds for the question that it answers.
import type { Question } from '#core/questions/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';

/** `path` for a question that chooses from the catalog: its answers are paths of ids. */
export function holdsOf(question: Pick<Question, 'type'> | undefined): '' | 'path' {
  return question !== undefined && isCatalogType(question.type) ? 'path' : '';
}
