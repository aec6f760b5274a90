// What cli/catalog/screens says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisItemIsNoLonger: {
    id: 'catalog.cli.screens.thisItemIsNoLonger',
    defaultMessage: 'This item is no longer in the catalog.',
  },
  yesNobodyCanChooseIt: {
    id: 'catalog.cli.screens.yesNobodyCanChooseIt',
    defaultMessage: 'yes, nobody can choose it',
  },
  belowIt: { id: 'catalog.cli.screens.belowIt', defaultMessage: 'Below it' },
  unableToLoadWhereIt: {
    id: 'catalog.cli.screens.unableToLoadWhereIt',
    defaultMessage: 'Unable to load where it is used.',
  },
  lastOne: { id: 'catalog.cli.screens.lastOne', defaultMessage: 'Last one {date}' },
  answers: { id: 'catalog.cli.screens.answers', defaultMessage: 'Answers' },
  inRule: { id: 'catalog.cli.screens.inRule', defaultMessage: 'In a rule' },
  hideRetiredItems: { id: 'catalog.cli.screens.hideRetiredItems', defaultMessage: 'hide retired items' },
  showRetiredItems: { id: 'catalog.cli.screens.showRetiredItems', defaultMessage: 'show retired items' },
  wordsOfNameTypeCode: {
    id: 'catalog.cli.screens.wordsOfNameTypeCode',
    defaultMessage: 'words of a name, type, code or column',
  },
  pressYToAddOne: {
    id: 'catalog.cli.screens.pressYToAddOne',
    defaultMessage: '{noTypes}. Press Y to add one.',
  },
  pressToAddOne: {
    id: 'catalog.cli.screens.pressToAddOne',
    defaultMessage: '{noItems}. Press + to add one.',
  },
  openBranch: { id: 'catalog.cli.screens.openBranch', defaultMessage: 'open the branch' },
  closeBranch: { id: 'catalog.cli.screens.closeBranch', defaultMessage: 'close the branch' },
  moveBelow: { id: 'catalog.cli.screens.moveBelow', defaultMessage: 'Move "{item}" below' },
  item: { id: 'catalog.cli.screens.item', defaultMessage: 'Item' },
  code: { id: 'catalog.cli.screens.code', defaultMessage: 'Code' },
  itemsAndTypes: {
    id: 'catalog.cli.screens.itemsAndTypes',
    defaultMessage: '{items}, {types, plural, one {# type} other {# types}}',
  },
  path: { id: 'catalog.cli.screens.path', defaultMessage: 'Path' },
  pressY: { id: 'catalog.cli.screens.pressY', defaultMessage: '{noTypes}: press Y.' },
  newItem: { id: 'catalog.cli.screens.newItem', defaultMessage: 'new item' },
});
