// Second factors: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, userOf, who } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const factorsFeature = feature({
  things: ['passkey'],
  audits: {
    'sign-ins': {
      factor_added: (entry) => t(m.addedFactor, { who: who(entry), kind: fieldOf(entry, 'kind') ?? '' }),
      factor_removed: (entry) => t(m.removedFactor, { who: who(entry), kind: fieldOf(entry, 'kind') ?? '' }),
      factors_dropped: (entry) => t(m.droppedFactorsOf, { who: who(entry), user: userOf(entry) }),
      recovery_codes_made: (entry) => t(m.madeRecoveryCodes, { who: who(entry) }),
      recovery_code_used: (entry) => t(m.usedRecoveryCode, { who: who(entry) }),
    },
  },
});
