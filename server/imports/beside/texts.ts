// What server/imports/beside says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  readingTookLongerThanSeconds: {
    id: 'imports.server.beside.readingTookLongerThanSeconds',
    defaultMessage: 'Reading {place} took longer than {ceil} seconds, so nothing was imported. {remedy}',
  },
  readingTookMoreMemoryThan: {
    id: 'imports.server.beside.readingTookMoreMemoryThan',
    defaultMessage: 'Reading {place} took more memory than an import may, so nothing was imported. {remedy}',
  },
  lookForUnusuallyLongCells: {
    id: 'imports.server.beside.lookForUnusuallyLongCells',
    defaultMessage:
      'Look for unusually long cells there, shorten or remove them, then import the file again.',
  },
  firstRowsOfFile: {
    id: 'imports.server.beside.firstRowsOfFile',
    defaultMessage: 'the first rows of the file',
  },
  rowOfFile: { id: 'imports.server.beside.rowOfFile', defaultMessage: 'row {csvRow} of the file' },
});
