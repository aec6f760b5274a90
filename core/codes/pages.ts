// QR codes: its pages.
import { pagesOf } from '#core/features/page.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const codesPages = pagesOf({
  '/codes': {
    title: t(m.qrCodes),
    name: 'codes',
    about: t(m.qrCodesOnLabels),
    words: ['qr', 'labels', 'scan'],
    help: 'managers#qr-codes',
  },
});
