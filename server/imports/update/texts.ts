// What server/imports/update says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  formDoesNotAskThis: {
    id: 'imports.server.update.formDoesNotAskThis',
    defaultMessage: 'The form does not ask this question here',
  },
  importThatChangesExistingRows: {
    id: 'imports.server.update.importThatChangesExistingRows',
    defaultMessage:
      'An import that changes existing rows takes at most {maximumKeyedRows, number} rows: divide the file',
  },
});
