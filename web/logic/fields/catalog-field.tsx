// Chooses one or several catalog items, by a search over full paths or level by level. Only the visible ones become
// options, so that 50,000 items stay fast.
import { Group } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import { searchCatalog } from '#core/filling/catalog/catalog-choices.ts';
import { SearchMultiSelect, SearchSelect } from '#web/ui/input/search-select.tsx';
import { CatalogBrowser } from './catalog-browser.tsx';
import type { KnownCatalog } from './known-catalog.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CatalogFieldProps = {
  catalog: KnownCatalog;
  label: string;
  /** Paths of items, as in answers. */
  values: readonly string[];
  isList: boolean;
  isInvalid?: boolean;
  leftSection?: ReactNode;
  onValues(values: string[]): void;
};

const most = 60;
/** An ancestor of a question's items can be chosen too: it matches everything below. */
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
  const [isOpened, setIsOpened] = useState(false);
  const chosen = useMemo(
    () =>
      values.map((value) => ({
        value,
        label: catalog.names.get(value) ?? t(m.deletedItem),
      })),
    [catalog, values],
  );
  // A single field shows the chosen item as its text, which is then not a search.
  const isChosenText = !isList && chosen.some((choice) => choice.label === search);
  const data = useMemo(() => {
    if (!isOpened) return chosen;
    const { entries } = searchCatalog(catalog.index(), anyItem, isChosenText ? '' : search, most);
    const found = entries.map(({ path, label: text }) => ({ value: path, label: text }));
    return [...chosen.filter(({ value }) => !found.some((each) => each.value === value)), ...found];
  }, [catalog, chosen, search, isChosenText, isOpened]);
  /** Adds to several, or removes if it is among them. */
  const chosenWith = (path: string) => {
    if (!isList) return [path];
    return values.includes(path) ? values.filter((value) => value !== path) : [...values, path];
  };
  const shared = {
    'aria-label': label,
    placeholder: values.length === 0 ? t(m.searchCatalog) : '',
    searchValue: search,
    onSearchChange: setSearch,
    onFocus: () => setIsOpened(true),
    // The search above has already filtered.
    filter: keepAll,
    nothingFoundMessage: t(m.noItemsMatch),
    data,
    error: isInvalid,
    leftSection,
    leftSectionPointerEvents: 'all' as const,
  };
  return (
    <Group gap={4} wrap="nowrap" align="start">
      {isList ? (
        <SearchMultiSelect
          {...shared}
          flex={1}
          miw={0}
          hidePickedOptions
          value={[...values]}
          onChange={onValues}
        />
      ) : (
        <SearchSelect
          {...shared}
          flex={1}
          miw={0}
          allowDeselect={false}
          value={values[0] ?? null}
          onChange={(value) => onValues(value === null ? [] : [value])}
        />
      )}
      <CatalogBrowser
        label={label}
        index={catalog.index}
        chosen={values}
        isList={isList}
        onChoose={(path) => onValues(chosenWith(path))}
      />
    </Group>
  );
}

function keepAll<T>({ options }: { options: T }): T {
  return options;
}
