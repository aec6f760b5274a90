// Filling in forms: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { formOf, toForm, who } from '#core/features/sentence.ts';

export const fillingFeature = feature({
  things: ['sheet', 'image'],
  auditObjects: ['sheet', 'image'],
  audits: {
    rows: {
      image_uploaded: (entry) => `${who(entry)} uploaded an image`,
      sheet_created: (entry) => {
        const [name = ''] = entry.next;
        const sheet = name.trim() === '' ? 'a sheet' : `the sheet "${name}"`;
        return `${who(entry)} began ${sheet} of ${formOf(entry)}`;
      },
      sheet_completed: toForm('completed a sheet of'),
      sheet_discarded: toForm('discarded an empty sheet of'),
    },
  },
});
