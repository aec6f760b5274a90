// Forms, their versions and questions: its pages.
import { pagesOf } from '#core/features/page.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

export const formsPages = pagesOf({
  '/forms': {
    title: t(common.forms),
    about: t(m.allFormsWord),
    words: ['templates', 'questionnaires', 'sheets'],
    help: 'managers#forms',
  },
  '/forms/*': { help: 'managers#design-a-form' },
  '/forms/*/overview': { help: 'managers#forms' },
  '/forms/*/files': { help: 'managers#export-data' },
  '/forms/*/settings': { help: 'managers#change-a-published-form' },
});
