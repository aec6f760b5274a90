// What web/logic/fields says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  browseCatalog: { id: 'logic.web.fields.browseCatalog', defaultMessage: '{label}: browse the catalog' },
  catalog: { id: 'logic.web.fields.catalog', defaultMessage: 'The catalog' },
  whereYouAreInCatalog: {
    id: 'logic.web.fields.whereYouAreInCatalog',
    defaultMessage: 'Where you are in the catalog',
  },
  wholeCatalog: { id: 'logic.web.fields.wholeCatalog', defaultMessage: 'Catalog' },
  open: { id: 'logic.web.fields.open', defaultMessage: 'Open {name}' },
  catalogIsEmpty: { id: 'logic.web.fields.catalogIsEmpty', defaultMessage: 'The catalog is empty.' },
  firstOfSearchToFind: {
    id: 'logic.web.fields.firstOfSearchToFind',
    defaultMessage: 'The first {most} of {count, number}. Search to find the others.',
  },
  deletedItem: { id: 'logic.web.fields.deletedItem', defaultMessage: 'A deleted item' },
  searchCatalog: { id: 'logic.web.fields.searchCatalog', defaultMessage: 'Search the catalog' },
  noItemsMatch: { id: 'logic.web.fields.noItemsMatch', defaultMessage: 'No items match.' },
  inUtc: { id: 'logic.web.fields.inUtc', defaultMessage: 'in UTC' },
  summary: {
    id: 'logic.web.fields.summary',
    defaultMessage:
      '{summary, select, sum {their sum} average {their average} least {the least of them} greatest {the greatest of them} other {how many there are}}',
  },
  orWhereNotAnswered: {
    id: 'logic.web.fields.orWhereNotAnswered',
    defaultMessage: 'or {fallback} where not answered',
  },
  summaryInPlace: {
    id: 'logic.web.fields.summaryInPlace',
    defaultMessage:
      '{summary, select, sum {{place}: sum} average {{place}: average} least {{place}: least} greatest {{place}: greatest} other {{place}: how many there are}}',
  },
  calculation: { id: 'logic.web.fields.calculation', defaultMessage: 'Calculation' },
  removeNumber: { id: 'logic.web.fields.removeNumber', defaultMessage: 'Remove number {index}' },
  addNumber: { id: 'logic.web.fields.addNumber', defaultMessage: 'Add a number' },
  sign: { id: 'logic.web.fields.sign', defaultMessage: 'Sign' },
  deletedQuestion: { id: 'logic.web.fields.deletedQuestion', defaultMessage: 'A deleted question' },
  chooseQuestion: { id: 'logic.web.fields.chooseQuestion', defaultMessage: 'Choose a question' },
  noQuestionsMatch: { id: 'logic.web.fields.noQuestionsMatch', defaultMessage: 'No questions match.' },
  questionWithoutTitle: {
    id: 'logic.web.fields.questionWithoutTitle',
    defaultMessage: 'A question without a title',
  },
  notAnswered: { id: 'logic.web.fields.notAnswered', defaultMessage: 'Not answered' },
  numberThenEnter: { id: 'logic.web.fields.numberThenEnter', defaultMessage: 'A number, then Enter' },
  answered: { id: 'logic.web.fields.answered', defaultMessage: 'Answered' },
  yesOrNo: { id: 'logic.web.fields.yesOrNo', defaultMessage: 'Yes or no' },
  chooseOption: { id: 'logic.web.fields.chooseOption', defaultMessage: 'Choose an option' },
  number: { id: 'logic.web.fields.number', defaultMessage: 'A number' },
  text: { id: 'logic.web.fields.text', defaultMessage: 'A text' },
  chooseOptions: { id: 'logic.web.fields.chooseOptions', defaultMessage: 'Choose options' },
  noOptionsMatch: { id: 'logic.web.fields.noOptionsMatch', defaultMessage: 'No options match.' },
  deletedOption: { id: 'logic.web.fields.deletedOption', defaultMessage: '{value} (deleted option)' },
  isAnswered: { id: 'logic.web.fields.isAnswered', defaultMessage: '{label} is answered' },
  textThenEnter: { id: 'logic.web.fields.textThenEnter', defaultMessage: 'A text, then Enter' },
  and: { id: 'logic.web.fields.and', defaultMessage: 'and' },
});
