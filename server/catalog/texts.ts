// What server/catalog says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  atTop: { id: 'catalog.server.atTop', defaultMessage: 'at the top' },
  reloadCatalogThenMoveThem: {
    id: 'catalog.server.reloadCatalogThenMoveThem',
    defaultMessage: 'Reload the catalog, then move them again.',
  },
  somebodyElseHasChangedCatalog: {
    id: 'catalog.server.somebodyElseHasChangedCatalog',
    defaultMessage: 'Somebody else has changed the catalog in the meantime.',
  },
  reviewChangesThenRepeatThem: {
    id: 'catalog.server.reviewChangesThenRepeatThem',
    defaultMessage: 'Review the changes, then repeat them.',
  },
  giveThemAnotherTypeOr: {
    id: 'catalog.server.giveThemAnotherTypeOr',
    defaultMessage: 'Give them another type, or delete them first.',
  },
  formsChooseFromType: {
    id: 'catalog.server.formsChooseFromType',
    defaultMessage: 'Forms choose from the type "{type}".',
  },
  removeItFromTheirQuestions: {
    id: 'catalog.server.removeItFromTheirQuestions',
    defaultMessage: 'Remove it from their questions first.',
  },
});
