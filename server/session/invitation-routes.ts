// The calls of an invitation's link. Wrong, used, expired and void tokens get the same response in the same time.
import { AppError } from '#core/errors.ts';
import * as calls from '#core/session/calls.ts';
import { minimumPasswordLength } from '#core/session/new-password.ts';
import type { User } from '#core/users/user.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { readDemand } from '#server/factors/store.ts';
import { on, type Route } from '#server/http/mount.ts';
import { companyOfInvitation, hashToken } from '#server/http/token.ts';
import { lockInvitation, type OpenInvitation } from './invitations-store.ts';
import { leastPasswordLength, requireGoodPassword } from './good-password.ts';
import { hashPassword } from './passwords.ts';
import { rememberPlaces } from './places.ts';
import { startSignedIn } from './start.ts';
import * as store from './store.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** The routes; presenting users is injected, as in routes.ts. */
export function invitationRoutes(
  presentUser: (tx: Tx, companyId: string, id: string) => Promise<User>,
): Route[] {
  return [
    on(calls.readInvitation, async ({ tx, body, services }) => {
      const found = await openInvitation(tx, body.token, services.now());
      const { userName, company, invitedBy, inviterName, passwordLength, expiresAt } = found;
      return {
        userName,
        company,
        invitedBy,
        ...(inviterName !== null && { inviterName }),
        ...(passwordLength > minimumPasswordLength && { passwordLength }),
        expiresAt,
      };
    }),

    on(calls.acceptInvitation, async ({ tx, body, services, request, reply }) => {
      // The slow part runs for every token.
      const passwordHash = await hashPassword(body.password);
      const now = services.now();
      const invited = await openInvitation(tx, body.token, now);
      const { companyId, userId, userName } = invited;
      await store.requirePasswords(tx, companyId);
      // Whoever set up a factor has signed in since: the link must not go past it.
      if ((await readDemand(tx, invited, invited.role)).hasFactor) throw invitationGone();
      await requireGoodPassword(body.password, userName, await leastPasswordLength(tx, companyId));
      await store.setPassword(tx, invited, passwordHash, false);
      await store.endSessions(tx, invited);
      await store.noteFirstSignIn(tx, invited, now);
      const session = await startSignedIn(tx, invited, { now, request, reply });
      const object = { kind: 'user' as const, id: userId };
      await audit(tx, invited, { action: 'password_changed', object }, now);
      await audit(tx, invited, { action: 'signed_in', object }, now);
      await rememberPlaces(tx, { request, reply, name: store.signInName(userName), now });
      return { ...session, user: await presentUser(tx, companyId, userId) };
    }),
  ];
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** The invitation of a token. Makes the same query for malformed tokens. */
async function openInvitation(tx: Tx, token: string, now: number): Promise<OpenInvitation> {
  const companyId = companyOfInvitation(token) ?? nobody;
  await tx.setCompany(companyId);
  const found = await lockInvitation(tx, companyId, hashToken(token), now);
  if (found !== undefined) return found;
  throw invitationGone();
}

function invitationGone(): AppError {
  return new AppError('not-found', wording(m.thisInvitationIsNoLonger), {
    hint: wording(m.invitationsWorkOnceWithin72),
  });
}
