// What is read about second factors, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { readFactors } from './calls.ts';

/** One's own factors. */
export const factorsQuery = (send: Send) => ({
  queryKey: ['factors'] as const,
  queryFn: ({ signal }: Run) => send(readFactors, {}, { signal }),
});
