// What became of an invitation's e-mail, as a command says it.
import type { User } from '#core/users/user.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** The mail server did not take it. */
export function isNotSent({ invitation }: User): boolean {
  return invitation?.mail === 'failed';
}

/** A sentence, and what to do where it was not sent; null where nobody is invited. */
export function invitationSentence({ userName, email, invitation }: User): string | null {
  if (invitation === undefined) return null;
  const { mail, problem } = invitation;
  if (mail === 'sent') return t(m.invitationWasSentToThey, { email });
  if (mail === 'sending') return t(m.invitationIsOnItsWay, { email, userName });
  return t(m.invitationCouldNotBeSent, { email, problem: problem ?? '', userName });
}
