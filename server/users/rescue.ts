// Lets an admin back in on the server's console (`formdeck rescue`): who has the database may, so it is audited, and every
// admin of the company is told.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { t } from '#core/messages/text.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import { dropFactors } from '#server/factors/drop.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import type { Services } from '#server/services.ts';
import {
  leastPasswordLength,
  requireGoodPassword,
  requireOtherPassword,
} from '#server/session/good-password.ts';
import { hashPassword } from '#server/session/passwords.ts';
import {
  endSessions,
  findAccount,
  findOwner,
  isOnlySignOn,
  type Owner,
  setOnlySignOn,
  setPassword,
} from '#server/session/store.ts';
import { changeMails } from './change-mail.ts';
import { operator } from './operator.ts';
import { lockAdmins, lockUser, type UserRecord } from './store.ts';
import { m } from './texts.ts';

/** A new password, and whether passwords are let in again where only single sign-on counts; or the second factors taken away. */
export type Rescue = { userName: string } & (
  | { password: string; passwords?: boolean }
  | { dropFactor: true }
);
/** `told`: how many admins get an e-mail. */
export type Rescued = { companyId: string; userId: string; userName: string; told: number };

/**
 * Sets the password of an admin, which they have to change once they are in, and ends their sessions; or takes their second
 * factors away.
 * @throws AppError `not-found` if nobody is called so, `usage` for somebody who is no admin, or whose password would sign nobody in,
 * `invalid` for a password that is refused, `conflict` if there is no factor
 */
export async function rescueAdmin(
  services: Pick<Services, 'database' | 'mail' | 'now'>,
  rescue: Rescue,
): Promise<Rescued> {
  const { userName } = rescue;
  const owner = await services.database.transaction(null, (tx) => findOwner(tx, userName));
  if (owner === undefined) throw new AppError('not-found', wording(m.nobodyIsCalled, { userName }));
  const { companyId, userId } = owner;
  return services.database.transaction(companyId, async (tx) => {
    const admins = await lockAdmins(tx, companyId);
    const user = await lockUser(tx, companyId, userId);
    if (!admins.includes(userId))
      throw new AppError('usage', wording(m.isNoAdmin, { userName: user.userName }), {
        hint: wording(m.adminsSetPasswords),
      });
    let isLetIn = false;
    if ('dropFactor' in rescue)
      await dropFactors(tx, { companyId, ...operator }, { user, by: operator.userName }, services);
    else isLetIn = await setAdminPassword(tx, { ...owner, user }, rescue, services);
    const how = { isFactor: String('dropFactor' in rescue), isLetIn: String(isLetIn) };
    for (const id of admins.filter((each) => each !== userId)) {
      const admin = await lockUser(tx, companyId, id);
      await services.mail.add(tx, companyId, { userId: id }, () => rescueMail(admin, user.userName, how));
    }
    return { companyId, userId, userName: user.userName, told: admins.length };
  });
}

/** Returns whether passwords are let in again. */
async function setAdminPassword(
  tx: Tx,
  { user, ...owner }: Owner & { user: UserRecord },
  { password, passwords = false }: { password: string; passwords?: boolean },
  services: Pick<Services, 'mail' | 'now'>,
): Promise<boolean> {
  const { companyId, userId } = owner;
  const isLetIn = await isOnlySignOn(tx, companyId);
  if (isLetIn && !passwords)
    throw new AppError('usage', wording(m.onlySignsOn, { userName: user.userName }), {
      hint: wording(m.letPasswordsIn),
    });
  await requireGoodPassword(password, user.userName, await leastPasswordLength(tx, companyId));
  await requireOtherPassword(password, await findAccount(tx, owner), false);
  await setPassword(tx, owner, await hashPassword(password.trim()), true);
  await endSessions(tx, owner);
  const note = { action: 'password_changed' as const, object: { kind: 'user' as const, id: userId } };
  await audit(tx, { companyId, ...operator }, note, services.now());
  if (isLetIn) {
    await setOnlySignOn(tx, companyId, false);
    const object = { kind: 'company' as const, id: companyId };
    const words = { previous: ['passwords off'], next: ['passwords on'] };
    const change = { action: 'sign_on_only_changed' as const, object, ...words };
    await audit(tx, { companyId, ...operator }, change, services.now());
  }
  const change = { user, by: operator.userName, passwordChanged: true, newEmail: undefined };
  for (const mail of changeMails(change)) await services.mail.add(tx, companyId, owner, mail);
  return isLetIn;
}

function rescueMail(
  { userName, email }: { userName: string; email: string },
  rescued: string,
  how: { isFactor: string; isLetIn: string },
): NewMail {
  return {
    kind: 'account_changed',
    to: email,
    subject: t(m.rescueSubject, { rescued, isFactor: how.isFactor }),
    text: t(m.rescueMail, { userName, rescued, ...how }),
  };
}
