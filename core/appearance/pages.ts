// Colours and logo: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayChangeAppearance } from './policy.ts';
import { appearanceTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const appearancePages = pagesOf({
  '/admin/appearance': {
    title: appearanceTexts.title,
    isFor: (actor) => mayChangeAppearance(actor).yes,
    about: t(m.menuColoursAndLogo),
    words: ['logo', 'colours', 'colors', 'brand', 'menu', 'theme'],
    help: 'admins#appearance',
  },
});
