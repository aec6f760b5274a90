// What core/sheets/table says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  noRowMatches: { id: 'sheets.table.noRowMatches', defaultMessage: 'No entry matches "{words}".' },
  noRowIs: {
    id: 'sheets.table.noRowIs',
    defaultMessage:
      '{status, select, PENDING {No entry is pending.} APPROVED {No entry is approved.} REJECTED {No entry is rejected.} other {No entry is returned.}}',
  },
  maximumAtOnce: {
    id: 'sheets.table.maximumAtOnce',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} selected, the maximum at once',
  },
  user: { id: 'sheets.table.user', defaultMessage: 'User' },
  sheet: { id: 'sheets.table.sheet', defaultMessage: 'Sheet' },
  review: { id: 'sheets.table.review', defaultMessage: 'Review' },
  rowsSelected: {
    id: 'sheets.table.rowsSelected',
    defaultMessage: '{count, plural, one {# entry} other {# entries}} selected',
  },
});
