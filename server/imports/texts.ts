// What server/imports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  isRetiredItCanNo: {
    id: 'imports.server.isRetiredItCanNo',
    defaultMessage: '"{retired}" is retired: it can no longer be chosen',
  },
  uploadFileAgain: { id: 'imports.server.uploadFileAgain', defaultMessage: 'Upload the file again.' },
  exportFileAgainAsCsv: {
    id: 'imports.server.exportFileAgainAsCsv',
    defaultMessage: 'Export the file again as CSV, with one header line.',
  },
  formDoesNotHaveThis: {
    id: 'imports.server.formDoesNotHaveThis',
    defaultMessage: 'The form does not have this question',
  },
  fileHasColumns: { id: 'imports.server.fileHasColumns', defaultMessage: 'The file has {count} columns' },
  columnIsUsedTwice: {
    id: 'imports.server.columnIsUsedTwice',
    defaultMessage: 'The column "{headers}" is used twice',
  },
  cannotBeKey: { id: 'imports.server.cannotBeKey', defaultMessage: '"{question}" cannot be a key' },
  serverStoppedTimesInRow: {
    id: 'imports.server.serverStoppedTimesInRow',
    defaultMessage:
      'The server stopped {maximumDeaths} times in a row while reading this file, so nothing was imported. Split it into smaller files and import them one by one.',
  },
  whoStartedThisImportHas: {
    id: 'imports.server.whoStartedThisImportHas',
    defaultMessage: '{userName}, who started this import, has been deactivated. Nothing was imported.',
  },
  whoStartedThisImportNo: {
    id: 'imports.server.whoStartedThisImportNo',
    defaultMessage:
      '{userName}, who started this import, no longer has access to this form. Nothing was imported.',
  },
  nothingWasImported: {
    id: 'imports.server.nothingWasImported',
    defaultMessage: '{why} Nothing was imported.',
  },
  useHeaderalignToSayWhich: {
    id: 'imports.server.useHeaderalignToSayWhich',
    defaultMessage: '{openShape}: use headerAlign to say which ones it belongs to',
  },
  couldNotParseUploadedCsv: {
    id: 'imports.server.couldNotParseUploadedCsv',
    defaultMessage: 'Could not Parse Uploaded CSV File',
  },
  pleaseEnterDate: { id: 'imports.server.pleaseEnterDate', defaultMessage: 'Please enter a date' },
  failedRowsDropped: {
    id: 'imports.server.failedRowsDropped',
    defaultMessage: '{dropped} failed rows dropped',
  },
  rowsUndone: {
    id: 'imports.server.rowsUndone',
    defaultMessage:
      '{deleted, plural, one {# row} other {# rows}} deleted{restored, plural, =0 {} other {, # restored}}',
  },
});
