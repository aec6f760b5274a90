// What is said around the tree of the catalog: moving, searching, and its keys.
import { countText, counted } from '#core/count-text.ts';

export const treeTexts = {
  search: 'Search the catalog',
  add: 'Add an Item',
  addBelow: 'Add an item below',
  edit: 'Edit',
  usage: 'Where it is used',
  select: 'Select',
  unselect: 'Remove from the selection',
  move: 'Move...',
  toTop: 'To the top',
  dropAtTop: 'Drop here to move it to the top',
  undone: 'There is nothing to undo.',
  openAll: 'Open all',
  closeAll: 'Close all',
  keys: 'Keys and dragging',
  more: 'Options of the catalog',
  isThere: 'It is already there',
  noItemsHint: 'Add the first one, or import them from a CSV file.',
  dragHelp:
    'Drag an item onto its new parent, or onto the heading of the tree to move it to the top. On a phone, drag it by its handle. Or choose Move... in its menu, then click the new parent; search to find it faster.',
} as const;

/** `"Pump 7"`, `3 items` */
export function itemsText(names: readonly string[]): string {
  const [only] = names;
  return names.length === 1 && only !== undefined ? `"${only}"` : counted(names.length, 'item');
}

/** What to do once items are being moved. */
export function movingText(names: readonly string[]): string {
  return `Moving ${itemsText(names)}. Choose ${names.length === 1 ? 'its' : 'their'} new parent.`;
}

/** `12 of 50,000 items` */
export function foundText(found: number, all: number): string {
  return `${countText(found)} of ${counted(all, 'item')}`;
}

/** The keys of the tree, each with what it does. */
export const treeKeys: readonly { keys: string; does: string }[] = [
  { keys: '↑ ↓', does: 'Move up and down; Home and End jump to the ends' },
  { keys: '→ ←', does: 'Open or close a branch; move into it or out of it' },
  { keys: '*', does: 'Open all branches at this level' },
  { keys: 'Enter', does: 'Edit' },
  { keys: 'Insert', does: 'Add an item below' },
  { keys: 'Delete', does: 'Delete, with all below it' },
  { keys: 'Space', does: 'Select; Shift with ↑ ↓ selects several' },
  { keys: 'M', does: 'Move: go to the new parent, then press Enter, or T for the top' },
  { keys: 'Escape', does: 'Stop moving, or clear the selection' },
  { keys: 'Ctrl+Z', does: 'Undo the last move or deletion' },
  { keys: '/', does: 'Search' },
];

/** Around a file of the catalog in the browser. */
export const fileTexts = {
  title: 'Import from CSV',
  exportLabel: 'Download as CSV',
  about:
    'A line for each item: path (such as Canada / Ontario / Toronto), type, code, retired, and your own columns. An item is recognized by its code, or else by its path. You can review the changes before they are applied.',
  correct: 'Correct these lines, then choose the file again.',
  notRead: 'The file could not be read',
  retireMissing: 'Retire items that are not in the file',
  addColumns: 'Add columns that the catalog does not have',
  apply: 'Apply',
} as const;
