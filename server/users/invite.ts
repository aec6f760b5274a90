// Invites a user without a password: an email with a single-use link for choosing one. The outcome of the email is
// stored
// with the invitation, so that the inviter can see it.
import type { RequestScope } from '#server/http/request-scope.ts';
import { hashToken, newInvitationToken } from '#server/http/token.ts';
import { MailNotSent, type Message } from '#server/mail/mailer.ts';
import { noteInvitationMail, writeInvitation } from '#server/session/invitations-store.ts';
import { invitationLifetime } from '#server/session/passwords.ts';
import type { UserRecord } from './store.ts';

type Invitee = Pick<UserRecord, 'id' | 'userName' | 'email'>;

/** Invites a user and replaces an earlier invitation. The email is sent after the transaction commits. */
export async function invite(
  { tx, actor, services }: RequestScope,
  user: Invitee,
  /** The origin of the link. */
  origin: string,
): Promise<void> {
  const { companyId } = actor;
  const token = newInvitationToken(companyId);
  const tokenHash = hashToken(token);
  const now = services.now();
  await writeInvitation(
    tx,
    { companyId, userId: user.id },
    { tokenHash, invitedBy: actor.userName, invitedAt: now, expiresAt: now + invitationLifetime },
  );
  // In the fragment, which browsers do not send to servers, so the token appears in no log.
  const link = `${origin}/resetPassword#invitation=${token}`;
  const message = invitationMail(user, actor.userName, link);
  const send = async () => {
    const problem = await services.mail.send(message, companyId).then(() => null, problemOf);
    if (problem !== null) services.log.error({ problem, userId: user.id }, 'an invitation was not sent');
    await services.database.transaction(companyId, (later) =>
      noteInvitationMail(later, companyId, tokenHash, {
        mail: problem === null ? 'sent' : 'failed',
        problem,
      }),
    );
  };
  tx.afterCommit(() => {
    send().catch((error: unknown) => services.log.error({ err: error }, 'an invitation was left unsettled'));
  });
}

/** The mail server's reply, or that it could not be reached; other errors are only in the log. */
function problemOf(error: unknown): string {
  if (error instanceof MailNotSent) return (error.answer ?? 'The mail server did not answer.').slice(0, 500);
  return 'The server could not write it.';
}

const hour = 60 * 60_000;

function invitationMail({ userName, email }: Invitee, by: string, link: string): Message {
  return {
    to: email,
    subject: 'You are invited to Formdeck',
    text: `Hello ${userName},

${by} has invited you to Formdeck. Your username is: ${userName}

Choose a password here, and you are signed in:

${link}

The link works once, within the next ${invitationLifetime / hour} hours. If it has expired,
ask ${by} to send you a new one.

If you do not know who this is, you need not do anything.
`,
  };
}
