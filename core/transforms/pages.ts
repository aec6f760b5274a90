// Recipes of transforms: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayTransform } from './policy.ts';
import { transformTexts } from './texts.ts';

export const transformsPages = pagesOf({
  '/transforms': {
    title: transformTexts.title,
    isFor: (actor) => mayTransform(actor).yes,
    about: 'device files to CSV',
    words: ['convert', 'recipes'],
    help: 'managers#transforms',
  },
});
