// The query of Home, shared by browser and terminal.
import type { Run, Send } from '#core/send.ts';
import { readHome } from './calls.ts';

/** How often Home is read again while it is shown, in milliseconds: as often as alert insights and pinned widgets. */
const homeEvery = 60_000;

export const homeQuery = (send: Send) => ({
  queryKey: ['home'] as const,
  queryFn: ({ signal }: Run) => send(readHome, {}, { signal }),
  refetchInterval: homeEvery,
  // What was reviewed or repaired a moment ago does not need anybody any more.
  staleTime: 0,
});
