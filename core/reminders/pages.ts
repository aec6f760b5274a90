// Reminders: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayManageReminders } from './policy.ts';
import { remindersTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const remindersPages = pagesOf({
  '/reminders': {
    title: remindersTexts.title,
    isFor: (actor) => mayManageReminders(actor).yes,
    about: t(m.scheduledMessagesToPeople),
    words: ['notify', 'calendar'],
    help: 'managers#reminders',
  },
});
