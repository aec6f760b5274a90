// What core/imports/cells says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  separatorHasAtLeastOne: {
    id: 'imports.cells.separatorHasAtLeastOne',
    defaultMessage: 'A separator has at least one character',
  },
  separatorHasAtMostCharacters: {
    id: 'imports.cells.separatorHasAtMostCharacters',
    defaultMessage: 'A separator has at most {maximumSeparator} characters',
  },
  separatorHasNoLettersDigits: {
    id: 'imports.cells.separatorHasNoLettersDigits',
    defaultMessage: 'A separator has no letters, digits or quotation marks',
  },
  isNotDateFormat: { id: 'imports.cells.isNotDateFormat', defaultMessage: '"{format}" is not a date format' },
  formDoesNotHaveThis: {
    id: 'imports.cells.formDoesNotHaveThis',
    defaultMessage: 'The form does not have this question of date and time',
  },
  formDoesNotHaveThisQuestion: {
    id: 'imports.cells.formDoesNotHaveThisQuestion',
    defaultMessage: 'The form does not have this question',
  },
  semicolonVerticalBarOrLine: {
    id: 'imports.cells.semicolonVerticalBarOrLine',
    defaultMessage: 'Semicolon, vertical bar or line break',
  },
  comma: { id: 'imports.cells.comma', defaultMessage: 'Comma' },
  semicolon: { id: 'imports.cells.semicolon', defaultMessage: 'Semicolon' },
  bar: { id: 'imports.cells.bar', defaultMessage: 'Bar' },
  slash: { id: 'imports.cells.slash', defaultMessage: 'Slash' },
  plusSign: { id: 'imports.cells.plusSign', defaultMessage: 'Plus sign' },
  ampersand: { id: 'imports.cells.ampersand', defaultMessage: 'Ampersand' },
  space: { id: 'imports.cells.space', defaultMessage: 'Space' },
  tab: { id: 'imports.cells.tab', defaultMessage: 'Tab' },
  lineBreak: { id: 'imports.cells.lineBreak', defaultMessage: 'Line break' },
  codePathOrName: { id: 'imports.cells.codePathOrName', defaultMessage: 'Code, path or name' },
  pathAsInExports: { id: 'imports.cells.pathAsInExports', defaultMessage: 'Path, as in exports' },
  betweenSeveralValues: {
    id: 'imports.cells.betweenSeveralValues',
    defaultMessage: 'Between several values',
  },
  itemsAreWrittenAs: { id: 'imports.cells.itemsAreWrittenAs', defaultMessage: 'Items are written as' },
  columnHasSameNameChoose: {
    id: 'imports.cells.columnHasSameNameChoose',
    defaultMessage: 'The column "{header}" has the same name. Choose it to import its catalog items.',
  },
  takesCatalogItemsSpecifyIn: {
    id: 'imports.cells.takesCatalogItemsSpecifyIn',
    defaultMessage: '"{title}" takes catalog items: specify in cellFormats how they are written',
  },
  takesNoCatalogItems: {
    id: 'imports.cells.takesNoCatalogItems',
    defaultMessage: '"{title}" takes no catalog items',
  },
  takesOneValueNothingSeparates: {
    id: 'imports.cells.takesOneValueNothingSeparates',
    defaultMessage: '"{title}" takes one value: nothing separates several',
  },
  canBePartOfNumber: {
    id: 'imports.cells.canBePartOfNumber',
    defaultMessage: '"{separator}" can be a part of a number: choose another separator',
  },
  slashStandsBetweenNamesOf: {
    id: 'imports.cells.slashStandsBetweenNamesOf',
    defaultMessage: 'A slash stands between the names of a path: choose another separator',
  },
  loadingCatalogToCheckThis: {
    id: 'imports.cells.loadingCatalogToCheckThis',
    defaultMessage: 'Loading the catalog to check this column...',
  },
  isReadAs: { id: 'imports.cells.isReadAs', defaultMessage: '"{text}" is read as {values}' },
  isCodeOfAndName: {
    id: 'imports.cells.isCodeOfAndName',
    defaultMessage:
      '"{short}" is the code of "{label}" and the name of "{label2}": choose whether codes or paths are written',
  },
  isOneItemOrSeveral: {
    id: 'imports.cells.isOneItemOrSeveral',
    defaultMessage: '"{short}" is one item or several: put each item in quotation marks',
  },
  isNoPlace: {
    id: 'imports.cells.isNoPlace',
    defaultMessage: '"{title}" asks for no place, so it has one column',
  },
  filesOfEntries: {
    id: 'imports.cells.filesOfEntries',
    defaultMessage:
      '"{question}": an import adds no photos and files to entries. Name those that the row has by id or name, or leave the column out.',
  },
});
