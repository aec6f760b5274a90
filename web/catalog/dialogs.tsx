// The dialogs of the page, one at a time; loaded when they are first opened.
import { useState } from 'react';
import type { ItemIndex } from '#core/catalog/item-index.ts';
import type { CatalogColumn, CatalogType, FlatItem } from '#core/catalog/schema.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';

const TypeDialog = lazyDialog(() => import('./type-dialog.tsx').then((it) => it.TypeDialog));
const ItemDialog = lazyDialog(() => import('./item-dialog.tsx').then((it) => it.ItemDialog));
const ColumnsDialog = lazyDialog(() => import('./columns-dialog.tsx').then((it) => it.ColumnsDialog));
const ImportDialog = lazyDialog(() => import('./import-dialog.tsx').then((it) => it.ImportDialog));
const UsageDialog = lazyDialog(() => import('./usage.tsx').then((it) => it.UsageDialog));

export type CatalogDialog =
  | { kind: 'type'; type: CatalogType | null }
  | { kind: 'item'; item: FlatItem | null; parentId: string | null }
  | { kind: 'columns' }
  | { kind: 'import' }
  | { kind: 'usage'; item: { id: string; name: string } };

export type CatalogDialogsProps = {
  /** Null: none. */
  dialog: CatalogDialog | null;
  index: ItemIndex;
  types: readonly CatalogType[];
  columns: readonly CatalogColumn[];
  onClose(): void;
  onSaved(item: FlatItem): void;
  onExport(): void;
};

export function CatalogDialogs(props: CatalogDialogsProps) {
  const { dialog, index, types, columns, onClose, onSaved, onExport } = props;
  // The content stays while the dialog closes; each opening has a new one.
  const [last, setLast] = useState<{ dialog: CatalogDialog; count: number } | null>(null);
  if (dialog !== null && dialog !== last?.dialog) setLast({ dialog, count: (last?.count ?? 0) + 1 });
  if (last === null) return null;
  const { dialog: shown, count } = last;
  const opened = dialog !== null;
  switch (shown.kind) {
    case 'type':
      return <TypeDialog key={count} type={shown.type} types={types} opened={opened} onClose={onClose} />;
    case 'item':
      return (
        <ItemDialog
          key={count}
          item={shown.item}
          parentId={shown.parentId}
          index={index}
          types={types}
          columns={columns}
          opened={opened}
          onClose={onClose}
          onSaved={onSaved}
        />
      );
    case 'columns':
      return <ColumnsDialog key={count} columns={columns} opened={opened} onClose={onClose} />;
    case 'import':
      return <ImportDialog key={count} opened={opened} onClose={onClose} onExport={onExport} />;
    case 'usage':
      return <UsageDialog key={count} item={shown.item} opened={opened} onClose={onClose} />;
    default:
      return shown satisfies never;
  }
}
