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
  const who = { isOwn: String(by === null), doer: by ?? '' };
  if (!passwordChanged && newEmail === undefined) return [];
  const what = newEmail === undefined ? 'password' : passwordChanged ? 'both' : 'address';
  const messages: NewMail[] = [
    {
      ...common,
      to: email,
      subject: t(m.changedSubject, { what }),
      text: `${t(m.changedMail, { userName, ...who, what })}${newEmail === undefined ? '' : `\n${t(m.noMoreMail)}\n`}`,
    },
  ];
  if (newEmail !== undefined) {
    messages.push({
      ...common,
      to: newEmail,
      subject: t(m.eMailAddressOfYour),
      text: t(m.addressMail, { userName, ...who }),
    });
  }
  return messages;
}
