// What is read about access tokens, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { listTokens } from './calls.ts';

/** One's own access tokens. */
export const tokensQuery = (send: Send) => ({
  queryKey: ['tokens'] as const,
  queryFn: ({ signal }: Run) => send(listTokens, { query: {} }, { signal }),
});
