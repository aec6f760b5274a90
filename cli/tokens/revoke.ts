// formdeck tokens revoke.
import { personName } from '#core/primitives.ts';
import { type OneName, oneNamed } from '#cli/command/finder.ts';
import type { Context } from '#cli/context.ts';
import { onlyId } from '#cli/command/short-ids.ts';
import { actionVerb } from '#cli/resource/thing-verbs.ts';
import { AppError } from '#core/errors.ts';
import { isIdBeginning } from '#core/short-id.ts';
import { revokeToken } from '#core/tokens/actions.ts';
import { listTokens } from '#core/tokens/calls.ts';
import type { AccessToken } from '#core/tokens/schema.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

export const revoke = actionVerb({
  effect: { asks: ({ named }) => question(named) },
  options: oneNamed,
  find: tokenNamed,
  action: revokeToken,
  asks: { question: ({ name }) => question(name), otherwise: t(m.nothingWasRevoked) },
  done: (_, { name, user }) => t(m.revokedAccessTokenOf, { name, userName: personName(user) }),
  json: (_, { id }) => ({ revoked: id }),
});

function question(name: string): string {
  return t(m.revokeAccessTokenAnythingThat, { name });
}

/** The user's own token by name or id; for admins anyone's by id. The beginning of an id suffices. */
async function tokenNamed(context: Context, { named }: OneName): Promise<AccessToken> {
  const own = await context.send(listTokens, { query: {} });
  const wanted = named.toLowerCase();
  const found = own.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
  if (found !== undefined) return found;
  if (isIdBeginning(named)) {
    const isAdmin = (await context.user()).role === 'ADMIN';
    const all = isAdmin ? await context.send(listTokens, { query: { company: 'true' } }) : own;
    const begun = all.filter(({ id }) => id.startsWith(wanted));
    const notes = begun.map(({ id, name, user }) => ({ id, note: `${name}, ${personName(user)}` }));
    const meant = begun.length === 0 ? undefined : onlyId('token', named, notes);
    const token = begun.find(({ id }) => id === meant);
    if (token !== undefined) return token;
  }
  throw new AppError('not-found', wording(m.youHaveNoAccessToken, { named }), {
    hint: wording(m.formdeckTokensListShowsThose),
  });
}
