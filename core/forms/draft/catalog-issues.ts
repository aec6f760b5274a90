// What is wrong with a draft's catalog questions as the catalog is now: a part that they offer may be gone since.
import type { FieldError } from '#core/errors.ts';
import { isBranchGone } from '#core/filling/catalog/catalog-choices.ts';
import type { CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import type { FormInput } from '#core/forms/schema.ts';
import { isCatalogType } from '#core/questions/types.ts';
import type { DraftQuestion } from './form-draft.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const branchGoneText = t(m.partOfCatalogThatThis);

/** The issues, at `questions.N.questionMeta`. */
export function catalogIssues(
  input: Pick<FormInput, 'contextQuestions' | 'questions'>,
  catalog: CatalogIndex,
): FieldError[] {
  return (['contextQuestions', 'questions'] as const).flatMap((list) =>
    input[list].flatMap((question: Pick<DraftQuestion, 'type' | 'questionMeta'>, index) =>
      isCatalogType(question.type) && isBranchGone(catalog, question)
        ? [{ path: `${list}.${index}.questionMeta`, message: branchGoneText }]
        : [],
    ),
  );
}
