// Queries for the calendar feed.
import type { Run, Send } from '#core/send.ts';
import { readFeed } from './calls.ts';

export const feedQuery = (send: Send) => ({
  queryKey: ['calendar-feed'] as const,
  queryFn: ({ signal }: Run) => send(readFeed, {}, { signal }),
  staleTime: 0,
});
