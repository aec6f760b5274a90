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
    defaultMessage: 'Nothing was undone.{dryRun}',
  },
  sheetOfImportsNewRows: {
    id: 'imports.cli.history.sheetOfImportsNewRows',
    defaultMessage: "the sheet of the import's new rows, and all rows in it",
  },
  allOfTheseRows: { id: 'imports.cli.history.allOfTheseRows', defaultMessage: 'all of these rows' },
});
