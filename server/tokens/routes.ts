// The calls on access tokens (contract, "Tokens").
import { actorPerson, isAdmin } from '#core/actor.ts';
import { AppError, invalid } from '#core/errors.ts';
import { scopes } from '#core/scopes.ts';
import * as calls from '#core/tokens/calls.ts';
import { type AccessToken, mostTokens, tokenLifetime } from '#core/tokens/schema.ts';
import { audit } from '#server/audit/write.ts';
import { deleteThing } from '#server/db/things.ts';
import { on } from '#server/http/mount.ts';
import { hashToken, newAccessToken } from '#server/http/token.ts';
import { notFound } from '#server/http/validate.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import * as store from './store.ts';
import { t } from '#core/messages/text.ts';
import { wording } from '#core/messages/message.ts';
import { fieldError } from '#core/messages/said.ts';
import { m } from './texts.ts';

const minute = 60_000;
/** Milliseconds for which a list still shows an expired token, so that its owner finds out why a job stopped. */
const shownAfterEnd = 30 * 86_400_000;

export const tokenRoutes = [
  on(calls.createToken, async ({ actor, tx, body, services }) => {
    const now = services.now();
    const expiresAt = body.expiresAt ?? now + tokenLifetime.usual;
    if (expiresAt < now + minute || expiresAt > now + tokenLifetime.longest + minute) {
      throw invalid([fieldError('expiresAt', m.chooseEndBetweenNowAnd)]);
    }
    const owner = await store.lockOwner(tx, actor);
    if (owner === undefined) throw notFound();
    await store.removeEnded(tx, actor, { name: body.name, before: now - shownAfterEnd, now });
    const others = await store.listTokens(tx, actor, 'own');
    requireRoom(others, body.name, now);
    const token = newAccessToken(actor.companyId);
    const made = {
      id: services.newId(),
      name: body.name,
      scopes: scopes.filter((scope) => body.scopes.includes(scope)),
      createdAt: now,
      expiresAt,
    };
    await store.insertToken(tx, actor, { ...made, hash: hashToken(token) });
    const { userId, userName } = actor;
    const note = { object: { kind: 'user' as const, id: userId }, tokenId: made.id };
    await audit(tx, actor, { ...note, action: 'token_created', next: inWords(made) }, now);
    await services.mail.add(tx, actor.companyId, { userId }, () => createdMail(owner.email, userName, made));
    return { ...made, lastUsedAt: null, user: actorPerson(actor), token };
  }),

  on(calls.listTokens, async ({ actor, tx, query }) => {
    const ofCompany = query.company === 'true';
    if (ofCompany && !isAdmin(actor)) {
      throw new AppError('forbidden', wording(m.onlyAdminsMaySeeOther));
    }
    return store.listTokens(tx, actor, ofCompany ? 'company' : 'own');
  }),

  on(calls.revokeToken, async ({ actor, tx, params, services }) => {
    const token = await store.findToken(tx, actor.companyId, params.id);
    if (token === undefined || (token.user.id !== actor.userId && !isAdmin(actor))) throw notFound();
    await deleteThing(tx, 'access_tokens', actor.companyId, token.id);
    const note = { object: { kind: 'user' as const, id: token.user.id }, tokenId: token.id };
    await audit(tx, actor, { ...note, action: 'token_revoked', previous: inWords(token) }, services.now());
    return undefined;
  }),
];

/** Throws `conflict` if a token of this name exists, or the person's maximum is reached. */
function requireRoom(others: readonly AccessToken[], name: string, now: number): void {
  const good = others.filter(({ expiresAt }) => expiresAt > now);
  if (good.some((other) => other.name.toLowerCase() === name.toLowerCase())) {
    throw new AppError('conflict', wording(m.youAlreadyHaveAccessToken, { name }), {
      hint: wording(m.chooseAnotherNameOrRevoke),
    });
  }
  if (good.length >= mostTokens) {
    throw new AppError('conflict', wording(m.youHaveAccessTokensMaximum, { mostTokens }), {
      hint: wording(m.revokeOneThatIsNo),
    });
  }
}

type Described = Pick<AccessToken, 'name' | 'scopes' | 'expiresAt'>;

/** A token for the audit log. */
function inWords({ name, scopes: held, expiresAt }: Described): string[] {
  return [`name ${name}`, `scopes ${held.join(', ')}`, `ends ${new Date(expiresAt).toISOString()}`];
}

export function createdMail(
  to: string,
  userName: string,
  { name, scopes: held, expiresAt }: Described,
): NewMail {
  return {
    kind: 'token_created',
    to,
    subject: t(m.newAccessTokenForYour),
    text: t(m.mail, {
      userName,
      name,
      scopes: held.join(', '),
      end: new Date(expiresAt).toISOString().slice(0, 10),
    }),
  };
}
