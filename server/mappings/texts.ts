// What server/mappings says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  chooseAnotherName: { id: 'mappings.server.chooseAnotherName', defaultMessage: 'Choose another name.' },
  dateOfRows: { id: 'mappings.server.dateOfRows', defaultMessage: 'date of the rows {column}' },
  hoursOf: {
    id: 'mappings.server.hoursOf',
    defaultMessage: 'times that the clocks skip: {skipped}, times that come twice: {double}',
  },
  dateOfRowsAs: { id: 'mappings.server.dateOfRowsAs', defaultMessage: 'date of the rows {column}, {format}' },
});
