// The agenda of reminders.
import { frequencyNames } from '#core/calendar/frequency-text.ts';
import type { Agenda } from '#core/resource/agenda.ts';
import { byName, thingsOf } from '#core/resource/things.ts';
import { groupNamesQuery } from '#core/users/queries.ts';
import { deleteReminder } from './actions.ts';
import { remindersView } from './agenda-view.ts';
import { remindersQuery } from './queries.ts';
import type { Reminder } from './schema.ts';
import { deliveryNames, recipientTags, remindersTexts as texts } from './labels.ts';
import { t } from '#core/messages/text.ts';
import { common } from '#core/messages/common-texts.ts';
import { m } from './texts.ts';

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
  columns: [
    { id: 'message', title: texts.message, text: ({ message }) => message, most: 60 },
    {
      id: 'next',
      title: t(common.next),
      text: ({ nextTime }, { moment }) => (nextTime === null ? t(m.over) : moment(nextTime)),
    },
    { id: 'to', title: t(m.to), text: (reminder) => recipientTags(reminder).join(', '), rank: 3 },
    {
      id: 'repeat',
      title: texts.repeat,
      text: ({ repeatInterval }, { times = 1 }) =>
        `${frequencyNames[repeatInterval ?? 'ONCE']}${times > 1 ? ` (${times})` : ''}`,
      rank: 2,
    },
    { id: 'by', title: texts.delivery, text: ({ reminderType }) => deliveryNames[reminderType], rank: 1 },
  ],
  remove: deleteReminder,
  filter: {
    label: t(m.group),
    title: texts.groups,
    all: t(m.allGroups),
    notFound: t(m.noUserGroupsMatch),
    gone: t(m.groupThatIsGone),
    things: thingsOf(groupNamesQuery, byName),
    // One for everybody reaches each group.
    keeps: ({ groups, hasNobody }, groupId) =>
      !hasNobody && (groups.length === 0 || groups.some(({ id }) => id === groupId)),
  },
  texts: {
    failed: t(m.unableToLoadReminders),
    missing: t(m.thisReminderDoesNotExist),
    showAll: t(m.showAllReminders),
    noneWeek: t(m.thereAreNoRemindersScheduled),
    noneWeekHint: t(m.setOneAndPeopleAre),
    noneDay: t(m.thereAreNoRemindersOn),
  },
};
