// The calls of signing in and out (contract, "Sign-in").
import type { FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import * as calls from '#core/session/calls.ts';
import { me } from '#core/session/me-calls.ts';
import type { User } from '#core/users/user.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { presentCredential } from '#server/http/credential.ts';
import { on, type Route } from '#server/http/mount.ts';
import { readerLocale } from '#server/readers/request-reading.ts';
import { refused } from '#server/http/refused.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Services } from '#server/services.ts';
import { checkFactor, type FactorCheck } from '#server/factors/check.ts';
import { factorMail } from '#server/factors/factor-mail.ts';
import { clearSessionCookie } from './cookie.ts';
import { passkeyOrigin } from '#server/factors/passkey-origin.ts';
import { startSignedIn } from './start.ts';
import { passwordFits, temporaryLifetime } from './passwords.ts';
import { hashReadableSecret, newReadableSecret } from '#server/http/readable-secret.ts';
import { ownSessionRoutes } from './own-routes.ts';
import * as store from './store.ts';
import { knownPlace, placesOf, rememberPlaces } from './places.ts';
import { clearAttempts, countAttempts, refuseTooMany, attemptsOf } from '#server/http/attempts/attempts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const second = 1_000;
const minute = 60 * second;
const downloadLifetime = 60 * second;

/** Reads a user in wire format. */
type PresentUser = (tx: Tx, companyId: string, id: string) => Promise<User>;

/** The routes. Presenting users is injected, since users depend on sessions and not vice versa. */
export function sessionRoutes(presentUser: PresentUser): Route[] {
  return [
    on(calls.authenticate, async ({ tx, body, services, request, reply }) => {
      const now = services.now();
      const name = store.signInName(body.username);
      const known = await knownPlace(tx, placesOf(request, name), now);
      const { byAccount, all: attempts } = attemptsOf(name, known, request.ip);
      await refuseTooMany(tx, attempts, now);
      const account = await accountOf(tx, body.username);
      const password = body.password.trim();
      const fits = await passwordFits(password, account?.passwordHash);
      const refuse = async (error: AppError) => {
        await countAttempts(tx, attempts, now);
        if (account !== undefined) afterwards(tx, request, () => noteFailure(account, request.ip, services));
        // The name is not recorded: people type their passwords there.
        const userId = account?.userId ?? null;
        request.log.warn({ address: request.ip, userId, isKnownPlace: known !== null }, 'a sign-in failed');
        return refused(error);
      };
      let factor: FactorCheck = {};
      if (account !== undefined && (fits || isTemporary(account, password, now))) {
        factor = await checkFactor(tx, account, body, { now, origin: passkeyOrigin(request, services) });
        // A password alone is no failure, and no success that would forget earlier ones.
        if ('refused' in factor) return factor.isWrong ? refuse(factor.refused) : refused(factor.refused);
      }
      const entry = await enter(tx, account, { password, fits }, now);
      if (account === undefined || entry === null) return refuse(new AppError('sign-in-failed'));
      await clearAttempts(tx, byAccount, now);
      // Said to nobody but who has the password: others learn nothing of the account.
      await store.requirePasswords(tx, account.companyId);
      const session = await startSignedIn(tx, account, { now, request, reply, ...entry });
      await note(tx, account, { action: 'signed_in', address: request.ip }, now);
      if (factor.recoveryCodesLeft !== undefined)
        await noteRecoveryCode(tx, account, factor.recoveryCodesLeft, services);
      await rememberPlaces(tx, { request, reply, name, now });
      return { ...session, ...factor, user: await presentUser(tx, account.companyId, account.userId) };
    }),

    on(calls.logout, async ({ actor, tx, presented, services, reply }) => {
      await store.endSession(tx, actor, presented.token);
      await note(tx, actor, { action: 'signed_out' }, services.now());
      tx.afterCommit(() => clearSessionCookie(reply));
      return undefined;
    }),

    on(me, async ({ actor, tx, presented, credential, services }) => {
      const user = await presentUser(tx, actor.companyId, actor.userId);
      const { version: serverVersion } = services.settings;
      const signedIn = { ...user, session: presentCredential(credential), serverVersion };
      return presented.by === 'cookie' ? { ...signedIn, token: presented.token } : signedIn;
    }),

    on(calls.resetPassword, async ({ tx, body, services, request }) => {
      const now = services.now();
      const name = store.signInName(body.username);
      const known = await knownPlace(tx, placesOf(request, name), now);
      await countAttempts(tx, [{ kind: 'reset', of: known ?? name }], now);
      const account = await accountOf(tx, body.username);
      const hasPasswords = !(await store.isOnlySignOn(tx, account?.companyId ?? nobody.companyId));
      if (account !== undefined && account.role !== 'DEACTIVATED' && hasPasswords) {
        afterwards(tx, request, () =>
          sendTemporaryPassword(account, readerLocale(request.headers['accept-language']), services),
        );
      }
      return undefined;
    }),

    on(calls.createAccessToken, async ({ actor, tx, services }) => {
      const token = { kind: 'download' as const, now: services.now(), lifetime: downloadLifetime };
      const { token: accessToken, expiresAt } = await store.startSession(tx, actor, token);
      return { accessToken, expiresAt };
    }),

    on(calls.timeZones, async () => timeZones()),

    ...ownSessionRoutes,
  ];
}

/** Makes the same queries for an unknown name as for a known one, so that both take the same time. */
async function accountOf(tx: Tx, userName: string): Promise<store.Account | undefined> {
  const owner = (await store.findOwner(tx, userName)) ?? nobody;
  await tx.setCompany(owner.companyId);
  return store.findAccount(tx, owner);
}

const nobody: store.Owner = {
  companyId: '00000000-0000-0000-0000-000000000000',
  userId: '00000000-0000-0000-0000-000000000000',
};

/** Whether it is the temporary password of an account, which is used up once it is taken. */
function isTemporary({ temporaryHash, temporaryExpiresAt }: store.Account, password: string, now: number) {
  return temporaryHash === hashReadableSecret(password) && (temporaryExpiresAt ?? 0) > now;
}

/** Signs in with an account's password, which `fits`, or temporary password; null if neither matches. */
async function enter(
  tx: Tx,
  account: store.Account | undefined,
  { password, fits }: { password: string; fits: boolean },
  now: number,
): Promise<{ mustChangePassword: boolean } | null> {
  if (account !== undefined && fits && (await store.noteSignIn(tx, account, now))) {
    return { mustChangePassword: account.mustChangePassword };
  }
  const taken = await store.takeTemporaryPassword(tx, account ?? nobody, hashReadableSecret(password), now);
  return taken ? { mustChangePassword: true } : null;
}

/** Runs work in the background: its duration would reveal that the user exists. */
function afterwards(tx: Tx, request: FastifyRequest, work: () => Promise<void>): void {
  tx.afterCommit(() => {
    work().catch((error: unknown) => request.log.error({ err: error }, 'work after a reply failed'));
  });
}

function noteFailure(account: store.Account, address: string, services: Services): Promise<void> {
  const now = services.now();
  return services.database.transaction(account.companyId, (tx) =>
    note(tx, account, { action: 'sign_in_failed', address }, now),
  );
}

/** `locale`: of the person who asked, where the user has chosen none. */
async function sendTemporaryPassword(
  account: store.Account,
  locale: string | undefined,
  services: Services,
): Promise<void> {
  const password = newReadableSecret();
  const now = services.now();
  await services.database.transaction(account.companyId, async (tx) => {
    const temporary = { hash: hashReadableSecret(password), expiresAt: now + temporaryLifetime };
    await store.setTemporaryPassword(tx, account, temporary);
    await note(tx, account, { action: 'password_reset_requested' }, now);
    const { companyId, userId } = account;
    await services.mail.add(tx, companyId, { userId, locale }, () =>
      temporaryPasswordMail(account, password, temporary.expiresAt),
    );
  });
}

/** A code fewer: the user is told, in case it was somebody else. */
async function noteRecoveryCode(tx: Tx, account: store.Account, count: number, services: Services) {
  await note(tx, account, { action: 'recovery_code_used' }, services.now());
  await services.mail.add(tx, account.companyId, account, () =>
    factorMail({ user: account, what: 'used', by: null, count }),
  );
}

type SessionEntry = {
  action: 'signed_in' | 'recovery_code_used' | 'sign_in_failed' | 'signed_out' | 'password_reset_requested';
  /** The client's. */
  address?: string;
};

function note(
  tx: Tx,
  who: store.Owner & { userName: string },
  { action, address }: SessionEntry,
  now: number,
): Promise<void> {
  const object = { kind: 'user' as const, id: who.userId };
  return audit(
    tx,
    who,
    { action, object, ...(address !== undefined && { next: [`address ${address}`] }) },
    now,
  );
}

export function temporaryPasswordMail(
  account: Pick<store.Account, 'userName' | 'email'>,
  password: string,
  expiresAt: number,
): NewMail {
  return {
    kind: 'temporary_password',
    secrets: [{ kind: 'password', value: password }],
    goodUntil: expiresAt,
    replaces: true,
    to: account.email,
    subject: t(m.yourTemporaryPassword),
    text: t(m.helloSomebodyMostLikelyYou, {
      userName: account.userName,
      password,
      temporaryLifetime: temporaryLifetime / minute,
    }),
  };
}

/** The supported time zones; UTC, the default, comes first. */
function timeZones(): { id: string; name: string }[] {
  return ['Etc/UTC', ...Intl.supportedValuesOf('timeZone')].map((id) => ({
    id,
    name: id.replaceAll('_', ' '),
  }));
}
