// QR codes: its pages.
import { pagesOf } from '#core/features/page.ts';

export const codesPages = pagesOf({
  '/codes': {
    title: 'QR Codes',
    name: 'codes',
    about: 'QR codes on labels',
    words: ['qr', 'labels', 'scan'],
    help: 'managers#qr-codes',
  },
});
