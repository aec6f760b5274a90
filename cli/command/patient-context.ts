// The context of commands that nobody watches: a server that is away for a moment ends none of their calls.
import { me } from '#core/session/calls.ts';
import type { User } from '#core/users/schema.ts';
import type { Context } from '#cli/context.ts';

/** The same context, whose calls are all tried again. For calls only that may be repeated. */
export function patient(context: Context): Context {
  let user: Promise<User> | undefined;
  return { ...context, send: context.sendAgain, user: () => (user ??= context.sendAgain(me, {})) };
}
