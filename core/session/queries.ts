// What is read about the session, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { me, timeZones } from './calls.ts';

/** The signed-in user. */
export const meQuery = (send: Send) => ({
  queryKey: ['session', 'me'] as const,
  queryFn: ({ signal }: Run) => send(me, {}, { signal }),
});

/** The time zones that a user may have; they change with the server's version only. */
export const timeZonesQuery = (send: Send) => ({
  queryKey: ['session', 'timeZones'] as const,
  queryFn: ({ signal }: Run) => send(timeZones, {}, { signal }),
  staleTime: Infinity,
});
