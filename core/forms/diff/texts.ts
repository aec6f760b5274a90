// What core/forms/diff says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  launchAlert: { id: 'forms.diff.launchAlert', defaultMessage: 'Launch alert' },
  formName: { id: 'forms.diff.formName', defaultMessage: 'Form name' },
  severalRowsAtOnce: { id: 'forms.diff.severalRowsAtOnce', defaultMessage: 'Several rows at once' },
  catalogTypes: { id: 'forms.diff.catalogTypes', defaultMessage: 'Catalog types' },
  notifiedOfCompletedSheets: {
    id: 'forms.diff.notifiedOfCompletedSheets',
    defaultMessage: 'Notified of completed sheets',
  },
  notifiedOfNewRows: { id: 'forms.diff.notifiedOfNewRows', defaultMessage: 'Notified of new rows' },
  notifiedOfApprovedRows: {
    id: 'forms.diff.notifiedOfApprovedRows',
    defaultMessage: 'Notified of approved rows',
  },
  notifiedOfRejectedRows: {
    id: 'forms.diff.notifiedOfRejectedRows',
    defaultMessage: 'Notified of rejected rows',
  },
  answersMayBeSaved: { id: 'forms.diff.answersMayBeSaved', defaultMessage: 'answers may be saved' },
  hiddenOnDashboard: { id: 'forms.diff.hiddenOnDashboard', defaultMessage: 'hidden on the dashboard' },
  pinnedToDashboard: { id: 'forms.diff.pinnedToDashboard', defaultMessage: 'pinned to the dashboard' },
  placeOnDashboard: { id: 'forms.diff.placeOnDashboard', defaultMessage: 'place on the dashboard' },
  shownWhileFillingIn: { id: 'forms.diff.shownWhileFillingIn', defaultMessage: 'shown while filling in' },
  formToComplete: { id: 'forms.diff.formToComplete', defaultMessage: 'form to complete' },
  oncePerSheet: { id: 'forms.diff.oncePerSheet', defaultMessage: 'once per sheet' },
  oncePerRow: { id: 'forms.diff.oncePerRow', defaultMessage: 'once per row' },
  alert: { id: 'forms.diff.alert', defaultMessage: 'Alert' },
  optionOf: { id: 'forms.diff.optionOf', defaultMessage: 'Option "{value}" of question "{question}"' },
  offeredWord: {
    id: 'forms.diff.offeredWord',
    defaultMessage: 'no longer offered',
    description: 'What a change is of, in a list of changes.',
  },
  retiredAs: {
    id: 'forms.diff.retiredAs',
    defaultMessage: '{retired, select, disabled {shown, not to be chosen} other {hidden}}',
  },
  offeredIf: { id: 'forms.diff.offeredIf', defaultMessage: 'offered if' },
  shownAs: { id: 'forms.diff.shownAs', defaultMessage: 'shown as' },
  testers: { id: 'forms.diff.testers', defaultMessage: 'Testers' },
  reviewers: { id: 'forms.diff.reviewers', defaultMessage: 'Reviewers' },
  question: { id: 'forms.diff.question', defaultMessage: 'Question "{text}"' },
  header: { id: 'forms.diff.header', defaultMessage: 'Header' },
  calculation: { id: 'forms.diff.calculation', defaultMessage: 'Calculation' },
  aggregation: { id: 'forms.diff.aggregation', defaultMessage: 'Aggregation' },
  rules: { id: 'forms.diff.rules', defaultMessage: 'rules' },
  askedIf: { id: 'forms.diff.askedIf', defaultMessage: 'asked if' },
  chosenCatalogTypes: { id: 'forms.diff.chosenCatalogTypes', defaultMessage: 'catalog types' },
  catalogBranches: { id: 'forms.diff.catalogBranches', defaultMessage: 'catalog branches' },
  choicesFollow: { id: 'forms.diff.choicesFollow', defaultMessage: 'choices follow' },
  shownIf: { id: 'forms.diff.shownIf', defaultMessage: 'shown if' },
  raisedIf: { id: 'forms.diff.raisedIf', defaultMessage: 'raised if' },
  launchedIf: { id: 'forms.diff.launchedIf', defaultMessage: 'launched if' },
  aggregationWord: {
    id: 'forms.diff.aggregationWord',
    defaultMessage: 'aggregation',
    description: 'What a change is of, in a list of changes.',
  },
  contactsWord: {
    id: 'forms.diff.contactsWord',
    defaultMessage: 'contacts',
    description: 'What a change is of, in a list of changes.',
  },
  defaultWord: {
    id: 'forms.diff.defaultWord',
    defaultMessage: 'default',
    description: 'What a change is of, in a list of changes.',
  },
  descriptionWord: {
    id: 'forms.diff.descriptionWord',
    defaultMessage: 'description',
    description: 'What a change is of, in a list of changes.',
  },
  formulaWord: {
    id: 'forms.diff.formulaWord',
    defaultMessage: 'formula',
    description: 'What a change is of, in a list of changes.',
  },
  groupWord: {
    id: 'forms.diff.groupWord',
    defaultMessage: 'shows and hides everything below it',
    description: 'What a change is of, in a list of changes.',
  },
  atLeastOneWord: {
    id: 'forms.diff.atLeastOneWord',
    defaultMessage: 'needs an answer to at least one question',
    description: 'What a change is of, in a list of changes.',
  },
  nameWord: {
    id: 'forms.diff.nameWord',
    defaultMessage: 'name',
    description: 'What a change is of, in a list of changes.',
  },
  optionsWord: {
    id: 'forms.diff.optionsWord',
    defaultMessage: 'options',
    description: 'What a change is of, in a list of changes.',
  },
  requiredWord: {
    id: 'forms.diff.requiredWord',
    defaultMessage: 'required',
    description: 'What a change is of, in a list of changes.',
  },
  textWord: {
    id: 'forms.diff.textWord',
    defaultMessage: 'text',
    description: 'What a change is of, in a list of changes.',
  },
  titleWord: {
    id: 'forms.diff.titleWord',
    defaultMessage: 'title',
    description: 'What a change is of, in a list of changes.',
  },
  typeWord: {
    id: 'forms.diff.typeWord',
    defaultMessage: 'type',
    description: 'What a change is of, in a list of changes.',
  },
  settingOf: { id: 'forms.diff.settingOf', defaultMessage: 'setting {key}' },
  valueWord: {
    id: 'forms.diff.valueWord',
    defaultMessage: 'value',
    description: 'What a change is of, in a list of changes.',
  },
  elementType: {
    id: 'forms.diff.elementType',
    defaultMessage:
      '{type, select, HEADER {header} DESCRIPTION {description} CALCULATION {calculation} other {aggregation}}',
  },
});
