// The calls by which a browser signs a terminal in. On its own machine the browser brings a code to the terminal, which proves that
// it has asked for it (PKCE); elsewhere people type eight letters, and see who asks (RFC 8628). It works however they signed in.
import { hash, randomInt } from 'node:crypto';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import * as calls from '#core/sign-on/calls.ts';
import { audit } from '#server/audit/write.ts';
import { type Attempt, countAttempts, refuseTooMany } from '#server/http/attempts/attempts.ts';
import { on } from '#server/http/mount.ts';
import { refused } from '#server/http/refused.ts';
import { findAccount, noteFirstSignIn, startRenewedSession } from '#server/session/store.ts';
import { presentUser } from '#server/users/store.ts';
import { randomSecret } from './seal.ts';
import {
  allowWaiting,
  deleteTerminal,
  findTerminal,
  findWaiting,
  insertTerminal,
  terminalPatience,
} from './terminals-store.ts';
import { m } from './texts.ts';

/** How long a code is good that a browser brings to its own machine. */
const codeLifetime = 60_000;
/** Seconds between two questions of a terminal. */
const interval = 3;
const longestDevice = 200;
/** No vowels, which make words, and none that are read as others. */
const letters = 'BCDFGHJKLMNPQRSTVWXZ';

export const terminalRoutes = [
  on(calls.startTerminal, async ({ tx, services, request }) => {
    const now = services.now();
    const [deviceCode, userCode] = [randomSecret(), newUserCode()];
    const device = (request.headers['user-agent'] ?? '').slice(0, longestDevice);
    const terminal = {
      secret: deviceCode,
      userCode,
      challenge: null,
      device,
      address: request.ip,
      owner: null,
    };
    // One in ten thousand millions is taken.
    if (!(await insertTerminal(tx, terminal, { now, lifetime: terminalPatience })))
      throw new AppError('unavailable');
    const shown = `${userCode.slice(0, 4)}-${userCode.slice(4)}`;
    return { deviceCode, userCode: shown, expiresAt: now + terminalPatience, interval };
  }),

  on(calls.findTerminal, async ({ actor, tx, body, services }) => {
    const now = services.now();
    const guesses = guessesOf(actor.userId);
    await refuseTooMany(tx, guesses, now);
    const found = await findWaiting(tx, body.userCode, now);
    if (found !== undefined) return found;
    await countAttempts(tx, guesses, now);
    return refused(noSuchTerminal());
  }),

  on(calls.allowTerminal, async ({ actor, tx, body, services, request }) => {
    const { companyId, userId } = actor;
    const now = services.now();
    const guesses = guessesOf(userId);
    await refuseTooMany(tx, guesses, now);
    const note = { action: 'terminal_allowed', object: { kind: 'user', id: userId } } as const;
    if ('challenge' in body) {
      const code = randomSecret();
      const here = {
        secret: code,
        userCode: null,
        challenge: body.challenge,
        device: '',
        address: request.ip,
      };
      await insertTerminal(tx, { ...here, owner: { companyId, userId } }, { now, lifetime: codeLifetime });
      await audit(tx, actor, note, now);
      return { code };
    }
    if (await allowWaiting(tx, body.userCode, { companyId, userId, now })) {
      await audit(tx, actor, note, now);
      return {};
    }
    await countAttempts(tx, guesses, now);
    return refused(noSuchTerminal());
  }),

  on(calls.enterTerminal, async ({ tx, body, services, request }) => {
    const now = services.now();
    const secret = 'code' in body ? body.code : body.deviceCode;
    const found = await findTerminal(tx, secret, now);
    const challenge = 'code' in body ? hash('sha256', body.verifier, 'base64url') : null;
    if (found === undefined || found.challenge !== challenge) throw noSuchTerminal();
    const { companyId, userId } = found;
    if (companyId === null || userId === null) return { signedIn: null };
    await deleteTerminal(tx, secret);
    await tx.setCompany(companyId);
    const account = await findAccount(tx, { companyId, userId });
    // Since it was allowed, they may have been deactivated, or have to change their password.
    if (account === undefined || account.role === 'DEACTIVATED' || account.mustChangePassword)
      throw noSuchTerminal();
    await noteFirstSignIn(tx, account, now);
    const userAgent = request.headers['user-agent'];
    const session = await startRenewedSession(tx, account, { role: account.role, now, userAgent });
    const object = { kind: 'user', id: userId } as const;
    await audit(
      tx,
      account,
      { action: 'signed_in', object, next: [`address ${request.ip}`, 'terminal'] },
      now,
    );
    return {
      signedIn: { ...session, mustChangePassword: false, user: await presentUser(tx, companyId, userId) },
    };
  }),
];

/** Letters are guessed by whoever is signed in, from wherever. */
function guessesOf(userId: string): readonly Attempt[] {
  return [{ kind: 'terminal', of: userId }];
}

function newUserCode(): string {
  return Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
}

function noSuchTerminal(): AppError {
  return new AppError('not-found', wording(m.noSuchTerminal), { hint: wording(m.beginAgain) });
}
