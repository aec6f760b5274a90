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

/** The issues, at `questions.N.questionMeta`; of a question of entries at `questions.N.questions.M.questionMeta`. */
export function catalogIssues(
  input: Pick<FormInput, 'contextQuestions' | 'questions'>,
  catalog: CatalogIndex,
): FieldError[] {
  return (['contextQuestions', 'questions'] as const).flatMap((list) =>
    input[list].flatMap((question, index) => [
      ...issueAt(`${list}.${index}`, question, catalog),
      ...(question.questions ?? []).flatMap((each, place) =>
        issueAt(`${list}.${index}.questions.${place}`, each, catalog),
      ),
    ]),
  );
}

function issueAt(
  path: string,
  question: Pick<DraftQuestion, 'type' | 'questionMeta'>,
  catalog: CatalogIndex,
): FieldError[] {
  return isCatalogType(question.type) && isBranchGone(catalog, question)
    ? [{ path: `${path}.questionMeta`, message: branchGoneText }]
    : [];
}
