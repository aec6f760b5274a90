// What web/ui/chart says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  at: { id: 'ui.web.chart.at', defaultMessage: 'At' },
  lastOfPoints: {
    id: 'ui.web.chart.lastOfPoints',
    defaultMessage: 'The last {linesUpTo} of {count, plural, one {# point} other {# points}}.',
  },
  chartOfPointsItsValues: {
    id: 'ui.web.chart.chartOfPointsItsValues',
    defaultMessage:
      '{label}: a chart of {count, plural, one {# point} other {# points}}. Its values can be shown as a table.',
  },
  openRowsOf: {
    id: 'ui.web.chart.openRowsOf',
    description: 'A number that is a button: its name, and the number',
    defaultMessage: '{label}: {value}. Open its entries',
  },
  partsOf: {
    id: 'ui.web.chart.partsOf',
    description: 'A button that lists the parts of a divided bar, which {name} names',
    defaultMessage: 'Parts of {name}',
  },
  fromLeast: {
    id: 'ui.web.chart.fromLeast',
    description: 'The scale of the colours of a heat map',
    defaultMessage: '{least} to {greatest}',
  },
  showFewer: { id: 'ui.web.chart.showFewer', defaultMessage: 'Show fewer' },
  showAll: { id: 'ui.web.chart.showAll', defaultMessage: 'Show all {count, number}' },
  showAsChart: { id: 'ui.web.chart.showAsChart', defaultMessage: 'Show as chart' },
  showAsTable: { id: 'ui.web.chart.showAsTable', defaultMessage: 'Show as table' },
});
