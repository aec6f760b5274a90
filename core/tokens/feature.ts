// Access tokens: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toNamed } from '#core/features/sentence.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const tokensFeature = feature({
  things: ['token'],
  audits: {
    settings: {
      token_created: toNamed('created', t(m.accessToken), t(m.accessToken2)),
      token_revoked: toNamed('revoked', t(m.accessToken), t(m.accessToken2)),
    },
  },
});
