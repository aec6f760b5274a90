// E-mails: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayOpenMail } from './policy.ts';
import { mailTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const mailPages = pagesOf({
  '/admin/mail': {
    title: mailTexts.title,
    isFor: (actor) => mayOpenMail(actor).yes,
    about: t(m.eMailsSent),
    words: ['e-mails', 'outbox'],
    help: 'admins#e-mail',
  },
});
