// Recipes of transforms: what the lists of the house take from here.
import { mayTransform } from './policy.ts';
import { transformTexts } from './texts.ts';
import { feature } from '#core/features/feature.ts';
import { fieldOf, quoted, who } from '#core/features/sentence.ts';

export const transformsFeature = feature({
  pages: {
    '/transforms': {
      title: transformTexts.title,
      isFor: (actor) => mayTransform(actor).yes,
      about: 'device files to CSV',
      words: ['convert', 'recipes'],
    },
  },
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
