// What core/insights says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  range: { id: 'insights.range', defaultMessage: 'Range' },
  rangeEndsBeforeItStarts: {
    id: 'insights.rangeEndsBeforeItStarts',
    defaultMessage: 'The range ends before it starts',
  },
  maximumRangeIsDays: {
    id: 'insights.maximumRangeIsDays',
    defaultMessage: 'The maximum range is {mostInsightDays} days',
  },
  yourRoleHasNoAlert: {
    id: 'insights.yourRoleHasNoAlert',
    defaultMessage: 'Your role has no alert insights.',
  },
  lastHour: { id: 'insights.lastHour', defaultMessage: 'Last hour' },
  last24Hours: { id: 'insights.last24Hours', defaultMessage: 'Last 24 hours' },
  thisWeek: { id: 'insights.thisWeek', defaultMessage: 'This week' },
  last7Days: { id: 'insights.last7Days', defaultMessage: 'Last 7 days' },
  last30Days: { id: 'insights.last30Days', defaultMessage: 'Last 30 days' },
  thisRangeHasTooMany: {
    id: 'insights.thisRangeHasTooMany',
    defaultMessage: 'This range has too many buckets: count by longer ones',
  },
  alertInsights: { id: 'insights.alertInsights', defaultMessage: 'Alert insights' },
  theseAreAlertInsightsThey: {
    id: 'insights.theseAreAlertInsightsThey',
    defaultMessage:
      'These are alert insights: they help you stay on top of your operational health by showing alerts over time and identifying outliers.',
  },
  alertsWillDisplayHere: { id: 'insights.alertsWillDisplayHere', defaultMessage: 'Alerts will display here' },
  stayOnTopOfYour: {
    id: 'insights.stayOnTopOfYour',
    defaultMessage: 'Stay on top of your operational health by viewing alerts over time.',
  },
  thereWasProblemPleaseTry: {
    id: 'insights.thereWasProblemPleaseTry',
    defaultMessage: 'There was a problem! Please try again.',
  },
  customDateRange: { id: 'insights.customDateRange', defaultMessage: 'Custom Date Range' },
  startDateTime: { id: 'insights.startDateTime', defaultMessage: 'Start Date & Time' },
  endDateTime: { id: 'insights.endDateTime', defaultMessage: 'End Date & Time' },
  previousRange: { id: 'insights.previousRange', defaultMessage: 'Previous range' },
  nextRange: { id: 'insights.nextRange', defaultMessage: 'Next range' },
  otherForms: { id: 'insights.otherForms', defaultMessage: 'Other forms' },
  deletedForm: { id: 'insights.deletedForm', defaultMessage: 'A deleted form' },
  alertsByHour: {
    id: 'insights.alertsByHour',
    defaultMessage:
      '{count, plural, one {# alert} other {# alerts}} by {by, select, hour {hour} day {day} week {week} other {month}}',
  },
  custom: { id: 'insights.custom', defaultMessage: 'Custom...' },
  apply: { id: 'insights.apply', defaultMessage: 'Apply' },
});
