// Any of several values to look for: options of a question, or items of the catalog.
import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useMemo, useState } from 'react';
import { catalogQuery } from '#core/catalog/queries.ts';
import { countText } from '#core/count-text.ts';
import type { Question } from '#core/forms/schema.ts';
import { pathText } from '#core/sheets/answer-text.ts';
import { indexForFilter, searchForFilter } from '#core/sheets/filter-catalog.ts';
import { useRead } from '#web/ui/use-read.ts';

export type ChoiceFieldProps = {
  /** What it is called for those who do not see what stands above it; 'Value' unless said. */
  label?: string;
  values: readonly string[];
  isInvalid: boolean;
  onValues(values: readonly string[]): void;
};

/** The options are given with `data`. It closes after each choice, so that it never covers what comes next. */
export function ChoiceField({
  label = 'Value',
  values,
  isInvalid,
  onValues,
  ...rest
}: ChoiceFieldProps & Pick<MultiSelectProps, 'data' | 'filter' | 'onSearchChange' | 'nothingFoundMessage'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MultiSelect
      aria-label={label}
      placeholder={values.length === 0 ? 'Choose an option' : ''}
      searchable
      selectFirstOptionOnChange
      hidePickedOptions
      nothingFoundMessage="No option fits."
      error={isInvalid}
      dropdownOpened={isOpen}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onOptionSubmit={() => setIsOpen(false)}
      value={[...values]}
      onChange={onValues}
      {...rest}
    />
  );
}

/** How many items are listed at once; words find the others. */
const mostListed = 50;

/** Items of the catalog, by their paths. `names` are those of the values, until the catalog is there. */
export function CatalogField({
  question,
  names,
  ...props
}: ChoiceFieldProps & { question: Question; names: ReadonlyMap<string, string> }) {
  const { data: tree, isError, isPending } = useRead(catalogQuery);
  const index = useMemo(() => indexForFilter(tree ?? [], question), [question, tree]);
  const [words, setWords] = useState('');
  const { entries, total } = useMemo(() => searchForFilter(index, words, mostListed), [index, words]);
  const labels = new Map([
    ...props.values.map((path) => [path, pathText(path, names)] as const),
    ...entries.map(({ path, label }) => [path, label] as const),
  ]);
  const more = total - entries.length;
  return (
    <ChoiceField
      {...props}
      data={[
        ...Array.from(labels, ([value, label]) => ({ value, label })),
        ...(more > 0
          ? [{ value: '', label: `${countText(more)} more: type words of a name`, disabled: true }]
          : []),
      ]}
      // They are found already.
      filter={({ options }) => options}
      onSearchChange={setWords}
      nothingFoundMessage={
        isError ? 'Unable to load the catalog.' : isPending ? 'Loading catalog...' : 'No item fits.'
      }
    />
  );
}
