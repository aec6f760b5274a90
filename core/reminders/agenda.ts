// The agenda of reminders.
import type { Agenda } from '#core/resource/agenda.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import { deleteReminder } from './actions.ts';
import { remindersView } from './agenda-view.ts';
import { remindersQuery } from './queries.ts';
import type { Reminder } from './schema.ts';
import { remindersTexts as texts } from './texts.ts';

export const remindersAgenda: Agenda<Reminder, 'group'> = {
  title: texts.title,
  view: remindersView,
  read: remindersQuery,
  timingOf: ({ scheduleTime, repeatInterval, timeZone }) => ({
    first: scheduleTime,
    interval: repeatInterval,
    timeZone,
  }),
  textOf: ({ message }) => message,
  nameOf: ({ message }) => message,
  remove: deleteReminder,
  filter: {
    label: 'Group',
    title: texts.groups,
    all: 'All Groups',
    notFound: 'No user groups match',
    gone: 'A group that is gone',
    things: thingsOf(groupNamesQuery, byName),
    // One for everybody reaches each group.
    keeps: ({ groups, hasNobody }, groupId) =>
      !hasNobody && (groups.length === 0 || groups.some(({ id }) => id === groupId)),
  },
  texts: {
    failed: 'Unable to load the reminders.',
    missing: 'This reminder does not exist',
    showAll: 'Show all reminders',
    noneWeek: 'There are no reminders scheduled for this week',
    noneWeekHint: 'Set one, and people are notified when it is due.',
    noneDay: 'There are no reminders on this day.',
  },
};
