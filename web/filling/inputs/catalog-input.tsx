// CATALOG_RADIO and CATALOG_CHECKBOX: the tree of the company's things, level by level or by a search over all of it.
import { ChevronRight } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { type CatalogEntry, catalogLevel, searchCatalog } from '#core/filling/catalog-choices.ts';
import { isMultiValue } from '#core/forms/values.ts';
import { ChosenButton } from './chosen-button.tsx';
import type { InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import { PickDialog, type PickItem } from './pick-dialog.tsx';
import classes from './pick-dialog.module.css';

const most = 500;

export function CatalogInput(props: InputProps) {
  const { question, values, onValues } = props;
  const world = useInputWorld();
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const [at, setAt] = useState<CatalogEntry | null>(null);
  const isMulti = isMultiValue(question.type);
  const words = useDeferredValue(search).trim();
  const index = opened || values.length > 0 ? world.catalog() : null;

  const { items, total } = useMemo(() => {
    if (index === null || !opened) return { items: [], total: 0 };
    if (words === '') {
      const level = catalogLevel(index, question, at).map(({ entry, isChoice, isOpen }): PickItem => ({
        key: entry.path,
        label: entry.name,
        isChosen: values.includes(entry.path),
        isChoice,
        isOpen,
      }));
      return { items: level, total: level.length };
    }
    const found = searchCatalog(index, question, words, most);
    return {
      items: found.entries.map(({ path, name, label }): PickItem => ({
        key: path,
        label: name,
        ...(label !== name && { detail: label.slice(0, -name.length - 3) }),
        isChosen: values.includes(path),
      })),
      total: found.total,
    };
  }, [index, opened, words, question, at, values]);

  const pick = (path: string) => {
    if (!isMulti) {
      onValues([path]);
      setOpened(false);
      setSearch('');
      return;
    }
    onValues(values.includes(path) ? values.filter((other) => other !== path) : [...values, path]);
  };
  return (
    <>
      <ChosenButton
        {...props}
        chosen={values.map((value) => ({
          value,
          label: index?.byPath.get(value)?.label ?? 'An item of the catalog',
        }))}
        placeholder={isMulti ? 'Choose from the catalog' : 'Choose one from the catalog'}
        onOpen={() => setOpened(true)}
      />
      <PickDialog
        title={question.text}
        opened={opened}
        onClose={() => setOpened(false)}
        search={search}
        onSearch={setSearch}
        searchLabel="Search the catalog"
        trail={
          words === '' &&
          at !== null &&
          index !== null && <Trail at={at} byPath={index.byPath} onGo={setAt} />
        }
        items={items}
        total={total}
        isMulti={isMulti}
        onPick={pick}
        onOpenItem={(path) => {
          setAt(index?.byPath.get(path) ?? null);
          setSearch('');
        }}
        nothing={
          index === null
            ? 'The catalog is not on this device yet. Open this form once with a network.'
            : words === ''
              ? 'There is nothing to choose here.'
              : `Nothing in the catalog fits “${words}”.`
        }
      />
    </>
  );
}

type TrailProps = {
  at: CatalogEntry;
  byPath: ReadonlyMap<string, CatalogEntry>;
  onGo(entry: CatalogEntry | null): void;
};

/** The way down from the top, each step of which leads back. */
function Trail({ at, byPath, onGo }: TrailProps) {
  const ids = at.path.split(',');
  const above = ids.slice(0, -1).flatMap((_, index) => byPath.get(ids.slice(0, index + 1).join(',')) ?? []);
  return (
    <nav className={classes.trail} aria-label="Where you are in the catalog">
      <button type="button" onClick={() => onGo(null)}>
        Catalog
      </button>
      {above.map((entry) => (
        <span key={entry.path} style={{ display: 'contents' }}>
          <ChevronRight size={18} aria-hidden />
          <button type="button" onClick={() => onGo(entry)}>
            {entry.name}
          </button>
        </span>
      ))}
      <ChevronRight size={18} aria-hidden />
      <span className={classes.here} aria-current="true">
        {at.name}
      </span>
    </nav>
  );
}
