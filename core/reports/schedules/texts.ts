// What core/reports/schedules says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thereWasProblemWhileSaving: {
    id: 'reports.schedules.thereWasProblemWhileSaving',
    defaultMessage: 'There was a problem while saving your report schedule. Please try again.',
  },
  yourReportHasBeenScheduled: {
    id: 'reports.schedules.yourReportHasBeenScheduled',
    defaultMessage: 'Your report has been scheduled!',
  },
  yourScheduleWasUpdated: {
    id: 'reports.schedules.yourScheduleWasUpdated',
    defaultMessage: 'Your schedule was updated',
  },
  areYouSure: { id: 'reports.schedules.areYouSure', defaultMessage: 'Are you sure?' },
  areYouSureYouWant: {
    id: 'reports.schedules.areYouSureYouWant',
    defaultMessage: 'Are you sure you want to delete this scheduled report?',
  },
  areYouSureYouWantTo: {
    id: 'reports.schedules.areYouSureYouWantTo',
    defaultMessage: 'Are you sure you want to delete this recurring scheduled report?',
  },
  yourScheduledReportWasDeleted: {
    id: 'reports.schedules.yourScheduledReportWasDeleted',
    defaultMessage: 'Your scheduled report was deleted',
  },
  unableToDeleteYourScheduled: {
    id: 'reports.schedules.unableToDeleteYourScheduled',
    defaultMessage: 'Unable to delete your scheduled report. Please try again.',
  },
  pause: { id: 'reports.schedules.pause', defaultMessage: 'Pause' },
  willNotBeSentUntil: {
    id: 'reports.schedules.willNotBeSentUntil',
    defaultMessage: '"{reportName}" will not be sent until you resume it',
  },
  scheduleCouldNotBePaused: {
    id: 'reports.schedules.scheduleCouldNotBePaused',
    defaultMessage: 'The schedule could not be paused. Please try again.',
  },
  resume: { id: 'reports.schedules.resume', defaultMessage: 'Resume' },
  willBeSentAgainWhen: {
    id: 'reports.schedules.willBeSentAgainWhen',
    defaultMessage: '"{reportName}" will be sent again when it is due',
  },
  scheduleCouldNotBeResumed: {
    id: 'reports.schedules.scheduleCouldNotBeResumed',
    defaultMessage: 'The schedule could not be resumed. Please try again.',
  },
  runNow: { id: 'reports.schedules.runNow', defaultMessage: 'Run now' },
  runNowTitle: { id: 'reports.schedules.runNowTitle', defaultMessage: 'Run now?' },
  willBeSentToAll: {
    id: 'reports.schedules.willBeSentToAll',
    defaultMessage: '"{reportName}" will be sent to all of its recipients now. Its next run is not affected.',
  },
  isOnItsWay: { id: 'reports.schedules.isOnItsWay', defaultMessage: '"{reportName}" is on its way' },
  reportCouldNotBeSent: {
    id: 'reports.schedules.reportCouldNotBeSent',
    defaultMessage: 'The report could not be sent. Please try again.',
  },
  receiveByEMail: { id: 'reports.schedules.receiveByEMail', defaultMessage: 'Receive by e-mail' },
  willBeSentToYou: {
    id: 'reports.schedules.willBeSentToYou',
    defaultMessage: '"{reportName}" will be sent to you again',
  },
  willNoLongerBeSent: {
    id: 'reports.schedules.willNoLongerBeSent',
    defaultMessage: '"{reportName}" will no longer be sent to you',
  },
  thisCouldNotBeSaved: {
    id: 'reports.schedules.thisCouldNotBeSaved',
    defaultMessage: 'This could not be saved. Please try again.',
  },
  downloadFile: { id: 'reports.schedules.downloadFile', defaultMessage: 'Download the file' },
  fileCouldNotBeDownloaded: {
    id: 'reports.schedules.fileCouldNotBeDownloaded',
    defaultMessage: 'The file could not be downloaded. Please try again.',
  },
  scheduleOf: { id: 'reports.schedules.scheduleOf', defaultMessage: 'the schedule of {reportName}' },
  allReports: { id: 'reports.schedules.allReports', defaultMessage: 'All reports' },
  noReportsMatch: { id: 'reports.schedules.noReportsMatch', defaultMessage: 'No reports match' },
  reportThatIsNotPublished: {
    id: 'reports.schedules.reportThatIsNotPublished',
    defaultMessage: 'A report that is not published',
  },
  thisScheduleDoesNotExist: {
    id: 'reports.schedules.thisScheduleDoesNotExist',
    defaultMessage: 'This schedule does not exist',
  },
  showAllSchedules: { id: 'reports.schedules.showAllSchedules', defaultMessage: 'Show all schedules' },
  thereAreNoReportsScheduled: {
    id: 'reports.schedules.thereAreNoReportsScheduled',
    defaultMessage: 'There are no reports scheduled for this week',
  },
  calendarShowsOtherWeeks: {
    id: 'reports.schedules.calendarShowsOtherWeeks',
    defaultMessage: 'The calendar shows other weeks.',
  },
  noReportIsSentOn: {
    id: 'reports.schedules.noReportIsSentOn',
    defaultMessage: 'No report is sent on this day.',
  },
  schedules: { id: 'reports.schedules.schedules', defaultMessage: 'Schedules' },
  reportsSentByEMail: {
    id: 'reports.schedules.reportsSentByEMail',
    defaultMessage: 'Reports sent by e-mail on a schedule',
  },
  scheduleReport: { id: 'reports.schedules.scheduleReport', defaultMessage: 'Schedule a Report' },
  editSchedule: { id: 'reports.schedules.editSchedule', defaultMessage: 'Edit Schedule' },
  viewSchedules: { id: 'reports.schedules.viewSchedules', defaultMessage: 'View Schedules' },
  noReportsAreScheduled: {
    id: 'reports.schedules.noReportsAreScheduled',
    defaultMessage: 'No reports are scheduled',
  },
  thisReportIsNotScheduled: {
    id: 'reports.schedules.thisReportIsNotScheduled',
    defaultMessage: 'This report is not scheduled',
  },
  scheduleOneAndItIs: {
    id: 'reports.schedules.scheduleOneAndItIs',
    defaultMessage: 'Schedule one, and it is sent by e-mail whenever it is due.',
  },
  onlyPublishedReportsCanBe: {
    id: 'reports.schedules.onlyPublishedReportsCanBe',
    defaultMessage: 'Only published reports can be scheduled. There are none yet.',
  },
  unableToLoadSchedules: {
    id: 'reports.schedules.unableToLoadSchedules',
    defaultMessage: 'Unable to load the schedules.',
  },
  reportIsRequired: { id: 'reports.schedules.reportIsRequired', defaultMessage: 'A report is required.' },
  startDateForScheduleIs: {
    id: 'reports.schedules.startDateForScheduleIs',
    defaultMessage: 'A start date for the schedule is required.',
  },
  chooseWhichUsersShouldReceive: {
    id: 'reports.schedules.chooseWhichUsersShouldReceive',
    defaultMessage: 'Choose which users should receive this report.',
  },
  timeIntervalIsRequired: {
    id: 'reports.schedules.timeIntervalIsRequired',
    defaultMessage: 'A time interval is required.',
  },
  startDate: { id: 'reports.schedules.startDate', defaultMessage: 'Start date' },
  eachGetsOnlyWhatThey: {
    id: 'reports.schedules.eachGetsOnlyWhatThey',
    defaultMessage:
      'Each gets only what they can see. People with the role User have no access to reports and cannot be chosen.',
  },
  dataFromLast: { id: 'reports.schedules.dataFromLast', defaultMessage: 'Data from the last' },
  wholeDaysUpToDay: {
    id: 'reports.schedules.wholeDaysUpToDay',
    defaultMessage: 'Whole days, up to the day before it is sent.',
  },
  itHasNotRunYet: { id: 'reports.schedules.itHasNotRunYet', defaultMessage: 'It has not run yet.' },
  onlyPublishedReportsCanBeScheduled: {
    id: 'reports.schedules.onlyPublishedReportsCanBeScheduled',
    defaultMessage: 'Only published reports can be scheduled. Publish it first.',
  },
  reportsByEMail: { id: 'reports.schedules.reportsByEMail', defaultMessage: 'Reports by e-mail' },
  scheduledReportsSentToYou: {
    id: 'reports.schedules.scheduledReportsSentToYou',
    defaultMessage: 'Scheduled reports sent to you.',
  },
  yourReport: { id: 'reports.schedules.yourReport', defaultMessage: 'Your report' },
  goToReports: { id: 'reports.schedules.goToReports', defaultMessage: 'Go to Reports' },
  fileCouldNotBeLoaded: {
    id: 'reports.schedules.fileCouldNotBeLoaded',
    defaultMessage: 'The file could not be loaded.',
  },
  thisFileNoLongerExists: {
    id: 'reports.schedules.thisFileNoLongerExists',
    defaultMessage: 'This file no longer exists, or it was not sent to you.',
  },
  linksToFilesWorkFor: {
    id: 'reports.schedules.linksToFilesWorkFor',
    defaultMessage:
      'Links to files work for 7 days, for the person they were sent to. Sign in as that person, or ask whoever scheduled the report to send it again.',
  },
  onlyManagersAndAdminsMay: {
    id: 'reports.schedules.onlyManagersAndAdminsMay',
    defaultMessage: 'Only managers and admins may schedule reports.',
  },
  noUsersMatch: { id: 'reports.schedules.noUsersMatch', defaultMessage: 'No users match' },
  seesSomeOfItsForms: {
    id: 'reports.schedules.seesSomeOfItsForms',
    defaultMessage: 'sees some of its forms',
  },
  mayNotSeeIt: { id: 'reports.schedules.mayNotSeeIt', defaultMessage: 'may not see it' },
  onItsWay: { id: 'reports.schedules.onItsWay', defaultMessage: 'On its way' },
  noData: { id: 'reports.schedules.noData', defaultMessage: 'No data' },
  sentToNobody: { id: 'reports.schedules.sentToNobody', defaultMessage: 'Sent to nobody' },
  failed: { id: 'reports.schedules.failed', defaultMessage: 'Failed' },
  notSent: { id: 'reports.schedules.notSent', defaultMessage: 'Not sent' },
  sentAsLink: { id: 'reports.schedules.sentAsLink', defaultMessage: 'sent as a link' },
  notifiedThatThereIsNo: {
    id: 'reports.schedules.notifiedThatThereIsNo',
    defaultMessage: 'notified that there is no data',
  },
  nothingSentMayNotSee: {
    id: 'reports.schedules.nothingSentMayNotSee',
    defaultMessage: 'nothing sent: may not see it',
  },
  nothingIsSentUntilIt: {
    id: 'reports.schedules.nothingIsSentUntilIt',
    defaultMessage: 'Nothing is sent until it is resumed.',
  },
  pausedAutomaticallyWhoeverScheduledIt: {
    id: 'reports.schedules.pausedAutomaticallyWhoeverScheduledIt',
    defaultMessage:
      'Paused automatically: whoever scheduled it was deactivated. Resume it to run it with your rights.',
  },
  pausedAutomaticallyWhoeverScheduledItCan: {
    id: 'reports.schedules.pausedAutomaticallyWhoeverScheduledItCan',
    defaultMessage:
      'Paused automatically: whoever scheduled it can no longer send this report. Resume it to run it with your rights.',
  },
  pausedAutomaticallyReportIsNot: {
    id: 'reports.schedules.pausedAutomaticallyReportIsNot',
    defaultMessage:
      'Paused automatically: the report is not published. Publish it, then resume the schedule.',
  },
  dataFromLastDays: {
    id: 'reports.schedules.dataFromLastDays',
    defaultMessage: 'Data from the last {timeInterval, plural, one {# day} other {# days}}',
  },
  allOfItsData: { id: 'reports.schedules.allOfItsData', defaultMessage: 'All of its data' },
  mailServerRefusedIt: {
    id: 'reports.schedules.mailServerRefusedIt',
    defaultMessage: 'the mail server refused it',
  },
  atMostPeople: { id: 'reports.schedules.atMostPeople', defaultMessage: 'At most {recipientsLimit} people' },
  report: { id: 'reports.schedules.report', defaultMessage: 'Report' },
  noScheduledReportIsSent: {
    id: 'reports.schedules.noScheduledReportIsSent',
    defaultMessage: 'No scheduled report is sent to you.',
  },
  peopleOf: {
    id: 'reports.schedules.peopleOf',
    defaultMessage: '{reached} of {count, plural, one {# person} other {# people}}',
  },
  outcomeWithSize: { id: 'reports.schedules.outcomeWithSize', defaultMessage: '{outcome} ({size})' },
  notDelivered: { id: 'reports.schedules.notDelivered', defaultMessage: 'not delivered: {problem}' },
  waits: { id: 'reports.schedules.waits', defaultMessage: 'waits: {problem}' },
  frequency: { id: 'reports.schedules.frequency', defaultMessage: 'Frequency' },
  format: { id: 'reports.schedules.format', defaultMessage: 'Format' },
  recipients: { id: 'reports.schedules.recipients', defaultMessage: 'Recipients' },
  days: { id: 'reports.schedules.days', defaultMessage: 'Days' },
  custom: { id: 'reports.schedules.custom', defaultMessage: 'Custom' },
  history: { id: 'reports.schedules.history', defaultMessage: 'History' },
  paused: { id: 'reports.schedules.paused', defaultMessage: 'Paused' },
  over: { id: 'reports.schedules.over', defaultMessage: 'Over' },
  unsubscribe: { id: 'reports.schedules.unsubscribe', defaultMessage: 'Unsubscribe' },
  deactivated: { id: 'reports.schedules.deactivated', defaultMessage: 'deactivated' },
  unsubscribed: { id: 'reports.schedules.unsubscribed', defaultMessage: 'unsubscribed' },
  sent: { id: 'reports.schedules.sent', defaultMessage: 'Sent' },
  nothingSentDeactivated: {
    id: 'reports.schedules.nothingSentDeactivated',
    defaultMessage: 'nothing sent: deactivated',
  },
  nothingSentUnsubscribed: {
    id: 'reports.schedules.nothingSentUnsubscribed',
    defaultMessage: 'nothing sent: unsubscribed',
  },
  scheduledReport: { id: 'reports.schedules.scheduledReport', defaultMessage: 'scheduled report' },
  reportCount: {
    id: 'reports.schedules.reportCount',
    defaultMessage: '{count, plural, one {# scheduled report} other {# scheduled reports}}',
  },
});
