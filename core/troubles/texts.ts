// What core/troubles says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  jobNeedsAttention: { id: 'troubles.jobNeedsAttention', defaultMessage: 'The job "{name}" needs attention' },
  scheduledExportOfFailed: {
    id: 'troubles.scheduledExportOfFailed',
    defaultMessage: 'The scheduled export of "{name}" failed',
  },
  scheduledReportFailed: {
    id: 'troubles.scheduledReportFailed',
    defaultMessage: 'The scheduled report "{name}" failed',
  },
  eMailToIsNot: { id: 'troubles.eMailToIsNot', defaultMessage: 'E-mail to {name} is not delivered' },
  couldNotBeDoneWhen: {
    id: 'troubles.couldNotBeDoneWhen',
    defaultMessage: '{name} could not be done when it was due',
  },
  backupFailed: { id: 'troubles.backupFailed', defaultMessage: 'The backup of the server failed' },
  backupWorksAgain: {
    id: 'troubles.backupWorksAgain',
    defaultMessage: 'The backup of the server works again',
  },
  jobIsWellAgain: { id: 'troubles.jobIsWellAgain', defaultMessage: 'The job "{name}" is well again' },
  scheduledExportOfWorksAgain: {
    id: 'troubles.scheduledExportOfWorksAgain',
    defaultMessage: 'The scheduled export of "{name}" works again',
  },
  scheduledReportWorksAgain: {
    id: 'troubles.scheduledReportWorksAgain',
    defaultMessage: 'The scheduled report "{name}" works again',
  },
  eMailToIsDelivered: {
    id: 'troubles.eMailToIsDelivered',
    defaultMessage: 'E-mail to {name} is delivered again',
  },
  isDoneAgain: { id: 'troubles.isDoneAgain', defaultMessage: '{name} is done again' },
});
