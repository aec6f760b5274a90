// What web/ui/input says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  inOrder: { id: 'ui.input.inOrder', defaultMessage: 'In order' },
  pressInOrder: { id: 'ui.input.pressInOrder', defaultMessage: 'Press them in order, the first one first.' },
  notRankedYet: { id: 'ui.input.notRankedYet', defaultMessage: 'Not ranked yet' },
  rankOf: { id: 'ui.input.rankOf', defaultMessage: '{rank, number}. {option}' },
  isRanked: { id: 'ui.input.isRanked', defaultMessage: '{option} is {rank, number} of {all, number}' },
  isNotRanked: { id: 'ui.input.isNotRanked', defaultMessage: '{option} is not ranked' },
  moveOptionUp: { id: 'ui.input.moveOptionUp', defaultMessage: 'Move {option} up' },
  moveOptionDown: { id: 'ui.input.moveOptionDown', defaultMessage: 'Move {option} down' },
  unrankOption: { id: 'ui.input.unrankOption', defaultMessage: 'Take {option} out of the order' },
  rankAsNext: { id: 'ui.input.rankAsNext', defaultMessage: '{option}: rank it {rank, number}' },
  chooseFile: { id: 'ui.web.input.chooseFile', defaultMessage: 'Choose a file' },
  nextMonth: { id: 'ui.web.input.nextMonth', defaultMessage: 'Next month' },
  previousMonth: { id: 'ui.web.input.previousMonth', defaultMessage: 'Previous month' },
  nextYear: { id: 'ui.web.input.nextYear', defaultMessage: 'Next year' },
  previousYear: { id: 'ui.web.input.previousYear', defaultMessage: 'Previous year' },
  nextDecade: { id: 'ui.web.input.nextDecade', defaultMessage: 'Next decade' },
  previousDecade: { id: 'ui.web.input.previousDecade', defaultMessage: 'Previous decade' },
  amOrPm: { id: 'ui.web.input.amOrPm', defaultMessage: 'AM or PM' },
  clearSearch: { id: 'ui.web.input.clearSearch', defaultMessage: 'Clear the search' },
  wasNotChosenChooseFrom: {
    id: 'ui.web.input.wasNotChosenChooseFrom',
    defaultMessage: '"{left}" was not chosen. Choose from the list.',
  },
  hours: { id: 'ui.web.input.hours', defaultMessage: 'Hours' },
  minutes: { id: 'ui.web.input.minutes', defaultMessage: 'Minutes' },
});
