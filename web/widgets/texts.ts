// What web/widgets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  allCount: { id: 'widgets.web.allCount', defaultMessage: 'All {count}' },
  aggregation: { id: 'widgets.web.aggregation', defaultMessage: 'Aggregation' },
  chooseOne: { id: 'widgets.web.chooseOne', defaultMessage: 'Choose one' },
  groupBy: { id: 'widgets.web.groupBy', defaultMessage: 'Group by' },
  chooseQuestion: { id: 'widgets.web.chooseQuestion', defaultMessage: 'Choose a question' },
  noMatchingQuestionCanBe: {
    id: 'widgets.web.noMatchingQuestionCanBe',
    defaultMessage: 'No matching question can be used for groups',
  },
  formula: { id: 'widgets.web.formula', defaultMessage: 'Formula' },
  filterOnlyEntriesWhere: {
    id: 'widgets.web.filterOnlyEntriesWhere',
    defaultMessage: 'Filter: only entries where',
  },
  filterOnlyRowsWhere: { id: 'widgets.web.filterOnlyRowsWhere', defaultMessage: 'Filter: only rows where' },
});
