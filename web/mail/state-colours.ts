// The colours of the states of e-mails.
import type { MailState } from '#core/mail/states.ts';

export const mailStateColours: Readonly<Record<MailState, string>> = {
  waiting: 'amber',
  sending: 'accent',
  sent: 'green',
  failed: 'red',
  canceled: 'gray',
};
