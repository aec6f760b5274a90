// What web/imports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  asItIs: { id: 'imports.web.asItIs', defaultMessage: 'Import a file as it is' },
  convertFirst: {
    id: 'imports.web.convertFirst',
    defaultMessage: 'The file is of a device: convert it first',
  },
  viewData: { id: 'imports.web.viewData', defaultMessage: 'View Data' },
  backToForms: { id: 'imports.web.backToForms', defaultMessage: 'Back to forms' },
  importData: { id: 'imports.web.importData', defaultMessage: 'Import Data' },
  allImports: { id: 'imports.web.allImports', defaultMessage: 'All imports' },
  reading: { id: 'imports.web.reading', defaultMessage: 'Reading {reading}' },
  dropCsvFileOrWorkbook: {
    id: 'imports.web.dropCsvFileOrWorkbook',
    defaultMessage: 'Drop a CSV file, a workbook or a ZIP here',
  },
  atMost50Mb: {
    id: 'imports.web.atMost50Mb',
    defaultMessage: 'At most 50 MB. Pack it in a ZIP together with the photos and files that it names.',
  },
  csvFile: { id: 'imports.web.csvFile', defaultMessage: 'CSV file' },
  firstRowMustHoldColumn: {
    id: 'imports.web.firstRowMustHoldColumn',
    defaultMessage:
      "The first row must hold column names. You'll review the match before anything is imported.",
  },
  unableToLoadThisForm: {
    id: 'imports.web.unableToLoadThisForm',
    defaultMessage: 'Unable to load this form',
  },
  progress: { id: 'imports.web.progress', defaultMessage: 'Progress' },
  uploading: { id: 'imports.web.uploading', defaultMessage: 'Uploading {file}' },
  stopUpload: { id: 'imports.web.stopUpload', defaultMessage: 'Stop the upload' },
  importText: { id: 'imports.web.importText', defaultMessage: 'Import' },
  unableToLoadThisImport: {
    id: 'imports.web.unableToLoadThisImport',
    defaultMessage: 'Unable to load this import',
  },
  unableToLoadFormOf: {
    id: 'imports.web.unableToLoadFormOf',
    defaultMessage: 'Unable to load the form of this import',
  },
  sent: { id: 'imports.web.sent', defaultMessage: '{percent}% sent' },
});
