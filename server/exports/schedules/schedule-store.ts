// Queries of export schedules and of their due exports. The times are in the common table of schedules, which
// server/schedules/scheduler.ts handles.
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { RepeatInterval } from '#core/calendar/intervals.ts';
import { changeThing, lockThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';

export type ScheduleRecord = {
  id: string;
  formId: string;
  userId: string;
  /** Days of data. */
  days: number;
  origin: string;
  first: number;
  interval: RepeatInterval;
  timeZone: string;
  nextAt: number;
};

function schedulesOf(companyId: string) {
  return query
    .selectFrom('export_schedules as exported')
    .innerJoin('schedules', sameCompany('schedules.id', 'exported.id'))
    .select([
      'exported.id',
      'exported.form_id as formId',
      'exported.user_id as userId',
      'exported.days',
      'exported.origin',
      'schedules.first_at as first',
      // Theirs never are over.
      sql<RepeatInterval>`schedules.repeat_interval`.as('interval'),
      'schedules.time_zone as timeZone',
      sql<number>`schedules.next_at`.as('nextAt'),
    ])
    .where('exported.company_id', '=', companyId);
}

/** A schedule of the company. */
export function findSchedule(tx: Tx, companyId: string, id: string): Promise<ScheduleRecord | undefined> {
  return tx.first(schedulesOf(companyId).where('exported.id', '=', id));
}

/** The actor's own schedule of a form. */
export function scheduleOfForm(tx: Tx, actor: Actor, formId: string): Promise<ScheduleRecord | undefined> {
  return tx.first(
    schedulesOf(actor.companyId)
      .where('exported.form_id', '=', formId)
      .where('exported.user_id', '=', actor.userId),
  );
}

/** Locks a schedule with its export, in the order in which all do (ARCHITECTURE.md, "Data"). False: it, or its form, was deleted. */
export async function lockExportSchedule(tx: Tx, companyId: string, id: string): Promise<boolean> {
  return (
    (await lockThing(tx, 'schedules', companyId, id)) &&
    (await lockThing(tx, 'export_schedules', companyId, id))
  );
}

/** Stores a schedule's export, new or changed. */
export async function keepExportSchedule(
  tx: Tx,
  actor: Actor,
  schedule: Pick<ScheduleRecord, 'id' | 'formId' | 'days' | 'origin'>,
): Promise<void> {
  const { id, formId, days, origin } = schedule;
  await tx.run(
    query
      .insertInto('export_schedules')
      .values({ company_id: actor.companyId, id, form_id: formId, user_id: actor.userId, days, origin })
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet({ days, origin })),
  );
}

export type ScheduledExport = {
  id: string;
  scheduleId: string;
  formId: string;
  userId: string;
  /** Rows created from here on, and before the other. */
  from: number;
  until: number;
  timeZone: string;
  origin: string;
};

const scheduledColumns = [
  'id',
  'schedule_id as scheduleId',
  'form_id as formId',
  'user_id as userId',
  'from_at as from',
  'until_at as until',
  'time_zone as timeZone',
  'origin',
] as const;

export async function insertScheduledExport(tx: Tx, companyId: string, due: ScheduledExport): Promise<void> {
  await tx.run(
    query.insertInto('scheduled_exports').values({
      company_id: companyId,
      id: due.id,
      schedule_id: due.scheduleId,
      form_id: due.formId,
      user_id: due.userId,
      from_at: due.from,
      until_at: due.until,
      time_zone: due.timeZone,
      origin: due.origin,
    }),
  );
}

/** Locks an export that is still to be sent; undefined if it was sent. */
export function lockUnsentExport(
  tx: Tx,
  companyId: string,
  id: string,
): Promise<ScheduledExport | undefined> {
  return tx.first(
    query
      .selectFrom('scheduled_exports')
      .select(scheduledColumns)
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .where('secret_hash', 'is', null)
      .forUpdate(),
  );
}

/**
 * Whether an export of a schedule is still to be sent, or its owner has asked for one within the last second: twice at once. Of an
 * export that went as an attachment nothing is left.
 */
export async function isExportUnderWay(
  tx: Tx,
  companyId: string,
  { id, userId, formId }: Pick<ScheduleRecord, 'id' | 'userId' | 'formId'>,
  now: number,
): Promise<boolean> {
  const unsent = await tx.first(
    query
      .selectFrom('scheduled_exports')
      .select('id')
      .where('company_id', '=', companyId)
      .where('schedule_id', '=', id)
      .where('secret_hash', 'is', null),
  );
  if (unsent !== undefined) return true;
  const entry = await tx.first(
    query
      .selectFrom('audit_log')
      .select('id')
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('action', '=', 'export_run_now')
      .where('at', '>', now - 1_000)
      .where('form_id', '=', formId),
  );
  return entry !== undefined;
}

/** Stores the link that an export was sent with. */
export async function keepLink(
  tx: Tx,
  companyId: string,
  id: string,
  link: { fileName: string; secretHash: Buffer; expiresAt: number; size: number },
): Promise<void> {
  const { fileName: file_name, secretHash: secret_hash, expiresAt: expires_at, size } = link;
  await changeThing(tx, 'scheduled_exports', { companyId, id }, { file_name, secret_hash, expires_at, size });
}

export type LinkedExport = Pick<ScheduledExport, 'id' | 'formId' | 'userId'> & { fileName: string | null };

/** The export whose link has this secret, until it expires. */
export function findLinked(
  tx: Tx,
  companyId: string,
  secretHash: Buffer,
  now: number,
): Promise<LinkedExport | undefined> {
  return tx.first(
    query
      .selectFrom('scheduled_exports')
      .select(['id', 'form_id as formId', 'user_id as userId', 'file_name as fileName'])
      .where('company_id', '=', companyId)
      .where('secret_hash', '=', secretHash)
      .where('expires_at', '>', now),
  );
}
