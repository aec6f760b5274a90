// Signing in with a passkey alone: it has verified its user, and is bound to the server's address.
import { AppError } from '#core/errors.ts';
import { authenticatePasskey } from '#core/factors/passkey-calls.ts';
import type { User } from '#core/users/user.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { checkSigned, ownerIn } from '#server/factors/passkey.ts';
import { mailOriginOf } from '#server/http/address/mail-origin.ts';
import { countAttempts, refuseTooMany } from '#server/http/attempts/attempts.ts';
import { on, type Route } from '#server/http/mount.ts';
import { refused } from '#server/http/refused.ts';
import { rememberPlaces } from './places.ts';
import { startSignedIn } from './start.ts';
import * as store from './store.ts';

/** The route; presenting users is injected, as in routes.ts. */
export function passkeyRoutes(
  presentUser: (tx: Tx, companyId: string, id: string) => Promise<User>,
): Route[] {
  return [
    on(authenticatePasskey, async ({ tx, body, services, request, reply }) => {
      const now = services.now();
      const attempts = [{ kind: 'address' as const, of: request.ip }];
      await refuseTooMany(tx, attempts, now);
      const origin = mailOriginOf(request, services.settings);
      const owner = ownerIn(body.passkey.response.userHandle);
      if (owner !== null) await tx.setCompany(owner.companyId);
      const account = owner === null ? undefined : await store.findAccount(tx, owner);
      const isSigned =
        account !== undefined &&
        (await checkSigned(tx, account, body.passkey, { origin, now, isAlone: true }));
      if (!isSigned || !(await store.noteSignIn(tx, account, now))) {
        await countAttempts(tx, attempts, now);
        request.log.warn({ address: request.ip, userId: account?.userId ?? null }, 'a sign-in failed');
        return refused(new AppError('sign-in-failed'));
      }
      const { mustChangePassword, companyId, userId, userName } = account;
      await store.requirePasswords(tx, companyId);
      const session = await startSignedIn(tx, account, { now, request, reply, mustChangePassword });
      const object = { kind: 'user' as const, id: userId };
      const next = [`address ${request.ip}`, 'by passkey'];
      await audit(tx, account, { action: 'signed_in', object, next }, now);
      await rememberPlaces(tx, { request, reply, name: store.signInName(userName), now });
      return { ...session, user: await presentUser(tx, companyId, userId) };
    }),
  ];
}
