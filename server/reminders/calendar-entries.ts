// The reminders of a person for their calendar: those that reach them, and those that they have set.
import type { Actor } from '#core/actor.ts';
import type { CalendarEntry } from '#core/feeds/ical.ts';
import type { Reminder } from '#core/reminders/schema.ts';
import type { RequestScope } from '#server/http/request-scope.ts';
import { listReminders } from './store.ts';

/** The first line of a message. */
const summaryLength = 120;

export async function reminderEntries({ tx, actor }: RequestScope, origin: string): Promise<CalendarEntry[]> {
  const all = await listReminders(tx, actor);
  return all.filter((reminder) => concerns(reminder, actor)).map((reminder) => entryOf(reminder, origin));
}

function concerns({ groups, hasNobody, user }: Reminder, actor: Actor): boolean {
  if (user.id === actor.userId) return true;
  if (hasNobody) return false;
  return groups.length === 0 || groups.some(({ id }) => actor.groupIds.includes(id));
}

function entryOf(reminder: Reminder, origin: string): CalendarEntry {
  const { id, message, scheduleTime, repeatInterval, timeZone, form, dates } = reminder;
  const [line = ''] = message.split('\n');
  const url = form === null ? undefined : `${origin}/fill/${form.id}`;
  const isShort = line.length <= summaryLength;
  return {
    kind: 'reminder',
    id,
    timing: { first: scheduleTime, interval: repeatInterval, timeZone },
    summary: isShort ? line : `${line.slice(0, summaryLength - 1).trimEnd()}…`,
    description: [
      ...(isShort && line === message ? [] : [message]),
      ...(form === null ? [] : [`Fill in "${form.name}": ${origin}/fill/${form.id}`]),
    ].join('\n\n'),
    url,
    changedAt: dates.lastModified,
  };
}
