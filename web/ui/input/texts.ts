// What web/ui/input says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
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
