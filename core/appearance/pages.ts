// Colours and logo: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayChangeAppearance } from './policy.ts';
import { appearanceTexts } from './texts.ts';

export const appearancePages = pagesOf({
  '/admin/appearance': {
    title: appearanceTexts.title,
    isFor: (actor) => mayChangeAppearance(actor).yes,
    about: 'menu colours and logo',
    words: ['logo', 'colours', 'colors', 'brand', 'menu', 'theme'],
    help: 'admins#appearance',
  },
});
