// What web/widgets says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  allCount: { id: 'widgets.web.allCount', defaultMessage: 'All {count}' },
  leaveWithoutSaving: { id: 'widgets.web.leaveWithoutSaving', defaultMessage: 'Leave without saving?' },
  yourChangesWillBeLost: {
    id: 'widgets.web.yourChangesWillBeLost',
    defaultMessage: 'Your changes will be lost.',
  },
  leave: { id: 'widgets.web.leave', defaultMessage: 'Leave' },
  keepEditing: { id: 'widgets.web.keepEditing', defaultMessage: 'Keep editing' },
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
