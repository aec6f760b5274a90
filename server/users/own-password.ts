// Changing one's own password or e-mail address requires the current password: a session alone, such as one left open on
// another person's screen, must not suffice to take over an account.
import type { FastifyRequest } from 'fastify';
import type { Actor } from '#core/actor.ts';
import { invalid } from '#core/errors.ts';
import type { UserChange } from '#core/users/schema.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Reply } from '#server/http/mount.ts';
import { refused } from '#server/http/refused.ts';
import { passwordFits } from '#server/session/passwords.ts';
import { findAccount, signInName } from '#server/session/store.ts';
import { knownPlace, placesOf } from '#server/session/places.ts';
import { countAttempts, refuseTooMany, attemptsOf } from '#server/http/attempts/attempts.ts';
import { t } from '#core/messages/text.ts';
import { m as both } from '#core/users/texts.ts';
import { m } from './texts.ts';

/**
 * Null if the change needs no password and none was given, or the correct one was. Throws `invalid` if it is missing and
 * `too-many-tries` after too many wrong ones; a wrong one counts as a sign-in attempt, so its refusal is a response that
 * commits.
 */
export async function refuseWithoutPassword(
  tx: Tx,
  actor: Actor,
  change: UserChange,
  { request, now }: { request: FastifyRequest; now: number },
): Promise<Reply | null> {
  const account = await findAccount(tx, actor);
  const given = change.currentPassword?.trim() ?? '';
  const isNeeded =
    (change.password !== undefined && change.password !== '') ||
    (change.email !== undefined && change.email !== account?.email);
  // A given one is always verified: clients use this to check it.
  if (!isNeeded && given === '') return null;
  return refuseWrongPassword(tx, actor, given, { request, now });
}

/** The same for a password that is needed in any case. */
export async function refuseWrongPassword(
  tx: Tx,
  actor: Actor,
  password: string,
  { request, now }: { request: FastifyRequest; now: number },
): Promise<Reply | null> {
  const given = password.trim();
  if (given === '') throw wrong(t(both.yourCurrentPasswordIsRequired));
  const account = await findAccount(tx, actor);
  const name = signInName(actor.userName);
  const known = await knownPlace(tx, placesOf(request, name), now);
  const { all: attempts } = attemptsOf(name, known, request.ip);
  await refuseTooMany(tx, attempts, now);
  if (await passwordFits(given, account?.passwordHash)) return null;
  await countAttempts(tx, attempts, now);
  const object = { kind: 'user' as const, id: actor.userId };
  await audit(tx, actor, { action: 'password_check_failed', object }, now);
  return refused(wrong(t(m.thisIsNotYourCurrent)));
}

function wrong(message: string) {
  return invalid([{ path: 'currentPassword', message }]);
}
