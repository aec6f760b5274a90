// The reminders of a week or a month, by the days of the reader's time zone.
import { type AgendaEntry, agendaOf } from '#core/calendar/agenda.ts';
import type { Reminder } from './schema.ts';

export type ReminderEntry = AgendaEntry<{ reminder: Reminder }>;
export type ReminderAgenda = ReadonlyMap<string, readonly ReminderEntry[]>;

/** Those that reach a group, which ones for everybody do; null: all. */
export function remindersOfGroup(
  reminders: readonly Reminder[],
  groupId: string | null,
): readonly Reminder[] {
  if (groupId === null) return reminders;
  return reminders.filter(
    ({ groups, hasNobody }) => !hasNobody && (groups.length === 0 || groups.some(({ id }) => id === groupId)),
  );
}

/** The reminders of some dates (`yyyy-MM-dd`). */
export function reminderAgenda(
  reminders: readonly Reminder[],
  dates: readonly string[],
  timeZone: string,
): ReminderAgenda {
  const items = reminders.map((reminder) => ({
    reminder,
    timing: {
      first: reminder.scheduleTime,
      interval: reminder.repeatInterval,
      timeZone: reminder.timeZone,
    },
  }));
  return agendaOf(items, dates, timeZone);
}
