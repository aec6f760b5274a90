// What core/files/xlsx says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  worksheetHoldsColumnsNot: {
    id: 'files.xlsx.worksheetHoldsColumnsNot',
    defaultMessage: 'A worksheet holds {columns} columns, not {count}.',
  },
});
