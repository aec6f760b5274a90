// What web/insights says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  aboutAlertInsights: { id: 'insights.web.aboutAlertInsights', defaultMessage: 'About alert insights' },
  enterDateAndTime: { id: 'insights.web.enterDateAndTime', defaultMessage: 'Enter a date and a time' },
  rowsWithAlertsAt: {
    id: 'insights.web.rowsWithAlertsAt',
    defaultMessage: 'Entries with {count, plural, one {# alert} other {# alerts}} of {label}, {period}',
  },
  alertsByForm: { id: 'insights.web.alertsByForm', defaultMessage: 'Alerts by form' },
  rowsWithAlertsOf: { id: 'insights.web.rowsWithAlertsOf', defaultMessage: 'Entries with alerts of {label}' },
  range: { id: 'insights.web.range', defaultMessage: 'Range: {label}' },
});
