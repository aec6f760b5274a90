// Filling in forms: its pages.
import { pagesOf } from '#core/features/page.ts';
import { workTexts } from './work-texts.ts';

export const fillingPages = pagesOf({
  '/fill': {
    title: workTexts.title,
    about: 'what you have begun, and all forms',
    words: ['forms to fill in', 'answer', 'enter', 'submit', 'offline', 'drafts', 'returned'],
    help: 'staff#fill-in-a-form',
  },
});
