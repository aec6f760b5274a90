// CATALOG_RADIO and CATALOG_CHECKBOX: the company's catalog, level by level, with a search, or by the code that somebody
// scans or types.
import { CircleAlert, ScanBarcode } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { CatalogScope } from '#core/filling/catalog/catalog-choices.ts';
import { limitTexts } from '#core/filling/catalog/catalog-limits.ts';
import { isMultiValue } from '#core/questions/types.ts';
import { pathText } from '#core/questions/values.ts';
import type { CatalogCalls, CatalogStep } from '#web/filling/device/catalog-engine.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { type FormCatalog, useCatalogAnswer, useCatalogNames } from '../use-catalog.ts';
import { CatalogTrail } from './catalog-trail.tsx';
import type { InputProps } from './input.ts';
import { useInputWorld } from './input-world.tsx';
import type { PickItem } from './pick-dialog.tsx';
import { PickInput, usePicking } from './pick-input.tsx';
import inputs from './inputs.module.css';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const ScanDialog = lazyDialog(() => import('./camera/scan-dialog.tsx').then((it) => it.ScanDialog));

export function CatalogInput(props: InputProps) {
  const { question, values, followed = null, onValues } = props;
  const { catalog } = useInputWorld();
  const picking = usePicking();
  const [at, setAt] = useState<string | null>(null);
  const [isScanning, setIsScanning] = useState(false);
  const [codeIssue, setCodeIssue] = useState<string | null>(null);
  const words = picking.search.trim();
  const names = useCatalogNames(catalog, values);
  const { questionMeta } = question;
  const scope: CatalogScope = { questionMeta, followed };
  const offer = useCatalogAnswer(
    catalog,
    ['offer', scope, at, words],
    (calls) => offerOf(calls, scope, at, words),
    picking.isOpen,
  );
  const outlook = useCatalogAnswer(catalog, ['outlook', scope], (calls) => calls.outlook(scope));
  const { trail = [], items = [], total = 0 } = offer ?? {};
  const isWaiting = followed?.answered.length === 0;
  const first = isWaiting ? limitTexts.nothing.first(followed.title) : null;
  // Said before somebody opens the list; that another question comes first is in the button.
  const trouble = codeIssue ?? (isWaiting ? null : (outlook?.nothing ?? null));

  /** Chooses the item with a code; returns why it cannot. */
  const chooseCode = async (code: string): Promise<string | null> => {
    const found = (await catalog?.calls.withCode(scope, code)) ?? null;
    if (found === null) return nothingText(catalog, null, '');
    if ('issue' in found) return found.issue;
    const { path } = found;
    if (!isMultiValue(question.type)) onValues([path]);
    else if (!values.includes(path)) onValues([...values, path]);
    return null;
  };
  return (
    <>
      <PickInput
        input={props}
        picking={picking}
        chosen={values.map((value) => ({ value, label: labelOf(value, names) }))}
        placeholders={{
          one: first ?? t(m.chooseOneFromCatalog),
          several: first ?? t(m.chooseFromCatalog),
        }}
        searchLabel={t(m.searchCatalog)}
        tool={
          outlook?.hasCodes === true &&
          outlook.nothing === null && (
            <button
              type="button"
              className={inputs.tool}
              aria-label={t(m.scanCodeFor, { question: question.text })}
              title={t(m.scanCodeWithCamera)}
              onClick={() => setIsScanning(true)}
            >
              <ScanBarcode size={22} aria-hidden />
            </button>
          )
        }
        trail={trail.length > 0 && <CatalogTrail trail={trail} onGo={setAt} />}
        items={items}
        total={total}
        onOpenItem={(path) => {
          setAt(path);
          picking.onSearch('');
        }}
        // A scanner that types ends with Enter.
        onEnter={() => {
          void chooseCode(words).then((issue) => {
            if (issue !== null) return;
            setCodeIssue(null);
            picking.onSearch('');
            if (!isMultiValue(question.type)) picking.onClose();
          });
        }}
        nothing={outlook?.nothing ?? nothingText(catalog, offer, words)}
      />
      <div role="status">
        {trouble !== null && (
          <p className={inputs.issue}>
            <CircleAlert size={18} aria-hidden />
            {trouble}
          </p>
        )}
      </div>
      <Suspense>
        {isScanning && (
          <ScanDialog
            title={question.text}
            onClose={() => setIsScanning(false)}
            onCode={(code) => {
              setIsScanning(false);
              void chooseCode(code).then(setCodeIssue);
            }}
          />
        )}
      </Suspense>
    </>
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
  scope: CatalogScope,
  at: string | null,
  words: string,
): Promise<Offer | null> {
  if (words === '') {
    const level = await calls.level(scope, at);
    if (level === null) return null;
    const items = level.items.map(({ path, name, code, values, isChoice, isOpen }) => ({
      key: path,
      label: name,
      isChoice,
      isOpen,
      ...factsOf('', code, values),
    }));
    return { trail: level.trail, items, total: level.total };
  }
  const found = await calls.search(scope, words);
  if (found === null) return null;
  const items = found.items.map(({ path, name, above, code, values }) => ({
    key: path,
    label: name,
    ...factsOf(above, code, values),
  }));
  return { trail: [], items, total: found.total };
}

function factsOf(above: string, code: string | null, values: readonly string[]) {
  const facts = values.join(' · ');
  return {
    ...(code !== null && { code }),
    ...(above !== '' && { detail: above }),
    ...(facts !== '' && { facts }),
  };
}

function labelOf(path: string, names: ReadonlyMap<string, string>): string {
  return path.split(',').every((id) => names.has(id)) ? pathText(path, names) : t(m.catalogItem);
}

function nothingText(catalog: FormCatalog | null, offer: Offer | null | undefined, words: string): string {
  if (catalog === null) return t(m.catalogIsAvailableWhenForm);
  if (offer === undefined || (offer === null && !catalog.isSettled)) return t(m.loadingCatalog);
  if (offer === null) return t(m.catalogIsNotOnThis);
  return words === '' ? t(m.thereIsNothingToChoose) : t(m.nothingInCatalogMatches, { words });
}
