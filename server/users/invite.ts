// How somebody gets in for whom nobody chose a password: by an e-mail with a link that is good once, by which they choose one.
// What became of the e-mail is stored with the invitation, so that whoever invited them sees it.
import type { RequestScope } from '#server/http/request-scope.ts';
import { hashToken, newInvitationToken } from '#server/http/token.ts';
import { MailNotSent, type Message } from '#server/mail/mailer.ts';
import { noteInvitationMail, writeInvitation } from '#server/session/invitations-store.ts';
import { invitationLifetime } from '#server/session/passwords.ts';
import type { UserRecord } from './store.ts';

type Invitee = Pick<UserRecord, 'id' | 'userName' | 'email'>;

/** Invites a user, in place of what they were invited by before. The e-mail goes out when the transaction is committed. */
export async function invite(
  { tx, actor, services }: RequestScope,
  user: Invitee,
  /** Where the link leads. */
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
  // In the fragment, which browsers send to no server: it stands in nobody's log.
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

/** What the mail server said, or that it could not be reached; of anything else the log knows more. */
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
