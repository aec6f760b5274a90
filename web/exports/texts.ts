// What web/exports says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  exportData: { id: 'exports.web.exportData', defaultMessage: 'Export Data' },
  schedule: { id: 'exports.web.schedule', defaultMessage: 'Schedule' },
  thisExportTakesLittleLonger: {
    id: 'exports.web.thisExportTakesLittleLonger',
    defaultMessage: 'This export takes a little longer. The download starts when the file is ready.',
  },
  noNeedToWaitYou: {
    id: 'exports.web.noNeedToWaitYou',
    defaultMessage:
      'No need to wait: you can close this, and a notification tells you when the file is ready. It stays under "Your exports" for 7 days.',
  },
  cancelExport: { id: 'exports.web.cancelExport', defaultMessage: 'Cancel export' },
  progressOfExportOf: {
    id: 'exports.web.progressOfExportOf',
    defaultMessage: 'Progress of the export of {templateName}',
  },
  from: { id: 'exports.web.from', defaultMessage: 'From' },
  to: { id: 'exports.web.to', defaultMessage: 'To' },
  download: { id: 'exports.web.download', defaultMessage: 'Download {jobName}' },
  nextOneIsDueOn: { id: 'exports.web.nextOneIsDueOn', defaultMessage: 'The next one is due on {nextTime}' },
  answersToAreSentTo: {
    id: 'exports.web.answersToAreSentTo',
    defaultMessage:
      'The answers to "{form}" are sent to you by e-mail as an XLSX file. Times are in {timeZone}.',
  },
  filterDoesNotApply: {
    id: 'exports.web.filterDoesNotApply',
    defaultMessage: 'It has all entries of these days: the filter in use does not apply ({filter}).',
  },
  fromSheets: {
    id: 'exports.web.fromSheets',
    defaultMessage: 'From {count, plural, one {# sheet} other {# sheets}}',
  },
  fromSheetsWhere: {
    id: 'exports.web.fromSheetsWhere',
    defaultMessage: 'From {count, plural, one {# sheet} other {# sheets}}: {filter}',
  },
});
