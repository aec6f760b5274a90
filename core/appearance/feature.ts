// Colours and logo: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { who } from '#core/features/sentence.ts';

export const appearanceFeature = feature({
  audits: {
    settings: {
      labels_changed: (entry) => `${who(entry)} changed the colours of the menu`,
      logo_changed: (entry) => `${who(entry)} changed the logo`,
      logo_removed: (entry) => `${who(entry)} removed the logo`,
    },
  },
});
