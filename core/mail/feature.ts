// E-mails: what the lists of the house take from here.
import { mayOpenMail } from './policy.ts';
import { mailTexts } from './texts.ts';
import { feature } from '#core/features/feature.ts';
import { fieldOf, quoted, who } from '#core/features/sentence.ts';

export const mailFeature = feature({
  pages: {
    '/admin/mail': {
      title: mailTexts.title,
      isFor: (actor) => mayOpenMail(actor).yes,
      about: 'e-mails sent',
      words: ['e-mails', 'outbox'],
    },
  },
  things: ['mail'],
  audits: {
    settings: {
      mail_retried: (entry) =>
        `${who(entry)} had ${quoted('the e-mail', fieldOf(entry, 'subject'), 'an e-mail')} sent again`,
    },
  },
});
