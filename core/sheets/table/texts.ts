// What core/sheets/table says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  noRowMatches: { id: 'sheets.table.noRowMatches', defaultMessage: 'No row matches "{words}".' },
  noRowIs: {
    id: 'sheets.table.noRowIs',
    defaultMessage:
      '{status, select, PENDING {No row is pending.} APPROVED {No row is approved.} REJECTED {No row is rejected.} other {No row is returned.}}',
  },
  maximumAtOnce: {
    id: 'sheets.table.maximumAtOnce',
    defaultMessage: '{count, plural, one {# row} other {# rows}} selected, the maximum at once',
  },
  user: { id: 'sheets.table.user', defaultMessage: 'User' },
  sheet: { id: 'sheets.table.sheet', defaultMessage: 'Sheet' },
  review: { id: 'sheets.table.review', defaultMessage: 'Review' },
  rowsSelected: {
    id: 'sheets.table.rowsSelected',
    defaultMessage: '{count, plural, one {# row} other {# rows}} selected',
  },
});
