// What cli/imports/folder says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  leftForNextRunIt: {
    id: 'imports.cli.folder.leftForNextRunIt',
    defaultMessage: 'left for the next run: it may still be being written',
  },
  wouldBeImportedWouldFail: {
    id: 'imports.cli.folder.wouldBeImportedWouldFail',
    defaultMessage: '{okRows, number} would be imported, {failedRows, number} would fail',
  },
  thereIsNothingToImport: {
    id: 'imports.cli.folder.thereIsNothingToImport',
    defaultMessage: 'There is nothing to import in {folder}.',
  },
  isNotFolder: { id: 'imports.cli.folder.isNotFolder', defaultMessage: '{path} is not a folder.' },
  needsAnotherFolderThanOne: {
    id: 'imports.cli.folder.needsAnotherFolderThanOne',
    defaultMessage: '{option} needs another folder than the one that is imported.',
  },
  rowsWouldFail: {
    id: 'imports.cli.folder.rowsWouldFail',
    defaultMessage: '{count, plural, one {# row} other {# rows}}, {failing, number} would fail',
  },
  filesSummary: {
    id: 'imports.cli.folder.filesSummary',
    defaultMessage: '{count, plural, one {# file} other {# files}}: {parts}.',
  },
  filesSummaryDry: {
    id: 'imports.cli.folder.filesSummaryDry',
    defaultMessage: '{count, plural, one {# file} other {# files}}: {parts}. Nothing was imported.',
  },
  good: { id: 'imports.cli.folder.good', defaultMessage: '{count} good' },
  done: { id: 'imports.cli.folder.done', defaultMessage: '{count} done' },
  withFailedRows: {
    id: 'imports.cli.folder.withFailedRows',
    defaultMessage: '{count} with rows that failed or were left out',
  },
  failed: { id: 'imports.cli.folder.failed', defaultMessage: '{count} failed' },
  leftForNext: { id: 'imports.cli.folder.leftForNext', defaultMessage: '{count} left for the next run' },
  notTried: { id: 'imports.cli.folder.notTried', defaultMessage: '{count} not tried' },
  notImported: { id: 'imports.cli.folder.notImported', defaultMessage: 'not imported: {error}' },
  wasNotTried: { id: 'imports.cli.folder.wasNotTried', defaultMessage: 'not tried' },
  itWasChangedMeanwhileLeft: {
    id: 'imports.cli.folder.itWasChangedMeanwhileLeft',
    defaultMessage: 'it was changed meanwhile: left for the next run',
  },
  movedTo: { id: 'imports.cli.folder.movedTo', defaultMessage: 'moved to {movedTo}' },
  itCouldNotBeMoved: {
    id: 'imports.cli.folder.itCouldNotBeMoved',
    defaultMessage: 'it could not be moved: {message}',
  },
  noRows: { id: 'imports.cli.folder.noRows', defaultMessage: 'no rows' },
  skippedItIsAlreadyImport: {
    id: 'imports.cli.folder.skippedItIsAlreadyImport',
    defaultMessage: 'skipped, it is already import {id}',
  },
  rowsThatFailed: {
    id: 'imports.cli.folder.rowsThatFailed',
    defaultMessage: 'rows that failed: {failedFile}',
  },
});
