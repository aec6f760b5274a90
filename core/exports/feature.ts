// Exports, downloads and scheduled exports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { formOf, heldBy, toForm, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const exportsFeature = feature({
  things: ['export schedule', 'export'],
  audits: {
    exports: {
      images_downloaded: (entry) =>
        t(m.downloadedImagesOf, { who: who(entry), form: formOf(entry), heldBy: heldBy(entry) }),
      export_downloaded: (entry) =>
        t(m.downloadedExportOf, { who: who(entry), form: formOf(entry), heldBy: heldBy(entry) }),
      export_prepared: (entry) =>
        t(m.startedExportOf, { who: who(entry), form: formOf(entry), heldBy: heldBy(entry) }),
      export_scheduled: toForm(t(m.scheduledExportOf)),
      export_schedule_changed: toForm(t(m.changedScheduledExportOf)),
      export_schedule_deleted: toForm(t(m.deletedScheduledExportOf)),
      export_run_now: toForm(t(m.hadScheduledExportSentNow)),
      export_sent: (entry) =>
        t(m.scheduledExportOfWasSent, { form: formOf(entry), who: who(entry), heldBy: heldBy(entry) }),
      export_not_sent: (entry) => t(m.scheduledExportOfCouldNot, { form: formOf(entry), who: who(entry) }),
    },
  },
});
