// What is read about the session, as records that browser, terminal and commands share.
import type { Call, CallInput, CallReply } from '#core/contract.ts';
import type { SendOptions } from '#core/http.ts';
import { me, timeZones } from './calls.ts';

/** Sends a call to the region of the session, signed in. */
export type Send = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
) => Promise<CallReply<C>>;

type Run = { signal?: AbortSignal };

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
