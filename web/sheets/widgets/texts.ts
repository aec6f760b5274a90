// What web/sheets/widgets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  mapOfWidget: {
    id: 'sheets.web.widgets.mapOfWidget',
    description: 'For screen readers. The title of the widget.',
    defaultMessage: 'Map: {title}. Its table has the numbers.',
  },
  openInViewData: {
    id: 'sheets.web.widgets.openInViewData',
    description: 'Opens the rows of the part of the map that is in sight.',
    defaultMessage: 'Open in View Data',
  },
  openRows: { id: 'sheets.web.widgets.openRows', defaultMessage: 'Open entries' },
  answers: { id: 'sheets.web.widgets.answers', defaultMessage: 'Answers' },
  openRow: { id: 'sheets.web.widgets.openRow', defaultMessage: 'Open entry' },
  average: { id: 'sheets.web.widgets.average', defaultMessage: 'Average' },
  minimum: { id: 'sheets.web.widgets.minimum', defaultMessage: 'Minimum' },
  maximum: { id: 'sheets.web.widgets.maximum', defaultMessage: 'Maximum' },
  newest: { id: 'sheets.web.widgets.newest', defaultMessage: 'Newest' },
  ofNumber: { id: 'sheets.web.widgets.ofNumber', defaultMessage: 'of {of}' },
  allImagesOfShownHere: {
    id: 'sheets.web.widgets.allImagesOfShownHere',
    defaultMessage: 'All images of "{question}" shown here, in one ZIP file with a list of them.',
  },
  fileNames: { id: 'sheets.web.widgets.fileNames', defaultMessage: 'File names' },
  addToName: { id: 'sheets.web.widgets.addToName', defaultMessage: 'Add to the name' },
  newestOfViewDataHas: {
    id: 'sheets.web.widgets.newestOfViewDataHas',
    defaultMessage: 'The newest {total, number} of {answered, number}. View Data has them all.',
  },
  showFewer: { id: 'sheets.web.widgets.showFewer', defaultMessage: 'Show fewer' },
  areInFileExportOf: {
    id: 'sheets.web.widgets.areInFileExportOf',
    defaultMessage: '{leftOut} are in the file. An export of the data has them all.',
  },
  unableToExportDataPlease: {
    id: 'sheets.web.widgets.unableToExportDataPlease',
    defaultMessage: 'Unable to export data. Please try again.',
  },
  actionsFor: { id: 'sheets.web.widgets.actionsFor', defaultMessage: 'Actions for {title}' },
  asTable: { id: 'sheets.web.widgets.asTable', defaultMessage: '{title} as a table' },
  suchAs: { id: 'sheets.web.widgets.suchAs', defaultMessage: 'Such as {example}' },
  hasThemAll: {
    id: 'sheets.web.widgets.hasThemAll',
    defaultMessage:
      '{hasAll, select, true {Export as CSV has them all.} other {An export of the data has them all.}}',
  },
  showNewest: { id: 'sheets.web.widgets.showNewest', defaultMessage: 'Show the newest {total, number}' },
  showAll: { id: 'sheets.web.widgets.showAll', defaultMessage: 'Show all {total, number}' },
  showAs: {
    id: 'sheets.web.widgets.showAs',
    defaultMessage: '{what, select, chart {Show as chart} other {Show as list}}',
  },
  hide: {
    id: 'sheets.web.widgets.hide',
    defaultMessage: '{what, select, chart {Hide the chart} other {Hide the list}}',
  },
});
