// What server/exports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisStateBelongsToAnother: {
    id: 'exports.server.thisStateBelongsToAnother',
    defaultMessage: 'This state belongs to another server.',
  },
  thisStateBelongsToAnotherForm: {
    id: 'exports.server.thisStateBelongsToAnotherForm',
    defaultMessage: 'This state belongs to another form.',
  },
  thisServersDataHasSince: {
    id: 'exports.server.thisServersDataHasSince',
    defaultMessage: "This server's data has since been restored from a backup.",
  },
  startAgainWithNewState: {
    id: 'exports.server.startAgainWithNewState',
    defaultMessage: 'Start again with a new state file.',
  },
  thisIsNotCursorOf: {
    id: 'exports.server.thisIsNotCursorOf',
    defaultMessage: 'This is not the cursor of an export',
  },
  thisStateWasMadeBy: {
    id: 'exports.server.thisStateWasMadeBy',
    defaultMessage: 'This state was made by an earlier version of Formdeck.',
  },
  notMatchingFilter: { id: 'exports.server.notMatchingFilter', defaultMessage: 'not matching the filter' },
  notApproved: {
    id: 'exports.server.notApproved',
    defaultMessage: 'not approved',
    description: 'Why rows are not in an export',
  },
  context: {
    id: 'exports.server.context',
    defaultMessage: 'Context',
    description: 'The worksheet with the answers of each sheet',
  },
  endCutOff: {
    id: 'exports.server.endCutOff',
    defaultMessage: 'too long for a cell: the end is cut off',
    description: 'How texts in a file differ from the answers',
  },
  harmlessFormula: {
    id: 'exports.server.harmlessFormula',
    defaultMessage: 'with an apostrophe before what a spreadsheet would run as a formula',
    description: 'How texts in a file differ from the answers',
  },
  stillBeingImported: { id: 'exports.server.stillBeingImported', defaultMessage: 'still being imported' },
  changesCannotBeExportedFor: {
    id: 'exports.server.changesCannotBeExportedFor',
    defaultMessage: 'Changes cannot be exported for a rolling period: use two dates',
  },
  tooManyExportsAreRunning: {
    id: 'exports.server.tooManyExportsAreRunning',
    defaultMessage: 'Too many exports are running.',
  },
  rowNumber: {
    id: 'exports.server.rowNumber',
    defaultMessage: 'Row',
    description: 'The column with the number of a row in its file: 1 is the first',
  },
  dateCreated: { id: 'exports.server.dateCreated', defaultMessage: 'Date Created' },
  dateModified: { id: 'exports.server.dateModified', defaultMessage: 'Date Modified' },
  thisExport: { id: 'exports.server.thisExport', defaultMessage: 'This export' },
  sheetsOfNote: {
    id: 'exports.server.sheetsOfNote',
    defaultMessage: '{sheets, plural, one {# sheet} other {# sheets}}',
  },
  geoJsonNeedsPlace: {
    id: 'exports.server.geoJsonNeedsPlace',
    defaultMessage:
      'This form asks for no place outside of repeated entries, so there is nothing to draw on a map. Choose another format',
  },
  noSuchEntries: {
    id: 'exports.server.noSuchEntries',
    defaultMessage: 'This form has no question of repeated entries with this id',
  },
  entriesAreInTables: {
    id: 'exports.server.entriesAreInTables',
    defaultMessage:
      'A workbook and a ZIP file have the entries of every question in a table of their own. Choose CSV without a ZIP file, or name no question',
  },
  entriesNotInGeoJson: {
    id: 'exports.server.entriesNotInGeoJson',
    defaultMessage: 'GeoJSON has a place for each entry and no repeated entries. Choose CSV',
  },
  setupEntriesHaveNoChanges: {
    id: 'exports.server.setupEntriesHaveNoChanges',
    defaultMessage:
      'Entries of the setup belong to sheets, whose changes cannot be told one by one. Export all of them',
  },
  withoutEntries: {
    id: 'exports.server.withoutEntries',
    defaultMessage: 'without entries of "{question}"',
    description: 'Why rows are not in an export',
  },
});
