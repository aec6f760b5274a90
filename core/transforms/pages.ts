// Recipes of transforms: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayTransform } from './policy.ts';
import { transformTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const transformsPages = pagesOf({
  '/transforms': {
    title: transformTexts.title,
    isFor: (actor) => mayTransform(actor).yes,
    about: t(m.deviceFilesToCsv),
    words: ['convert', 'recipes'],
    help: 'managers#transforms',
  },
});
