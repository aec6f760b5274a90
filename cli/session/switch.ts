// formdeck switch: chooses which of the signed-in accounts commands use.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import type { StoredSession } from '#core/ports.ts';
import { accountName, accountsNamed } from '#cli/platform/accounts.ts';

export const switchAccount = verb({
  effect: 'reads',

  options: (_flags: object, [account]) => ({ account }),

  async run(context: Context, { account }): Promise<StoredSession> {
    if (context.settings.token !== undefined) {
      throw new AppError('usage', 'FORMDECK_TOKEN decides which account commands act as.', {
        hint: 'Unset it to use the accounts that are signed in here.',
      });
    }
    const { sessions } = await context.ports();
    const { region, server } = context.settings;
    const isNarrowed = region !== undefined || server !== undefined;
    const servers = isNarrowed
      ? new Set((await context.regions()).map(({ server: regionServer }) => regionServer))
      : null;
    const all = sessions
      .list()
      .filter(({ server: sessionServer }) => servers === null || servers.has(sessionServer));
    const chosen = await choose(context, all, account);
    sessions.keep(chosen);
    return chosen;
  },

  print: (output, { userName, server, region }) =>
    output.say(`You are now ${userName} at ${server} (region ${region}).`),
  json: ({ userName, server, region }) => ({ userName, server, region }),
});

async function choose(
  context: Context,
  all: readonly StoredSession[],
  account: string | undefined,
): Promise<StoredSession> {
  if (all.length === 0) {
    throw new AppError('signed-out', 'Nobody is signed in here.', { hint: 'Sign in with `formdeck login`.' });
  }
  if (account !== undefined) {
    const found = accountsNamed(all, account);
    const [only] = found;
    if (found.length === 1 && only !== undefined) return only;
    const problem =
      found.length === 0
        ? `"${account}" is not signed in here.`
        : `"${account}" is signed in more than once.`;
    throw new AppError('usage', problem, { hint: `Choose one of ${all.map(accountName).join(', ')}.` });
  }
  if (!context.input.interactive) {
    throw new AppError('usage', 'Choose the account to switch to.', {
      hint: `Choose one of ${all.map(accountName).join(', ')}.`,
    });
  }
  for (const [index, session] of all.entries()) context.output.say(`${index + 1}  ${accountName(session)}`);
  const given = Number(await context.input.ask(`Which account? [1-${all.length}] `));
  const chosen = all[given - 1];
  if (chosen === undefined) throw new AppError('declined', 'Nothing was changed.');
  return chosen;
}
