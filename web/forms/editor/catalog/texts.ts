// What web/forms/editor/catalog says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  deletedQuestion: { id: 'forms.web.editor.catalog.deletedQuestion', defaultMessage: 'A deleted question' },
  catalogTypes: { id: 'forms.web.editor.catalog.catalogTypes', defaultMessage: 'Catalog types' },
  onlyItemsOfTheseTypes: {
    id: 'forms.web.editor.catalog.onlyItemsOfTheseTypes',
    defaultMessage: 'Only items of these types can be chosen. Empty: all types.',
  },
  allTypes: { id: 'forms.web.editor.catalog.allTypes', defaultMessage: 'All types' },
  choicesFollowAnswerTo: {
    id: 'forms.web.editor.catalog.choicesFollowAnswerTo',
    defaultMessage: 'Choices depend on the answer to',
  },
  onlyItemsBelowThatAnswer: {
    id: 'forms.web.editor.catalog.onlyItemsBelowThatAnswer',
    defaultMessage: 'Only items below that answer can be chosen.',
  },
  thereIsNoEarlierCatalog: {
    id: 'forms.web.editor.catalog.thereIsNoEarlierCatalog',
    defaultMessage: 'There is no earlier catalog question',
  },
  noOtherQuestion: { id: 'forms.web.editor.catalog.noOtherQuestion', defaultMessage: 'No other question' },
  doNotFollowAnotherQuestion: {
    id: 'forms.web.editor.catalog.doNotFollowAnotherQuestion',
    defaultMessage: 'Do not follow another question',
  },
  untitledQuestion: { id: 'forms.web.editor.catalog.untitledQuestion', defaultMessage: 'Untitled question' },
  unableToLoadCatalog: {
    id: 'forms.web.editor.catalog.unableToLoadCatalog',
    defaultMessage: 'Unable to load the catalog.',
  },
  loadingCatalog: { id: 'forms.web.editor.catalog.loadingCatalog', defaultMessage: 'Loading catalog...' },
  partOfCatalog: { id: 'forms.web.editor.catalog.partOfCatalog', defaultMessage: 'Part of the catalog' },
  onlyItemsBelowTheseCan: {
    id: 'forms.web.editor.catalog.onlyItemsBelowTheseCan',
    defaultMessage: 'Only items below these can be chosen. Empty: the whole catalog.',
  },
  thereIsNothingToChoose: {
    id: 'forms.web.editor.catalog.thereIsNothingToChoose',
    defaultMessage:
      'There is nothing to choose: the catalog has no such items. People filling in the form will see this message too.',
  },
  itemsCanBeChosen: {
    id: 'forms.web.editor.catalog.itemsCanBeChosen',
    defaultMessage: '{count, plural, one {# item} other {# items}} can be chosen.',
  },
});
