// What web/forms says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  templates: { id: 'forms.web.templates', defaultMessage: 'Templates' },
  searchTemplates: { id: 'forms.web.searchTemplates', defaultMessage: 'Search templates' },
  searchByNameOrBy: {
    id: 'forms.web.searchByNameOrBy',
    defaultMessage: 'Search by name, or by what is asked',
  },
  noTemplatesMatch: { id: 'forms.web.noTemplatesMatch', defaultMessage: 'No templates match "{filter}"' },
  tryFewerWordsOrStart: {
    id: 'forms.web.tryFewerWordsOrStart',
    defaultMessage: 'Try fewer words, or start from a blank form.',
  },
  useThisTemplate: { id: 'forms.web.useThisTemplate', defaultMessage: 'Use this template' },
  previewOf: { id: 'forms.web.previewOf', defaultMessage: 'Preview of {form}' },
  shownOnSetup: { id: 'forms.web.shownOnSetup', defaultMessage: 'Shown on setup' },
  askedWithEveryRow: { id: 'forms.web.askedWithEveryRow', defaultMessage: 'Asked with every row' },
  askedThen: { id: 'forms.web.askedThen', defaultMessage: 'Asked then' },
  alerts: { id: 'forms.web.alerts', defaultMessage: 'Alerts' },
  required: { id: 'forms.web.required', defaultMessage: '(required)' },
  ifText: { id: 'forms.web.ifText', defaultMessage: 'if {when}' },
  selectNewFormOrChoose: {
    id: 'forms.web.selectNewFormOrChoose',
    defaultMessage: 'Select New Form or choose a template below to begin',
  },
  youCanChangeEverythingBefore: {
    id: 'forms.web.youCanChangeEverythingBefore',
    defaultMessage: 'You can change everything before publishing.',
  },
  templatesCouldNotBeLoaded: {
    id: 'forms.web.templatesCouldNotBeLoaded',
    defaultMessage: 'The templates could not be loaded.',
  },
  createForm: { id: 'forms.web.createForm', defaultMessage: 'Create a form' },
  newAddBlankQuestionnaire: {
    id: 'forms.web.newAddBlankQuestionnaire',
    defaultMessage: 'new add blank questionnaire',
  },
  createFormFromTemplate: {
    id: 'forms.web.createFormFromTemplate',
    defaultMessage: 'Create a form from a template',
  },
  importXlsform: { id: 'forms.web.importXlsform', defaultMessage: 'Import an XLSForm' },
  newOdkKoboExcel: { id: 'forms.web.newOdkKoboExcel', defaultMessage: 'new odk kobo excel' },
  newVersionUnpublished: {
    id: 'forms.web.newVersionUnpublished',
    defaultMessage: 'New version, unpublished',
  },
  changeQuestionsDesign: { id: 'forms.web.changeQuestionsDesign', defaultMessage: 'change questions design' },
  editCopy: { id: 'forms.web.editCopy', defaultMessage: 'Edit the copy' },
  editNewVersion: { id: 'forms.web.editNewVersion', defaultMessage: 'Edit the new version' },
  enterAnswerSubmitNewRow: {
    id: 'forms.web.enterAnswerSubmitNewRow',
    defaultMessage: 'enter answer submit new row entry',
  },
  dashboardWidgetsChartsAnalysis: {
    id: 'forms.web.dashboardWidgetsChartsAnalysis',
    defaultMessage: 'dashboard widgets charts analysis',
  },
  rows: { id: 'forms.web.rows', defaultMessage: 'Rows' },
  tableDataAnswersSubmissionsEntries: {
    id: 'forms.web.tableDataAnswersSubmissionsEntries',
    defaultMessage: 'table data answers submissions entries',
  },
  shareAddressUrlSendCopy: {
    id: 'forms.web.shareAddressUrlSendCopy',
    defaultMessage: 'share address url send copy',
  },
  importData: { id: 'forms.web.importData', defaultMessage: 'Import Data' },
  uploadCsvExcel: { id: 'forms.web.uploadCsvExcel', defaultMessage: 'upload csv excel' },
  exportData: { id: 'forms.web.exportData', defaultMessage: 'Export Data' },
  downloadCsvExcelXlsxSchedule: {
    id: 'forms.web.downloadCsvExcelXlsxSchedule',
    defaultMessage: 'download csv excel xlsx schedule',
  },
  newVersionOf: { id: 'forms.web.newVersionOf', defaultMessage: '{openVersion} the new version of {name}' },
  answersUpdated: { id: 'forms.web.answersUpdated', defaultMessage: 'Answers updated {time}' },
  viewDataOf: { id: 'forms.web.viewDataOf', defaultMessage: 'View data of {spoken}' },
  actionsFor: { id: 'forms.web.actionsFor', defaultMessage: 'Actions for {spoken}' },
  searchForms: { id: 'forms.web.searchForms', defaultMessage: 'Search forms' },
  sortBy: { id: 'forms.web.sortBy', defaultMessage: 'Sort by' },
  asBefore: { id: 'forms.web.asBefore', defaultMessage: 'As before' },
  createFromBlank: { id: 'forms.web.createFromBlank', defaultMessage: 'Create from blank' },
  createFromTemplate: { id: 'forms.web.createFromTemplate', defaultMessage: 'Create from a template' },
  newForm: { id: 'forms.web.newForm', defaultMessage: 'New Form' },
  showMore: { id: 'forms.web.showMore', defaultMessage: 'Show more ({count, number})' },
  noFormsYet: { id: 'forms.web.noFormsYet', defaultMessage: 'No forms yet' },
  formsThatYouCanFill: {
    id: 'forms.web.formsThatYouCanFill',
    defaultMessage: 'Forms that you can fill in or read will appear here.',
  },
  whatPublishingChanges: { id: 'forms.web.whatPublishingChanges', defaultMessage: 'What publishing changes' },
  unableToLoadWhatPublishing: {
    id: 'forms.web.unableToLoadWhatPublishing',
    defaultMessage: 'Unable to load what publishing changes.',
  },
  questionOf: { id: 'forms.web.questionOf', defaultMessage: 'Question of {form}' },
  alertCount: {
    id: 'forms.web.alertCount',
    defaultMessage: '{count, plural, one {# alert} other {# alerts}}',
  },
  lastModified: { id: 'forms.web.lastModified', defaultMessage: 'Last Modified {when}' },
  isNewVersionOf: { id: 'forms.web.isNewVersionOf', defaultMessage: 'New version of {name}' },
});
