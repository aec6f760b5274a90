// Takes a user's second factors away, after they have lost them: an admin does, or whoever runs the server.
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { audit } from '#server/audit/write.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { factorMail } from './factor-mail.ts';
import { deletePasskeys, listPasskeys } from './passkey-store.ts';
import { deleteApp, findApp, writeRecoveryCodes } from './store.ts';
import { m } from './texts.ts';

type Author = { companyId: string; userId: string; userName: string };
type DroppedOf = { id: string; userName: string; email: string };

/** Removes them, and tells the user. Throws `conflict` if there are none. `by`: the author as people read it. */
export async function dropFactors(
  tx: Tx,
  author: Author,
  { user, by }: { user: DroppedOf; by: string },
  services: Pick<Services, 'mail' | 'now'>,
): Promise<void> {
  const owner = { companyId: author.companyId, userId: user.id };
  const isThere =
    (await findApp(tx, owner))?.isConfirmed === true || (await listPasskeys(tx, owner)).length > 0;
  if (!isThere) throw new AppError('conflict', wording(m.hasNoFactor, { userName: user.userName }));
  await deleteFactors(tx, owner);
  const object = { kind: 'user' as const, id: user.id };
  await audit(tx, author, { action: 'factors_dropped', object }, services.now());
  await services.mail.add(tx, owner.companyId, owner, () => factorMail({ user, what: 'dropped', by }));
}

/** Deletes all factors of a user, such as one who is deactivated. */
export async function deleteFactors(tx: Tx, owner: { companyId: string; userId: string }): Promise<void> {
  await deleteApp(tx, owner);
  await deletePasskeys(tx, owner);
  await writeRecoveryCodes(tx, owner, []);
}
