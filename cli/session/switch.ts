// formdeck switch: chooses which of the signed-in accounts commands use.
import type { Context } from '#cli/context.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import type { StoredSession } from '#core/ports.ts';
import { accountName, accountsNamed } from '#cli/platform/accounts.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const switchAccount = verb({
  effect: 'reads',

  options: (_flags: object, [account]) => ({ account }),

  async run(context: Context, { account }): Promise<StoredSession> {
    if (context.settings.token !== undefined) {
      throw new AppError('usage', wording(m.formdeckTokenDecidesWhichAccount), {
        hint: wording(m.unsetItToUseAccounts),
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
    output.say(t(m.youAreNowAtRegion, { userName, server, region })),
  json: ({ userName, server, region }) => ({ userName, server, region }),
});

async function choose(
  context: Context,
  all: readonly StoredSession[],
  account: string | undefined,
): Promise<StoredSession> {
  if (all.length === 0) {
    throw new AppError('signed-out', wording(m.noAccountHere), {
      hint: wording(m.signInWithFormdeckLogin),
    });
  }
  if (account !== undefined) {
    const found = accountsNamed(all, account);
    const [only] = found;
    if (found.length === 1 && only !== undefined) return only;
    const problem =
      found.length === 0 ? t(m.isNotSignedInHere, { account }) : t(m.isSignedInMoreThan, { account });
    throw new AppError('usage', problem, {
      hint: wording(m.chooseOneOf, { all: all.map(accountName).join(', ') }),
    });
  }
  if (!context.input.interactive) {
    throw new AppError('usage', wording(m.chooseAccountToSwitchTo), {
      hint: wording(m.chooseOneOf, { all: all.map(accountName).join(', ') }),
    });
  }
  for (const [index, session] of all.entries()) context.output.say(`${index + 1}  ${accountName(session)}`);
  const given = Number(await context.input.ask(t(m.whichAccount, { count: all.length })));
  const chosen = all[given - 1];
  if (chosen === undefined) throw new AppError('declined', wording(m.nothingWasChanged));
  return chosen;
}
