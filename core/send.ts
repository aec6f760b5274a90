// How features ask the server: a function that sends a call as whoever is signed in. Given to queries and actions,
// which know nothing of regions and tokens.
import type { Call, CallInput, CallReply } from './contract.ts';
import type { SendOptions } from './http.ts';

/** Sends a call to the region of the session, signed in. */
export type Send = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
) => Promise<CallReply<C>>;

/** What a query cache gives to a query that it runs. */
export type Run = { signal?: AbortSignal };
