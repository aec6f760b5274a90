// E-mails: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';
import { sentenceOf } from '#core/features/sentence.ts';
import { m } from './texts.ts';

export const mailFeature = feature({
  things: ['mail'],
  audits: {
    settings: {
      mail_retried: sentenceOf(m.hadMailSentAgain, 'subject'),
    },
  },
});
