// The context of unattended commands: a brief outage of the server does not fail their calls.
import { me } from '#core/session/me-calls.ts';
import type { User } from '#core/users/user.ts';
import type { Context } from '#cli/context.ts';

/** The same context with retries for all calls. Only for idempotent calls. */
export function patient(context: Context): Context {
  let user: Promise<User> | undefined;
  return { ...context, send: context.sendAgain, user: () => (user ??= context.sendAgain(me, {})) };
}
