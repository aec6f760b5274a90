// What core/imports/history says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  intoWhichForm: { id: 'imports.history.intoWhichForm', defaultMessage: 'Into which form?' },
  noFormTakesImports: {
    id: 'imports.history.noFormTakesImports',
    defaultMessage: 'No published form has a question that a file can answer. Publish one first.',
  },
  file: { id: 'imports.history.file', defaultMessage: 'File' },
  inText: { id: 'imports.history.inText', defaultMessage: 'In' },
  leftOut: { id: 'imports.history.leftOut', defaultMessage: 'Left out' },
  by: { id: 'imports.history.by', defaultMessage: 'By' },
  outcome: { id: 'imports.history.outcome', defaultMessage: 'Outcome' },
  imports: { id: 'imports.history.imports', defaultMessage: 'Imports' },
  noImportsYet: { id: 'imports.history.noImportsYet', defaultMessage: 'No imports yet' },
  importCsvFileIntoPublished: {
    id: 'imports.history.importCsvFileIntoPublished',
    defaultMessage: 'Import a CSV file into a published form: it is listed here with its outcome.',
  },
  noImportsMatch: { id: 'imports.history.noImportsMatch', defaultMessage: 'No imports match' },
  chooseAnotherFormOrState: {
    id: 'imports.history.chooseAnotherFormOrState',
    defaultMessage: 'Choose another form or state, or search for another part of the file name.',
  },
  unableToLoadImports: {
    id: 'imports.history.unableToLoadImports',
    defaultMessage: 'Unable to load the imports',
  },
  partOfFileName: { id: 'imports.history.partOfFileName', defaultMessage: 'Part of a file name' },
  allForms: { id: 'imports.history.allForms', defaultMessage: 'All forms' },
  allStates: { id: 'imports.history.allStates', defaultMessage: 'All states' },
  showAllImports: { id: 'imports.history.showAllImports', defaultMessage: 'Show all imports' },
  importData: { id: 'imports.history.importData', defaultMessage: 'Import Data' },
  running: { id: 'imports.history.running', defaultMessage: 'Running' },
  needsFixing: { id: 'imports.history.needsFixing', defaultMessage: 'Needs fixing' },
  undone: { id: 'imports.history.undone', defaultMessage: 'Undone' },
  notImported: { id: 'imports.history.notImported', defaultMessage: 'Not imported' },
  canceled: { id: 'imports.history.canceled', defaultMessage: 'Canceled' },
  filterByForm: { id: 'imports.history.filterByForm', defaultMessage: 'Filter by form' },
  formThatIsNotPublished: {
    id: 'imports.history.formThatIsNotPublished',
    defaultMessage: 'A form that is not published',
  },
  filterByState: { id: 'imports.history.filterByState', defaultMessage: 'Filter by state' },
  importCount: {
    id: 'imports.history.importCount',
    defaultMessage: '{count, plural, one {# import} other {# imports}}',
  },
  started: { id: 'imports.history.started', defaultMessage: 'Started' },
});
