// Reminders of a company, for tests.
import { randomUUID } from 'node:crypto';
import * as reminders from '#core/reminders/calls.ts';
import { reminderInput } from '#core/reminders/schema.ts';
import { keepSchedule } from '#server/jobs/scheduler.ts';
import { reminderKind } from '#server/reminders/due.ts';
import { insertReminder } from '#server/reminders/store.ts';
import type { Person, TestServer } from './server.ts';

const week = 7 * 86_400_000;

/** A reminder that is not due for long. */
export async function makeReminder(server: TestServer, admin: Person, marker: string): Promise<void> {
  const body = { message: `Reminder ${marker}`, scheduleTime: Date.now() + week };
  await server.as(admin, reminders.createReminder, { body });
}

type ReminderOwner = { companyId: string; userId: string; formId: string; exists: boolean };

export type FreshReminder = {
  /** For everybody, with the place's form, or without one. */
  reminder(options?: { hasForm: boolean }): Promise<string>;
};

/** The id of nothing where the place does not exist. */
export function freshReminder(
  server: TestServer,
  { companyId, userId, formId, exists }: ReminderOwner,
): FreshReminder {
  return {
    async reminder({ hasForm } = { hasForm: false }) {
      const id = randomUUID();
      const first = Date.now() + week;
      const input = reminderInput.parse({ message: `Reminder ${id}`, scheduleTime: first });
      if (!exists) return id;
      const schedule = { companyId, id, kind: reminderKind, first, interval: null, timeZone: 'UTC' };
      const made = { ...input, id, formId: hasForm ? formId : null, origin: '', requestHash: null, now: 0 };
      await server.region.services.database.transaction(companyId, async (tx) => {
        await keepSchedule(tx, schedule, Date.now());
        await insertReminder(tx, { companyId, userId }, made);
      });
      return id;
    },
  };
}
