// What server/exports/jobs says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  serverStoppedTimesWhileMaking: {
    id: 'exports.server.jobs.serverStoppedTimesWhileMaking',
    defaultMessage:
      'The server stopped {maximumDeaths} times while making this export, which may be too large. Export fewer days or fewer sheets at a time, and images separately from the entries.',
  },
  exportCouldNotBeMade: {
    id: 'exports.server.jobs.exportCouldNotBeMade',
    defaultMessage: 'The export could not be made. Please try again.',
  },
  youNoLongerHavePermission: {
    id: 'exports.server.jobs.youNoLongerHavePermission',
    defaultMessage: 'You no longer have permission to export this data.',
  },
  clientLeftBeforeItsExport: {
    id: 'exports.server.jobs.clientLeftBeforeItsExport',
    defaultMessage: 'The client left before its export began.',
  },
  youHaveExportsRunning: {
    id: 'exports.server.jobs.youHaveExportsRunning',
    defaultMessage: 'You have {maximumExportJobs} exports running.',
  },
  waitForOneOfThem: {
    id: 'exports.server.jobs.waitForOneOfThem',
    defaultMessage: 'Wait for one of them, or cancel one.',
  },
  clientLeftBeforeItsReport: {
    id: 'exports.server.jobs.clientLeftBeforeItsReport',
    defaultMessage: 'The client left before its report was ready.',
  },
});
