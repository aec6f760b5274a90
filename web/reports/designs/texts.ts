// What web/reports/designs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  designCouldNotBeSaved: {
    id: 'reports.web.designs.designCouldNotBeSaved',
    defaultMessage: 'The design could not be saved as a file. Please try again.',
  },
  actionsFor: { id: 'reports.web.designs.actionsFor', defaultMessage: 'Actions for {name}' },
  saveAsFile: { id: 'reports.web.designs.saveAsFile', defaultMessage: 'Save as a file' },
  importFile: { id: 'reports.web.designs.importFile', defaultMessage: 'Import a file' },
  dropDesignFileHere: {
    id: 'reports.web.designs.dropDesignFileHere',
    defaultMessage: 'Drop a design file here',
  },
  jsonFileCreatedWithSave: {
    id: 'reports.web.designs.jsonFileCreatedWithSave',
    defaultMessage: 'A JSON file created with Save as a file',
  },
  designFile: { id: 'reports.web.designs.designFile', defaultMessage: 'Design file' },
  chooseForm: { id: 'reports.web.designs.chooseForm', defaultMessage: 'Choose a form' },
  noFormsMatch: { id: 'reports.web.designs.noFormsMatch', defaultMessage: 'No forms match' },
  questionsAreMatchedByTitle: {
    id: 'reports.web.designs.questionsAreMatchedByTitle',
    defaultMessage: 'Questions are matched by title. Anything not found is marked in the builder.',
  },
  openInBuilder: { id: 'reports.web.designs.openInBuilder', defaultMessage: 'Open in the builder' },
  thisFileIsTooLarge: {
    id: 'reports.web.designs.thisFileIsTooLarge',
    defaultMessage: 'This file is too large for a design.',
  },
  thisFileIsNotValid: {
    id: 'reports.web.designs.thisFileIsNotValid',
    defaultMessage: 'This file is not valid JSON, or is incomplete.',
  },
  fileCouldNotBeRead: {
    id: 'reports.web.designs.fileCouldNotBeRead',
    defaultMessage: 'The file could not be read.',
  },
  formsCouldNotBeLoaded: {
    id: 'reports.web.designs.formsCouldNotBeLoaded',
    defaultMessage: 'The forms could not be loaded',
  },
  chooseFormThatReportIs: {
    id: 'reports.web.designs.chooseFormThatReportIs',
    defaultMessage: 'Choose the form that the report is about.',
  },
  formCouldNotBeLoaded: {
    id: 'reports.web.designs.formCouldNotBeLoaded',
    defaultMessage: 'The form could not be loaded',
  },
  startFrom: { id: 'reports.web.designs.startFrom', defaultMessage: 'Start from' },
  designFacts: {
    id: 'reports.web.designs.designFacts',
    defaultMessage:
      '<b>{name}</b>, {count, plural, one {# section} other {# sections}}{hasForm, select, true {, for "{form}"} other {}}',
  },
});
