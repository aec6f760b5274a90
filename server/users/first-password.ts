// How somebody new gets in where nobody chose a password for them: by a temporary one that goes out by e-mail.
import type { RequestScope } from '#server/http/request-scope.ts';
import type { Message } from '#server/mail/mailer.ts';
import { firstPasswordLifetime, hashTemporary, newTemporaryPassword } from '#server/session/passwords.ts';
import { setTemporaryPassword } from '#server/session/store.ts';
import type { UserRecord } from './store.ts';

/** Gives a new user a temporary password. It goes out when the transaction is committed; a mail that fails is logged. */
export async function sendFirstPassword(
  { tx, actor, services }: RequestScope,
  user: Pick<UserRecord, 'id' | 'userName' | 'email'>,
): Promise<void> {
  const password = newTemporaryPassword();
  const owner = { companyId: actor.companyId, userId: user.id };
  const expiresAt = services.now() + firstPasswordLifetime;
  await setTemporaryPassword(tx, owner, { hash: hashTemporary(password), expiresAt });
  const { publicOrigin } = services.settings;
  const message = firstPasswordMail({ user, by: actor.userName, password, publicOrigin });
  tx.afterCommit(() => {
    services.mail
      .send(message)
      .catch((error: unknown) => services.log.error({ err: error }, 'a first password was not sent'));
  });
}

const hour = 60 * 60_000;

function firstPasswordMail({
  user,
  by,
  password,
  publicOrigin,
}: {
  user: Pick<UserRecord, 'userName' | 'email'>;
  by: string;
  password: string;
  publicOrigin: string | undefined;
}): Message {
  return {
    to: user.email,
    subject: 'Your Formdeck account',
    text: `Hello ${user.userName},

${by} has created a Formdeck account for you.
${publicOrigin === undefined ? '' : `Sign in at ${publicOrigin}\n`}
Your username is: ${user.userName}
Your temporary password is: ${password}

It works once, within the next ${firstPasswordLifetime / hour} hours. When you have signed in with
it, you will be asked to choose a password of your own. If it has expired,
choose 'Forgot Password?' where you sign in: you will get another one.

If you do not know this company, you need not do anything.
`,
  };
}
