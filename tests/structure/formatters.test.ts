import { oneFormatter } from './formatters.ts';
import { prove } from './prove.ts';

prove('Dates and numbers are written by one formatter', oneFormatter, {
  offences: [
    [
      { 'web/pins/a.ts': 'export const a = new Date(0).toLocaleDateString();' },
      'web/pins/a.ts:1 writes a date or a number by itself: use core/format',
    ],
    [
      { 'core/pins/a.ts': "export const a = new Intl.NumberFormat('en').format(1);" },
      'core/pins/a.ts:1 writes a date or a number by itself: use core/format',
    ],
  ],
  innocent: [
    { 'core/format/a.ts': "export const a = new Intl.DateTimeFormat('en');" },
    { 'core/pins/a.test.ts': 'export const a = (1).toLocaleString();' },
  ],
});
