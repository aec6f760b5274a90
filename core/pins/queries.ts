// Queries about pinned widgets, shared by browser and terminal.
import type { Run, Send } from '#core/send.ts';
import { listPins } from './calls.ts';
import type { Pin } from './schema.ts';

/** The pins with their numbers, refetched every 60 s (spec 1, section 9), and sooner while rows are being read. */
export const pinsQuery = (send: Send) => ({
  queryKey: ['pins', 'numbers'] as const,
  queryFn: ({ signal }: Run) => send(listPins, {}, { signal }),
  refetchInterval: ({ state: { data } }: { state: { data?: readonly Pin[] | undefined } }) =>
    data?.some(({ problem }) => problem === 'reading') === true ? 1_000 : 60_000,
});

/** The pins without numbers, for a dashboard's menus to offer pinning or unpinning. */
export const pinnedQuery = (send: Send) => ({
  queryKey: ['pins', 'pinned'] as const,
  queryFn: ({ signal }: Run) => send(listPins, { query: { numbers: 'false' } }, { signal }),
});
