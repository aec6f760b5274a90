// What core/forms/impact says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  newAlert: { id: 'forms.impact.newAlert', defaultMessage: 'New alert: {name}.' },
  alertIsNoLongerRaised: {
    id: 'forms.impact.alertIsNoLongerRaised',
    defaultMessage: 'The alert "{alert}" is no longer raised.',
  },
  alertIsNowRaisedUnder: {
    id: 'forms.impact.alertIsNowRaisedUnder',
    defaultMessage: 'The alert "{name}" is now raised under a different condition.',
  },
  newLaunchAlert: { id: 'forms.impact.newLaunchAlert', defaultMessage: 'New follow-up form: {name}.' },
  launchAlertNoLongerOpens: {
    id: 'forms.impact.launchAlertNoLongerOpens',
    defaultMessage: 'The follow-up form "{alert}" no longer opens.',
  },
  launchAlertNowOpensIts: {
    id: 'forms.impact.launchAlertNowOpensIts',
    defaultMessage: 'The follow-up form "{name}" now opens under a different condition.',
  },
  forPeopleFillingItIn: {
    id: 'forms.impact.forPeopleFillingItIn',
    defaultMessage: 'For people filling it in',
  },
  dashboardsTablesAndExports: {
    id: 'forms.impact.dashboardsTablesAndExports',
    defaultMessage: 'Dashboards, tables and exports',
  },
  accessReviewsAndNotifications: {
    id: 'forms.impact.accessReviewsAndNotifications',
    defaultMessage: 'Access, reviews and notifications',
  },
  inProgress: { id: 'forms.impact.inProgress', defaultMessage: 'In progress' },
  nobodyReviewsItsRows: {
    id: 'forms.impact.nobodyReviewsItsRows',
    defaultMessage: 'Entries count as soon as they are sent: the form has no reviewers.',
  },
  alertNotifiesNobody: {
    id: 'forms.impact.alertNotifiesNobody',
    defaultMessage: 'The alert "{name}" notifies nobody.',
  },
  everyoneInCompanyCanSee: {
    id: 'forms.impact.everyoneInCompanyCanSee',
    defaultMessage: 'Everyone in the company can see the form.',
  },
  onlyPeopleInCanSee: {
    id: 'forms.impact.onlyPeopleInCanSee',
    defaultMessage: 'Only people in {listed} can see the form. Until now everyone could.',
  },
  peopleInCanNowSee: {
    id: 'forms.impact.peopleInCanNowSee',
    defaultMessage: 'People in {listed} can now see the form too.',
  },
  peopleInCanNoLonger: {
    id: 'forms.impact.peopleInCanNoLonger',
    defaultMessage: 'People in {listed} can no longer see the form, unless another of their groups can.',
  },
  canReviewRows: { id: 'forms.impact.canReviewRows', defaultMessage: '{listed} can review entries.' },
  canNoLongerReviewRows: {
    id: 'forms.impact.canNoLongerReviewRows',
    defaultMessage: '{listed} can no longer review entries.',
  },
  newRowsWillWaitFor: {
    id: 'forms.impact.newRowsWillWaitFor',
    defaultMessage: 'New entries will wait for review. Existing entries will not.',
  },
  rowsAreNoLongerReviewed: {
    id: 'forms.impact.rowsAreNoLongerReviewed',
    defaultMessage: 'Entries are no longer reviewed.',
  },
  noLongerNotifiedOf: {
    id: 'forms.impact.noLongerNotifiedOf',
    defaultMessage:
      '{count, plural, one {{names} is} other {{names} are}} no longer notified of {what, select, sheets {completed sheets} rows {new entries} approved {approved entries} rejected {rejected entries} other {the alert "{alert}"}}.',
  },
  askedAgain: { id: 'forms.impact.askedAgain', defaultMessage: 'Asked again: {withDemand}.' },
  noLongerAsked: {
    id: 'forms.impact.noLongerAsked',
    defaultMessage: '{count, plural, one {{named} is no longer asked.} other {{named} are no longer asked.}}',
  },
  mustNowBeAnswered: {
    id: 'forms.impact.mustNowBeAnswered',
    defaultMessage: '{named} must now be answered.',
  },
  mustNowBeUnique: {
    id: 'forms.impact.mustNowBeUnique',
    defaultMessage:
      '{named} must now be unique. Entries that have the same answers stay as they are; others are compared with them.',
  },
  noRowsClash: {
    id: 'forms.impact.noRowsClash',
    defaultMessage:
      '{isPart, select, true {Of the {compared, number} answers to "{question}" that were compared, no two are the same.} other {No two entries have the same answer to "{question}".}}',
  },
  rowsClash: {
    id: 'forms.impact.rowsClash',
    defaultMessage:
      '{isPart, select, true {Of the {compared, number} answers to "{question}" that were compared, {count, plural, one {# is} other {# are}} in several entries: {answers}.} other {{count, plural, one {# entry has} other {# entries have}} the answer of another entry to "{question}": {answers}.}}',
  },
  noLongerHasToBe: {
    id: 'forms.impact.noLongerHasToBe',
    defaultMessage: '{named} no longer has to be answered.',
  },
  askedUnderDifferentConditions: {
    id: 'forms.impact.askedUnderDifferentConditions',
    defaultMessage:
      '{count, plural, one {{named} is asked under different conditions.} other {{named} are asked under different conditions.}}',
  },
  filledOtherwise: {
    id: 'forms.impact.filledOtherwise',
    defaultMessage:
      '{count, plural, one {{named} is filled in another way. Answers that were given stay.} other {{named} are filled in another way. Answers that were given stay.}}',
  },
  offersUnderDifferentConditions: {
    id: 'forms.impact.offersUnderDifferentConditions',
    defaultMessage: 'Options of {named} are offered under different conditions.',
  },
  noLongerOffers: { id: 'forms.impact.noLongerOffers', defaultMessage: '"{now}" no longer offers {gone}.' },
  formIsRenamedFromTo: {
    id: 'forms.impact.formIsRenamedFromTo',
    defaultMessage: 'The form is renamed from "{before}" to "{after}".',
  },
  nobodyHasAnsweredYet: {
    id: 'forms.impact.nobodyHasAnsweredYet',
    defaultMessage: 'Nobody has answered "{text}" yet.',
  },
  answersToStayAsFormer: {
    id: 'forms.impact.answersToStayAsFormer',
    defaultMessage: 'The answers to "{text}" stay, as "{text} (former)".',
  },
  isRenamedToForEarlier: {
    id: 'forms.impact.isRenamedToForEarlier',
    defaultMessage: '"{old}" is renamed to "{now}", for earlier answers too.',
  },
  widgetUsesItShowsEarlier: {
    id: 'forms.impact.widgetUsesItShowsEarlier',
    defaultMessage: 'The widget "{widget}" uses {titles}: it shows earlier entries only.',
  },
  openNewRowsInOpen: {
    id: 'forms.impact.openNewRowsInOpen',
    defaultMessage:
      '{count, plural, one {# sheet is open.} other {# sheets are open.}} New entries in open sheets answer the new questions.',
  },
  notFinishedRowsRepairedLater: {
    id: 'forms.impact.notFinishedRowsRepairedLater',
    defaultMessage:
      '{count, plural, one {# import is not finished.} other {# imports are not finished.}} Entries repaired later are checked against the new questions: finish these imports first.',
  },
  rowsKept: {
    id: 'forms.impact.rowsKept',
    defaultMessage: '{count, plural, one {# entry stays as it is.} other {# entries stay as they are.}}',
  },
  itUsed: { id: 'forms.impact.itUsed', defaultMessage: 'It used {titles}.' },
  rowsKeepAlert: {
    id: 'forms.impact.rowsKeepAlert',
    defaultMessage:
      '{count, plural, one {# entry that raised it keeps it.} other {# entries that raised it keep it.}}',
  },
  newQuestions: {
    id: 'forms.impact.newQuestions',
    defaultMessage: '{count, plural, one {New question: {questions}.} other {New questions: {questions}.}}',
  },
  isRequired: { id: 'forms.impact.isRequired', defaultMessage: '{title} (required)' },
  offersToo: { id: 'forms.impact.offersToo', defaultMessage: '"{question}" offers {options} too.' },
  answersInRowsStay: {
    id: 'forms.impact.answersInRowsStay',
    defaultMessage:
      'The answers to "{text}" in {count, plural, one {# entry} other {# entries}} stay, as "{text} (former)".',
  },
  answersInSheetsStay: {
    id: 'forms.impact.answersInSheetsStay',
    defaultMessage:
      'The answers to "{text}" in {count, plural, one {# sheet} other {# sheets}} stay, as "{text} (former)".',
  },
  optionsGivenStay: {
    id: 'forms.impact.optionsGivenStay',
    defaultMessage:
      '{options} in "{question}": {count, plural, one {# answer was given, and stays.} other {# answers were given, and stay.}}',
  },
  waitingRowsNotReviewed: {
    id: 'forms.impact.waitingRowsNotReviewed',
    defaultMessage:
      '{count, plural, one {# entry that waits for review will not be reviewed.} other {# entries that wait for review will not be reviewed.}}',
  },
  notifiedOf: {
    id: 'forms.impact.notifiedOf',
    defaultMessage:
      '{count, plural, one {{names} is} other {{names} are}} notified of {what, select, sheets {completed sheets} rows {new entries} approved {approved entries} rejected {rejected entries} other {the alert "{alert}"}}.',
  },
  namesAndMore: { id: 'forms.impact.namesAndMore', defaultMessage: '{names} and {count} more' },
  alerts: { id: 'forms.impact.alerts', defaultMessage: 'Alerts' },
});
