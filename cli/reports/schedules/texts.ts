// What cli/reports/schedules says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  runOf: {
    id: 'reports.cli.schedules.runOf',
    defaultMessage:
      '{state}{hasRecipients, select, true { to {to}} other {}}{isByHand, select, true { by {by}} other {}}',
    description: 'What became of one time that a report was sent: Sent to 3 people by Pat',
  },
  yourScheduledReportWasDeleted: {
    id: 'reports.cli.schedules.yourScheduledReportWasDeleted',
    defaultMessage: 'Your scheduled report was deleted.',
  },
  reportIsSentToAll: {
    id: 'reports.cli.schedules.reportIsSentToAll',
    defaultMessage: 'The report is sent to all of its recipients.',
  },
  nothingWasSent: { id: 'reports.cli.schedules.nothingWasSent', defaultMessage: 'Nothing was sent.' },
  isOnItsWay: { id: 'reports.cli.schedules.isOnItsWay', defaultMessage: '"{reportName}" is on its way.' },
  seeFormdeckReportsScheduleRuns: {
    id: 'reports.cli.schedules.seeFormdeckReportsScheduleRuns',
    defaultMessage: 'See `formdeck reports schedule runs {schedule}`.',
  },
  reportsScheduleResume: {
    id: 'reports.cli.schedules.reportsScheduleResume',
    defaultMessage: 'reports schedule resume',
  },
  willNotBeSentUntil: {
    id: 'reports.cli.schedules.willNotBeSentUntil',
    defaultMessage: '"{reportName}" will not be sent until you resume it.',
  },
  reportsSchedulePause: {
    id: 'reports.cli.schedules.reportsSchedulePause',
    defaultMessage: 'reports schedule pause',
  },
  willBeSentAgainNext: {
    id: 'reports.cli.schedules.willBeSentAgainNext',
    defaultMessage: '"{reportName}" will be sent again. Next: {next}',
  },
  whoGotIt: { id: 'reports.cli.schedules.whoGotIt', defaultMessage: 'who got it' },
  reportsScheduleDelete: {
    id: 'reports.cli.schedules.reportsScheduleDelete',
    defaultMessage: 'reports schedule delete',
  },
  useToWithUsernames: {
    id: 'reports.cli.schedules.useToWithUsernames',
    defaultMessage: 'Use --to with usernames.',
  },
  isNotParameter: {
    id: 'reports.cli.schedules.isNotParameter',
    defaultMessage: '"{pair}" is not a parameter.',
  },
  writeNameValue: { id: 'reports.cli.schedules.writeNameValue', defaultMessage: 'Write name=value.' },
  isScheduleOfReport: {
    id: 'reports.cli.schedules.isScheduleOfReport',
    defaultMessage: '"{schedule}" is a schedule of the report "{reportName}".',
  },
  yourReportHasBeenScheduled: {
    id: 'reports.cli.schedules.yourReportHasBeenScheduled',
    defaultMessage: 'Your report has been scheduled!',
  },
  yourScheduleWasUpdated: {
    id: 'reports.cli.schedules.yourScheduleWasUpdated',
    defaultMessage: 'Your schedule was updated.',
  },
  itIsScheduledLikeThat: {
    id: 'reports.cli.schedules.itIsScheduledLikeThat',
    defaultMessage: 'It is scheduled like that already: nothing was changed.',
  },
  schedulesSendThisReportTo: {
    id: 'reports.cli.schedules.schedulesSendThisReportTo',
    defaultMessage: '{count} schedules send this report to the same people as often.',
  },
  changeOneOfThemWith: {
    id: 'reports.cli.schedules.changeOneOfThemWith',
    defaultMessage:
      'Change one of them with --schedule, whose id `formdeck reports schedule list` prints, or add one with --another.',
  },
  reportHasNoParameter: {
    id: 'reports.cli.schedules.reportHasNoParameter',
    defaultMessage: 'The report has no parameter "{unknown}".',
  },
  setDaysOfDataWith: {
    id: 'reports.cli.schedules.setDaysOfDataWith',
    defaultMessage: 'Set days of data with --days, and other parameters with --param name=value.',
  },
  sendToNow: { id: 'reports.cli.schedules.sendToNow', defaultMessage: 'Send "{reportName}" to {to} now?' },
  sentTo: { id: 'reports.cli.schedules.sentTo', defaultMessage: '{name}  {timed}, to {names}' },
  next: { id: 'reports.cli.schedules.next', defaultMessage: '{done} Next: {saved}' },
  data: { id: 'reports.cli.schedules.data', defaultMessage: 'Data' },
  format: { id: 'reports.cli.schedules.format', defaultMessage: 'Format' },
  owner: { id: 'reports.cli.schedules.owner', defaultMessage: 'Owner' },
  scheduleCount: {
    id: 'reports.cli.schedules.scheduleCount',
    defaultMessage: '{count, plural, one {# schedule} other {# schedules}}',
  },
  notSentToYou: {
    id: 'reports.cli.schedules.notSentToYou',
    defaultMessage: 'No scheduled report "{named}" is sent to you.',
  },
  noSchedule: { id: 'reports.cli.schedules.noSchedule', defaultMessage: 'There is no schedule "{named}".' },
});
