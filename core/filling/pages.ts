// Filling in forms: its pages.
import { pagesOf } from '#core/features/page.ts';
import { workTexts } from './work-texts.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const fillingPages = pagesOf({
  '/fill': {
    title: workTexts.title,
    about: t(m.whatYouHaveBegunAnd),
    words: [t(m.formsToFillIn), 'answer', 'enter', 'submit', 'offline', 'drafts', 'returned'],
    isInMenu: false,
    help: 'staff#fill-in-a-form',
  },
});
