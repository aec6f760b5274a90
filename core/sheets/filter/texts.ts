// What core/sheets/filter says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  takesNoValue: { id: 'sheets.filter.takesNoValue', defaultMessage: 'This condition takes no value' },
  noFilterCanFindRows: {
    id: 'sheets.filter.noFilterCanFindRows',
    defaultMessage: 'No filter can find entries without an answer.',
  },
  noFilterCanShowJust: {
    id: 'sheets.filter.noFilterCanShowJust',
    defaultMessage: 'No filter can show just these entries together with the current filters.',
  },
  noFilterCanShowJustThis: {
    id: 'sheets.filter.noFilterCanShowJustThis',
    defaultMessage:
      'No filter can show just this day: entries from other time zones fall into the same hours.',
  },
  reviewStatus: { id: 'sheets.filter.reviewStatus', defaultMessage: 'Review status' },
  alerts: { id: 'sheets.filter.alerts', defaultMessage: 'Alerts' },
  yourStartDateIsAfter: {
    id: 'sheets.filter.yourStartDateIsAfter',
    defaultMessage: 'Your start date is after your end date',
  },
  pleaseEnterStartDateAnd: {
    id: 'sheets.filter.pleaseEnterStartDateAnd',
    defaultMessage: 'Please enter a start date and end date',
  },
  chooseEitherLatestDaysOr: {
    id: 'sheets.filter.chooseEitherLatestDaysOr',
    defaultMessage: 'Choose either the latest days, or a start date and an end date',
  },
  formDoesNotHaveThis: {
    id: 'sheets.filter.formDoesNotHaveThis',
    defaultMessage: 'The form does not have this question',
  },
  youCannotApplyFilterTo: {
    id: 'sheets.filter.youCannotApplyFilterTo',
    defaultMessage: 'You cannot apply a filter to this question',
  },
  useOneOfForThis: {
    id: 'sheets.filter.useOneOfForThis',
    defaultMessage: 'Use one of {operators} for this question',
  },
  dateBetweenAnd: {
    id: 'sheets.filter.dateBetweenAnd',
    defaultMessage: 'Date between {moment} and {moment2}',
  },
  dateToday: { id: 'sheets.filter.dateToday', defaultMessage: 'Date today' },
  dateInLastDays: { id: 'sheets.filter.dateInLastDays', defaultMessage: 'Date in the last {days} days' },
  reviewEquals: { id: 'sheets.filter.reviewEquals', defaultMessage: 'Review equals {reviewLabels}' },
  submittedBy: { id: 'sheets.filter.submittedBy', defaultMessage: 'Sent by' },
  alertRaised: { id: 'sheets.filter.alertRaised', defaultMessage: 'Alert raised' },
  reasons: { id: 'sheets.filter.reasons', defaultMessage: 'Reasons' },
  withReasons: { id: 'sheets.filter.withReasons', defaultMessage: 'With answers passed with a reason' },
  withoutReasons: {
    id: 'sheets.filter.withoutReasons',
    defaultMessage: 'Without answers passed with a reason',
  },
  withAlerts: { id: 'sheets.filter.withAlerts', defaultMessage: 'With alerts' },
  withoutAlerts: { id: 'sheets.filter.withoutAlerts', defaultMessage: 'Without alerts' },
  inAnyEntry: {
    id: 'sheets.filter.inAnyEntry',
    defaultMessage: '{sentence} in any entry',
    description: 'A condition on the questions of entries: Part in Damages equals Door in any entry',
  },
  unknownQuestion: { id: 'sheets.filter.unknownQuestion', defaultMessage: 'an unknown question' },
  cannotBeFiltered: {
    id: 'sheets.filter.cannotBeFiltered',
    defaultMessage: '"{question}" cannot be filtered',
  },
  canBeFilteredWithNot: {
    id: 'sheets.filter.canBeFilteredWithNot',
    defaultMessage: '"{question}" can be filtered with {operators}, not with {operator}',
  },
  valueIsMissing: { id: 'sheets.filter.valueIsMissing', defaultMessage: 'the value is missing' },
  isTitleOfQuestionsUse: {
    id: 'sheets.filter.isTitleOfQuestionsUse',
    defaultMessage: '"{whole}" is the title of {count} questions: use the id of one',
  },
  needsOperatorAndValue: {
    id: 'sheets.filter.needsOperatorAndValue',
    defaultMessage: '"{first}" needs an operator and a value: {operatorTexts}',
  },
  formHasNoQuestion: {
    id: 'sheets.filter.formHasNoQuestion',
    defaultMessage: 'The form has no question "{title}"',
  },
  nameIsMissing: {
    id: 'sheets.filter.nameIsMissing',
    defaultMessage:
      '{what, select, user {The name of the user is missing} weekday {The day of the week is missing} hour {The hour is missing} other {The name of the alert is missing}}',
  },
  nameIsMissingWrite: {
    id: 'sheets.filter.nameIsMissingWrite',
    defaultMessage:
      '{what, select, user {The name of the user is missing: write User = {name}} weekday {The day of the week is missing: write Weekday = {name}} hour {The hour is missing: write Hour = {name}} other {The name of the alert is missing: write Alert = {name}}}',
  },
  nobodyIsCalled: {
    id: 'sheets.filter.nobodyIsCalled',
    defaultMessage:
      '{what, select, user {No user here is called "{name}"} weekday {"{name}" is not a day of the week: write one such as Monday} hour {"{name}" is not an hour: write one from 0 to 23} other {No alert here is called "{name}"}}',
  },
  otherCount: {
    id: 'sheets.filter.otherCount',
    defaultMessage: '{count, plural, one {# other} other {# others}}',
  },
  userCount: {
    id: 'sheets.filter.userCount',
    defaultMessage: '{count, plural, one {# user} other {# users}}',
  },
  alertCount: {
    id: 'sheets.filter.alertCount',
    defaultMessage: '{count, plural, one {# alert} other {# alerts}}',
  },
  filtersTooMany: {
    id: 'sheets.filter.filtersTooMany',
    defaultMessage:
      '{filters, number} filters with {values, number} values are too many for {rows, number} entries: use fewer filters or values, or choose fewer sheets',
  },
  filterByValue: { id: 'sheets.filter.filterByValue', defaultMessage: 'Filter by "{value}"' },
  review: { id: 'sheets.filter.review', defaultMessage: 'Review' },
  today: { id: 'sheets.filter.today', defaultMessage: 'Today' },
  lastDays: { id: 'sheets.filter.lastDays', defaultMessage: 'Last {days} days' },
  rollingAlwaysToday: { id: 'sheets.filter.rollingAlwaysToday', defaultMessage: 'Rolling: always today.' },
  rollingAlwaysLastDays: {
    id: 'sheets.filter.rollingAlwaysLastDays',
    defaultMessage: 'Rolling: always the last {days} days.',
  },
  pleaseChooseQuestion: {
    id: 'sheets.filter.pleaseChooseQuestion',
    defaultMessage: 'Please choose a question',
  },
  joined: {
    id: 'sheets.filter.joined',
    defaultMessage:
      '{joint, select, or {{before} or {next}} and {{before} and {next}} other {{before}, {next}}}',
  },
  weekday: { id: 'sheets.filter.weekday', defaultMessage: 'Day of the week' },
  hour: { id: 'sheets.filter.hour', defaultMessage: 'Hour of the day' },
  weekdayEquals: { id: 'sheets.filter.weekdayEquals', defaultMessage: 'Day of the week equals {names}' },
  hourEquals: { id: 'sheets.filter.hourEquals', defaultMessage: 'Hour of the day equals {names}' },
  userEquals: { id: 'sheets.filter.userEquals', defaultMessage: 'User equals {names}' },
  alertEquals: { id: 'sheets.filter.alertEquals', defaultMessage: 'Alert equals {names}' },
});
