// The reminders of a demo company, set by its admin.
import { keepSchedule } from '#server/schedules/store.ts';
import { reminderKind } from '#server/reminders/due.ts';
import { insertReminder } from '#server/reminders/store.ts';
import { setUnsubscribed } from '#server/reminders/subscription-store.ts';
import { formNamed, named, type Seeding } from './data.ts';
import { idOf } from './ids.ts';

/** Sets them. */
export async function insertReminders({ tx, company, admin, now, calendar }: Seeding): Promise<void> {
  const { timeZone, companyId } = admin;
  for (const { message, first, repeat, groups, form, byMail, unsubscribed } of company.file.reminders) {
    const id = idOf(company.id, 'reminder', message);
    await keepSchedule(
      tx,
      { companyId, id, kind: reminderKind, first: calendar.at(first), interval: repeat, timeZone },
      now,
    );
    await insertReminder(tx, admin, {
      id,
      message,
      scheduleTime: calendar.at(first),
      repeatInterval: repeat,
      reminderType: byMail ? 'EMAIL' : 'MOBILE',
      groups: groups.map((name) => named(company.groups, 'name', name).id),
      formId: form === undefined ? null : formNamed(company, form).input.id,
      origin: '',
      requestHash: null,
      now: company.createdAt,
    });
    for (const userName of unsubscribed) {
      const { id: userId } = named(company.users, 'userName', userName);
      await setUnsubscribed(tx, { companyId, userId }, id, now);
    }
  }
}
