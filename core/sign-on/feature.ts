// Single sign-on: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, sentenceOf, userOf, valuesOf, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const signOnFeature = feature({
  things: ['provider'],
  auditObjects: ['signOnProvider'],
  audits: {
    'sign-ins': {
      sign_on_linked: (entry) => t(m.linkedAccount, { who: who(entry), user: userOf(entry) }),
      sign_on_refused: (entry) => t(m.refusedSignOn, valuesOf(entry, entry.user.userName)),
      terminal_allowed: (entry) => t(m.allowedTerminal, { who: who(entry) }),
    },
    settings: {
      sign_on_provider_created: sentenceOf(m.createdProvider),
      sign_on_provider_changed: sentenceOf(m.changedProvider),
      sign_on_provider_deleted: sentenceOf(m.deletedProvider),
      sign_on_provider_tried: sentenceOf(m.triedProvider),
      sign_on_only_changed: (entry) =>
        t(fieldOf(entry, 'passwords') === 'off' ? m.turnedOnOnly : m.turnedOffOnly, { who: who(entry) }),
    },
  },
});
