// Exports, downloads and scheduled exports: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { formOf, heldBy, toForm, who } from '#core/features/sentence.ts';

export const exportsFeature = feature({
  things: ['export schedule', 'export'],
  audits: {
    exports: {
      images_downloaded: (entry) => `${who(entry)} downloaded images of ${formOf(entry)}${heldBy(entry)}`,
      export_downloaded: (entry) => `${who(entry)} downloaded an export of ${formOf(entry)}${heldBy(entry)}`,
      export_prepared: (entry) => `${who(entry)} started an export of ${formOf(entry)}${heldBy(entry)}`,
      export_scheduled: toForm('scheduled an export of'),
      export_schedule_changed: toForm('changed a scheduled export of'),
      export_schedule_deleted: toForm('deleted a scheduled export of'),
      export_run_now: toForm('had a scheduled export sent now, of'),
      export_sent: (entry) =>
        `A scheduled export of ${formOf(entry)} was sent to ${who(entry)}${heldBy(entry)}`,
      export_not_sent: (entry) => `A scheduled export of ${formOf(entry)} could not be sent to ${who(entry)}`,
    },
  },
});
