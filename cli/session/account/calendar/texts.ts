// What cli/session/account/calendar says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  createCalendarLinkCalendarsThat: {
    id: 'session.cli.account.calendar.createCalendarLinkCalendarsThat',
    defaultMessage: 'Create a calendar link? Calendars that use an earlier one stop updating.',
  },
  nothingWasChanged: {
    id: 'session.cli.account.calendar.nothingWasChanged',
    defaultMessage: 'Nothing was changed.',
  },
  removeYourCalendarLinkCalendars: {
    id: 'session.cli.account.calendar.removeYourCalendarLinkCalendars',
    defaultMessage: 'Remove your calendar link? Calendars that use it stop updating.',
  },
  yourCalendarLinkIsRemoved: {
    id: 'session.cli.account.calendar.yourCalendarLinkIsRemoved',
    defaultMessage: 'Your calendar link is removed.',
  },
});
