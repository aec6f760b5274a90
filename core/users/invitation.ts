// The state of an invitation for its inviter: its description, and waiting until its email has been sent.
import type { Send } from '#core/send.ts';
import { readUser } from './calls.ts';
import type { Invitation, User } from './user.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type InvitationStatus = 'sending' | 'delayed' | 'sent' | 'failed' | 'expired';

export function invitationStatus(
  { mail, problem, expiresAt }: Pick<Invitation, 'mail' | 'problem' | 'expiresAt'>,
  now: number,
): InvitationStatus {
  if (mail === 'failed') return 'failed';
  if (now >= expiresAt) return 'expired';
  return mail === 'sending' && problem !== null ? 'delayed' : mail;
}

/** Its label in lists and above its description. */
export const invitationLabels: Readonly<Record<InvitationStatus, string>> = {
  sending: t(m.beingInvited),
  delayed: t(m.invitationDelayed),
  sent: t(m.invited),
  failed: t(m.invitationNotSent),
  expired: t(m.invitationExpired),
};

/** The status of a user in lists: that of their invitation until they have chosen a password. */
export function userStatusText({ invitation }: Pick<User, 'invitation'>, now: number): string {
  return invitation === undefined ? t(m.active) : invitationLabels[invitationStatus(invitation, now)];
}

/** Describes an invitation and what to do about it. */
export function invitationText(user: Pick<User, 'email'> & { invitation: Invitation }, now: number): string {
  const { email, invitation } = user;
  const { invitedBy, inviterName = invitedBy, problem } = invitation;
  switch (invitationStatus(invitation, now)) {
    case 'sending':
      return t(m.invitationIsOnItsWay, { email });
    case 'delayed':
      return t(m.invitationToIsDelayedIt, { email, problem: problem ?? '' });
    case 'sent':
      return t(m.hasInvitedThemByE, { invitedBy: inviterName, email });
    case 'expired':
      return t(m.invitationToHasExpiredSend, { email });
    default:
      return t(m.invitationCouldNotBeSent, { email, problem: problem ?? t(m.serverWasStopped) });
  }
}

const attempts = 20;
const pause = 500;

/** The user once the outcome of the email is known; the current state after 10 s, if the mail server takes longer. */
export async function settledInvitation(
  send: Send,
  sleep: (milliseconds: number) => Promise<void>,
  user: User,
): Promise<User> {
  let latest = user;
  for (let attempt = 0; attempt < attempts && isUnderWay(latest); attempt += 1) {
    await sleep(attempt === 0 ? pause / 5 : pause);
    latest = await send(readUser, { params: { id: user.id } });
  }
  return latest;
}

/** The invited users whose email could not be sent, once all outcomes are known. Waits for at most 30 s. */
export async function unsentInvitations(
  readAll: () => Promise<readonly User[]>,
  sleep: (milliseconds: number) => Promise<void>,
  ids: readonly string[],
): Promise<User[]> {
  if (ids.length === 0) return [];
  const wanted = new Set(ids);
  let invited: User[] = [];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await sleep(attempt === 0 ? pause : 3 * pause);
    invited = (await readAll()).filter(({ id }) => wanted.has(id));
    if (!invited.some(isUnderWay)) break;
  }
  return invited.filter(({ invitation: one }) => one?.mail === 'failed' || one?.problem != null);
}

/** Its first attempt is not over yet. */
function isUnderWay({ invitation: one }: User): boolean {
  return one?.mail === 'sending' && one.problem === null;
}
