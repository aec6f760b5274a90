// Browses the catalog level by level, for users who do not know an item's name: a panel behind a button.
import { ActionIcon, Popover } from '@mantine/core';
import { Check, ChevronRight, FolderTree } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CatalogEntry, CatalogIndex } from '#core/filling/catalog/catalog-index.ts';
import classes from './catalog-browser.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CatalogBrowserProps = {
  /** What it chooses: 'Value'. */
  label: string;
  index(): CatalogIndex;
  /** Paths of the chosen items. */
  chosen: readonly string[];
  /** Several can be chosen: it stays open. */
  isList: boolean;
  onChoose(path: string): void;
};

export function CatalogBrowser({ label, isList, onChoose, ...props }: CatalogBrowserProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={320}
      position="bottom-end"
      trapFocus
      returnFocus
      portalProps={{ target: '#content' }}
    >
      <Popover.Target>
        <ActionIcon
          size={36}
          variant="default"
          aria-label={t(m.browseCatalog, { label })}
          onClick={() => setIsOpen(!isOpen)}
        >
          <FolderTree size={16} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={4} aria-label={t(m.catalog)}>
        <Levels
          {...props}
          onChoose={(path) => {
            onChoose(path);
            if (!isList) setIsOpen(false);
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

const most = 200;

function Levels({ index, chosen, onChoose }: Pick<CatalogBrowserProps, 'index' | 'chosen' | 'onChoose'>) {
  const [way, setWay] = useState<readonly CatalogEntry[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const at = way.at(-1) ?? null;
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    list.current?.querySelector('button')?.focus();
  }, [at]);
  const entries = (at?.children ?? index().top).filter(({ isRetired }) => !isRetired);
  return (
    <>
      {at !== null && (
        <nav
          className={`row wrap pt-4 pb-6 px-6 border-below mb-4 text-xs ${classes.way}`}
          aria-label={t(m.whereYouAreInCatalog)}
        >
          <button type="button" onClick={() => setWay([])}>
            {t(m.wholeCatalog)}
          </button>
          {way.map((entry, place) => (
            <span key={entry.path} className="inline-flex items-center">
              <ChevronRight size={14} aria-hidden />
              {entry === at ? (
                <span aria-current="true">{entry.name}</span>
              ) : (
                <button type="button" onClick={() => setWay(way.slice(0, place + 1))}>
                  {entry.name}
                </button>
              )}
            </span>
          ))}
        </nav>
      )}
      <ul
        ref={list}
        className="bare-list scroll-y"
        style={{ maxHeight: '18rem' }}
        aria-label={at?.name ?? t(m.wholeCatalog)}
      >
        {entries.slice(0, most).map((entry) => (
          <li key={entry.path} className="row gap-4">
            <button
              type="button"
              className="row min-w-0 grow justify-between py-4 px-8 border-none on-nothing ink pointer font-inherit break text-start hover-on-sunken"
              style={{ minHeight: '36px', borderRadius: 'var(--mantine-radius-sm)' }}
              aria-pressed={chosen.includes(entry.path)}
              onClick={() => onChoose(entry.path)}
            >
              {entry.name}
              {chosen.includes(entry.path) && <Check size={14} aria-hidden />}
            </button>
            {entry.children.length > 0 && (
              <ActionIcon
                size={32}
                aria-label={t(m.open, { name: entry.name })}
                onClick={() => setWay([...way, entry])}
              >
                <ChevronRight size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {entries.length === 0 && <p className="py-6 px-8 m-0 faint text-xs">{t(m.catalogIsEmpty)}</p>}
      {entries.length > most && (
        <p className="py-6 px-8 m-0 faint text-xs">
          {t(m.firstOfSearchToFind, { most, count: entries.length })}
        </p>
      )}
    </>
  );
}
