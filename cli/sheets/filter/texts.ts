// What cli/sheets/filter says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  partOfItsNameOr: {
    id: 'sheets.cli.filter.partOfItsNameOr',
    defaultMessage: 'Part of its name, or its code; there are {total, plural, one {# item} other {# items}}.',
  },
  chooseFilterToRemove: {
    id: 'sheets.cli.filter.chooseFilterToRemove',
    defaultMessage: 'Choose a filter to remove.',
  },
  anyTime: { id: 'sheets.cli.filter.anyTime', defaultMessage: 'Any time' },
  rowsPass: { id: 'sheets.cli.filter.rowsPass', defaultMessage: 'Entries pass' },
  allOfTheseFilters: { id: 'sheets.cli.filter.allOfTheseFilters', defaultMessage: 'all of these filters' },
  anyOfTheseFilters: { id: 'sheets.cli.filter.anyOfTheseFilters', defaultMessage: 'any of these filters' },
  addFilter: { id: 'sheets.cli.filter.addFilter', defaultMessage: '+ Add a filter' },
  clearAll: { id: 'sheets.cli.filter.clearAll', defaultMessage: 'Clear all' },
  betweenTwoDates: { id: 'sheets.cli.filter.betweenTwoDates', defaultMessage: 'Between two dates' },
  deletedQuestion: { id: 'sheets.cli.filter.deletedQuestion', defaultMessage: 'A deleted question' },
  filterByWhichQuestion: {
    id: 'sheets.cli.filter.filterByWhichQuestion',
    defaultMessage: 'Filter by which question?',
  },
  leaveItEmptyForAny: {
    id: 'sheets.cli.filter.leaveItEmptyForAny',
    defaultMessage: 'Leave it empty for any time.',
  },
  isNotDateWrite: {
    id: 'sheets.cli.filter.isNotDateWrite',
    defaultMessage: '"{typed}" is not a date: write {momentPlaceholder}',
  },
  questionOperatorValue: {
    id: 'sheets.cli.filter.questionOperatorValue',
    defaultMessage: 'Question, operator, value.',
  },
  addedToCurrentFiltersEmpty: {
    id: 'sheets.cli.filter.addedToCurrentFiltersEmpty',
    defaultMessage: 'Added to the current filters; an empty line clears them.',
  },
  filter: { id: 'sheets.cli.filter.filter', defaultMessage: 'Filter' },
  titleContainsText: { id: 'sheets.cli.filter.titleContainsText', defaultMessage: 'Title contains text' },
  atAnyTime: { id: 'sheets.cli.filter.atAnyTime', defaultMessage: 'any time' },
  period: { id: 'sheets.cli.filter.period', defaultMessage: 'Period' },
  from: { id: 'sheets.cli.filter.from', defaultMessage: 'From' },
  to: { id: 'sheets.cli.filter.to', defaultMessage: 'To' },
  review: { id: 'sheets.cli.filter.review', defaultMessage: 'Review' },
  alerts: { id: 'sheets.cli.filter.alerts', defaultMessage: 'Alerts' },
  reasons: { id: 'sheets.cli.filter.reasons', defaultMessage: 'Reasons' },
  any: { id: 'sheets.cli.filter.any', defaultMessage: 'Any' },
  anybody: { id: 'sheets.cli.filter.anybody', defaultMessage: 'Anybody' },
  apply: { id: 'sheets.cli.filter.apply', defaultMessage: 'Apply' },
  textFrom: { id: 'sheets.cli.filter.textFrom', defaultMessage: '{text} from ...' },
  textTo: { id: 'sheets.cli.filter.textTo', defaultMessage: '{text} to ...' },
});
