// Forms, their versions and questions: its pages.
import { pagesOf } from '#core/features/page.ts';

export const formsPages = pagesOf({
  '/forms': {
    title: 'Forms',
    about: 'all forms',
    words: ['templates', 'questionnaires', 'sheets'],
    help: 'managers#forms',
  },
  '/forms/*': { help: 'managers#design-a-form' },
});
