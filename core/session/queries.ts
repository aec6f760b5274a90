// What is read about one's own sessions, as records that browser, terminal and commands share.
import type { Run, Send } from '#core/send.ts';
import { listSessions } from './calls.ts';

/** One's own sessions. */
export const sessionsQuery = (send: Send) => ({
  queryKey: ['session', 'list'] as const,
  queryFn: ({ signal }: Run) => send(listSessions, {}, { signal }),
});
