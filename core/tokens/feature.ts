// Access tokens: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const tokensFeature = feature({
  things: ['token'],
  audits: {
    settings: {
      token_created: sentenceOf(m.createdToken),
      token_revoked: sentenceOf(m.revokedToken),
    },
  },
});
