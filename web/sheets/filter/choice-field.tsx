// Any of several filter values: options of a question, or catalog items.
import { type MultiSelectProps } from '@mantine/core';
import { useState } from 'react';
import type { Question } from '#core/questions/schema.ts';
import { indexForFilter, searchForFilter } from '#core/sheets/filter/filter-catalog.ts';
import { SearchMultiSelect } from '#web/ui/input/search-select.tsx';
import { type CatalogFinder, useCatalogOptions } from './use-catalog-options.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type ChoiceFieldProps = {
  /** Its accessible name; default 'Value'. */
  label?: string;
  values: readonly string[];
  isInvalid: boolean;
  onValues(values: readonly string[]): void;
};

/** The options are given with `data`. */
export function ChoiceField({
  label = t(m.value),
  values,
  isInvalid,
  onValues,
  ...rest
}: ChoiceFieldProps & Pick<MultiSelectProps, 'data' | 'filter' | 'onSearchChange' | 'nothingFoundMessage'>) {
  return (
    <ClosingSelect
      aria-label={label}
      placeholder={values.length === 0 ? t(m.chooseOption) : ''}
      nothingFoundMessage={t(m.noOptionsMatch)}
      error={isInvalid}
      value={[...values]}
      onChange={onValues}
      {...rest}
    />
  );
}

/** Several of a list, which closes after each choice, so that it never covers what follows. */
export function ClosingSelect(props: MultiSelectProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SearchMultiSelect
      hidePickedOptions
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onOptionSubmit={() => setIsOpen(false)}
      {...props}
    />
  );
}

/** Catalog items by path. `names` are those of the values, until the catalog is loaded. */
export function CatalogField({
  question,
  names,
  ...props
}: ChoiceFieldProps & { question: Question; names: ReadonlyMap<string, string> }) {
  const { values } = props;
  return <ChoiceField {...props} {...useCatalogOptions({ question, values, names, finder })} />;
}

const finder: CatalogFinder = (tree, question) => {
  const index = indexForFilter(tree, question);
  return (words, most) => searchForFilter(index, words, most);
};
