// Jobs that report to the server: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isAdmin } from '#core/actor.ts';
import { jobTexts } from './texts.ts';

export const namedJobsPages = pagesOf({
  '/admin/jobs': {
    title: jobTexts.title,
    isFor: isAdmin,
    about: 'commands that run by themselves',
    words: ['nightly commands', 'cron'],
    help: null,
  },
});
