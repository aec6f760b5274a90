// What server/reports/schedules says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  report: { id: 'reports.server.schedules.report', defaultMessage: 'Report: {reportName}' },
  itComesByEMail: { id: 'reports.server.schedules.itComesByEMail', defaultMessage: 'It comes by e-mail.' },
  itIsSentByE: { id: 'reports.server.schedules.itIsSentByE', defaultMessage: 'It is sent by e-mail.' },
  scheduledReport: { id: 'reports.server.schedules.scheduledReport', defaultMessage: 'A scheduled report' },
  serverCouldNotMakeIt: {
    id: 'reports.server.schedules.serverCouldNotMakeIt',
    defaultMessage: 'The server could not make it.',
  },
  itCanBeSentAgain: {
    id: 'reports.server.schedules.itCanBeSentAgain',
    defaultMessage: 'It can be sent again since a moment ago.',
  },
  itsRecipientsChangedWhileReport: {
    id: 'reports.server.schedules.itsRecipientsChangedWhileReport',
    defaultMessage: 'Its recipients changed while the report was running.',
  },
  whoeverScheduledItCanNo: {
    id: 'reports.server.schedules.whoeverScheduledItCanNo',
    defaultMessage: 'Whoever scheduled it can no longer send this report.',
  },
  editScheduleToRunIt: {
    id: 'reports.server.schedules.editScheduleToRunIt',
    defaultMessage: 'Edit the schedule to run it with your rights.',
  },
  days: { id: 'reports.server.schedules.days', defaultMessage: 'Days' },
  hereIsReport: {
    id: 'reports.server.schedules.hereIsReport',
    defaultMessage: 'Here is the report "{reportName}".',
  },
  itCoversOfItsForms: {
    id: 'reports.server.schedules.itCoversOfItsForms',
    defaultMessage: 'It covers {count} of its {forms} forms: those you have access to.',
  },
  youReceiveThisEMail: {
    id: 'reports.server.schedules.youReceiveThisEMail',
    defaultMessage: 'You receive this e-mail because {owner} scheduled it for you: {when} ({timeZone}).',
  },
  withMbFileIsToo: {
    id: 'reports.server.schedules.withMbFileIsToo',
    defaultMessage:
      'With {ceil} MB the file is too large for an e-mail. Sign in to download it, until {moment}:',
  },
  downloadFile: { id: 'reports.server.schedules.downloadFile', defaultMessage: 'Download the file' },
  aRecipient: { id: 'reports.server.schedules.aRecipient', defaultMessage: 'a recipient' },
  noData: { id: 'reports.server.schedules.noData', defaultMessage: 'No data: {reportName}' },
  viewSchedules: { id: 'reports.server.schedules.viewSchedules', defaultMessage: 'View Schedules' },
  sentToNobody: {
    id: 'reports.server.schedules.sentToNobody',
    defaultMessage: 'Sent to nobody: {reportName}',
  },
  notSentToEverybody: {
    id: 'reports.server.schedules.notSentToEverybody',
    defaultMessage: 'Not sent to everybody: {reportName}',
  },
  reportWhichYouScheduledWas: {
    id: 'reports.server.schedules.reportWhichYouScheduledWas',
    defaultMessage:
      'The report "{reportName}", which you scheduled, was not sent to {count, plural, one {# recipient} other {# recipients}} without access to any of its forms: {names}.',
  },
  askAdministratorToGiveThem: {
    id: 'reports.server.schedules.askAdministratorToGiveThem',
    defaultMessage: 'Ask an administrator to give them access to the forms, or choose other recipients:',
  },
  notDelivered: {
    id: 'reports.server.schedules.notDelivered',
    defaultMessage: 'Not delivered: {reportName}',
  },
  reportWhichYouScheduledCould: {
    id: 'reports.server.schedules.reportWhichYouScheduledCould',
    defaultMessage:
      'The report "{reportName}", which you scheduled, could not be delivered to {recipient}: {sentence}',
  },
  askAdministratorToCheckTheir: {
    id: 'reports.server.schedules.askAdministratorToCheckTheir',
    defaultMessage: 'Ask an administrator to check their e-mail address, or choose other recipients:',
  },
  noLongerSent: {
    id: 'reports.server.schedules.noLongerSent',
    defaultMessage: 'No longer sent: {reportName}',
  },
  hasDeletedReportSoIt: {
    id: 'reports.server.schedules.hasDeletedReportSoIt',
    defaultMessage:
      '{by} has deleted the report "{reportName}", so it will no longer be sent. Its schedule was deleted too.',
  },
  scheduledReportIsPaused: {
    id: 'reports.server.schedules.scheduledReportIsPaused',
    defaultMessage: 'A scheduled report is paused',
  },
  isNoLongerSentBecause: {
    id: 'reports.server.schedules.isNoLongerSentBecause',
    defaultMessage:
      '{hasName, select, true {The report "{name}" is no longer sent because {owner}, who scheduled it, was deactivated. Its schedule is paused.} other {A report that you scheduled is no longer sent because {owner}, who scheduled it, was deactivated. Its schedule is paused.}}',
  },
  resumeItToRunIt: {
    id: 'reports.server.schedules.resumeItToRunIt',
    defaultMessage: 'Resume it to run it with your rights, or delete it:',
  },
  isNoLongerSentBecauseIt: {
    id: 'reports.server.schedules.isNoLongerSentBecauseIt',
    defaultMessage:
      '{hasName, select, true {The report "{name}" is no longer sent because it is not published. Its schedule is paused.} other {A report that you scheduled is no longer sent because it is not published. Its schedule is paused.}}',
  },
  publishItThenResumeSchedule: {
    id: 'reports.server.schedules.publishItThenResumeSchedule',
    defaultMessage: 'Publish it, then resume the schedule:',
  },
  isNoLongerSentBecauseYou: {
    id: 'reports.server.schedules.isNoLongerSentBecauseYou',
    defaultMessage:
      '{hasName, select, true {The report "{name}" is no longer sent because you no longer have access to all of its forms, or can no longer schedule reports. Its schedule is paused.} other {A report that you scheduled is no longer sent because you no longer have access to all of its forms, or can no longer schedule reports. Its schedule is paused.}}',
  },
  ifItIsNeededAsk: {
    id: 'reports.server.schedules.ifItIsNeededAsk',
    defaultMessage: 'If it is needed, ask an administrator to give you access again, or to resume it.',
  },
  serverStoppedTimesWhileMaking: {
    id: 'reports.server.schedules.serverStoppedTimesWhileMaking',
    defaultMessage:
      'The server stopped {maximumDeaths} times while making it, which may mean it is too large. Schedule it with fewer days of data.',
  },
  atMostDays: {
    id: 'reports.server.schedules.atMostDays',
    defaultMessage: 'At most {longestOccurrenceRange} days',
  },
  thisUserDoesNotExist: {
    id: 'reports.server.schedules.thisUserDoesNotExist',
    defaultMessage: 'This user does not exist',
  },
  reportsCannotBeSentTo: {
    id: 'reports.server.schedules.reportsCannotBeSentTo',
    defaultMessage: 'Reports cannot be sent to {userName}: their role has no access to reports',
  },
  noDataOfDays: {
    id: 'reports.server.schedules.noDataOfDays',
    defaultMessage:
      'There is no data for the report "{reportName}" of {days}, so there is no file this time.',
  },
  noDataSoNoFile: {
    id: 'reports.server.schedules.noDataSoNoFile',
    defaultMessage: 'There is no data for the report "{reportName}", so there is no file this time.',
  },
  pausedSubject: { id: 'reports.server.schedules.pausedSubject', defaultMessage: 'Paused: {reportName}' },
});
