// Queries of who gets a reminder by e-mail.
import type { Person } from '#core/primitives.ts';
import { sql } from 'kysely';
import type { ReminderSubscription } from '#core/reminders/schema.ts';
import { query, type Tx } from '#server/db/transaction.ts';

type Reached = { companyId: string; userId: string };

/** The reminders by e-mail to a person that are not over, or one of them. */
export function subscriptionsOf(
  tx: Tx,
  { companyId, userId }: Reached,
  id?: string,
): Promise<(ReminderSubscription & { userName: string; key: Buffer })[]> {
  return tx.raw(
    `select r.id, r.message, formdeck_person(owner) as user,
      s.repeat_interval as "repeatInterval", s.first_at as "scheduleTime", s.time_zone as "timeZone",
      u.unsubscribed_at is null as subscribed, reached.user_name as "userName", r.unsubscribe_key as key
    from reminders r
    join schedules s on s.company_id = r.company_id and s.id = r.id
    join users owner on owner.company_id = r.company_id and owner.id = r.user_id
    join users reached on reached.company_id = r.company_id and reached.id = $2 and reached.role <> 'DEACTIVATED'
    left join reminder_unsubscribes u on u.company_id = r.company_id and u.reminder_id = r.id and u.user_id = $2
    where r.company_id = $1 and r.reminder_type = 'EMAIL'
      and ($3::uuid is null and s.next_at is not null or r.id = $3)
      and exists (select from reminder_groups rg
        join group_members m on m.company_id = rg.company_id and m.group_id = rg.group_id
        where rg.company_id = r.company_id and rg.reminder_id = r.id and m.user_id = $2)
    order by s.next_at, r.id`,
    [companyId, userId, id ?? null],
  );
}

/** Unsubscribes a person, or subscribes them again. False if nothing changed. */
export async function setUnsubscribed(
  tx: Tx,
  { companyId, userId }: Reached,
  reminderId: string,
  at: number | null,
): Promise<boolean> {
  const changed =
    at === null
      ? await tx.run(
          query
            .deleteFrom('reminder_unsubscribes')
            .where('company_id', '=', companyId)
            .where('reminder_id', '=', reminderId)
            .where('user_id', '=', userId),
        )
      : await tx.run(
          query
            .insertInto('reminder_unsubscribes')
            .values({
              company_id: companyId,
              reminder_id: reminderId,
              user_id: userId,
              unsubscribed_at: at,
            })
            .onConflict((conflict) => conflict.doNothing()),
        );
  return changed > 0;
}

/** Those whom a reminder by e-mail would reach if they had not unsubscribed. */
export const unsubscribedOf = sql<Person[]>`(
  select coalesce(jsonb_agg(formdeck_person(u) order by lower(u.user_name)), '[]')
  from reminder_unsubscribes ru join users u on u.company_id = ru.company_id and u.id = ru.user_id
  where ru.company_id = reminders.company_id and ru.reminder_id = reminders.id and u.role <> 'DEACTIVATED'
    and reminders.reminder_type = 'EMAIL' and exists (select from reminder_groups rg
      join group_members m on m.company_id = rg.company_id and m.group_id = rg.group_id
      where rg.company_id = ru.company_id and rg.reminder_id = ru.reminder_id and m.user_id = ru.user_id))`;
