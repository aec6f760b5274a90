// /catalog: the types and the tree of items that forms offer to choose from (spec 3, "Catalog").
import { Button } from '@mantine/core';
import { Boxes, Columns3, Download, FileUp, Pencil, Plus, Tag } from 'lucide-react';
import { Suspense, useMemo, useRef, useState } from 'react';
import { writeCatalog } from '#core/catalog/file/write-catalog.ts';
import { indexItems, type ItemIndex, withPending } from '#core/catalog/item-index.ts';
import { mayChangeCatalog } from '#core/catalog/policy.ts';
import { catalogColumnsQuery, catalogQuery, catalogTypesQuery } from '#core/catalog/queries.ts';
import type { CatalogColumn, CatalogItem, CatalogType } from '#core/catalog/schema.ts';
import { isOn } from '#core/flags.ts';
import { catalogTexts } from '#core/catalog/labels.ts';
import { fileTexts, treeTexts } from '#core/catalog/tree-texts.ts';
import { useActor } from '#web/platform/core-context.tsx';
import { saveBlob } from '#web/platform/download.ts';
import type { Choice } from '#web/ui/choice.ts';
import { EmptyState } from '#web/ui/notices/empty-state.tsx';
import { Loaded } from '#web/ui/notices/loaded.tsx';
import { Loading } from '#web/ui/notices/loading.tsx';
import { useOfferedChoices } from '#web/ui/offered-choices.ts';
import { NoAccessPage } from '#web/ui/notices/no-access-page.tsx';
import { Page } from '#web/ui/page.tsx';
import { useRead } from '#web/ui/use-read.ts';
import { type CatalogDialog, CatalogDialogs } from './dialogs.tsx';
import { TreePanel } from './tree-panel.tsx';
import { useCatalogEdit } from './use-catalog-edit.ts';
import { useTreeView } from './use-tree-view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CatalogPageProps = {
  search: string;
  withRetired: boolean;
  onView(view: { search: string; withRetired: boolean }): void;
};

export function CatalogPage(props: CatalogPageProps) {
  const actor = useActor();
  const verdict = mayChangeCatalog(actor);
  if (!verdict.yes)
    return (
      <NoAccessPage
        title={catalogTexts.title}
        off={isOn(actor, 'CATALOG_ENABLED') ? undefined : verdict.why}
      />
    );
  return <OpenedCatalog {...props} />;
}

type Content = {
  tree: readonly CatalogItem[];
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
};

function OpenedCatalog(props: CatalogPageProps) {
  const tree = useRead(catalogQuery);
  const types = useRead(catalogTypesQuery);
  const columns = useRead(catalogColumnsQuery);
  const all = [tree, types, columns];
  const data =
    tree.data === undefined || types.data === undefined || columns.data === undefined
      ? undefined
      : { tree: tree.data, types: types.data, columns: columns.data };
  const query = {
    data,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
  return (
    <Loaded
      query={query}
      failed={catalogTexts.notLoaded}
      loading={
        <Page title={catalogTexts.title}>
          <Loading text={catalogTexts.loading} lines={6} />
        </Page>
      }
    >
      {(content) => <Catalog {...props} {...content} />}
    </Loaded>
  );
}

function Catalog({ tree, types, columns, ...view }: CatalogPageProps & Content) {
  const [dialog, setDialog] = useState<CatalogDialog | null>(null);
  const edit = useCatalogEdit();
  const before = useRef<ItemIndex | null>(null);
  const index = useMemo(
    () => (before.current = indexItems(withPending(tree, edit.pending), before.current)),
    [tree, edit.pending],
  );
  const treeView = useTreeView(index, view.withRetired);
  const saveFile = () =>
    saveBlob(new Blob([writeCatalog(tree, columns)], { type: 'text/csv;charset=utf-8' }), 'catalog.csv');
  const pageChoices: Choice[] = [
    {
      id: 'catalog.addItem',
      label: treeTexts.add,
      icon: <Plus size={18} aria-hidden />,
      disabled: types.length === 0,
      onChoose: () => setDialog({ kind: 'item', item: null, parentId: null }),
    },
    {
      id: 'catalog.addType',
      label: catalogTexts.addType,
      icon: <Tag size={18} aria-hidden />,
      onChoose: () => setDialog({ kind: 'type', type: null }),
    },
    {
      id: 'catalog.columns',
      label: catalogTexts.columns,
      icon: <Columns3 size={18} aria-hidden />,
      onChoose: () => setDialog({ kind: 'columns' }),
    },
    {
      id: 'catalog.import',
      label: fileTexts.title,
      icon: <FileUp size={18} aria-hidden />,
      onChoose: () => setDialog({ kind: 'import' }),
    },
    {
      id: 'catalog.export',
      label: fileTexts.exportLabel,
      icon: <Download size={18} aria-hidden />,
      onChoose: saveFile,
    },
  ];
  useOfferedChoices({ title: catalogTexts.title, choices: pageChoices });
  return (
    <Page title={catalogTexts.title} subtitle={catalogTexts.about} width="full">
      <div className="grid gap-20 one-column">
        <TypesPanel types={types} onType={(type) => setDialog({ kind: 'type', type })} />
        {types.length === 0 ? (
          <EmptyState
            icon={<Boxes size={22} />}
            title={catalogTexts.noTypes}
            text={catalogTexts.noTypesHint}
            action={
              <Button variant="default" onClick={() => setDialog({ kind: 'import' })}>
                {fileTexts.title}
              </Button>
            }
          />
        ) : (
          <TreePanel
            {...view}
            index={index}
            columns={columns}
            edit={edit}
            treeView={treeView}
            onDialog={setDialog}
            onExport={saveFile}
          />
        )}
      </div>
      <Suspense>
        <CatalogDialogs
          dialog={dialog}
          index={index}
          types={types}
          columns={columns}
          onClose={() => setDialog(null)}
          onSaved={({ id }) => treeView.reveal(id)}
          onExport={saveFile}
        />
      </Suspense>
    </Page>
  );
}

type TypesPanelProps = { types: readonly CatalogType[]; onType(type: CatalogType | null): void };

/** The types as chips, which open them. */
function TypesPanel({ types, onType }: TypesPanelProps) {
  return (
    <section aria-labelledby="catalog-types">
      <header className="row wrap justify-between mb-10 gap-y-8 gap-x-16">
        <h2 id="catalog-types" className="m-0 text-md weight-600">
          {catalogTexts.types}
        </h2>
        <Button
          variant="default"
          size="xs"
          leftSection={<Plus size={14} aria-hidden />}
          onClick={() => onType(null)}
        >
          {catalogTexts.addType}
        </Button>
      </header>
      {types.length > 0 && (
        <ul className="flex wrap bare-list gap-8" aria-label={catalogTexts.types}>
          {types.map((type) => (
            <li key={type.id}>
              <button
                type="button"
                className="inline-flex h-32 items-center px-12 border-strong rounded-16 on-surface ink pointer text-sm gap-6 hover-on-sunken"
                style={{ maxWidth: '18rem' }}
                aria-label={t(m.editType, { type: type.name })}
                onClick={() => onType(type)}
              >
                <span className="cut">{type.name}</span>
                <Pencil size={14} className="faint" aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
