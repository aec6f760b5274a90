// What core/catalog says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  retire: { id: 'catalog.retire', defaultMessage: 'Retire' },
  wasRetiredWithItemsBelow: {
    id: 'catalog.wasRetiredWithItemsBelow',
    defaultMessage: '"{name}" was retired with {count, plural, one {# item} other {# items}} below it',
  },
  restore: { id: 'catalog.restore', defaultMessage: 'Restore' },
  canBeChosenAgain: { id: 'catalog.canBeChosenAgain', defaultMessage: '"{name}" can be chosen again' },
  move: { id: 'catalog.move', defaultMessage: 'Move' },
  deleteThisType: { id: 'catalog.deleteThisType', defaultMessage: 'Delete this type?' },
  willBeRemovedFromCatalog: {
    id: 'catalog.willBeRemovedFromCatalog',
    defaultMessage:
      '"{name}" will be removed from the catalog. A type that items or forms use cannot be deleted.',
  },
  typeWasDeleted: { id: 'catalog.typeWasDeleted', defaultMessage: 'The type "{name}" was deleted' },
  columnsWereSaved: { id: 'catalog.columnsWereSaved', defaultMessage: 'The columns were saved' },
  deleteThisColumn: { id: 'catalog.deleteThisColumn', defaultMessage: 'Delete this column?' },
  deleteTheseColumns: { id: 'catalog.deleteTheseColumns', defaultMessage: 'Delete these columns?' },
  willBeDeletedFromEvery: {
    id: 'catalog.willBeDeletedFromEvery',
    defaultMessage: '{names} will be deleted from every item, with its values. This action cannot be undone.',
  },
  thisItemIsListedTwice: { id: 'catalog.thisItemIsListedTwice', defaultMessage: 'This item is listed twice' },
  thereIsNoSuchCatalog: {
    id: 'catalog.thereIsNoSuchCatalog',
    defaultMessage: 'There is no such catalog type',
  },
  thisIdIsAlreadyIn: { id: 'catalog.thisIdIsAlreadyIn', defaultMessage: 'This id is already in use.' },
  catalogHasAtMostItems: {
    id: 'catalog.catalogHasAtMostItems',
    defaultMessage: 'A catalog has at most {maximumItems} items.',
  },
  somebodyElseHasChangedIn: {
    id: 'catalog.somebodyElseHasChangedIn',
    defaultMessage: 'Somebody else has changed "{name}" in the meantime.',
  },
  catalogHasNoColumn: {
    id: 'catalog.catalogHasNoColumn',
    defaultMessage: 'The catalog has no column "{key}"',
  },
  pleaseEnterNumber: { id: 'catalog.pleaseEnterNumber', defaultMessage: '{column}: Please enter a number' },
  pleaseEnterUniqueName: {
    id: 'catalog.pleaseEnterUniqueName',
    defaultMessage: 'Please enter a unique name',
  },
  catalogHasAtMostTypes: {
    id: 'catalog.catalogHasAtMostTypes',
    defaultMessage: 'A catalog has at most {maximumCatalogTypes} types.',
  },
  codeBelongsTo: { id: 'catalog.codeBelongsTo', defaultMessage: 'The code {code} belongs to "{name}".' },
  thereIsNoSuchColumn: {
    id: 'catalog.thereIsNoSuchColumn',
    defaultMessage: 'There is no such column: {key}',
  },
  alreadyHasAnotherMeaningIn: {
    id: 'catalog.alreadyHasAnotherMeaningIn',
    defaultMessage: '"{name}" already has another meaning in a catalog file. Choose another name.',
  },
  anotherColumnHasThisName: {
    id: 'catalog.anotherColumnHasThisName',
    defaultMessage: 'Another column has this name',
  },
  catalogHasNoSuchColumn: {
    id: 'catalog.catalogHasNoSuchColumn',
    defaultMessage: 'The catalog has no column "{given}".',
  },
  itHas: { id: 'catalog.itHas', defaultMessage: 'It has {columns}.' },
  movedItemsOfCatalog: {
    id: 'catalog.movedItemsOfCatalog',
    defaultMessage: '{who} moved items of the catalog',
  },
  changedCatalogFromFile: {
    id: 'catalog.changedCatalogFromFile',
    defaultMessage: '{who} changed the catalog from a file',
  },
  changedColumnsOfCatalog: {
    id: 'catalog.changedColumnsOfCatalog',
    defaultMessage: '{who} changed the columns of the catalog',
  },
  enterCodePathOrId: {
    id: 'catalog.enterCodePathOrId',
    defaultMessage: 'Enter the code, path or id of an item.',
  },
  catalogHasNoItem: { id: 'catalog.catalogHasNoItem', defaultMessage: 'The catalog has no item "{given}".' },
  seeFormdeckCatalogList: {
    id: 'catalog.seeFormdeckCatalogList',
    defaultMessage: 'See `formdeck catalog list`.',
  },
  catalogHasNoType: { id: 'catalog.catalogHasNoType', defaultMessage: 'The catalog has no type "{given}".' },
  itHasTypes: { id: 'catalog.itHasTypes', defaultMessage: 'It has {types}.' },
  somebodyHasChangedThisItem: {
    id: 'catalog.somebodyHasChangedThisItem',
    defaultMessage: 'Somebody has changed this item',
  },
  sinceYouOpenedItIt: {
    id: 'catalog.sinceYouOpenedItIt',
    defaultMessage: 'Since you opened it, it was changed to:',
  },
  keepMineAndSave: { id: 'catalog.keepMineAndSave', defaultMessage: 'Keep mine and save' },
  useTheirVersion: { id: 'catalog.useTheirVersion', defaultMessage: 'Use their version' },
  keepMineSavesWhatYou: {
    id: 'catalog.keepMineSavesWhatYou',
    defaultMessage: 'Keep mine saves what you changed and leaves everything else as it is now.',
  },
  catalog: { id: 'catalog.catalog', defaultMessage: 'Catalog' },
  thingsThatFormsOfferTo: {
    id: 'catalog.thingsThatFormsOfferTo',
    defaultMessage: 'The things that forms offer to choose from, such as places, machines and products.',
  },
  catalogTypes: { id: 'catalog.catalogTypes', defaultMessage: 'Catalog Types' },
  addType: { id: 'catalog.addType', defaultMessage: 'Add a Type' },
  catalogTree: { id: 'catalog.catalogTree', defaultMessage: 'Catalog Tree' },
  newCatalogType: { id: 'catalog.newCatalogType', defaultMessage: 'New Catalog Type' },
  editCatalogType: { id: 'catalog.editCatalogType', defaultMessage: 'Edit Catalog Type' },
  newCatalogItem: { id: 'catalog.newCatalogItem', defaultMessage: 'New Catalog Item' },
  editCatalogItem: { id: 'catalog.editCatalogItem', defaultMessage: 'Edit Catalog Item' },
  loadingCatalog: { id: 'catalog.loadingCatalog', defaultMessage: 'Loading catalog...' },
  unableToLoadCatalog: { id: 'catalog.unableToLoadCatalog', defaultMessage: 'Unable to load the catalog.' },
  unableToSaveCatalogItem: {
    id: 'catalog.unableToSaveCatalogItem',
    defaultMessage: 'Unable to save catalog item. Please try again',
  },
  thereAreNoTypesYet: { id: 'catalog.thereAreNoTypesYet', defaultMessage: 'There are no types yet' },
  everyItemHasTypeSuch: {
    id: 'catalog.everyItemHasTypeSuch',
    defaultMessage: 'Every item has a type, such as Building or Machine. Add a type first, then add items.',
  },
  thereAreNoItemsYet: { id: 'catalog.thereAreNoItemsYet', defaultMessage: 'There are no items yet' },
  addOneHereOrImport: {
    id: 'catalog.addOneHereOrImport',
    defaultMessage: 'Add one here, or import them from a CSV file: formdeck catalog apply catalog.csv',
  },
  noItemMatchesAllOf: {
    id: 'catalog.noItemMatchesAllOf',
    defaultMessage: 'No item matches all of these words.',
  },
  atTop: { id: 'catalog.atTop', defaultMessage: 'At the top' },
  reopenItToSeeCurrent: {
    id: 'catalog.reopenItToSeeCurrent',
    defaultMessage: 'Reopen it to see the current version, then make your change.',
  },
  noAnswerUsesIt: { id: 'catalog.noAnswerUsesIt', defaultMessage: 'No answer uses it' },
  noAnswerButRules: {
    id: 'catalog.noAnswerButRules',
    defaultMessage:
      'No answer uses it, and {count, plural, one {{rules} names} other {{rules} name}} it in a rule',
  },
  wasDeletedWithItemsBelow: {
    id: 'catalog.wasDeletedWithItemsBelow',
    defaultMessage: '"{name}" was deleted with {count, plural, one {# item} other {# items}} below it',
  },
  isUsedInAnswersOr: {
    id: 'catalog.isUsedInAnswersOr',
    defaultMessage: '"{name}" is used in answers or forms, so it was retired',
  },
  wasRetiredWithItemsBelowIt: {
    id: 'catalog.wasRetiredWithItemsBelowIt',
    defaultMessage:
      '"{name}" was retired with {count, plural, one {# item} other {# items}} below it, because answers or forms use them',
  },
  somebodyHasDeletedThisItem: {
    id: 'catalog.somebodyHasDeletedThisItem',
    defaultMessage: 'Somebody has deleted this item or its new parent.',
  },
  catalogCanBeAtMost: {
    id: 'catalog.catalogCanBeAtMost',
    defaultMessage: 'The catalog can be at most {maximumDepth} levels deep.',
  },
  cannotBeMovedBelowItself: {
    id: 'catalog.cannotBeMovedBelowItself',
    defaultMessage: '"{name}" cannot be moved below itself.',
  },
  isRetiredRestoreItFirst: {
    id: 'catalog.isRetiredRestoreItFirst',
    defaultMessage: '"{name}" is retired: restore it first, or choose another parent.',
  },
  itemsThatFormsOffer: { id: 'catalog.itemsThatFormsOffer', defaultMessage: 'the items that forms offer' },
  onlyManagersAndAdminsMay: {
    id: 'catalog.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may change the catalog.',
  },
  catalogIsTurnedOffFor: {
    id: 'catalog.catalogIsTurnedOffFor',
    defaultMessage: 'The catalog is turned off for your company.',
  },
  atMostCharacters: { id: 'catalog.atMostCharacters', defaultMessage: 'At most {limit} characters' },
  itemCodeTooLong: {
    id: 'catalog.itemCodeTooLong',
    defaultMessage: 'At most {itemCodeLimit} characters',
  },
  valueTooLong: { id: 'catalog.valueTooLong', defaultMessage: 'At most {valueLimit} characters' },
  pleaseEnterName: { id: 'catalog.pleaseEnterName', defaultMessage: 'Please enter a name' },
  pleaseChooseType: { id: 'catalog.pleaseChooseType', defaultMessage: 'Please choose a type' },
  columnNeedsName: { id: 'catalog.columnNeedsName', defaultMessage: 'A column needs a name' },
  atMostColumns: { id: 'catalog.atMostColumns', defaultMessage: 'At most {maximumColumns} columns' },
  searchCatalog: { id: 'catalog.searchCatalog', defaultMessage: 'Search the catalog' },
  addItem: { id: 'catalog.addItem', defaultMessage: 'Add an item' },
  addItemBelow: { id: 'catalog.addItemBelow', defaultMessage: 'Add an item below' },
  whereItIsUsed: { id: 'catalog.whereItIsUsed', defaultMessage: 'Where it is used' },
  removeFromSelection: { id: 'catalog.removeFromSelection', defaultMessage: 'Remove from the selection' },
  toTop: { id: 'catalog.toTop', defaultMessage: 'To the top' },
  dropHereToMoveIt: { id: 'catalog.dropHereToMoveIt', defaultMessage: 'Drop here to move it to the top' },
  thereIsNothingToUndo: { id: 'catalog.thereIsNothingToUndo', defaultMessage: 'There is nothing to undo.' },
  openAll: { id: 'catalog.openAll', defaultMessage: 'Open all' },
  closeAll: { id: 'catalog.closeAll', defaultMessage: 'Close all' },
  keysAndDragging: { id: 'catalog.keysAndDragging', defaultMessage: 'Keys and dragging' },
  optionsOfCatalog: { id: 'catalog.optionsOfCatalog', defaultMessage: 'Options of the catalog' },
  itIsAlreadyThere: { id: 'catalog.itIsAlreadyThere', defaultMessage: 'It is already there' },
  addFirstOneOrImport: {
    id: 'catalog.addFirstOneOrImport',
    defaultMessage: 'Add the first one, or import them from a CSV file.',
  },
  dragItemOntoItsNew: {
    id: 'catalog.dragItemOntoItsNew',
    defaultMessage:
      'Drag an item onto its new parent, or onto the heading of the tree to move it to the top. On a phone, drag it by its handle. Or choose Move... in its menu, then click the new parent; search to find it faster.',
  },
  moveUpAndDownHome: {
    id: 'catalog.moveUpAndDownHome',
    defaultMessage: 'Move up and down; Home and End jump to the ends',
  },
  openOrCloseBranchMove: {
    id: 'catalog.openOrCloseBranchMove',
    defaultMessage: 'Open or close a branch; move into it or out of it',
  },
  openAllBranchesAtThis: {
    id: 'catalog.openAllBranchesAtThis',
    defaultMessage: 'Open all branches at this level',
  },
  deleteWithAllBelowIt: { id: 'catalog.deleteWithAllBelowIt', defaultMessage: 'Delete, with all below it' },
  selectShiftWithSelectsSeveral: {
    id: 'catalog.selectShiftWithSelectsSeveral',
    defaultMessage: 'Select; Shift with ↑ ↓ selects several',
  },
  stopMovingOrClearSelection: {
    id: 'catalog.stopMovingOrClearSelection',
    defaultMessage: 'Stop moving, or clear the selection',
  },
  undoLastMoveOrDeletion: {
    id: 'catalog.undoLastMoveOrDeletion',
    defaultMessage: 'Undo the last move or deletion',
  },
  importFromCsv: { id: 'catalog.importFromCsv', defaultMessage: 'Import from CSV' },
  lineForEachItemPath: {
    id: 'catalog.lineForEachItemPath',
    defaultMessage:
      'A line for each item: path (such as Canada / Ontario / Toronto), type, code, retired, and your own columns. An item is recognized by its code, or else by its path. You can review the changes before they are applied.',
  },
  correctTheseLinesThenChoose: {
    id: 'catalog.correctTheseLinesThenChoose',
    defaultMessage: 'Correct these lines, then choose the file again.',
  },
  fileCouldNotBeRead: { id: 'catalog.fileCouldNotBeRead', defaultMessage: 'The file could not be read' },
  retireItemsThatAreNot: {
    id: 'catalog.retireItemsThatAreNot',
    defaultMessage: 'Retire items that are not in the file',
  },
  addColumnsThatCatalogDoes: {
    id: 'catalog.addColumnsThatCatalogDoes',
    defaultMessage: 'Add columns that the catalog does not have',
  },
  itemsPutBack: {
    id: 'catalog.itemsPutBack',
    defaultMessage: '{count, plural, one {# item} other {# items}} put back',
  },
  itemsMoved: {
    id: 'catalog.itemsMoved',
    defaultMessage: '{count, plural, one {# item} other {# items}} moved',
  },
  wasRetired: { id: 'catalog.wasRetired', defaultMessage: '"{name}" was retired' },
  wasDeleted: { id: 'catalog.wasDeleted', defaultMessage: '"{name}" was deleted' },
  movingItems: {
    id: 'catalog.movingItems',
    defaultMessage:
      '{count, plural, one {Moving "{name}". Choose its new parent.} other {Moving # items. Choose their new parent.}}',
  },
  itemsFound: {
    id: 'catalog.itemsFound',
    defaultMessage: '{found, number} of {all, plural, one {# item} other {# items}}',
  },
  answersInForms: {
    id: 'catalog.answersInForms',
    defaultMessage:
      '{answers, plural, one {# answer} other {# answers}} in {forms, plural, one {# form} other {# forms}}',
  },
  answersInFormsAndRules: {
    id: 'catalog.answersInFormsAndRules',
    defaultMessage:
      '{answers, plural, one {# answer} other {# answers}} in {forms, plural, one {# form} other {# forms}}, and {count, plural, one {{rules} names} other {{rules} name}} it in a rule',
  },
  unusedItemsDeleted: {
    id: 'catalog.unusedItemsDeleted',
    defaultMessage:
      '{count, plural, one {# item that nothing uses was deleted} other {# items that nothing uses were deleted}}',
  },
  moveByKeys: {
    id: 'catalog.moveByKeys',
    defaultMessage: 'Move: go to the new parent, then press Enter, or T for the top',
  },
  downloadAsCsv: { id: 'catalog.downloadAsCsv', defaultMessage: 'Download as CSV' },
  moveDots: { id: 'catalog.moveDots', defaultMessage: 'Move...' },
  addedItemOfCatalog: {
    id: 'catalog.addedItemOfCatalog',
    defaultMessage: '{who} added {hasName, select, true {the item "{name}"} other {an item}} of the catalog',
  },
  changedItemOfCatalog: {
    id: 'catalog.changedItemOfCatalog',
    defaultMessage:
      '{who} changed {hasName, select, true {the item "{name}"} other {an item}} of the catalog',
  },
  deletedItemOfCatalog: {
    id: 'catalog.deletedItemOfCatalog',
    defaultMessage:
      '{who} deleted {hasName, select, true {the item "{name}"} other {an item}} of the catalog',
  },
  retiredItemOfCatalog: {
    id: 'catalog.retiredItemOfCatalog',
    defaultMessage:
      '{who} retired {hasName, select, true {the item "{name}"} other {an item}} of the catalog',
  },
  restoredItemOfCatalog: {
    id: 'catalog.restoredItemOfCatalog',
    defaultMessage:
      '{who} restored {hasName, select, true {the item "{name}"} other {an item}} of the catalog',
  },
  addedTypeOfCatalog: {
    id: 'catalog.addedTypeOfCatalog',
    defaultMessage: '{who} added {hasName, select, true {the type "{name}"} other {a type}} of the catalog',
  },
  changedTypeOfCatalog: {
    id: 'catalog.changedTypeOfCatalog',
    defaultMessage: '{who} changed {hasName, select, true {the type "{name}"} other {a type}} of the catalog',
  },
  deletedTypeOfCatalog: {
    id: 'catalog.deletedTypeOfCatalog',
    defaultMessage: '{who} deleted {hasName, select, true {the type "{name}"} other {a type}} of the catalog',
  },
  columns: { id: 'catalog.columns', defaultMessage: 'Columns' },
  retired: { id: 'catalog.retired', defaultMessage: 'Retired' },
  code: { id: 'catalog.code', defaultMessage: 'Code' },
  below: { id: 'catalog.below', defaultMessage: 'Below' },
  select: { id: 'catalog.select', defaultMessage: 'Select' },
  apply: { id: 'catalog.apply', defaultMessage: 'Apply' },
  typeCount: { id: 'catalog.typeCount', defaultMessage: '{count, plural, one {# type} other {# types}}' },
});
