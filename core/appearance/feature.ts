// Colours and logo: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const appearanceFeature = feature({
  audits: {
    settings: {
      labels_changed: (entry) => t(m.changedColoursOfMenu, { who: who(entry) }),
      language_changed: (entry) => t(m.changedLanguage, { who: who(entry) }),
      logo_changed: (entry) => t(m.changedLogo, { who: who(entry) }),
      logo_removed: (entry) => t(m.removedLogo, { who: who(entry) }),
    },
  },
});
