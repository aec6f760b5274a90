// The catalog: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayChangeCatalog } from './policy.ts';
import { catalogTexts } from './texts.ts';

export const catalogPages = pagesOf({
  '/catalog': {
    title: catalogTexts.title,
    isFor: (actor) => mayChangeCatalog(actor).yes,
    about: 'the items that forms offer',
    words: ['items', 'assets', 'types', 'columns'],
    help: 'managers#catalog',
  },
});
