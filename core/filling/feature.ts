// Filling in forms: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf, valuesOf } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const fillingFeature = feature({
  things: ['sheet', 'image', 'file'],
  auditObjects: ['sheet', 'image', 'file'],
  audits: {
    rows: {
      image_uploaded: sentenceOf(m.uploadedImage),
      file_uploaded: sentenceOf(m.uploadedFile),
      sheet_created: (entry) => {
        const [name = ''] = entry.next;
        return t(m.beganSheetOf, valuesOf(entry, name.trim() === '' ? null : name));
      },
      sheet_completed: sentenceOf(m.completedSheetOf),
      sheet_discarded: sentenceOf(m.discardedEmptySheetOf),
    },
  },
});
