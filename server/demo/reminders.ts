// The reminders of a demo company, at times of its own zone.
import { addDays, startOfDay } from '#core/calendar/days.ts';
import type { Tx } from '#server/db/transaction.ts';
import { keepSchedule } from '#server/jobs/scheduler.ts';
import { reminderKind } from '#server/reminders/due.ts';
import { insertReminder } from '#server/reminders/store.ts';
import { setUnsubscribed } from '#server/reminders/subscription-store.ts';
import type { DemoCompany } from './data.ts';
import { idOf } from './random.ts';

const hour = 3_600_000;

/** Sets the reminders of a company, as its admin. */
export async function insertReminders(
  tx: Tx,
  company: DemoCompany,
  admin: { companyId: string; userId: string; timeZone: string },
  now: number,
): Promise<void> {
  const { timeZone, companyId } = admin;
  for (const plan of company.reminders) {
    const id = idOf(company.id, 'reminder', plan.message);
    const today = startOfDay(now, timeZone);
    // Those that are repeated began two days ago, so that they have been due.
    const first =
      addDays(today, plan.daysLater ?? (plan.repeat === null ? 1 : -2), timeZone) + plan.hours * hour;
    const groups = company.groups.filter(({ name }) => plan.groups.includes(name)).map((group) => group.id);
    const formId = company.forms.find(({ input }) => input.name === plan.form)?.input.id ?? null;
    await keepSchedule(
      tx,
      { companyId, id, kind: reminderKind, first, interval: plan.repeat, timeZone },
      now,
    );
    await insertReminder(tx, admin, {
      id,
      message: plan.message,
      scheduleTime: first,
      repeatInterval: plan.repeat,
      reminderType: plan.byMail === undefined ? 'MOBILE' : 'EMAIL',
      groups,
      formId,
      origin: '',
      requestHash: null,
      now: company.createdAt,
    });
    for (const userName of plan.byMail?.unsubscribed ?? []) {
      const person = company.users.find((each) => each.userName === userName);
      if (person !== undefined) await setUnsubscribed(tx, { companyId, userId: person.id }, id, now);
    }
  }
}
