// The function that sends a call as the signed-in user. Passed to queries and actions, which do not know regions and
// tokens.
import type { Call, CallInput, CallReply } from './contract.ts';
import type { SendOptions } from './http.ts';

/** Sends a call to the session's region, authenticated. */
export type Send = <C extends Call>(
  call: C,
  input: CallInput<C>,
  options?: SendOptions,
) => Promise<CallReply<C>>;

/** The options that a query cache passes to a query. */
export type Run = { signal?: AbortSignal };
