// Sheets, rows, answers and reviews: its pages.
import { pagesOf } from '#core/features/page.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const sheetsPages = pagesOf({
  '/': {
    title: t(m.home),
    about: t(m.recentSheets),
    words: ['start', 'activity', 'notifications', 'pins', 'insights', 'alerts'],
    help: null,
  },
  '/sheet': { help: 'managers#dashboards' },
  '/wall': { help: 'managers#dashboards' },
  '/sheet/*/*/data': { help: 'managers#the-table' },
  '/sheet/*/*/data/*': { help: 'managers#review-rows' },
});
