// What became of an invitation's e-mail, as a command says it.
import type { User } from '#core/users/schema.ts';

/** The mail server did not take it. */
export function isNotSent({ invitation }: User): boolean {
  return invitation?.mail === 'failed';
}

/** A sentence, and what to do where it was not sent; null where nobody is invited. */
export function invitationSentence({ userName, email, invitation }: User): string | null {
  if (invitation === undefined) return null;
  const { mail, problem } = invitation;
  if (mail === 'sent')
    return `An invitation was sent to ${email}. They choose a password with its link within 72 hours.`;
  if (mail === 'sending')
    return `An invitation is on its way to ${email}. See with \`formdeck users show ${userName}\` whether it was sent.`;
  return `The invitation could not be sent to ${email}: ${problem}\nCheck the address with \`formdeck users edit\`, then run \`formdeck users invite ${userName}\`.`;
}
