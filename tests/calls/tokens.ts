// Who may make the calls of tokens, and how each is made.
import { randomUUID } from 'node:crypto';
import { type CallTests, ownerIn } from '#tests/support/call-tests.ts';

export const calls: CallTests = {
  'tokens.create': {
    who: 'everybody',
    request: () => ({ body: { name: `Token ${randomUUID()}`, scopes: ['rows:read'] } }),
  },
  'tokens.list': {
    who: 'everybody',
    answersNoMarkers: true,
    request: () => ({}),
  },
  'tokens.revoke': {
    who: 'everybody',
    to: 'a token',
    request: async ({ fresh, owner, caller }) => ({
      params: { id: await fresh.accessToken(ownerIn(owner, caller)) },
    }),
  },
};
