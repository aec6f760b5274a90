// Recipes of transforms: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, quoted, who } from '#core/features/sentence.ts';

export const transformsFeature = feature({
  things: ['transform'],
  auditObjects: ['transform'],
  audits: {
    settings: {
      transform_created: (entry) =>
        `${who(entry)} created ${quoted('the recipe', fieldOf(entry, 'name'), 'a recipe')} of transforms`,
      transform_changed: (entry) =>
        `${who(entry)} changed ${quoted('the recipe', fieldOf(entry, 'name'), 'a recipe')} of transforms`,
      transform_deleted: (entry) =>
        `${who(entry)} deleted ${quoted('the recipe', fieldOf(entry, 'name'), 'a recipe')} of transforms`,
    },
  },
});
