// What core/imports/workbook says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  asCsvWorksheetIsLarger: {
    id: 'imports.workbook.asCsvWorksheetIsLarger',
    defaultMessage: 'As CSV the worksheet "{worksheet}" is larger than 50 MB.',
  },
  splitItIntoSeveralWorkbooks: {
    id: 'imports.workbook.splitItIntoSeveralWorkbooks',
    defaultMessage: 'Split it into several workbooks, and import them one by one.',
  },
  workbookHasNoVisibleWorksheet: {
    id: 'imports.workbook.workbookHasNoVisibleWorksheet',
    defaultMessage: 'The workbook has no visible worksheet.',
  },
  unhideWorksheetToImportAnd: {
    id: 'imports.workbook.unhideWorksheetToImportAnd',
    defaultMessage: 'Unhide the worksheet to import, and save the workbook again.',
  },
  workbookHasSeveralWorksheets: {
    id: 'imports.workbook.workbookHasSeveralWorksheets',
    defaultMessage: 'The workbook has several worksheets: {all}.',
  },
  chooseOneToImport: {
    id: 'imports.workbook.chooseOneToImport',
    defaultMessage: 'Choose the one to import.',
  },
  workbookCannotBeRead: {
    id: 'imports.workbook.workbookCannotBeRead',
    defaultMessage: 'The workbook cannot be read.',
  },
  openItInProgramIt: {
    id: 'imports.workbook.openItInProgramIt',
    defaultMessage:
      'Open it in the program it comes from and save it again as XLSX, without a password, or as CSV.',
  },
});
