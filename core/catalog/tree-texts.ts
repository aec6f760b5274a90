// What is said around the tree of the catalog: moving, searching, and its keys.
import { countText, counted } from '#core/count-text.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const treeTexts = {
  search: t(m.searchCatalog),
  add: t(m.addItem),
  addBelow: t(m.addItemBelow),
  edit: 'Edit',
  usage: t(m.whereItIsUsed),
  select: 'Select',
  unselect: t(m.removeFromSelection),
  move: 'Move...',
  toTop: t(m.toTop),
  dropAtTop: t(m.dropHereToMoveIt),
  undone: t(m.thereIsNothingToUndo),
  openAll: t(m.openAll),
  closeAll: t(m.closeAll),
  keys: t(m.keysAndDragging),
  more: t(m.optionsOfCatalog),
  isThere: t(m.itIsAlreadyThere),
  noItemsHint: t(m.addFirstOneOrImport),
  dragHelp: t(m.dragItemOntoItsNew),
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
  { keys: '↑ ↓', does: t(m.moveUpAndDownHome) },
  { keys: '→ ←', does: t(m.openOrCloseBranchMove) },
  { keys: '*', does: t(m.openAllBranchesAtThis) },
  { keys: 'Enter', does: 'Edit' },
  { keys: 'Insert', does: t(m.addItemBelow) },
  { keys: 'Delete', does: t(m.deleteWithAllBelowIt) },
  { keys: 'Space', does: t(m.selectShiftWithSelectsSeveral) },
  { keys: 'M', does: 'Move: go to the new parent, then press Enter, or T for the top' },
  { keys: 'Escape', does: t(m.stopMovingOrClearSelection) },
  { keys: 'Ctrl+Z', does: t(m.undoLastMoveOrDeletion) },
  { keys: '/', does: 'Search' },
];

/** Around a file of the catalog in the browser. */
export const fileTexts = {
  title: t(m.importFromCsv),
  exportLabel: 'Download as CSV',
  about: t(m.lineForEachItemPath),
  correct: t(m.correctTheseLinesThenChoose),
  notRead: t(m.fileCouldNotBeRead),
  retireMissing: t(m.retireItemsThatAreNot),
  addColumns: t(m.addColumnsThatCatalogDoes),
  apply: 'Apply',
} as const;
