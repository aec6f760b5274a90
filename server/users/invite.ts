// Invites a user without a password: an e-mail with a single-use link for choosing one. What becomes of the e-mail is stored
// with the invitation, so that the inviter can see it.
import { personName } from '#core/primitives.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { hashToken, newInvitationToken } from '#server/http/token.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { writeInvitation } from '#server/session/invitations-store.ts';
import { invitationLifetime } from '#server/session/passwords.ts';
import type { UserRecord } from './store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

type Invitee = Pick<UserRecord, 'id' | 'userName' | 'email'> & {
  fullName?: string | null | undefined;
};

/** Invites a user and replaces an earlier invitation. The e-mail is sent after the transaction commits. */
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
  const expiresAt = now + invitationLifetime;
  // In the fragment, which browsers do not send to servers, so the token appears in no log.
  const link = `${origin}/resetPassword#invitation=${token}`;
  const mailId = await services.mail.add(tx, companyId, { userId: user.id }, () =>
    invitationMail(user, personName(actor), { link, expiresAt }),
  );
  await writeInvitation(
    tx,
    { companyId, userId: user.id },
    { tokenHash, invitedBy: actor.userName, invitedAt: now, expiresAt, mailId },
  );
}

const hour = 60 * 60_000;

export function invitationMail(
  { userName, fullName, email }: Omit<Invitee, 'id'>,
  by: string,
  { link, expiresAt }: { link: string; expiresAt: number },
): NewMail {
  return {
    kind: 'invitation',
    to: email,
    subject: t(m.youAreInvitedToFormdeck),
    text: t(m.helloHasInvitedYouTo, {
      name: fullName || userName,
      userName,
      by,
      link,
      invitationLifetime: invitationLifetime / hour,
    }),
    button: t(m.choosePassword),
    secrets: [{ kind: 'link', value: link }],
    goodUntil: expiresAt,
    replaces: true,
  };
}
