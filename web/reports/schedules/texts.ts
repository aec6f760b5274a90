// What web/reports/schedules says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  actionsFor: { id: 'reports.web.schedules.actionsFor', defaultMessage: 'Actions for {reportName}' },
  byUser: { id: 'reports.web.schedules.byUser', defaultMessage: 'By {userName}' },
  last: {
    id: 'reports.web.schedules.last',
    defaultMessage:
      '{state, select, waiting {Last: {moment}, on its way} sent {Last: {moment}, sent} nothing {Last: {moment}, no data} nobody {Last: {moment}, sent to nobody} failed {Last: {moment}, failed} other {Last: {moment}, not sent}}',
  },
  runBy: { id: 'reports.web.schedules.runBy', defaultMessage: 'run by {userName}' },
});
