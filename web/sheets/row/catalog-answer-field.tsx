// A catalog answer edited by an admin: one or several of the items that the question offers.
import { useCallback } from 'react';
import { nothingToChoose, searchCatalog } from '#core/filling/catalog-choices.ts';
import { cachedIndex } from '#core/filling/catalog-index.ts';
import type { Followed } from '#core/filling/catalog-limits.ts';
import type { Question } from '#core/questions/schema.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { type CatalogFinder, useCatalogOptions } from '#web/sheets/filter/use-catalog-options.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CatalogAnswerFieldProps = {
  question: Question;
  values: readonly string[];
  issue: string | null;
  names: ReadonlyMap<string, string>;
  followed: Followed | null;
  onValues(values: readonly string[]): void;
};

export function CatalogAnswerField(props: CatalogAnswerFieldProps) {
  const { question, values, issue, names, followed, onValues } = props;
  const title = followed?.title ?? '';
  const answered = followed?.answered.join('\n') ?? null;
  const finder: CatalogFinder = useCallback(
    (tree, { questionMeta }) => {
      const paths = answered?.split('\n').filter((path) => path !== '');
      const scope = { questionMeta, followed: paths === undefined ? null : { title, answered: paths } };
      const index = cachedIndex(tree);
      const nothing = nothingToChoose(index, scope);
      return (words, most) => ({ ...searchCatalog(index, scope, words, most), nothing });
    },
    [answered, title],
  );
  const list = {
    ...useCatalogOptions({ question, values, names, finder }),
    'aria-label': question.text,
    error: issue,
    openOnFocus: false,
  };
  return !isMultiValue(question.type) ? (
    <SearchSelect
      {...list}
      allowDeselect={false}
      placeholder={t(m.chooseItem)}
      value={values[0] ?? null}
      onChange={(value) => onValues(value === null ? [] : [value])}
    />
  ) : (
    <SearchMultiSelect
      {...list}
      hidePickedOptions
      placeholder={values.length === 0 ? t(m.chooseItems) : ''}
      value={[...values]}
      onChange={onValues}
    />
  );
}
