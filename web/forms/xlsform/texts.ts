// What web/forms/xlsform says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  couldNotBeRead: { id: 'forms.web.xlsform.couldNotBeRead', defaultMessage: '{file} could not be read.' },
  chooseItAgain: { id: 'forms.web.xlsform.chooseItAgain', defaultMessage: 'Choose it again.' },
  formName: { id: 'forms.web.xlsform.formName', defaultMessage: 'Form name' },
  questionsUnpublishedUntilYouPublish: {
    id: 'forms.web.xlsform.questionsUnpublishedUntilYouPublish',
    defaultMessage: '{count, plural, one {# question} other {# questions}}, unpublished until you publish it',
  },
  whatHappenedToRows: {
    id: 'forms.web.xlsform.whatHappenedToRows',
    defaultMessage: 'What happened to the rows',
  },
  chooseAnotherFile: { id: 'forms.web.xlsform.chooseAnotherFile', defaultMessage: 'Choose another file' },
  createForm: { id: 'forms.web.xlsform.createForm', defaultMessage: 'Create form' },
  importXlsform: { id: 'forms.web.xlsform.importXlsform', defaultMessage: 'Import an XLSForm' },
  reading: { id: 'forms.web.xlsform.reading', defaultMessage: 'Reading {picked}...' },
  turnFormFromOdkKobo: {
    id: 'forms.web.xlsform.turnFormFromOdkKobo',
    defaultMessage:
      'Turn a form from ODK, Kobo or SurveyCTO into one of yours. You can review the result before anything is created.',
  },
  dropExcelWorkbookXlsxHere: {
    id: 'forms.web.xlsform.dropExcelWorkbookXlsxHere',
    defaultMessage: 'Drop an Excel workbook (.xlsx) here, or a ZIP file with one and its pictures',
  },
  withSheetSurveyAtMost: {
    id: 'forms.web.xlsform.withSheetSurveyAtMost',
    defaultMessage: 'With the sheet "survey", at most 20 MB; as a ZIP file at most 120 MB',
  },
  excelWorkbook: { id: 'forms.web.xlsform.excelWorkbook', defaultMessage: 'Excel workbook or ZIP file' },
  whatXlsformDoesNotHave: {
    id: 'forms.web.xlsform.whatXlsformDoesNotHave',
    defaultMessage: 'What the XLSForm does not have',
  },
  wasSavedWithTheseDifferences: {
    id: 'forms.web.xlsform.wasSavedWithTheseDifferences',
    defaultMessage: '{name} was saved, with these differences:',
  },
});
