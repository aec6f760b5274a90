// The e-mails about changed second factors, so that people notice what they did not expect.
import { t } from '#core/messages/text.ts';
import type { NewMail } from '#server/mail/new-mail.ts';
import { m } from './texts.ts';

/** `used`: a recovery code. */
export type FactorNews = 'added' | 'removed' | 'dropped' | 'codes' | 'used';

export type FactorMail = {
  user: { userName: string; email: string };
  what: FactorNews;
  /** Who did it; null: the user. */
  by: string | null;
  /** How many recovery codes are left. */
  count?: number;
};

export function factorMail({ user: { userName, email }, what, by, count = 0 }: FactorMail): NewMail {
  return {
    kind: 'account_changed',
    to: email,
    subject: t(m.mailSubject, { what }),
    text: t(m.mail, { userName, what, isOwn: String(by === null), doer: by ?? '', count }),
  };
}
