// What core/forms/draft says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  partOfCatalogThatThis: {
    id: 'forms.draft.partOfCatalogThatThis',
    defaultMessage: 'The part of the catalog that this question uses no longer exists: choose another one',
  },
  conditionOfWasLeftOut: {
    id: 'forms.draft.conditionOfWasLeftOut',
    defaultMessage: 'The condition of "{question}" was left out: it reads questions of the other form.',
  },
  addNewQuestionInstead: {
    id: 'forms.draft.addNewQuestionInstead',
    defaultMessage: '{publishedRules}. Add a new question instead.',
  },
  lastQuestionOfFormCannot: {
    id: 'forms.draft.lastQuestionOfFormCannot',
    defaultMessage: 'The last question of a form cannot be deleted.',
  },
  questionWithoutTitle: {
    id: 'forms.draft.questionWithoutTitle',
    defaultMessage: 'Question without a title',
  },
  sheetIsCompleted: { id: 'forms.draft.sheetIsCompleted', defaultMessage: 'A sheet is completed' },
  rowIsAdded: { id: 'forms.draft.rowIsAdded', defaultMessage: 'A row is added' },
  rowIsApproved: { id: 'forms.draft.rowIsApproved', defaultMessage: 'A row is approved' },
  rowIsRejected: { id: 'forms.draft.rowIsRejected', defaultMessage: 'A row is rejected' },
  chooseAtLeastOneOr: {
    id: 'forms.draft.chooseAtLeastOneOr',
    defaultMessage: 'Choose at least one {what}, or switch this off',
  },
  chooseAtLeastOnePerson: {
    id: 'forms.draft.chooseAtLeastOnePerson',
    defaultMessage: 'Choose at least one person, or remove this notification',
  },
  savingGivesRoleReviewerTo: {
    id: 'forms.draft.savingGivesRoleReviewerTo',
    defaultMessage: 'Saving gives the role Reviewer to {names}.',
  },
  cantDeleteThisQuestion: {
    id: 'forms.draft.cantDeleteThisQuestion',
    defaultMessage: "Can't delete this question!",
  },
  cantChangeQuestionType: {
    id: 'forms.draft.cantChangeQuestionType',
    defaultMessage: "Can't change question type!",
  },
  changeItsType: { id: 'forms.draft.changeItsType', defaultMessage: 'change its type' },
  conditionOf: { id: 'forms.draft.conditionOf', defaultMessage: 'the condition of' },
  choicesOf: { id: 'forms.draft.choicesOf', defaultMessage: 'the choices of' },
  launchAlert: { id: 'forms.draft.launchAlert', defaultMessage: 'the launch alert' },
  showCondition: { id: 'forms.draft.showCondition', defaultMessage: 'Show the condition' },
  showQuestion: { id: 'forms.draft.showQuestion', defaultMessage: 'Show the question' },
  showAlert: { id: 'forms.draft.showAlert', defaultMessage: 'Show the alert' },
  showLaunchAlert: { id: 'forms.draft.showLaunchAlert', defaultMessage: 'Show the launch alert' },
  showCalculation: { id: 'forms.draft.showCalculation', defaultMessage: 'Show the calculation' },
  showAggregation: { id: 'forms.draft.showAggregation', defaultMessage: 'Show the aggregation' },
  isUsedByChangeThat: {
    id: 'forms.draft.isUsedByChangeThat',
    defaultMessage: '{question} is used by {list}. Change that first, then {wish}.',
  },
  questionWithoutTitle2: {
    id: 'forms.draft.questionWithoutTitle2',
    defaultMessage: 'a question without a title',
  },
  formName: { id: 'forms.draft.formName', defaultMessage: 'Form Name' },
  questionsOnSetup: { id: 'forms.draft.questionsOnSetup', defaultMessage: 'Questions on setup' },
  launchAlerts: { id: 'forms.draft.launchAlerts', defaultMessage: 'Launch alerts' },
  formName2: { id: 'forms.draft.formName2', defaultMessage: 'Form name' },
  catalogTypes: { id: 'forms.draft.catalogTypes', defaultMessage: 'Catalog types' },
  launchAlert2: { id: 'forms.draft.launchAlert2', defaultMessage: 'Launch alert' },
  questions: { id: 'forms.draft.questions', defaultMessage: 'Questions' },
  alerts: { id: 'forms.draft.alerts', defaultMessage: 'Alerts' },
  notifications: { id: 'forms.draft.notifications', defaultMessage: 'Notifications' },
  groups: { id: 'forms.draft.groups', defaultMessage: 'Groups' },
  testers: { id: 'forms.draft.testers', defaultMessage: 'Testers' },
  reviewers: { id: 'forms.draft.reviewers', defaultMessage: 'Reviewers' },
  form: { id: 'forms.draft.form', defaultMessage: 'Form' },
});
