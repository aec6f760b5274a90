// What core/forms/draft says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  finishThisOrRemoveIncomplete: {
    id: 'forms.draft.finishThisOrRemoveIncomplete',
    defaultMessage: 'Finish this, or remove the incomplete parts',
  },
  partOfCatalogThatThis: {
    id: 'forms.draft.partOfCatalogThatThis',
    defaultMessage: 'The part of the catalog that this question uses no longer exists: choose another one',
  },
  conditionOfWasLeftOut: {
    id: 'forms.draft.conditionOfWasLeftOut',
    defaultMessage: 'The condition of "{question}" was left out: it reads questions of the other form.',
  },
  ruleOfWasLeftOut: {
    id: 'forms.draft.ruleOfWasLeftOut',
    defaultMessage: 'A rule of "{question}" was left out: it reads questions of the other form.',
  },
  calculationOfWasLeftOut: {
    id: 'forms.draft.calculationOfWasLeftOut',
    defaultMessage: 'The calculation of "{question}" was left out: it reads questions of the other form.',
  },
  insideOfWasLeftOut: {
    id: 'forms.draft.insideOfWasLeftOut',
    defaultMessage: 'What the entries of "{question}" read of the other form was left out.',
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
  rowIsAdded: { id: 'forms.draft.rowIsAdded', defaultMessage: 'An entry is added' },
  rowIsApproved: { id: 'forms.draft.rowIsApproved', defaultMessage: 'An entry is approved' },
  rowIsRejected: { id: 'forms.draft.rowIsRejected', defaultMessage: 'An entry is rejected' },
  chooseOneOr: {
    id: 'forms.draft.chooseOneOr',
    defaultMessage:
      '{what, select, group {Choose at least one group, or switch this off} tester {Choose at least one tester, or switch this off} other {Choose at least one reviewer, or switch this off}}',
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
  usedIn: {
    id: 'forms.draft.usedIn',
    defaultMessage:
      '{kind, select, condition {the condition of "{name}"} rule {a rule of "{name}"} choices {the choices of "{name}"} alert {the alert "{name}"} launchAlert {the follow-up form "{name}"} calculation {the calculation "{name}"} other {the aggregation "{name}"}}',
  },
  showCondition: { id: 'forms.draft.showCondition', defaultMessage: 'Show the condition' },
  showQuestion: { id: 'forms.draft.showQuestion', defaultMessage: 'Show the question' },
  showAlert: { id: 'forms.draft.showAlert', defaultMessage: 'Show the alert' },
  showLaunchAlert: { id: 'forms.draft.showLaunchAlert', defaultMessage: 'Show the follow-up form' },
  showCalculation: { id: 'forms.draft.showCalculation', defaultMessage: 'Show the calculation' },
  showAggregation: { id: 'forms.draft.showAggregation', defaultMessage: 'Show the aggregation' },
  isUsed: {
    id: 'forms.draft.isUsed',
    defaultMessage:
      '{wish, select, delete {"{question}" is used by {list}. Change that first, then delete it.} other {"{question}" is used by {list}. Change that first, then change its type.}}',
  },
  itIsUsed: {
    id: 'forms.draft.itIsUsed',
    defaultMessage:
      '{wish, select, delete {It is used by {list}. Change that first, then delete it.} other {It is used by {list}. Change that first, then change its type.}}',
  },
  untitledQuestion: {
    id: 'forms.draft.untitledQuestion',
    defaultMessage: 'a question without a title',
  },
  questionsOfPart: {
    id: 'forms.draft.questionsOfPart',
    defaultMessage: '{part, select, entry {{name}: this entry} rows {Entry} other {Setup}}',
    description: 'Heads a list of questions that an expression may read: Damage: this entry',
  },
  questionsOnSetup: { id: 'forms.draft.questionsOnSetup', defaultMessage: 'Questions on setup' },
  launchAlerts: { id: 'forms.draft.launchAlerts', defaultMessage: 'Follow-up forms' },
  formNameField: { id: 'forms.draft.formNameField', defaultMessage: 'Form name' },
  catalogTypes: { id: 'forms.draft.catalogTypes', defaultMessage: 'Catalog types' },
  questions: { id: 'forms.draft.questions', defaultMessage: 'Questions' },
  alerts: { id: 'forms.draft.alerts', defaultMessage: 'Alerts' },
  notifications: { id: 'forms.draft.notifications', defaultMessage: 'Notifications' },
  groups: { id: 'forms.draft.groups', defaultMessage: 'Groups' },
  testers: { id: 'forms.draft.testers', defaultMessage: 'Testers' },
  reviewers: { id: 'forms.draft.reviewers', defaultMessage: 'Reviewers' },
  form: { id: 'forms.draft.form', defaultMessage: 'Form' },
  copyOf: { id: 'forms.draft.copyOf', defaultMessage: 'Copy of {name}' },
  question: { id: 'forms.draft.question', defaultMessage: 'Question' },
  more: { id: 'forms.draft.more', defaultMessage: '{more} more' },
  formName: { id: 'forms.draft.formName', defaultMessage: 'Form Name' },
  permissions: { id: 'forms.draft.permissions', defaultMessage: 'Permissions' },
  contextAlerts: { id: 'forms.draft.contextAlerts', defaultMessage: 'Follow-up forms' },
  alertNumber: {
    id: 'forms.draft.alertNumber',
    defaultMessage: '{list, select, alerts {Alert {number}} other {Follow-up form {number}}}',
  },
  questionNumber: {
    id: 'forms.draft.questionNumber',
    defaultMessage: '{list, select, questions {Question {number}} other {Question {number} on setup}}',
  },
});
