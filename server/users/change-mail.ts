// The e-mails about a changed password or e-mail address, so that users notice unexpected changes.
import type { NewMail } from '#server/mail/new-mail.ts';
import type { UserRecord } from './store.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export type CredentialChange = {
  user: Pick<UserRecord, 'userName' | 'email'>;
  /** Who made the change; null: the user. */
  by: string | null;
  passwordChanged: boolean;
  /** The new address, if it changed. */
  newEmail: string | undefined;
};

/** What writes the e-mails about a change: to the previous address, and to a new one. */
export function changeMails(change: CredentialChange): (() => NewMail)[] {
  const { passwordChanged, newEmail } = change;
  if (!passwordChanged && newEmail === undefined) return [];
  const toPrevious = () => changedMail(change);
  return newEmail === undefined ? [toPrevious] : [toPrevious, () => newAddressMail(change, newEmail)];
}

function changedMail({ user, by, passwordChanged, newEmail }: CredentialChange): NewMail {
  const { userName, email } = user;
  const what = newEmail === undefined ? 'password' : passwordChanged ? 'both' : 'address';
  return {
    kind: 'account_changed',
    to: email,
    subject: t(m.changedSubject, { what }),
    text: `${t(m.changedMail, { userName, ...doerOf(by), what })}${newEmail === undefined ? '' : `\n${t(m.noMoreMail)}\n`}`,
  };
}

function newAddressMail({ user: { userName }, by }: CredentialChange, newEmail: string): NewMail {
  return {
    kind: 'account_changed',
    to: newEmail,
    subject: t(m.eMailAddressOfYour),
    text: t(m.addressMail, { userName, ...doerOf(by) }),
  };
}

function doerOf(by: string | null) {
  return { isOwn: String(by === null), doer: by ?? '' };
}
