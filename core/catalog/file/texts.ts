// What core/catalog/file says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  textHasCharactersThatCannot: {
    id: 'catalog.file.textHasCharactersThatCannot',
    defaultMessage: 'A text has characters that cannot be saved',
  },
  pleaseChooseType: { id: 'catalog.file.pleaseChooseType', defaultMessage: 'Please choose a type' },
  isOnLineAlready: {
    id: 'catalog.file.isOnLineAlready',
    defaultMessage: '"{formatItemPath}" is on line {first} already',
  },
  codeIsOnLineAlready: {
    id: 'catalog.file.codeIsOnLineAlready',
    defaultMessage: 'The code {code} is on line {first} already',
  },
  itsParentDoesNotExist: {
    id: 'catalog.file.itsParentDoesNotExist',
    defaultMessage: 'Its parent "{path}" does not exist',
  },
  thereAreItemsItIs: {
    id: 'catalog.file.thereAreItemsItIs',
    defaultMessage: 'There are {count} items "{path}": it is not clear which of them is its parent',
  },
  isRetiredSoThisHas: {
    id: 'catalog.file.isRetiredSoThisHas',
    defaultMessage: '"{formatItemPath}" is retired, so this has to be retired as well',
  },
  fileCannotBeAppliedNothing: {
    id: 'catalog.file.fileCannotBeAppliedNothing',
    defaultMessage: 'The file cannot be applied. Nothing was changed.',
  },
  correctTheseLinesThenRun: {
    id: 'catalog.file.correctTheseLinesThenRun',
    defaultMessage: 'Correct these lines, then run the command again.',
  },
  catalogAlreadyMatchesFile: {
    id: 'catalog.file.catalogAlreadyMatchesFile',
    defaultMessage: 'The catalog already matches the file.',
  },
  quotationMarkIsNotClosed: {
    id: 'catalog.file.quotationMarkIsNotClosed',
    defaultMessage: 'A quotation mark is not closed',
  },
  cellsButHeaderHas: {
    id: 'catalog.file.cellsButHeaderHas',
    defaultMessage: '{count} cells, but the header has {count2}',
  },
  fileIsEmpty: { id: 'catalog.file.fileIsEmpty', defaultMessage: 'The file is empty' },
  columnAppearsTwice: {
    id: 'catalog.file.columnAppearsTwice',
    defaultMessage: 'The column "{title}" appears twice',
  },
  columnPathIsMissing: {
    id: 'catalog.file.columnPathIsMissing',
    defaultMessage: 'The column "path" is missing',
  },
  catalogHasNoColumnThere: {
    id: 'catalog.file.catalogHasNoColumnThere',
    defaultMessage: 'The catalog has no column "{title}"; there are {known} and {known2}',
  },
  pleaseEnterName: { id: 'catalog.file.pleaseEnterName', defaultMessage: 'Please enter a name' },
  nameHasAtMostCharacters: {
    id: 'catalog.file.nameHasAtMostCharacters',
    defaultMessage: 'A name has at most {itemNameLimit} characters',
  },
  codeHasAtMostCharacters: {
    id: 'catalog.file.codeHasAtMostCharacters',
    defaultMessage: 'A code has at most {itemCodeLimit} characters',
  },
  isNotValidValueFor: {
    id: 'catalog.file.isNotValidValueFor',
    defaultMessage: '"{cell}" is not a valid value for retired: write yes or no',
  },
  isNotNumberWriteIt: {
    id: 'catalog.file.isNotNumberWriteIt',
    defaultMessage: '{column}: "{cell}" is not a number: write it as 1234.5',
  },
  addColumns: {
    id: 'catalog.file.addColumns',
    defaultMessage: 'add {count, plural, one {# column} other {# columns}}',
  },
  addTypes: {
    id: 'catalog.file.addTypes',
    defaultMessage: 'add {count, plural, one {# type} other {# types}}',
  },
  itemsOfKind: {
    id: 'catalog.file.itemsOfKind',
    defaultMessage:
      '{kind, select, create {create} change {change} retire {retire} other {restore}} {count, plural, one {# item} other {# items}}',
  },
  stepOfLine: {
    id: 'catalog.file.stepOfLine',
    defaultMessage:
      '{kind, select, create {line {line}: create {path}} change {line {line}: change {path}} retire {line {line}: retire {path}} other {line {line}: restore {path}}}',
  },
  stepNotInFile: {
    id: 'catalog.file.stepNotInFile',
    defaultMessage:
      '{kind, select, create {not in the file: create {path}} change {not in the file: change {path}} retire {not in the file: retire {path}} other {not in the file: restore {path}}}',
  },
  noValue: { id: 'catalog.file.noValue', defaultMessage: 'none' },
  atMostCharacters: {
    id: 'catalog.file.atMostCharacters',
    defaultMessage: '{name}: At most {valueLimit} characters',
  },
});
