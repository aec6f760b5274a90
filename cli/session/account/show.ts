// formdeck account show.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { accountLines } from './account-lines.ts';

export const show = verb({
  effect: 'reads',
  options: () => ({}),

  async run(context: Context) {
    const [{ session: _session, token: _token, ...user }, { now }] = await Promise.all([
      context.user(),
      context.ports(),
    ]);
    return { user, now: now() };
  },

  print: (output, { user, now }) => output.fields(accountLines(user, now)),
  json: ({ user }) => user,
});
