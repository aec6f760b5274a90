// What web/widgets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  allCount: { id: 'widgets.web.allCount', defaultMessage: 'All {count}' },
  chooseQuestion: { id: 'widgets.web.chooseQuestion', defaultMessage: 'Choose a question' },
  noMatchingQuestionCanBe: {
    id: 'widgets.web.noMatchingQuestionCanBe',
    defaultMessage: 'No matching question can be used for groups',
  },
  formula: { id: 'widgets.web.formula', defaultMessage: 'Formula' },
  formulaExample: {
    id: 'widgets.web.formulaExample',
    defaultMessage: 'Titles of questions, numbers, and + - * / ( ), such as: cost / animals',
  },
  questionsForFormula: { id: 'widgets.web.questionsForFormula', defaultMessage: 'Questions for the formula' },
  waysToFormula: { id: 'widgets.web.waysToFormula', defaultMessage: 'Other ways to write the formula' },
  buildFormula: { id: 'widgets.web.buildFormula', defaultMessage: 'With blocks or as JSON' },
  typeFormula: { id: 'widgets.web.typeFormula', defaultMessage: 'As text' },
  removeThreshold: { id: 'widgets.web.removeThreshold', defaultMessage: 'Remove threshold {number}' },
  countSomeRows: { id: 'widgets.web.countSomeRows', defaultMessage: 'All entries count. Only some?' },
  countSomeEntries: {
    id: 'widgets.web.countSomeEntries',
    defaultMessage: 'All repeated entries count. Only some?',
  },
  filterOnlyEntriesWhere: {
    id: 'widgets.web.filterOnlyEntriesWhere',
    defaultMessage: 'Filter: only repeated entries where',
  },
  filterOnlyRowsWhere: {
    id: 'widgets.web.filterOnlyRowsWhere',
    defaultMessage: 'Filter: only entries where',
  },
});
