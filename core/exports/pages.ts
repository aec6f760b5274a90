// Exports, downloads and scheduled exports: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayExport } from '#core/sheets/policy.ts';
import { exportJobTexts } from './job.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const exportsPages = pagesOf({
  '/exports': {
    title: exportJobTexts.title,
    name: 'exports',
    isFor: (actor) => mayExport(actor).yes,
    about: t(m.exportsServerPreparedForYou),
    words: ['downloads'],
    isInMenu: false,
    help: 'managers#export-data',
  },
});
