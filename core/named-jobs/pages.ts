// Jobs that report to the server: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isAdmin } from '#core/actor.ts';
import { jobTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const namedJobsPages = pagesOf({
  '/admin/jobs': {
    title: jobTexts.title,
    isFor: isAdmin,
    about: t(m.commandsThatRunByThemselves),
    words: [t(m.nightlyCommands), 'cron'],
    help: null,
  },
});
