// What web/reminders says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  timesThatDay: {
    id: 'reminders.web.timesThatDay',
    defaultMessage: '{times, plural, one {# time} other {# times}} that day',
  },
  hideNames: { id: 'reminders.web.hideNames', defaultMessage: 'Hide names' },
  showNames: { id: 'reminders.web.showNames', defaultMessage: 'Show names' },
  whoHasFilledIn: { id: 'reminders.web.whoHasFilledIn', defaultMessage: 'Who has filled in {form}' },
  notYet: { id: 'reminders.web.notYet', defaultMessage: 'not yet' },
});
