// Filling in forms: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { formOf, toForm, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const fillingFeature = feature({
  things: ['sheet', 'image'],
  auditObjects: ['sheet', 'image'],
  audits: {
    rows: {
      image_uploaded: (entry) => t(m.uploadedImage, { who: who(entry) }),
      sheet_created: (entry) => {
        const [name = ''] = entry.next;
        const sheet = name.trim() === '' ? 'a sheet' : `the sheet "${name}"`;
        return `${who(entry)} began ${sheet} of ${formOf(entry)}`;
      },
      sheet_completed: toForm(t(m.completedSheetOf)),
      sheet_discarded: toForm(t(m.discardedEmptySheetOf)),
    },
  },
});
