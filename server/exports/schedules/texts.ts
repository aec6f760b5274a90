// What server/exports/schedules says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  scheduledExport: {
    id: 'exports.server.schedules.scheduledExport',
    defaultMessage: 'Scheduled export: {form}',
  },
  helloYouReceiveThisE: {
    id: 'exports.server.schedules.helloYouReceiveThisE',
    defaultMessage:
      "Hello {name},\n\n{news}\n\nYou receive this e-mail because you scheduled this export. To change or stop it, choose Export Data in the form's menu, then Schedule.",
  },
  spanOfExport: {
    id: 'exports.server.schedules.spanOfExport',
    defaultMessage: '{from} to {until} ({timeZone})',
  },
  downloadFile: { id: 'exports.server.schedules.downloadFile', defaultMessage: 'Download the file' },
  fromThereAreMoreThan: {
    id: 'exports.server.schedules.fromThereAreMoreThan',
    defaultMessage:
      'From {span} there are more than {maximumExportRows, plural, one {# entry} other {# entries}}, which is too much for one export.',
  },
  serverStoppedTimesWhileMaking: {
    id: 'exports.server.schedules.serverStoppedTimesWhileMaking',
    defaultMessage:
      'The server stopped {maximumDeaths} times while making it from {span}, which may mean it is too large.',
  },
  scheduleItMoreOftenWith: {
    id: 'exports.server.schedules.scheduleItMoreOftenWith',
    defaultMessage:
      "{why} Schedule it more often, with fewer days of data: choose Export Data in the form's menu, then Schedule.",
  },
  scheduledExportHasEnded: {
    id: 'exports.server.schedules.scheduledExportHasEnded',
    defaultMessage: 'A scheduled export has ended',
  },
  helloExportThatYouScheduled: {
    id: 'exports.server.schedules.helloExportThatYouScheduled',
    defaultMessage:
      'Hello {name},\n\nAn export that you scheduled could not be made: you no longer have access to its form, or the form no longer exists. The schedule has been deleted. If you need the export, ask an administrator for access to the form, then schedule it again.',
  },
  thereAreNoAnswersTo: {
    id: 'exports.server.schedules.thereAreNoAnswersTo',
    defaultMessage: 'There are no answers to "{form}" from {span}, so there is no file today.',
  },
  hereIsYourExportOf: {
    id: 'exports.server.schedules.hereIsYourExportOf',
    defaultMessage:
      'Here is your export of "{form}": {rows, plural, one {# entry} other {# entries}} from {span}.',
  },
  yourExportOfIsReady: {
    id: 'exports.server.schedules.yourExportOfIsReady',
    defaultMessage:
      'Your export of "{form}" is ready: {rows, plural, one {# entry} other {# entries}} from {span}.\n\nWith {ceil} MB the file is too large for an e-mail. You can download it until {moment}:\n\n{url}\n\nAnyone with this link can download the file, so do not share it.',
  },
  thisLinkIsNoLonger: {
    id: 'exports.server.schedules.thisLinkIsNoLonger',
    defaultMessage: 'This link is no longer valid.',
  },
  linkToExportIsValid: {
    id: 'exports.server.schedules.linkToExportIsValid',
    defaultMessage:
      'A link to an export is valid for 7 days, as long as the person who scheduled it has access to the form. Open Formdeck to export the data again.',
  },
  youHaveAlreadyScheduledExport: {
    id: 'exports.server.schedules.youHaveAlreadyScheduledExport',
    defaultMessage: 'You have already scheduled the export of this form.',
  },
  changeThatScheduleInstead: {
    id: 'exports.server.schedules.changeThatScheduleInstead',
    defaultMessage: 'Change that schedule instead.',
  },
  aScheduledExport: { id: 'exports.server.schedules.aScheduledExport', defaultMessage: 'A scheduled export' },
  serverCouldNotMakeIt: {
    id: 'exports.server.schedules.serverCouldNotMakeIt',
    defaultMessage: 'The server could not make it.',
  },
  itIsTriedAgainUntil: {
    id: 'exports.server.schedules.itIsTriedAgainUntil',
    defaultMessage: '{why} It is tried again. Until it works, export the data from the form.',
  },
  itCanBeSentAgain: {
    id: 'exports.server.schedules.itCanBeSentAgain',
    defaultMessage: 'It can be sent again since a moment ago.',
  },
  endedAutomaticallyItsOwnerCan: {
    id: 'exports.server.schedules.endedAutomaticallyItsOwnerCan',
    defaultMessage: 'Ended automatically: its owner can no longer export this form.',
  },
  scheduledEMailWasNot: {
    id: 'exports.server.schedules.scheduledEMailWasNot',
    defaultMessage:
      'The scheduled e-mail was not accepted{days, plural, =0 {} one { for # day} other { for # days}}: {why}. It will not be retried. Export the data here, and ask an administrator to check your e-mail address.',
  },
  scheduledEMailCannotBe: {
    id: 'exports.server.schedules.scheduledEMailCannotBe',
    defaultMessage:
      'The scheduled e-mail cannot be sent: {why}. It will be retried; until then, export the data here.',
  },
  notAccepted: {
    id: 'exports.server.schedules.notAccepted',
    defaultMessage: 'Not accepted{days, plural, =0 {} one { for # day} other { for # days}}: {why}.',
  },
  mailServerSays: {
    id: 'exports.server.schedules.mailServerSays',
    defaultMessage: 'the mail server says "{problem}"',
  },
});
