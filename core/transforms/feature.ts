// Recipes of transforms: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const transformsFeature = feature({
  things: ['transform'],
  auditObjects: ['transform'],
  audits: {
    settings: {
      transform_created: sentenceOf(m.createdRecipeOfTransforms),
      transform_changed: sentenceOf(m.changedRecipeOfTransforms),
      transform_deleted: sentenceOf(m.deletedRecipeOfTransforms),
    },
  },
});
