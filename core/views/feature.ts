// Saved views: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, formOf, quoted, who } from '#core/features/sentence.ts';

export const viewsFeature = feature({
  things: ['saved view'],
  audits: {
    forms: {
      view_created: (entry) =>
        `${who(entry)} saved ${quoted('the view', fieldOf(entry, 'name'), 'a view')} of ${formOf(entry)} for the company`,
      view_changed: (entry) =>
        `${who(entry)} changed ${quoted('the view', fieldOf(entry, 'name'), 'a view')} of ${formOf(entry)}`,
      view_deleted: (entry) =>
        `${who(entry)} deleted ${quoted('the view', fieldOf(entry, 'name'), 'a view')} of ${formOf(entry)}`,
    },
  },
});
