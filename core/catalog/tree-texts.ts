// What is said around the tree of the catalog: moving, searching, and its keys.
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { counts } from '#core/messages/count-texts.ts';
import { m } from './texts.ts';

export const treeTexts = {
  search: t(m.searchCatalog),
  add: t(m.addItem),
  addBelow: t(m.addItemBelow),
  edit: t(common.edit),
  usage: t(m.whereItIsUsed),
  select: t(m.select),
  unselect: t(m.removeFromSelection),
  move: t(m.moveDots),
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
  return names.length === 1 && only !== undefined ? `"${only}"` : t(counts.items, { count: names.length });
}

/** What to do once items are being moved. */
export function movingText(names: readonly string[]): string {
  return t(m.movingItems, { count: names.length, name: names[0] ?? '' });
}

/** `12 of 50,000 items` */
export function foundText(found: number, all: number): string {
  return t(m.itemsFound, { found, all });
}

/** The keys of the tree, each with what it does. */
export const treeKeys: readonly { keys: string; does: string }[] = [
  { keys: '↑ ↓', does: t(m.moveUpAndDownHome) },
  { keys: '→ ←', does: t(m.openOrCloseBranchMove) },
  { keys: '*', does: t(m.openAllBranchesAtThis) },
  { keys: 'Enter', does: t(common.edit) },
  { keys: 'Insert', does: t(m.addItemBelow) },
  { keys: 'Delete', does: t(m.deleteWithAllBelowIt) },
  { keys: 'Space', does: t(m.selectShiftWithSelectsSeveral) },
  { keys: 'M', does: t(m.moveByKeys) },
  { keys: 'Escape', does: t(m.stopMovingOrClearSelection) },
  { keys: 'Ctrl+Z', does: t(m.undoLastMoveOrDeletion) },
  { keys: '/', does: t(common.search) },
];

/** Around a file of the catalog in the browser. */
export const fileTexts = {
  title: t(m.importFromCsv),
  exportLabel: t(m.downloadAsCsv),
  about: t(m.lineForEachItemPath),
  correct: t(m.correctTheseLinesThenChoose),
  notRead: t(m.fileCouldNotBeRead),
  retireMissing: t(m.retireItemsThatAreNot),
  addColumns: t(m.addColumnsThatCatalogDoes),
  apply: t(m.apply),
} as const;
