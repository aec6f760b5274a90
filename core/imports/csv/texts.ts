// What core/imports/csv says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  fileHasLettersThatCannot: {
    id: 'imports.csv.fileHasLettersThatCannot',
    defaultMessage: 'The file has letters that cannot be read in its encoding.',
  },
  saveItAgainAsUtf: {
    id: 'imports.csv.saveItAgainAsUtf',
    defaultMessage: 'Save it again as UTF-8 in the program it comes from.',
  },
  onlyCsvFormatIsAccepted: {
    id: 'imports.csv.onlyCsvFormatIsAccepted',
    defaultMessage: 'Only CSV format is Accepted. The maximum allowed size is 50MB.',
  },
  filesThatAreReadCsv: {
    id: 'imports.csv.filesThatAreReadCsv',
    defaultMessage: '{notCsv} Files that are read: .csv, .txt, .tsv and .xlsx.',
  },
  fileMustBePicked: { id: 'imports.csv.fileMustBePicked', defaultMessage: 'A file must be picked' },
  giveEveryColumnNameOf: {
    id: 'imports.csv.giveEveryColumnNameOf',
    defaultMessage: 'Give every column a name of its own in the header line.',
  },
  saveItAsCsvIn: {
    id: 'imports.csv.saveItAsCsvIn',
    defaultMessage: 'Save it as CSV in the program it comes from.',
  },
  exportFileAgainAsCsv: {
    id: 'imports.csv.exportFileAgainAsCsv',
    defaultMessage: 'Export the file again as CSV, with one header line.',
  },
  couldNotParseUploadedCsv: {
    id: 'imports.csv.couldNotParseUploadedCsv',
    defaultMessage: 'Could not Parse Uploaded CSV File',
  },
  itIsNotTextFile: {
    id: 'imports.csv.itIsNotTextFile',
    defaultMessage: '{unreadable}: it is not a text file',
  },
  quoteInLineOfFile: {
    id: 'imports.csv.quoteInLineOfFile',
    defaultMessage: 'A quote in line {line} of the file is not closed properly',
  },
  itIsEmpty: { id: 'imports.csv.itIsEmpty', defaultMessage: '{unreadable}: it is empty' },
  thereAreNoRowsBelow: {
    id: 'imports.csv.thereAreNoRowsBelow',
    defaultMessage: '{unreadable}: there are no rows below the header',
  },
  thisRowHasCellsHeader: {
    id: 'imports.csv.thisRowHasCellsHeader',
    defaultMessage: 'This row has {length, plural, one {# cell} other {# cells}}, the header has {width}',
  },
  thisRowMayBePart: {
    id: 'imports.csv.thisRowMayBePart',
    defaultMessage: 'This row may be part of a text that a quote in the rows next to it does not close',
  },
  thisRowRepeatsHeader: {
    id: 'imports.csv.thisRowRepeatsHeader',
    defaultMessage: 'This row repeats the header',
  },
  thisRowHasLettersThat: {
    id: 'imports.csv.thisRowHasLettersThat',
    defaultMessage: "This row has letters that cannot be read in the file's encoding",
  },
  quoteInHeaderInLine: {
    id: 'imports.csv.quoteInHeaderInLine',
    defaultMessage: '{unreadable}: a quote in the header, in line {line}, is not closed properly',
  },
  recordThatBeginsInLine: {
    id: 'imports.csv.recordThatBeginsInLine',
    defaultMessage: '{unreadable}: the record that begins in line {line} is longer than 1 MB',
  },
  fileIsNotInUtf: {
    id: 'imports.csv.fileIsNotInUtf',
    defaultMessage:
      'The file is not in UTF-8, so its letters are read as Windows-1252. If names look wrong, export it as UTF-8.',
  },
  rowsOfFileExactlyLike: {
    id: 'imports.csv.rowsOfFileExactlyLike',
    defaultMessage:
      '{rows, plural, one {# row} other {# rows}} of the file {are} exactly like an earlier one, and {go} in as well.',
  },
  itGoesInAsIt: { id: 'imports.csv.itGoesInAsIt', defaultMessage: 'It goes in as it is.' },
  theyGoInAsThey: { id: 'imports.csv.theyGoInAsThey', defaultMessage: 'They go in as they are.' },
  rowsOfFileSignWhere: {
    id: 'imports.csv.rowsOfFileSignWhere',
    defaultMessage:
      '{rows, plural, one {# row} other {# rows}} of the file {has} the sign �, where a letter was lost before. {go}',
  },
  atMostColumns: {
    id: 'imports.csv.atMostColumns',
    defaultMessage: 'At most {maximumColumns, number} columns',
  },
  columnHasSameNameAs: {
    id: 'imports.csv.columnHasSameNameAs',
    defaultMessage: 'Column {column} has the same name as column {earlier}: "{name}"',
  },
  headerNamesColumns: {
    id: 'imports.csv.headerNamesColumns',
    defaultMessage:
      'The header names {named, plural, one {# column} other {{named} columns}}, but the rows have {cells} cells',
  },
  columnNumber: { id: 'imports.csv.columnNumber', defaultMessage: 'Column {number}' },
  apostrophesLeftOut: {
    id: 'imports.csv.apostrophesLeftOut',
    defaultMessage:
      '{count, plural, one {# cell has an apostrophe} other {# cells have an apostrophe}} before what a spreadsheet would run, as files for Excel do: {count, plural, one {it goes} other {they go}} in without it.',
  },
});
