// Imports: its pages.
import { pagesOf } from '#core/features/page.ts';
import { isManager } from '#core/actor.ts';
import { importsTexts } from './history/view.ts';

export const importsPages = pagesOf({
  '/forms/import': {
    title: importsTexts.title,
    isFor: isManager,
    about: 'past imports, and undoing them',
    words: ['uploads', 'history of files', 'undo'],
    below: '/forms',
    isInMenu: false,
    help: 'managers#import-data',
  },
  '/forms/*/import': { help: 'managers#import-data' },
});
