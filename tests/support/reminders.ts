// Reminders of a company, for tests.
import { randomBytes, randomUUID } from 'node:crypto';
import * as reminders from '#core/reminders/calls.ts';
import { type ReminderInput, reminderInput } from '#core/reminders/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { keepSchedule } from '#server/schedules/store.ts';
import { unsubscribeToken } from '#server/mail/unsubscribe-link.ts';
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
  /** By e-mail to somebody, with the secret of its link to unsubscribe; without an owner to the place's person. */
  reminderMail(ownerId: string | null): Promise<{ id: string; secret: string }>;
};

/** The id of nothing where the place does not exist. */
export function freshReminder(
  server: TestServer,
  { companyId, userId, formId, exists }: ReminderOwner,
): FreshReminder {
  const make = <Made>(work: (tx: Tx) => Promise<Made>) =>
    server.region.services.database.transaction(companyId, work);

  async function insert(tx: Tx, id: string, changes: Partial<ReminderInput>): Promise<void> {
    const first = Date.now() + week;
    const input = reminderInput.parse({ message: `Reminder ${id}`, scheduleTime: first, ...changes });
    const schedule = { companyId, id, kind: reminderKind, first, interval: null, timeZone: 'UTC' };
    await keepSchedule(tx, schedule, Date.now());
    const made = { ...input, id, origin: '', requestHash: null, now: 0 };
    await insertReminder(tx, { companyId, userId }, made);
  }

  return {
    async reminder({ hasForm } = { hasForm: false }) {
      const id = randomUUID();
      if (exists) await make((tx) => insert(tx, id, { formId: hasForm ? formId : null }));
      return id;
    },
    async reminderMail(ownerId) {
      const id = randomUUID();
      const to = ownerId ?? userId;
      const named = { companyId, scheduleId: id, userId: to };
      if (!exists) return { id, secret: unsubscribeToken(randomBytes(32), named) };
      const key = await make(async (tx) => {
        const groupId = randomUUID();
        await tx.raw('insert into groups (company_id, id, name) values ($1, $2, $3)', [
          companyId,
          groupId,
          `To ${id}`,
        ]);
        await tx.raw('insert into group_members (company_id, group_id, user_id) values ($1, $2, $3)', [
          companyId,
          groupId,
          to,
        ]);
        await insert(tx, id, { reminderType: 'EMAIL', groups: [groupId] });
        const [made] = await tx.raw<{ key: Buffer }>(
          'select unsubscribe_key as key from reminders where id = $1',
          [id],
        );
        return made?.key ?? randomBytes(32);
      });
      return { id, secret: unsubscribeToken(key, named) };
    },
  };
}
