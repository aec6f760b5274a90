// Exports, downloads and scheduled exports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const exportsFeature = feature({
  things: ['export schedule', 'export'],
  audits: {
    exports: {
      images_downloaded: sentenceOf(m.downloadedImagesOf),
      export_downloaded: sentenceOf(m.downloadedExportOf),
      export_prepared: sentenceOf(m.startedExportOf),
      export_scheduled: sentenceOf(m.scheduledExportOf),
      export_schedule_changed: sentenceOf(m.changedScheduledExportOf),
      export_schedule_deleted: sentenceOf(m.deletedScheduledExportOf),
      export_run_now: sentenceOf(m.hadScheduledExportSentNow),
      export_sent: sentenceOf(m.scheduledExportOfWasSent),
      export_not_sent: sentenceOf(m.scheduledExportOfCouldNot),
    },
  },
});
