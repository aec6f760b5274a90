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
  valueIsNoNumber: {
    id: 'catalog.server.valueIsNoNumber',
    defaultMessage:
      '{name} contains a value that is not a number: "{text}" in "{item}"{others, plural, =0 {} one {, and in # other item} other {, and in # other items}}.',
  },
  itemsOfType: {
    id: 'catalog.server.itemsOfType',
    defaultMessage: '{used, plural, one {# item is} other {# items are}} of the type "{name}".',
  },
});
