// What a catalog question takes: items of some types, of a part of the catalog, below the answer to an earlier question.
import { Input, MultiSelect, Select } from '@mantine/core';
import { useMemo } from 'react';
import { countChoices, isBranchGone } from '#core/filling/catalog/catalog-choices.ts';
import { branchGoneText } from '#core/forms/draft/catalog-issues.ts';
import { questionAround, questionsOf } from '#core/forms/draft/draft-items.ts';
import { changeQuestion } from '#core/forms/draft/draft-questions.ts';
import type { DraftPart, DraftQuestion, FormDraft } from '#core/forms/draft/form-draft.ts';
import {
  followedQuestionOf,
  selectedBranchesOf,
  selectedTypesOf,
  withFollowedQuestion,
  withSelectedBranches,
  withSelectedTypes,
} from '#core/forms/question-meta.ts';
import { flatQuestions } from '#core/questions/entries/flat.ts';
import { isCatalogType } from '#core/questions/types.ts';
import { useCatalogTypes, useKnownCatalog } from './use-catalog.ts';
import { useDraft, useEditorHandle } from '#web/forms/editor/use-editor.ts';
import { useField } from '#web/forms/editor/use-issues.ts';
import { CatalogField } from '#web/logic/fields/catalog-field.tsx';
import { FieldWarning } from '#web/forms/editor/cards/field-warning.tsx';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CatalogFieldsProps = { question: DraftQuestion; part: DraftPart };

export function CatalogFields({ question, part }: CatalogFieldsProps) {
  const { id, questionMeta } = question;
  const editor = useEditorHandle();
  const draft = useDraft();
  const types = useCatalogTypes();
  const field = useField(id, 'questionMeta');
  const chosen = selectedTypesOf(questionMeta);
  const followed = followedQuestionOf(questionMeta);
  const earlier = earlierQuestions(draft, part, id);
  const known = flatQuestions(questionsOf(draft)).find((each) => each.id === followed);
  const options = [
    ...earlier,
    // One that no longer stands before this one is shown with its issue.
    ...(followed !== null && !earlier.some((each) => each.id === followed)
      ? [{ id: followed, text: known?.text ?? t(m.deletedQuestion) }]
      : []),
  ];
  const change = (meta: DraftQuestion['questionMeta']) =>
    editor.change((now) => changeQuestion(now, id, { questionMeta: meta }));
  return (
    <>
      <div className="grid items-start gap-16 two-columns narrow-one-column">
        <MultiSelect
          label={t(m.catalogTypes)}
          description={t(m.onlyItemsOfTheseTypes)}
          placeholder={chosen.length === 0 ? t(m.allTypes) : ''}
          hidePickedOptions
          data={types.map(({ id: value, name }) => ({ value, label: name }))}
          value={chosen.filter((each) => types.some((one) => one.id === each))}
          onChange={(ids) => change(withSelectedTypes(questionMeta, ids))}
        />
        <Select
          label={t(m.choicesFollowAnswerTo)}
          description={t(m.onlyItemsBelowThatAnswer)}
          placeholder={earlier.length === 0 ? t(m.thereIsNoEarlierCatalog) : t(m.noOtherQuestion)}
          disabled={options.length === 0}
          clearable
          clearButtonProps={{ 'aria-label': t(m.doNotFollowAnotherQuestion) }}
          data={options.map(({ id: value, text }) => ({
            value,
            label: text.trim() || t(m.untitledQuestion),
          }))}
          value={followed}
          onChange={(value) => change(withFollowedQuestion(questionMeta, value))}
        />
      </div>
      <BranchField question={question} change={change} />
      <Input.Error id={field.id} role={field.error === null ? undefined : 'alert'}>
        {field.error}
      </Input.Error>
    </>
  );
}

/** The catalog questions that are answered before this one: those of the setup come before all rows, an entry's before it. */
function earlierQuestions(draft: FormDraft, part: DraftPart, id: string): DraftQuestion[] {
  const entry = questionAround(draft, id)?.questions;
  const items = entry ?? (part === 'rows' ? [...draft.setup, ...draft.rows] : draft.setup);
  return items
    .slice(
      0,
      items.findIndex((item) => item.id === id),
    )
    .filter((item) => item.kind === 'question')
    .filter(({ type }) => isCatalogType(type));
}

type BranchFieldProps = {
  question: DraftQuestion;
  change(meta: DraftQuestion['questionMeta']): void;
};

/** The items below which the choices stand, with how many there are. */
function BranchField({ question: { questionMeta }, change }: BranchFieldProps) {
  const { catalog, isError } = useKnownCatalog();
  const index = catalog?.index();
  const count = useMemo(
    () => (index === undefined ? null : countChoices(index, { questionMeta })),
    [index, questionMeta],
  );
  if (catalog === null || index === undefined)
    return (
      <p className="m-0 mt-6 soft text-sm">{isError ? t(m.unableToLoadCatalog) : t(m.loadingCatalog)}</p>
    );
  const branches = selectedBranchesOf(questionMeta);
  const pathOf = (id: string) => index.byId.get(id)?.path ?? id;
  const isGone = isBranchGone(index, { questionMeta });
  return (
    <Input.Wrapper label={t(m.partOfCatalog)} description={t(m.onlyItemsBelowTheseCan)}>
      <CatalogField
        catalog={catalog}
        label={t(m.partOfCatalog)}
        values={branches.map(pathOf)}
        isList
        isInvalid={isGone}
        onValues={(paths) =>
          change(
            withSelectedBranches(
              questionMeta,
              paths.map((path) => path.slice(path.lastIndexOf(',') + 1)),
            ),
          )
        }
      />
      <FieldWarning text={isGone ? branchGoneText : count === 0 ? t(m.thereIsNothingToChoose) : null} />
      {count !== null && count > 0 && (
        <p className="m-0 mt-6 soft text-sm">{t(m.itemsCanBeChosen, { count })}</p>
      )}
    </Input.Wrapper>
  );
}
