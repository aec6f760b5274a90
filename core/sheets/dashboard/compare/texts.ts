// What core/sheets/dashboard/compare says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  timeBefore: { id: 'sheets.dashboard.compare.timeBefore', defaultMessage: 'the period before' },
  dayBefore: { id: 'sheets.dashboard.compare.dayBefore', defaultMessage: 'the day before' },
  versusEarlier: { id: 'sheets.dashboard.compare.versusEarlier', defaultMessage: '{short} vs. {earlier}' },
  daysEarlier: { id: 'sheets.dashboard.compare.daysEarlier', defaultMessage: '{days} days earlier' },
});
