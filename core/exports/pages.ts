// Exports, downloads and scheduled exports: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { exportJobTexts } from './job.ts';

export const exportsPages = pagesOf({
  '/exports': {
    title: exportJobTexts.title,
    name: 'exports',
    isFor: (actor) => mayExport(actor).yes,
    about: 'exports the server prepared for you',
    words: ['downloads'],
    isInMenu: false,
    help: 'managers#export-data',
  },
});
