// Chooses an item of the catalog, or several, by a search over the names on the way to it. Only what is shown is made into
// options, so that 50,000 items stay quick.
import { MultiSelect, Select } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { type CatalogIndex, searchCatalog } from '#core/filling/catalog-choices.ts';

export type CatalogFieldProps = {
  catalog: CatalogIndex;
  label: string;
  /** Paths of items, as answers have them. */
  values: readonly string[];
  isList: boolean;
  isInvalid?: boolean;
  leftSection?: ReactNode;
  onValues(values: string[]): void;
};

const most = 60;
/** An item above those that a question takes may be asked for too: what is within it. */
const anyItem = { questionMeta: [] };

export function CatalogField({
  catalog,
  label,
  values,
  isList,
  isInvalid = false,
  leftSection,
  onValues,
}: CatalogFieldProps) {
  const [search, setSearch] = useState('');
  const chosen = useMemo(
    () =>
      values.map((value) => ({
        value,
        label: catalog.byPath.get(value)?.label ?? 'An item that is not there any more',
      })),
    [catalog, values],
  );
  // What is chosen stands in a single field as its text, and is no search then.
  const isChosenText = !isList && chosen.some((choice) => choice.label === search);
  const data = useMemo(() => {
    const { entries } = searchCatalog(catalog, anyItem, isChosenText ? '' : search, most);
    const found = entries.map(({ path, label: text }) => ({ value: path, label: text }));
    return [...chosen.filter(({ value }) => !found.some((each) => each.value === value)), ...found];
  }, [catalog, chosen, search, isChosenText]);
  const shared = {
    'aria-label': label,
    placeholder: values.length === 0 ? 'Search the catalog' : '',
    searchable: true,
    searchValue: search,
    onSearchChange: setSearch,
    // The search above has done it.
    filter: keepAll,
    nothingFoundMessage: 'No item fits.',
    data,
    error: isInvalid,
    leftSection,
    leftSectionPointerEvents: 'all' as const,
  };
  if (isList) return <MultiSelect {...shared} hidePickedOptions value={[...values]} onChange={onValues} />;
  return (
    <Select
      {...shared}
      allowDeselect={false}
      value={values[0] ?? null}
      onChange={(value) => onValues(value === null ? [] : [value])}
    />
  );
}

function keepAll<T>({ options }: { options: T }): T {
  return options;
}
