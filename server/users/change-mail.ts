// The e-mails about a changed password or e-mail address, so that users notice unexpected changes.
import type { NewMail } from '#server/mail/new-mail.ts';
import type { UserRecord } from './store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CredentialChange = {
  user: Pick<UserRecord, 'id' | 'userName' | 'email'>;
  /** Who made the change; null: the user. */
  by: string | null;
  passwordChanged: boolean;
  /** The new address, if it changed. */
  newEmail: string | undefined;
};

/** The e-mails about a change: to the previous address, and to a new one. */
export function changeMails({ user, by, passwordChanged, newEmail }: CredentialChange): NewMail[] {
  const { id: userId, userName, email } = user;
  const common = { kind: 'account_changed', userId } as const;
  const doer = by === null ? t(m.somebodyWhoWasSignedIn) : by;
  const what = [
    ...(passwordChanged ? ['password'] : []),
    ...(newEmail === undefined ? [] : ['e-mail address']),
  ];
  if (what.length === 0) return [];
  const changed = what.join(' and ');
  const messages: NewMail[] = [
    {
      ...common,
      to: email,
      subject: `The ${changed} of your account ${what.length > 1 ? 'were' : 'was'} changed`,
      text: `Hello ${userName},

${doer} changed the ${changed} of your Formdeck account.

If you did not expect this, tell an administrator of your company immediately.
${newEmail === undefined ? '' : '\nMessages about your account will no longer be sent to this address.\n'}`,
    },
  ];
  if (newEmail !== undefined) {
    messages.push({
      ...common,
      to: newEmail,
      subject: t(m.eMailAddressOfYour),
      text: `Hello ${userName},

${doer} changed the e-mail address of your Formdeck account to this one.

If you do not know this account, tell whoever runs Formdeck at your company.
`,
    });
  }
  return messages;
}
