// Queries about signing in and the user's own sessions, shared by browser, terminal and commands.
import type { Run, Send } from '#core/send.ts';
import { listSessions, readSignInPolicy, timeZones } from './calls.ts';

/** The user's own sessions. */
export const sessionsQuery = (send: Send) => ({
  queryKey: ['session', 'list'] as const,
  queryFn: ({ signal }: Run) => send(listSessions, {}, { signal }),
});

/** The time zones that the server supports; they rarely change. */
export const timeZonesQuery = (send: Send) => ({
  queryKey: ['session', 'timeZones'] as const,
  queryFn: ({ signal }: Run) => send(timeZones, {}, { signal }),
  staleTime: Infinity,
});

/** What the company asks of those who sign in; for admins. */
export const signInPolicyQuery = (send: Send) => ({
  queryKey: ['session', 'signInPolicy'] as const,
  queryFn: ({ signal }: Run) => send(readSignInPolicy, {}, { signal }),
});
