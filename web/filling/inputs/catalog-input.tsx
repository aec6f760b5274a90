// CATALOG_RADIO and CATALOG_CHECKBOX: the company's catalog, level by level or with a full-text search.
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { pathText } from '#core/sheets/format-answer.ts';
import type { CatalogQuestion, CatalogCalls, CatalogStep } from '#web/filling/device/catalog-engine.ts';
import { type FormCatalog, useCatalogAnswer, useCatalogNames } from '../use-catalog.ts';
import type { InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import type { PickItem } from './pick-dialog.tsx';
import { PickInput, usePicking } from './pick-input.tsx';
import classes from './pick-dialog.module.css';

export function CatalogInput(props: InputProps) {
  const { question, values } = props;
  const { catalog } = useInputWorld();
  const picking = usePicking();
  const [at, setAt] = useState<string | null>(null);
  const words = picking.search.trim();
  const names = useCatalogNames(catalog, values);
  const { questionMeta } = question;
  const offer = useCatalogAnswer(
    catalog,
    ['offer', questionMeta, at, words],
    (calls) => offerOf(calls, { questionMeta }, at, words),
    picking.isOpen,
  );
  const { trail = [], items = [], total = 0 } = offer ?? {};
  return (
    <PickInput
      input={props}
      picking={picking}
      chosen={values.map((value) => ({ value, label: labelOf(value, names) }))}
      placeholders={{ one: 'Choose one from the catalog', several: 'Choose from the catalog' }}
      searchLabel="Search the catalog"
      trail={trail.length > 0 && <Trail trail={trail} onGo={setAt} />}
      items={items}
      total={total}
      onOpenItem={(path) => {
        setAt(path);
        picking.onSearch('');
      }}
      nothing={nothingText(catalog, offer, words)}
    />
  );
}

type Offer = {
  /** The path of a level. */
  trail: readonly CatalogStep[];
  items: readonly Omit<PickItem, 'isChosen'>[];
  total: number;
};

/** The choices: a level of the tree, or search results. Null without a catalog. */
async function offerOf(
  calls: CatalogCalls,
  question: CatalogQuestion,
  at: string | null,
  words: string,
): Promise<Offer | null> {
  if (words === '') {
    const level = await calls.level(question, at);
    if (level === null) return null;
    const items = level.items.map(({ path, name, ...rest }) => ({ key: path, label: name, ...rest }));
    return { trail: level.trail, items, total: level.total };
  }
  const found = await calls.search(question, words);
  if (found === null) return null;
  const items = found.items.map(({ path, name, above }) => ({
    key: path,
    label: name,
    ...(above !== '' && { detail: above }),
  }));
  return { trail: [], items, total: found.total };
}

function labelOf(path: string, names: ReadonlyMap<string, string>): string {
  return path.split(',').every((id) => names.has(id)) ? pathText(path, names) : 'An item of the catalog';
}

function nothingText(catalog: FormCatalog | null, offer: Offer | null | undefined, words: string): string {
  if (catalog === null) return 'The catalog is here once the form is filled in.';
  if (offer === undefined || (offer === null && !catalog.isSettled)) return 'Loading catalog...';
  if (offer === null) return 'The catalog is not on this device yet. Open this form once with a network.';
  return words === '' ? 'There is nothing to choose here.' : `Nothing in the catalog fits "${words}".`;
}

type TrailProps = { trail: readonly CatalogStep[]; onGo(path: string | null): void };

/** The path from the top; each step is a link back. */
function Trail({ trail, onGo }: TrailProps) {
  const here = trail.at(-1);
  return (
    <nav className={classes.trail} aria-label="Where you are in the catalog">
      <button type="button" onClick={() => onGo(null)}>
        Catalog
      </button>
      {trail.slice(0, -1).map(({ path, name }) => (
        <span key={path} style={{ display: 'contents' }}>
          <ChevronRight size={18} aria-hidden />
          <button type="button" onClick={() => onGo(path)}>
            {name}
          </button>
        </span>
      ))}
      <ChevronRight size={18} aria-hidden />
      <span className={classes.here} aria-current="true">
        {here?.name}
      </span>
    </nav>
  );
}
