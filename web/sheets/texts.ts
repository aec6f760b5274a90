// What web/sheets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  changed: { id: 'sheets.web.changed', defaultMessage: 'changed' },
  applyingFilters: { id: 'sheets.web.applyingFilters', defaultMessage: 'Applying filters...' },
  showChanges: { id: 'sheets.web.showChanges', defaultMessage: 'Show changes' },
  filterData: { id: 'sheets.web.filterData', defaultMessage: 'Filter data' },
  filterDataCount: { id: 'sheets.web.filterDataCount', defaultMessage: 'Filter data ({filtered})' },
  selectSheets: { id: 'sheets.web.selectSheets', defaultMessage: 'Select sheets ({count})' },
  options: { id: 'sheets.web.options', defaultMessage: 'Options' },
  sheetOf: { id: 'sheets.web.sheetOf', defaultMessage: 'Sheet of {template}' },
  searchSheets: { id: 'sheets.web.searchSheets', defaultMessage: 'Search sheets' },
  selected: { id: 'sheets.web.selected', defaultMessage: '{size, number} selected' },
  selectAllShown: { id: 'sheets.web.selectAllShown', defaultMessage: 'Select all shown' },
  clear: { id: 'sheets.web.clear', defaultMessage: 'Clear' },
  apply: { id: 'sheets.web.apply', defaultMessage: 'Apply' },
  viewsOfSheet: { id: 'sheets.web.viewsOfSheet', defaultMessage: 'Views of the sheet' },
  newRows: {
    id: 'sheets.web.newRows',
    defaultMessage: '{count, plural, one {# new entry} other {# new entries}}',
  },
  live: { id: 'sheets.web.live', defaultMessage: 'Live' },
  printed: { id: 'sheets.web.printed', defaultMessage: 'Printed {moment}' },
  printedRows: {
    id: 'sheets.web.printedRows',
    defaultMessage: 'Printed {moment}, only the entries on the screen. An export has all of them.',
  },
  sheetFacts: {
    id: 'sheets.web.sheetFacts',
    defaultMessage:
      '{count, plural, one {# entry} other {# entries}}{isCompleted, select, true {, completed} other {}} · Updated {when} by {user}',
  },
  sheet: { id: 'sheets.web.sheet', defaultMessage: 'Sheet' },
  copyLink: { id: 'sheets.web.copyLink', defaultMessage: 'Copy link' },
  linkWasCopied: {
    id: 'sheets.web.linkWasCopied',
    defaultMessage:
      'Link copied, with the sheets{filtered, plural, =0 {} one { and # filter} other { and # filters}} that are shown. People of your company see what they may see of it.',
  },
  linkNotCopied: {
    id: 'sheets.web.linkNotCopied',
    defaultMessage: 'The browser does not let this page copy. Copy the address of the page instead.',
  },
});
