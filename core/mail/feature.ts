// E-mails: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { fieldOf, quoted, who } from '#core/features/sentence.ts';

export const mailFeature = feature({
  things: ['mail'],
  audits: {
    settings: {
      mail_retried: (entry) =>
        `${who(entry)} had ${quoted('the e-mail', fieldOf(entry, 'subject'), 'an e-mail')} sent again`,
    },
  },
});
