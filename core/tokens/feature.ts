// Access tokens: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { toNamed } from '#core/features/sentence.ts';

export const tokensFeature = feature({
  things: ['token'],
  audits: {
    settings: {
      token_created: toNamed('created', 'the access token', 'an access token'),
      token_revoked: toNamed('revoked', 'the access token', 'an access token'),
    },
  },
});
