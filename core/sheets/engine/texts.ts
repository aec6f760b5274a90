// What core/sheets/engine says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  serverSentRowsInUnexpected: {
    id: 'sheets.engine.serverSentRowsInUnexpected',
    defaultMessage: 'The server sent entries in an unexpected form.',
  },
  noSheetsAreLoadedYet: {
    id: 'sheets.engine.noSheetsAreLoadedYet',
    defaultMessage: 'No sheets are loaded yet.',
  },
});
