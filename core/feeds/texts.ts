// What core/feeds says.
import { defineMessages } from '#core/messages/message.ts';

export const m = defineMessages({
  yourCalendarLinkCouldNot: {
    id: 'feeds.yourCalendarLinkCouldNot',
    defaultMessage: 'Your calendar link could not be changed. Please try again.',
  },
  createLink: { id: 'feeds.createLink', defaultMessage: 'Create link' },
  newLink: { id: 'feeds.newLink', defaultMessage: 'New link' },
  replaceYourCalendarLink: {
    id: 'feeds.replaceYourCalendarLink',
    defaultMessage: 'Replace your calendar link?',
  },
  calendarsWithOldLinkStop: {
    id: 'feeds.calendarsWithOldLinkStop',
    defaultMessage: 'Calendars with the old link stop updating. Add the new link to your own calendars.',
  },
  replace: { id: 'feeds.replace', defaultMessage: 'Replace' },
  removeLink: { id: 'feeds.removeLink', defaultMessage: 'Remove link' },
  removeYourCalendarLink: {
    id: 'feeds.removeYourCalendarLink',
    defaultMessage: 'Remove your calendar link?',
  },
  calendarsThatUseItStop: {
    id: 'feeds.calendarsThatUseItStop',
    defaultMessage: 'Calendars that use it stop updating.',
  },
  yourCalendarLinkIsRemoved: {
    id: 'feeds.yourCalendarLinkIsRemoved',
    defaultMessage: 'Your calendar link is removed',
  },
  createdLinkToTheirCalendar: {
    id: 'feeds.createdLinkToTheirCalendar',
    defaultMessage: '{who} created a link to their calendar',
  },
  removedLinkToTheirCalendar: {
    id: 'feeds.removedLinkToTheirCalendar',
    defaultMessage: '{who} removed the link to their calendar',
  },
  prodidFormdeckRemindersAndSchedules: {
    id: 'feeds.prodidFormdeckRemindersAndSchedules',
    defaultMessage: 'PRODID:-//Formdeck//Reminders and schedules//EN',
  },
  calendar: { id: 'feeds.calendar', defaultMessage: 'Calendar' },
  linkForCalendarOnYour: {
    id: 'feeds.linkForCalendarOnYour',
    defaultMessage:
      'A link for the calendar on your phone or computer. It shows your reminders and scheduled reports, and stays up to date.',
  },
  noLinkYet: { id: 'feeds.noLinkYet', defaultMessage: 'No link yet.' },
  unableToLoadYourCalendar: {
    id: 'feeds.unableToLoadYourCalendar',
    defaultMessage: 'Unable to load your calendar link',
  },
  youWillSeeItOnly: {
    id: 'feeds.youWillSeeItOnly',
    defaultMessage:
      'You will see it only this once. Add it to your calendar as a subscription by URL. Anyone who has it can read your reminders.',
  },
  calendarLinkCopied: { id: 'feeds.calendarLinkCopied', defaultMessage: 'Calendar link copied' },
  linkCouldNotBeCopied: {
    id: 'feeds.linkCouldNotBeCopied',
    defaultMessage: 'The link could not be copied. Select it and copy it manually.',
  },
  notReadYet: { id: 'feeds.notReadYet', defaultMessage: 'not read yet' },
  lastRead: { id: 'feeds.lastRead', defaultMessage: 'last read {readAt}' },
  created: { id: 'feeds.created', defaultMessage: 'Created {createdAt}, {read}' },
});
