// What is read about signing in and one's own sessions, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { listSessions, timeZones } from './calls.ts';

/** One's own sessions. */
export const sessionsQuery = (send: Send) => ({
  queryKey: ['session', 'list'] as const,
  queryFn: ({ signal }: Run) => send(listSessions, {}, { signal }),
});

/** The time zones that the server knows, which are the same all day. */
export const timeZonesQuery = (send: Send) => ({
  queryKey: ['session', 'timeZones'] as const,
  queryFn: ({ signal }: Run) => send(timeZones, {}, { signal }),
  staleTime: Infinity,
});
