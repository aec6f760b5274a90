// The questions with what their values are called, so that sentences say names and not ids.
import { isCatalogType } from '#core/questions/types.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import type { ExplainedQuestion, ValueNames } from '#core/logic/explain.ts';

/** `items` names those of the catalog by their paths. */
export function namedQuestions(
  questions: readonly BuilderQuestion[],
  items: ValueNames,
): ExplainedQuestion[] {
  return questions.map(({ id, text, type, questionOptions }) => ({
    id,
    text: text.trim() || 'a question without a title',
    type,
    questionOptions,
    ...(isCatalogType(type) && { valueNames: items }),
  }));
}
