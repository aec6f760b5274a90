// What core/resource says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  thisWeek: { id: 'resource.thisWeek', defaultMessage: 'This Week' },
  cannotBeGivenHere: { id: 'resource.cannotBeGivenHere', defaultMessage: '{path} cannot be given here.' },
  doesNotTake: { id: 'resource.doesNotTake', defaultMessage: '{label} does not take "{text}".' },
  chooseOneOf: { id: 'resource.chooseOneOf', defaultMessage: 'Choose one of {options}.' },
  thereAreChoices: {
    id: 'resource.thereAreChoices',
    defaultMessage: 'There are {count, plural, one {# choice} other {# choices}}.',
  },
  frequency: { id: 'resource.frequency', defaultMessage: 'Frequency' },
  by: { id: 'resource.by', defaultMessage: 'By' },
  sent: { id: 'resource.sent', defaultMessage: 'Sent' },
  about: { id: 'resource.about', defaultMessage: 'About' },
  week: { id: 'resource.week', defaultMessage: 'Week' },
  calendar: { id: 'resource.calendar', defaultMessage: 'Calendar' },
  frequencyBy: { id: 'resource.frequencyBy', defaultMessage: '{frequency} · By {userName}' },
  choiceCount: {
    id: 'resource.choiceCount',
    defaultMessage: '{count, plural, one {# choice} other {# choices}}',
  },
});
