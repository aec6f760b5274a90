// formdeck tokens revoke.
import { confirm } from '#cli/command/confirm.ts';
import type { Context } from '#cli/context.ts';
import { onlyId } from '#cli/command/short-ids.ts';
import { verb } from '#cli/command/verb.ts';
import { AppError } from '#core/errors.ts';
import { isIdBeginning } from '#core/short-id.ts';
import { listTokens, revokeToken } from '#core/tokens/calls.ts';
import type { AccessToken } from '#core/tokens/schema.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const revoke = verb({
  effect: { asks: ({ token }: { token: string }) => question(token) },

  options: (_flags: object, [token = '']) => ({ token }),

  async run(context: Context, { token }) {
    const found = await tokenNamed(context, token);
    await confirm(context, question(found.name), t(m.nothingWasRevoked));
    await context.send(revokeToken, { params: { id: found.id } });
    return found;
  },

  print: (output, { name, user }) => output.say(t(m.revokedAccessTokenOf, { name, userName: user.userName })),
  json: ({ id }) => ({ revoked: id }),
});

function question(name: string): string {
  return t(m.revokeAccessTokenAnythingThat, { name });
}

/** The user's own token by name or id; for admins anyone's by id. The beginning of an id suffices. */
async function tokenNamed(context: Context, named: string): Promise<AccessToken> {
  const own = await context.send(listTokens, { query: {} });
  const wanted = named.toLowerCase();
  const found = own.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  if (isIdBeginning(named)) {
    const isAdmin = (await context.user()).role === 'ADMIN';
    const all = isAdmin ? await context.send(listTokens, { query: { company: 'true' } }) : own;
    const begun = all.filter(({ id }) => id.startsWith(wanted));
    const notes = begun.map(({ id, name, user }) => ({ id, note: `${name}, ${user.userName}` }));
    const meant = begun.length === 0 ? undefined : onlyId('access token', named, notes);
    const token = begun.find(({ id }) => id === meant);
    if (token !== undefined) return token;
  }
  throw new AppError('not-found', wording(m.youHaveNoAccessToken, { named }), {
    hint: wording(m.formdeckTokensListShowsThose),
  });
}
