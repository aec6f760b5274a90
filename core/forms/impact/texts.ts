// What core/forms/impact says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  newAlert: { id: 'forms.impact.newAlert', defaultMessage: 'New alert: {name}.' },
  alertIsNoLongerRaised: {
    id: 'forms.impact.alertIsNoLongerRaised',
    defaultMessage: 'The alert "{alert}" is no longer raised.{lost}{rowsText}',
  },
  alertIsNowRaisedUnder: {
    id: 'forms.impact.alertIsNowRaisedUnder',
    defaultMessage: 'The alert "{name}" is now raised under a different condition.{lost}',
  },
  newLaunchAlert: { id: 'forms.impact.newLaunchAlert', defaultMessage: 'New launch alert: {name}.' },
  launchAlertNoLongerOpens: {
    id: 'forms.impact.launchAlertNoLongerOpens',
    defaultMessage: 'The launch alert "{alert}" no longer opens its form.{lost}',
  },
  launchAlertNowOpensIts: {
    id: 'forms.impact.launchAlertNowOpensIts',
    defaultMessage: 'The launch alert "{name}" now opens its form under a different condition.{lost}',
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
    defaultMessage: 'Nobody reviews its rows.',
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
  canReviewRows: { id: 'forms.impact.canReviewRows', defaultMessage: '{listed} can review rows.' },
  canNoLongerReviewRows: {
    id: 'forms.impact.canNoLongerReviewRows',
    defaultMessage: '{listed} can no longer review rows.',
  },
  newRowsWillWaitFor: {
    id: 'forms.impact.newRowsWillWaitFor',
    defaultMessage: 'New rows will wait for review. Existing rows will not.',
  },
  rowThatWaits: { id: 'forms.impact.rowThatWaits', defaultMessage: 'row that waits' },
  rowsThatWait: { id: 'forms.impact.rowsThatWait', defaultMessage: 'rows that wait' },
  rowsAreNoLongerReviewed: {
    id: 'forms.impact.rowsAreNoLongerReviewed',
    defaultMessage: 'Rows are no longer reviewed.{left}',
  },
  noLongerNotifiedOf: {
    id: 'forms.impact.noLongerNotifiedOf',
    defaultMessage: '{are} no longer notified of {what}.',
  },
  askedAgain: { id: 'forms.impact.askedAgain', defaultMessage: 'Asked again: {withDemand}.' },
  noLongerAsked: { id: 'forms.impact.noLongerAsked', defaultMessage: '{are} no longer asked.' },
  mustNowBeAnswered: {
    id: 'forms.impact.mustNowBeAnswered',
    defaultMessage: '{named} must now be answered.',
  },
  noLongerHasToBe: {
    id: 'forms.impact.noLongerHasToBe',
    defaultMessage: '{named} no longer has to be answered.',
  },
  askedUnderDifferentConditions: {
    id: 'forms.impact.askedUnderDifferentConditions',
    defaultMessage: '{are} asked under different conditions.',
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
    defaultMessage: 'The answers to "{text}"{where} stay, as "{text} (former)".',
  },
  isRenamedToForEarlier: {
    id: 'forms.impact.isRenamedToForEarlier',
    defaultMessage: '"{old}" is renamed to "{now}", for earlier answers too.',
  },
  wasGivenAndStays: { id: 'forms.impact.wasGivenAndStays', defaultMessage: 'was given, and stays' },
  wereGivenAndStay: { id: 'forms.impact.wereGivenAndStay', defaultMessage: 'were given, and stay' },
  widgetUsesItShowsEarlier: {
    id: 'forms.impact.widgetUsesItShowsEarlier',
    defaultMessage: 'The widget "{widget}" uses {titles}: it shows earlier rows only.',
  },
  staysAsItIs: { id: 'forms.impact.staysAsItIs', defaultMessage: 'stays as it is' },
  stayAsTheyAre: { id: 'forms.impact.stayAsTheyAre', defaultMessage: 'stay as they are' },
  openNewRowsInOpen: {
    id: 'forms.impact.openNewRowsInOpen',
    defaultMessage: '{there} open. New rows in open sheets answer the new questions.',
  },
  notFinishedRowsRepairedLater: {
    id: 'forms.impact.notFinishedRowsRepairedLater',
    defaultMessage:
      '{there} not finished. Rows repaired later are checked against the new questions: finish these imports first.',
  },
});
