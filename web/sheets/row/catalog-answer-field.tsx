// A catalog answer edited by an admin: one or several of the question's items.
import { searchCatalog } from '#core/filling/catalog-choices.ts';
import { cachedIndex } from '#core/filling/catalog-index.ts';
import type { Question } from '#core/questions/schema.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { type CatalogFinder, useCatalogOptions } from '#web/sheets/filter/use-catalog-options.ts';
import { kindOf } from '#core/questions/types.ts';

export type CatalogAnswerFieldProps = {
  question: Question;
  values: readonly string[];
  issue: string | null;
  names: ReadonlyMap<string, string>;
  onValues(values: readonly string[]): void;
};

export function CatalogAnswerField(props: CatalogAnswerFieldProps) {
  const { question, values, issue, names, onValues } = props;
  const list = {
    ...useCatalogOptions({ question, values, names, finder }),
    'aria-label': question.text,
    error: issue,
    openOnFocus: false,
  };
  return kindOf(question.type) === 'item' ? (
    <SearchSelect
      {...list}
      allowDeselect={false}
      placeholder="Choose an item"
      value={values[0] ?? null}
      onChange={(value) => onValues(value === null ? [] : [value])}
    />
  ) : (
    <SearchMultiSelect
      {...list}
      hidePickedOptions
      placeholder={values.length === 0 ? 'Choose items' : ''}
      value={[...values]}
      onChange={onValues}
    />
  );
}

const finder: CatalogFinder = (tree, question) => {
  const index = cachedIndex(tree);
  return (words, most) => searchCatalog(index, question, words, most);
};
