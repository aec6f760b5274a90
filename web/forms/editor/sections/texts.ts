// What web/forms/editor/sections says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  warnPeopleWhenAnswerNeeds: {
    id: 'forms.web.editor.sections.warnPeopleWhenAnswerNeeds',
    defaultMessage: 'Warn people when an answer needs attention.',
  },
  noAlertsYet: { id: 'forms.web.editor.sections.noAlertsYet', defaultMessage: 'No alerts yet.' },
  addAlert: { id: 'forms.web.editor.sections.addAlert', defaultMessage: 'Add an alert' },
  shownWhileFillingIn: {
    id: 'forms.web.editor.sections.shownWhileFillingIn',
    defaultMessage: 'Shown while filling in',
  },
  alertName: { id: 'forms.web.editor.sections.alertName', defaultMessage: 'Alert name' },
  whatIsWrongSuchAs: {
    id: 'forms.web.editor.sections.whatIsWrongSuchAs',
    defaultMessage: 'What is wrong, such as Brakes need repair',
  },
  raisedIf: { id: 'forms.web.editor.sections.raisedIf', defaultMessage: 'Raised if' },
  addCondition: { id: 'forms.web.editor.sections.addCondition', defaultMessage: 'Add a condition' },
  notify: { id: 'forms.web.editor.sections.notify', defaultMessage: 'Notify' },
  byEMailEveryTime: {
    id: 'forms.web.editor.sections.byEMailEveryTime',
    defaultMessage: 'By e-mail, every time.',
  },
  showAtOnce: { id: 'forms.web.editor.sections.showAtOnce', defaultMessage: 'Show at once' },
  peopleFillingInFormSee: {
    id: 'forms.web.editor.sections.peopleFillingInFormSee',
    defaultMessage: 'People filling in the form see it as soon as it applies.',
  },
  sectionsOfForm: { id: 'forms.web.editor.sections.sectionsOfForm', defaultMessage: 'Sections of the form' },
  andMore: {
    id: 'forms.web.editor.sections.andMore',
    defaultMessage: 'and {more, plural, one {# more} other {# more}}',
  },
  launchAlertsAskForAnother: {
    id: 'forms.web.editor.sections.launchAlertsAskForAnother',
    defaultMessage: 'Follow-up forms are asked for depending on the answers, such as an accident report.',
  },
  noLaunchAlertsYet: {
    id: 'forms.web.editor.sections.noLaunchAlertsYet',
    defaultMessage: 'No follow-up forms yet.',
  },
  addLaunchAlert: { id: 'forms.web.editor.sections.addLaunchAlert', defaultMessage: 'Add a follow-up form' },
  launchAlert: { id: 'forms.web.editor.sections.launchAlert', defaultMessage: 'Follow-up form' },
  unableToLoadForms: {
    id: 'forms.web.editor.sections.unableToLoadForms',
    defaultMessage: 'Unable to load the forms.',
  },
  whatHappenedSuchAsSomebody: {
    id: 'forms.web.editor.sections.whatHappenedSuchAsSomebody',
    defaultMessage: 'What happened, such as Somebody is hurt',
  },
  whyOtherFormIsNeeded: {
    id: 'forms.web.editor.sections.whyOtherFormIsNeeded',
    defaultMessage: 'Why the other form is needed',
  },
  formToComplete: { id: 'forms.web.editor.sections.formToComplete', defaultMessage: 'Form to complete' },
  chooseForm: { id: 'forms.web.editor.sections.chooseForm', defaultMessage: 'Choose a form' },
  launchedIf: { id: 'forms.web.editor.sections.launchedIf', defaultMessage: 'Launched if' },
  required: { id: 'forms.web.editor.sections.required', defaultMessage: 'Required' },
  rowCanOnlyBeSent: {
    id: 'forms.web.editor.sections.rowCanOnlyBeSent',
    defaultMessage: 'The entry can only be sent once the other form is filled in.',
  },
  anotherFormHasThisName: {
    id: 'forms.web.editor.sections.anotherFormHasThisName',
    defaultMessage: 'Another form has this name. Add something that sets it apart, such as a place or year.',
  },
  formNameField: { id: 'forms.web.editor.sections.formNameField', defaultMessage: 'Form name' },
  whatPeopleLookForSuch: {
    id: 'forms.web.editor.sections.whatPeopleLookForSuch',
    defaultMessage: 'What people look for, such as Daily vehicle check',
  },
  whenAndByWhomIt: {
    id: 'forms.web.editor.sections.whenAndByWhomIt',
    defaultMessage: 'When and by whom it is filled in',
  },
  whoGetsEMailAnd: {
    id: 'forms.web.editor.sections.whoGetsEMailAnd',
    defaultMessage: 'Who gets an e-mail, and when.',
  },
  noNotificationsYet: {
    id: 'forms.web.editor.sections.noNotificationsYet',
    defaultMessage: 'No notifications yet.',
  },
  addNotification: { id: 'forms.web.editor.sections.addNotification', defaultMessage: 'Add a notification' },
  when: { id: 'forms.web.editor.sections.when', defaultMessage: 'When' },
  deleteNotification: {
    id: 'forms.web.editor.sections.deleteNotification',
    defaultMessage: 'Delete notification {number}',
  },
  outline: { id: 'forms.web.editor.sections.outline', defaultMessage: 'Outline' },
  searchQuestions: {
    id: 'forms.web.editor.sections.searchQuestions',
    defaultMessage: 'Search the questions',
  },
  noQuestionsMatch: {
    id: 'forms.web.editor.sections.noQuestionsMatch',
    defaultMessage: 'No questions match.',
  },
  limitToGroups: { id: 'forms.web.editor.sections.limitToGroups', defaultMessage: 'Limit to groups' },
  offEveryoneInCompany: {
    id: 'forms.web.editor.sections.offEveryoneInCompany',
    defaultMessage: 'Off: everyone in the company.',
  },
  testers: { id: 'forms.web.editor.sections.testers', defaultMessage: 'Testers' },
  theyCanFillInForm: {
    id: 'forms.web.editor.sections.theyCanFillInForm',
    defaultMessage: 'They can fill in the form before it is published.',
  },
  whoTests: { id: 'forms.web.editor.sections.whoTests', defaultMessage: 'Who tests' },
  atMostTesters: {
    id: 'forms.web.editor.sections.atMostTesters',
    defaultMessage: 'At most {limit, plural, one {# tester} other {# testers}}.',
  },
  reviewers: { id: 'forms.web.editor.sections.reviewers', defaultMessage: 'Reviewers' },
  theyApproveOrRejectEvery: {
    id: 'forms.web.editor.sections.theyApproveOrRejectEvery',
    defaultMessage: 'They approve or reject every entry.',
  },
  catalogTypes: { id: 'forms.web.editor.sections.catalogTypes', defaultMessage: 'Catalog types' },
  catalogItemsThisFormCan: {
    id: 'forms.web.editor.sections.catalogItemsThisFormCan',
    defaultMessage: 'Catalog items this form can use.',
  },
  unableToLoadGroups: {
    id: 'forms.web.editor.sections.unableToLoadGroups',
    defaultMessage: 'Unable to load the groups.',
  },
  whoReviews: { id: 'forms.web.editor.sections.whoReviews', defaultMessage: 'Who reviews' },
  dragToReorderOrUse: {
    id: 'forms.web.editor.sections.dragToReorderOrUse',
    defaultMessage: 'Drag to reorder, or use Alt with the arrow keys.',
  },
  dragHandlesToReorderOr: {
    id: 'forms.web.editor.sections.dragHandlesToReorderOr',
    defaultMessage: 'Drag the handles to reorder, or use the menus.',
  },
  shownOnSetup: { id: 'forms.web.editor.sections.shownOnSetup', defaultMessage: 'Shown on setup' },
  askedOnceWhenSomebodyStarts: {
    id: 'forms.web.editor.sections.askedOnceWhenSomebodyStarts',
    defaultMessage: 'Asked once, when somebody starts a sheet.',
  },
  noSetupQuestionsDragQuestion: {
    id: 'forms.web.editor.sections.noSetupQuestionsDragQuestion',
    defaultMessage: 'No setup questions. Drag a question here, or add one.',
  },
  askedWithEveryRow: {
    id: 'forms.web.editor.sections.askedWithEveryRow',
    defaultMessage: 'Asked with every entry',
  },
  repeatedForEachEntry: {
    id: 'forms.web.editor.sections.repeatedForEachEntry',
    defaultMessage: 'Repeated for each entry.',
  },
  noQuestionsPerRowDrag: {
    id: 'forms.web.editor.sections.noQuestionsPerRowDrag',
    defaultMessage: 'No questions per entry. Drag a question here, or add one.',
  },
  addTo: { id: 'forms.web.editor.sections.addTo', defaultMessage: 'Add to "{title}"' },
  fixProblems: {
    id: 'forms.web.editor.sections.fixProblems',
    defaultMessage: 'Fix {count, plural, one {# problem} other {# problems}} to save this form',
  },
  matchCount: {
    id: 'forms.web.editor.sections.matchCount',
    defaultMessage: '{count, plural, one {# match} other {# matches}}',
  },
  stateOf: {
    id: 'forms.web.editor.sections.stateOf',
    defaultMessage:
      '{state, select, complete {, complete} open {, not complete yet} broken {, {count, plural, one {# problem} other {# problems}} to fix} other {}}',
  },
  alert: { id: 'forms.web.editor.sections.alert', defaultMessage: 'Alert' },
  tells: { id: 'forms.web.editor.sections.tells', defaultMessage: 'Tells {contacts}' },
  opens: { id: 'forms.web.editor.sections.opens', defaultMessage: 'Opens {opens}' },
});
