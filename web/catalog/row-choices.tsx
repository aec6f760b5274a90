// What can be done with an item, as the menu of its row.
import {
  Archive,
  ArchiveRestore,
  CheckCheck,
  FolderInput,
  Pencil,
  Plus,
  Trash2,
  Waypoints,
} from 'lucide-react';
import { deleteCatalogItem, restoreCatalogItem, retireCatalogItem } from '#core/catalog/actions.ts';
import type { IndexedItem } from '#core/catalog/item-index.ts';
import { treeTexts } from '#core/catalog/tree-texts.ts';
import type { Choice } from '#web/ui/choice.ts';
import type { CatalogEdit } from './use-catalog-edit.ts';

export type RowChoicesOptions = {
  isSelected: boolean;
  onEdit(): void;
  onAdd(): void;
  onMove(): void;
  onSelect(): void;
  onUsage(): void;
  edit: CatalogEdit;
};

export function rowChoices(node: IndexedItem, options: RowChoicesOptions): Choice[] {
  const { isSelected, edit } = options;
  return [
    {
      id: 'edit',
      label: treeTexts.edit,
      icon: <Pencil size={16} aria-hidden />,
      onChoose: options.onEdit,
    },
    {
      id: 'add',
      label: treeTexts.addBelow,
      icon: <Plus size={16} aria-hidden />,
      disabled: node.retired,
      onChoose: options.onAdd,
    },
    {
      id: 'move',
      label: treeTexts.move,
      icon: <FolderInput size={16} aria-hidden />,
      onChoose: options.onMove,
    },
    {
      id: 'select',
      label: isSelected ? treeTexts.unselect : treeTexts.select,
      icon: <CheckCheck size={16} aria-hidden />,
      onChoose: options.onSelect,
    },
    {
      id: 'usage',
      label: treeTexts.usage,
      icon: <Waypoints size={16} aria-hidden />,
      onChoose: options.onUsage,
    },
    node.retired
      ? {
          id: 'restore',
          label: restoreCatalogItem.label,
          icon: <ArchiveRestore size={16} aria-hidden />,
          apart: true,
          onChoose: () => edit.restore(node),
        }
      : {
          id: 'retire',
          label: retireCatalogItem.label,
          icon: <Archive size={16} aria-hidden />,
          apart: true,
          onChoose: () => edit.retire(node),
        },
    {
      id: 'delete',
      label: deleteCatalogItem.label,
      icon: <Trash2 size={16} aria-hidden />,
      danger: true,
      onChoose: () => edit.remove(node),
    },
  ];
}
