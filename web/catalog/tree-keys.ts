// The keys of the tree, by the pattern of a treegrid whose rows have the focus.
import type { KeyboardEvent } from 'react';
import type { ItemRow } from '#core/catalog/item-index.ts';

export type TreeKeys = {
  rows: readonly ItemRow[];
  current: number;
  page(): number;
  isMoving: boolean;
  go(index: number, isSelecting: boolean): void;
  setOpen(ids: readonly string[], isOpen: boolean): void;
  select(): void;
  startMove(): void;
  /** Onto the current row, or the top. */
  drop(atTop: boolean): void;
  stop(): void;
  edit(): void;
  add(): void;
  remove(): void;
  undo(): void;
  search(): void;
};

/** Whether the key was one of the tree's. */
export function treeKey(event: KeyboardEvent, tree: TreeKeys): boolean {
  const { rows, current, isMoving } = tree;
  const row = rows[current];
  const { key, shiftKey } = event;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z' && !shiftKey) {
    tree.undo();
    return true;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || row === undefined) return false;
  const { id } = row.node;
  switch (key) {
    case 'ArrowDown':
      tree.go(current + 1, shiftKey);
      return true;
    case 'ArrowUp':
      tree.go(current - 1, shiftKey);
      return true;
    case 'Home':
      tree.go(0, shiftKey);
      return true;
    case 'End':
      tree.go(rows.length - 1, shiftKey);
      return true;
    case 'PageDown':
      tree.go(current + tree.page(), shiftKey);
      return true;
    case 'PageUp':
      tree.go(current - tree.page(), shiftKey);
      return true;
    case 'ArrowRight':
      if (row.isOpen === false) tree.setOpen([id], true);
      else if (row.isOpen === true) tree.go(current + 1, false);
      return true;
    case 'ArrowLeft':
      if (row.isOpen === true) tree.setOpen([id], false);
      else tree.go(indexOfParent(rows, current), false);
      return true;
    case '*':
      tree.setOpen(siblingsOf(rows, current), true);
      return true;
    case 'Enter':
      if (isMoving) tree.drop(false);
      else tree.edit();
      return true;
    case 'F2':
      tree.edit();
      return true;
    case ' ':
      if (isMoving) tree.drop(false);
      else tree.select();
      return true;
    case 'Insert':
      tree.add();
      return true;
    case 'Delete':
      tree.remove();
      return true;
    case 'Escape':
      tree.stop();
      return true;
    case '/':
      tree.search();
      return true;
    case 'm':
    case 'M':
      tree.startMove();
      return true;
    case 't':
    case 'T':
      if (!isMoving) return false;
      tree.drop(true);
      return true;
    default:
      return false;
  }
}

function indexOfParent(rows: readonly ItemRow[], current: number): number {
  const level = rows[current]?.level ?? 1;
  for (let index = current - 1; index >= 0; index -= 1) if ((rows[index]?.level ?? 0) < level) return index;
  return current;
}

/** The items beside the current one that have something below them. */
function siblingsOf(rows: readonly ItemRow[], current: number): string[] {
  const row = rows[current];
  if (row === undefined) return [];
  return rows.flatMap(({ node, level, isOpen }) =>
    isOpen === false && level === row.level && node.parentId === row.node.parentId ? node.id : [],
  );
}
