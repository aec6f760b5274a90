// Reminders: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayManageReminders } from './policy.ts';
import { remindersTexts } from './texts.ts';

export const remindersPages = pagesOf({
  '/reminders': {
    title: remindersTexts.title,
    isFor: (actor) => mayManageReminders(actor).yes,
    about: 'scheduled messages to people',
    words: ['notify', 'calendar'],
    help: 'managers#reminders',
  },
});
