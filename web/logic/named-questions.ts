// Questions with the names of their values, so that sentences contain names instead of ids.
import { isCatalogType } from '#core/questions/types.ts';
import type { BuilderQuestion } from '#core/logic/builder/builder-operators.ts';
import type { ExplainedQuestion, ValueNames } from '#core/logic/explain.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** `items` has the names of catalog items by path. */
export function namedQuestions(
  questions: readonly BuilderQuestion[],
  items: ValueNames,
): ExplainedQuestion[] {
  return questions.map(({ id, text, type, questionOptions }) => ({
    id,
    text: text.trim() || t(m.questionWithoutTitle),
    type,
    questionOptions,
    ...(isCatalogType(type) && { valueNames: items }),
  }));
}
