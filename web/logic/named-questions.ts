// The questions with what their values are called, so that sentences say names and not ids.
import type { CatalogIndex } from '#core/filling/catalog-choices.ts';
import { catalogChoiceTypes } from '#core/forms/schema.ts';
import type { BuilderQuestion } from '#core/logic/builder-operators.ts';
import type { Asked } from '#core/logic/explain.ts';

export function namedQuestions(questions: readonly BuilderQuestion[], catalog: CatalogIndex | null): Asked[] {
  const items = new Map((catalog?.entries ?? []).map(({ path, label }) => [path, label]));
  return questions.map(({ id, text, type, questionOptions }) => {
    const options = questionOptions.flatMap(({ value, name }): [string, string][] =>
      name ? [[value, name]] : [],
    );
    const valueNames = catalogChoiceTypes.has(type) ? items : new Map(options);
    return { id, text: text.trim() || 'a question without a title', type, valueNames };
  });
}
