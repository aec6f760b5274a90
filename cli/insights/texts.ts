// What cli/insights says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  giveEitherRangeOrFrom: {
    id: 'insights.cli.giveEitherRangeOrFrom',
    defaultMessage: 'Give either --range or --from and --to.',
  },
  filterByRange: { id: 'insights.cli.filterByRange', defaultMessage: 'filter by range' },
  thereIsNoRangeBefore: {
    id: 'insights.cli.thereIsNoRangeBefore',
    defaultMessage: 'There is no range before this one.',
  },
  thereIsNoRangeAfter: {
    id: 'insights.cli.thereIsNoRangeAfter',
    defaultMessage: 'There is no range after this one.',
  },
  minutesAreSmallestUnitD: {
    id: 'insights.cli.minutesAreSmallestUnitD',
    defaultMessage: 'Minutes are the smallest unit; d shows the entries.',
  },
  rowsOf: { id: 'insights.cli.rowsOf', defaultMessage: 'Entries of' },
  noAlertsHere: { id: 'insights.cli.noAlertsHere', defaultMessage: 'No alerts here.' },
  withoutTable: { id: 'insights.cli.withoutTable', defaultMessage: 'without the table' },
  when: { id: 'insights.cli.when', defaultMessage: 'When' },
  alerts: { id: 'insights.cli.alerts', defaultMessage: 'Alerts' },
  write: { id: 'insights.cli.write', defaultMessage: 'Write {placeholder}' },
  thatIsTooManyBars: {
    id: 'insights.cli.thatIsTooManyBars',
    defaultMessage: 'That is too many bars: count by longer units than {by}, or choose a shorter range.',
  },
  itsData: { id: 'insights.cli.itsData', defaultMessage: 'its data' },
  zoomIn: { id: 'insights.cli.zoomIn', defaultMessage: 'zoom in' },
});
