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
import { clearSessionCookie, setSessionCookie } from './cookie.ts';
import { hashTemporary, newTemporaryPassword, passwordFits, temporaryLifetime } from './passwords.ts';
import { ownSessionRoutes } from './own-routes.ts';
import * as store from './store.ts';
import { knownPlace, placesOf, rememberPlaces } from './places.ts';
import { clearAttempts, countAttempts, refuseTooMany, attemptsOf } from '#server/http/attempts/attempts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

const second = 1_000;
const minute = 60 * second;
const passwordChangeLifetime = 60 * minute;
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
      const entry = await enter(tx, account, body.password.trim(), now);
      if (account === undefined || entry === null) {
        await countAttempts(tx, attempts, now);
        if (account !== undefined) afterwards(tx, request, () => noteFailure(account, request.ip, services));
        // The name is not recorded: people type their passwords there.
        const userId = account?.userId ?? null;
        request.log.warn({ address: request.ip, userId, isKnownPlace: known !== null }, 'a sign-in failed');
        return refused(new AppError('sign-in-failed'));
      }
      await clearAttempts(tx, byAccount, now);
      // Said to nobody but who has the password: others learn nothing of the account.
      await store.requirePasswords(tx, account.companyId);
      const userAgent = request.headers['user-agent'];
      const session = entry.mustChangePassword
        ? await store.startSession(tx, account, {
            kind: 'password-change',
            now,
            lifetime: passwordChangeLifetime,
            userAgent,
          })
        : await store.startRenewedSession(tx, account, { role: account.role, now, userAgent });
      await note(tx, account, { action: 'signed_in', address: request.ip }, now);
      // A browser must not take a restricted session for a full one.
      if (!entry.mustChangePassword) tx.afterCommit(() => setSessionCookie(request, reply, session));
      await rememberPlaces(tx, { request, reply, name, now });
      return { ...session, ...entry, user: await presentUser(tx, account.companyId, account.userId) };
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

/** Verifies an account's password or temporary password; null if neither matches. */
async function enter(
  tx: Tx,
  account: store.Account | undefined,
  password: string,
  now: number,
): Promise<{ mustChangePassword: boolean } | null> {
  const fits = await passwordFits(password, account?.passwordHash);
  if (account !== undefined && fits && (await store.noteSignIn(tx, account, now))) {
    return { mustChangePassword: account.mustChangePassword };
  }
  const taken = await store.takeTemporaryPassword(tx, account ?? nobody, hashTemporary(password), now);
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
  const password = newTemporaryPassword();
  const now = services.now();
  await services.database.transaction(account.companyId, async (tx) => {
    const temporary = { hash: hashTemporary(password), expiresAt: now + temporaryLifetime };
    await store.setTemporaryPassword(tx, account, temporary);
    await note(tx, account, { action: 'password_reset_requested' }, now);
    const { companyId, userId } = account;
    await services.mail.add(tx, companyId, { userId, locale }, () =>
      temporaryPasswordMail(account, password, temporary.expiresAt),
    );
  });
}

type SessionEntry = {
  action: 'signed_in' | 'sign_in_failed' | 'signed_out' | 'password_reset_requested';
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
