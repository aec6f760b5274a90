// What is read of pinned widgets, as records that browser and terminal share.
import type { Run, Send } from '#core/send.ts';
import { listPins } from './calls.ts';
import type { Pin } from './schema.ts';

/** The pins with their numbers, looked at again every 60 s (spec 1, section 9), and soon while rows are being read. */
export const pinsQuery = (send: Send) => ({
  queryKey: ['pins', 'numbers'] as const,
  queryFn: ({ signal }: Run) => send(listPins, {}, { signal }),
  refetchInterval: ({ state: { data } }: { state: { data?: readonly Pin[] | undefined } }) =>
    data?.some(({ problem }) => problem === 'reading') === true ? 1_000 : 60_000,
});

/** What is pinned, without its numbers: for a dashboard, whose menus offer to pin or to unpin. */
export const pinnedQuery = (send: Send) => ({
  queryKey: ['pins', 'pinned'] as const,
  queryFn: ({ signal }: Run) => send(listPins, { query: { numbers: 'false' } }, { signal }),
});
