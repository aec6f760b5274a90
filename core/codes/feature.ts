// QR codes: what the lists of the house take from here.
import { feature } from '#core/features/feature.ts';

export const codesFeature = feature({
  pages: {
    '/codes': {
      title: 'QR Codes',
      name: 'codes',
      about: 'QR codes on labels',
      words: ['qr', 'labels', 'scan'],
    },
  },
});
