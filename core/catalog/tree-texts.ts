// What is said around the tree of the catalog: moving, searching, and its keys.
import { countText, counted } from '#core/count-text.ts';

export const treeTexts = {
  search: 'Search the catalog',
  add: 'Add an Item',
  addBelow: 'Add an item below',
  edit: 'Edit',
  usage: 'Where it is used',
  select: 'Select',
  unselect: 'Take out of the selection',
  move: 'Move...',
  toTop: 'To the top',
  dropAtTop: 'Drop here to put it at the top',
  undone: 'There is nothing to undo.',
  openAll: 'Open all',
  closeAll: 'Close all',
  keys: 'Keys and dragging',
  more: 'Options of the catalog',
  isThere: 'It stands there already',
  noItemsHint: 'Add the first one, or bring them in from a CSV file.',
  dragHelp:
    'Drag an item onto the one that it should stand below, or onto the heading of the tree for the top. On a phone drag it by its handle. Or choose Move... in its menu, then click where it goes; a search helps to find the place.',
} as const;

/** `"Pump 7"`, `3 items` */
export function itemsText(names: readonly string[]): string {
  const [only] = names;
  return names.length === 1 && only !== undefined ? `"${only}"` : counted(names.length, 'item');
}

/** What to do once items are being moved. */
export function movingText(names: readonly string[]): string {
  return `Moving ${itemsText(names)}. Choose what ${names.length === 1 ? 'it' : 'they'} should stand below.`;
}

/** `12 of 50,000 items` */
export function foundText(found: number, all: number): string {
  return `${countText(found)} of ${counted(all, 'item')}`;
}

/** The keys of the tree, each with what it does. */
export const treeKeys: readonly { keys: string; does: string }[] = [
  { keys: '↑ ↓', does: 'Go up and down; Home and End go to the ends' },
  { keys: '→ ←', does: 'Open or close a branch; go into it or out of it' },
  { keys: '*', does: 'Open all branches at this level' },
  { keys: 'Enter', does: 'Edit' },
  { keys: 'Insert', does: 'Add an item below' },
  { keys: 'Delete', does: 'Delete, with all below it' },
  { keys: 'Space', does: 'Select; with Shift and ↑ ↓ several' },
  { keys: 'M', does: 'Move: go to the item that it should stand below, then Enter, or T for the top' },
  { keys: 'Escape', does: 'Stop moving, or clear the selection' },
  { keys: 'Ctrl+Z', does: 'Undo the last move or deletion' },
  { keys: '/', does: 'Search' },
];

/** Around a file of the catalog in the browser. */
export const fileTexts = {
  title: 'Import from CSV',
  exportLabel: 'Download as CSV',
  about:
    'A line for each item: path (such as Canada / Ontario / Toronto), type, code, retired, and your own columns. An item is recognized by its code, or else by its path. You see what would change before anything does.',
  correct: 'Correct these lines, then choose the file again.',
  notRead: 'The file could not be read',
  retireMissing: 'Retire items that the file does not name',
  addColumns: 'Add columns that the catalog does not have',
  apply: 'Apply',
} as const;
