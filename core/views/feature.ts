// Saved views: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const viewsFeature = feature({
  things: ['saved view'],
  audits: {
    forms: {
      view_created: sentenceOf(m.savedViewForCompany),
      view_changed: sentenceOf(m.changedViewOf),
      view_deleted: sentenceOf(m.deletedViewOf),
    },
  },
});
