// Colours and logo: what the lists of the house take from here.
import { mayChangeAppearance } from './policy.ts';
import { appearanceTexts } from './texts.ts';
import { feature } from '#core/features/feature.ts';
import { who } from '#core/features/sentence.ts';

export const appearanceFeature = feature({
  pages: {
    '/admin/appearance': {
      title: appearanceTexts.title,
      isFor: (actor) => mayChangeAppearance(actor).yes,
      about: 'menu colours and logo',
      words: ['logo', 'colours', 'colors', 'brand', 'menu', 'theme'],
    },
  },
  audits: {
    settings: {
      labels_changed: (entry) => `${who(entry)} changed the colours of the menu`,
      logo_changed: (entry) => `${who(entry)} changed the logo`,
      logo_removed: (entry) => `${who(entry)} removed the logo`,
    },
  },
});
