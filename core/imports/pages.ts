// Imports: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isManager } from '#core/actor.ts';
import { importsTexts } from './history/view.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const importsPages = pagesOf({
  '/forms/import': {
    title: importsTexts.title,
    isFor: isManager,
    about: t(m.pastImportsAndUndoingThem),
    words: ['uploads', t(m.historyOfFiles), 'undo'],
    below: '/forms',
    isInMenu: false,
    help: 'managers#import-data',
  },
  '/forms/*/import': { help: 'managers#import-data' },
});
