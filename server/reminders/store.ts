// Queries of reminders. Their times are in the common table of schedules (server/schedules/scheduler.ts).
import type { Person } from '#core/primitives.ts';
import { personIn } from '#server/db/person.ts';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { AnyInterval, ReminderInterval } from '#core/calendar/intervals.ts';
import type { Reminder, ReminderInput, ReminderType } from '#core/reminders/schema.ts';
import { changeThing } from '#server/db/things.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { seesForm } from '#server/db/visibility.ts';
import { unsubscribedOf } from './subscription-store.ts';

const groupsOf = sql<{ id: string; name: string }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by lower(g.name)), '[]')
  from reminder_groups rg join groups g on g.company_id = rg.company_id and g.id = rg.group_id
  where rg.company_id = reminders.company_id and rg.reminder_id = reminders.id)`;

function remindersOf(actor: Actor) {
  return query
    .selectFrom('reminders')
    .innerJoin('schedules', sameCompany('schedules.id', 'reminders.id'))
    .innerJoin('users', sameCompany('users.id', 'reminders.user_id'))
    .select([
      'reminders.id',
      'reminders.message',
      'reminders.reminder_type as reminderType',
      'reminders.is_global as isGlobal',
      personIn('users').as('user'),
      'reminders.created_at as createdAt',
      'reminders.modified_at as modifiedAt',
      'schedules.first_at as scheduleTime',
      'schedules.repeat_interval as interval',
      'schedules.time_zone as timeZone',
      'schedules.next_at as nextTime',
      groupsOf.as('groups'),
      unsubscribedOf.as('unsubscribed'),
      sql<{ id: string; name: string } | null>`(
        select jsonb_build_object('id', forms.id, 'name', forms.name) from forms
        where forms.id = reminders.form_id and ${seesForm(actor)})`.as('form'),
    ])
    .where('reminders.company_id', '=', actor.companyId);
}

type ReminderRecord = Pick<
  Reminder,
  | 'id'
  | 'message'
  | 'reminderType'
  | 'scheduleTime'
  | 'timeZone'
  | 'nextTime'
  | 'groups'
  | 'form'
  | 'unsubscribed'
  | 'user'
> & {
  isGlobal: boolean;
  createdAt: number;
  modifiedAt: number;
  interval: AnyInterval | null;
};

function presented(record: ReminderRecord): Reminder {
  const { isGlobal, createdAt, modifiedAt, interval, groups, ...rest } = record;
  return {
    ...rest,
    groups,
    hasNobody: !isGlobal && groups.length === 0,
    repeatInterval: isReminderInterval(interval) ? interval : null,
    dates: { created: createdAt, lastModified: modifiedAt },
  };
}

function isReminderInterval(interval: AnyInterval | null): interval is ReminderInterval {
  return interval !== null && interval !== 'MONTH';
}

/** All reminders of the actor's company, by their first time. */
export async function listReminders(tx: Tx, actor: Actor): Promise<Reminder[]> {
  const found = await tx.all(remindersOf(actor).orderBy('schedules.first_at').orderBy('reminders.id'));
  return found.map(presented);
}

/** A reminder of the company, or undefined. */
export async function findReminder(tx: Tx, actor: Actor, id: string): Promise<Reminder | undefined> {
  const found = await tx.first(remindersOf(actor).where('reminders.id', '=', id));
  return found && presented(found);
}

/** Those of some groups that exist. */
export async function existingGroups(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = query
    .selectFrom('groups')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`);
  return new Set((await tx.all(found)).map(({ id }) => id));
}

export async function insertReminder(
  tx: Tx,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  made: ReminderInput & { id: string; origin: string; requestHash: Buffer | null; now: number },
): Promise<void> {
  const { id, message, reminderType, groups, formId = null, origin, requestHash, now } = made;
  await tx.run(
    query.insertInto('reminders').values({
      company_id: companyId,
      id,
      user_id: userId,
      message,
      reminder_type: reminderType,
      is_global: groups.length === 0,
      form_id: formId,
      origin,
      request_hash: requestHash,
      unsubscribe_key: randomBytes(32),
      created_at: now,
      modified_at: now,
    }),
  );
  await insertGroups(tx, companyId, id, groups);
}

/** Replaces what a reminder says and whom it reaches; without `formId`, its form stays. */
export async function replaceReminder(
  tx: Tx,
  companyId: string,
  { id, message, reminderType, groups, formId }: ReminderInput & { id: string },
  now: number,
): Promise<void> {
  const columns = {
    message,
    reminder_type: reminderType,
    is_global: groups.length === 0,
    modified_at: now,
    ...(formId !== undefined && { form_id: formId }),
  };
  await changeThing(tx, 'reminders', { companyId, id }, columns);
  await tx.run(
    query.deleteFrom('reminder_groups').where('company_id', '=', companyId).where('reminder_id', '=', id),
  );
  await insertGroups(tx, companyId, id, groups);
}

async function insertGroups(tx: Tx, companyId: string, id: string, groups: readonly string[]): Promise<void> {
  if (groups.length === 0) return;
  const values = [...new Set(groups)].map((groupId) => ({
    company_id: companyId,
    reminder_id: id,
    group_id: groupId,
  }));
  await tx.run(query.insertInto('reminder_groups').values(values));
}

/** A reminder that is due. `form` only if it can be filled in. */
export type DueReminder = {
  user: Person;
  message: string;
  reminderType: ReminderType;
  origin: string;
  unsubscribeKey: Buffer;
  form: { id: string; name: string } | null;
};

export function findDueReminder(tx: Tx, companyId: string, id: string): Promise<DueReminder | undefined> {
  return tx.first(
    query
      .selectFrom('reminders')
      .innerJoin('users', sameCompany('users.id', 'reminders.user_id'))
      .leftJoin('forms', (join) =>
        sameCompany(
          'forms.id',
          'reminders.form_id',
        )(join)
          .on('forms.published', '=', true)
          .on('forms.current', '=', true),
      )
      .select([
        personIn('users').as('user'),
        'reminders.message',
        'reminders.reminder_type as reminderType',
        'reminders.origin',
        'reminders.unsubscribe_key as unsubscribeKey',
        sql<{ id: string; name: string } | null>`case when forms.id is null then null
          else jsonb_build_object('id', forms.id, 'name', forms.name) end`.as('form'),
      ])
      .where('reminders.company_id', '=', companyId)
      .where('reminders.id', '=', id),
  );
}

export type Recipient = Person & {
  email: string;
  seesForm: boolean;
  /** From its e-mails. */
  isUnsubscribed: boolean;
};

/** Whom a reminder reaches, by name: active members of its groups, or everybody; and whether they see its form. */
export function recipientsOf(tx: Tx, companyId: string, id: string): Promise<Recipient[]> {
  return tx.raw<Recipient>(
    `select users.id, users.user_name as "userName", users.display_name as "displayName", users.email,
      forms.id is not null and formdeck_sees_form(forms.company_id, forms.id, forms.published, users.id, users.role,
        array(select m.group_id from group_members m where m.company_id = users.company_id and m.user_id = users.id))
        as "seesForm",
      exists (select from reminder_unsubscribes ru where ru.company_id = reminders.company_id
        and ru.reminder_id = reminders.id and ru.user_id = users.id) as "isUnsubscribed"
    from reminders
    join users on users.company_id = reminders.company_id and users.role <> 'DEACTIVATED'
    left join forms on forms.company_id = reminders.company_id and forms.id = reminders.form_id
    where reminders.company_id = $1 and reminders.id = $2 and (reminders.is_global or exists (
      select from reminder_groups rg join group_members m on m.company_id = rg.company_id and m.group_id = rg.group_id
      where rg.company_id = $1 and rg.reminder_id = $2 and m.user_id = users.id))
    order by lower(users.user_name), users.id`,
    [companyId, id],
  );
}

/** When each of some people last added a row to a form, since a moment. Imported rows do not count. */
export async function filledInSince(
  tx: Tx,
  companyId: string,
  { formId, since, userIds }: { formId: string; since: number; userIds: readonly string[] },
): Promise<ReadonlyMap<string, number>> {
  const found = await tx.raw<{ userId: string; at: number }>(
    `select rows.user_id as "userId", max(rows.created_at) as at
    from sheets join rows on rows.company_id = sheets.company_id and rows.sheet_id = sheets.id
    where sheets.company_id = $1 and sheets.form_id = $2 and sheets.visible
      and rows.created_at >= $3 and rows.csv_row is null and rows.user_id = any($4::uuid[])
    group by rows.user_id`,
    [companyId, formId, since, [...userIds]],
  );
  return new Map(found.map(({ userId, at }) => [userId, at]));
}
