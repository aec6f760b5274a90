// What cli/imports/history says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  nothingIsChosen: { id: 'imports.cli.history.nothingIsChosen', defaultMessage: 'Nothing is chosen.' },
  thereAreNoImports: { id: 'imports.cli.history.thereAreNoImports', defaultMessage: 'There are no imports.' },
  sheetOfImportAndAll: {
    id: 'imports.cli.history.sheetOfImportAndAll',
    defaultMessage: 'The sheet of the import and all its rows will be deleted.',
  },
  nothingWasUndoneToDelete: {
    id: 'imports.cli.history.nothingWasUndoneToDelete',
    defaultMessage:
      'Nothing was undone. To delete what people have changed as well, add --changed. See what it is: formdeck import undo {id} --dry-run',
  },
  importWasNotUndone: {
    id: 'imports.cli.history.importWasNotUndone',
    defaultMessage: 'The import was not undone.',
  },
  thisImportIsAlreadyUndone: {
    id: 'imports.cli.history.thisImportIsAlreadyUndone',
    defaultMessage: 'This import is already undone.',
  },
  nothingWasUndone: {
    id: 'imports.cli.history.nothingWasUndone',
    defaultMessage: 'Nothing was undone.',
  },
  wouldDeleteNew: {
    id: 'imports.cli.history.wouldDeleteNew',
    defaultMessage: "The undo would delete the sheet of the import's new rows, and all rows in it.",
  },
  wouldDeleteAll: {
    id: 'imports.cli.history.wouldDeleteAll',
    defaultMessage: 'The undo would delete all of these rows.',
  },
  wouldDeleteNewChanged: {
    id: 'imports.cli.history.wouldDeleteNewChanged',
    defaultMessage:
      "The undo would delete the sheet of the import's new rows, and all rows in it, and takes --changed.",
  },
  wouldDeleteAllChanged: {
    id: 'imports.cli.history.wouldDeleteAllChanged',
    defaultMessage: 'The undo would delete all of these rows, and takes --changed.',
  },
  takesChanged: { id: 'imports.cli.history.takesChanged', defaultMessage: 'The undo takes --changed.' },
});
