// The catalog: its pages.
import { pagesOf } from '#core/features/page.ts';
import { mayChangeCatalog } from './policy.ts';
import { catalogTexts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

export const catalogPages = pagesOf({
  '/catalog': {
    title: catalogTexts.title,
    isFor: (actor) => mayChangeCatalog(actor).yes,
    about: t(m.itemsThatFormsOffer),
    words: ['items', 'assets', 'types', 'columns'],
    help: 'managers#catalog',
  },
});
