// Queries of schedules of reports and their recipients. Their times are in the common table of schedules
// (server/schedules/scheduler.ts). Who sees a report sees its schedules, if they may have schedules at all.
import type { Person } from '#core/primitives.ts';
import { personIn } from '#server/db/person.ts';
import { sql } from 'kysely';
import type { Actor } from '#core/actor.ts';
import type { RepeatInterval } from '#core/calendar/intervals.ts';
import type { ParameterValues } from '#core/reports/schema.ts';
import type { PauseReason, RunState, ScheduleFormat } from '#core/reports/schedules/schema.ts';
import { json } from '#server/db/json.ts';
import { changeThing } from '#server/db/things.ts';
import { sameCompany } from '#server/db/same-company.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { seesReport } from '#server/reports/store.ts';

export type ScheduleRecord = {
  id: string;
  reportId: string;
  reportName: string;
  published: boolean;
  userId: string;
  user: Person;
  format: ScheduleFormat;
  parameters: ParameterValues;
  pauseReason: PauseReason | null;
  pausedAt: number | null;
  unsubscribeKey: Buffer;
  origin: string;
  createdAt: number;
  modifiedAt: number;
  first: number;
  interval: RepeatInterval | null;
  timeZone: string;
  nextAt: number | null;
  lastRun: { at: number; state: RunState } | null;
};

function schedulesOf(companyId: string) {
  return query
    .selectFrom('report_schedules as scheduled')
    .innerJoin('schedules', sameCompany('schedules.id', 'scheduled.id'))
    .innerJoin('reports', sameCompany('reports.id', 'scheduled.report_id'))
    .innerJoin('users', sameCompany('users.id', 'scheduled.user_id'))
    .select([
      'scheduled.id',
      'scheduled.report_id as reportId',
      'reports.name as reportName',
      'reports.published',
      'scheduled.user_id as userId',
      personIn('users').as('user'),
      'scheduled.format',
      'scheduled.parameters',
      'scheduled.pause_reason as pauseReason',
      'scheduled.paused_at as pausedAt',
      'scheduled.unsubscribe_key as unsubscribeKey',
      'scheduled.origin',
      'scheduled.created_at as createdAt',
      'scheduled.modified_at as modifiedAt',
      'schedules.first_at as first',
      // Theirs are never hourly.
      sql<RepeatInterval | null>`schedules.repeat_interval`.as('interval'),
      'schedules.time_zone as timeZone',
      'schedules.next_at as nextAt',
      sql<{ at: number; state: RunState } | null>`(
        select jsonb_build_object('at', created_at, 'state', state) from report_runs
        where report_runs.company_id = scheduled.company_id and report_runs.schedule_id = scheduled.id
        order by created_at desc, id limit 1)`.as('lastRun'),
    ])
    .where('scheduled.company_id', '=', companyId);
}

/** The schedules of the reports that the actor sees, or of one of them, the next first. */
export function listSchedules(tx: Tx, actor: Actor, reportId?: string): Promise<ScheduleRecord[]> {
  let found = schedulesOf(actor.companyId).where(seesReport(actor));
  if (reportId !== undefined) found = found.where('scheduled.report_id', '=', reportId);
  return tx.all(
    found
      .orderBy('schedules.next_at', (order) => order.asc().nullsLast())
      .orderBy('schedules.first_at')
      .orderBy('scheduled.id'),
  );
}

/** A schedule of the company, no matter who sees it. */
export function findSchedule(tx: Tx, companyId: string, id: string): Promise<ScheduleRecord | undefined> {
  return tx.first(schedulesOf(companyId).where('scheduled.id', '=', id));
}

export type Candidate = { id: string; userName: string; role: Actor['role'] };

/** Those of some users who exist. */
export async function usersAmong(
  tx: Tx,
  companyId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  const found = query
    .selectFrom('users')
    .select(['id', 'user_name as userName', 'role'])
    .where('company_id', '=', companyId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`);
  return new Map((await tx.all(found)).map((user) => [user.id, user]));
}

export type NewSchedule = {
  id: string;
  reportId: string;
  userIds: readonly string[];
  format: ScheduleFormat;
  parameters: ParameterValues;
  unsubscribeKey: Buffer;
  origin: string;
  requestHash: Buffer | null;
  now: number;
};

export async function insertSchedule(
  tx: Tx,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  made: NewSchedule,
): Promise<void> {
  const { id, reportId, userIds, format, parameters, unsubscribeKey, origin, requestHash, now } = made;
  await tx.run(
    query.insertInto('report_schedules').values({
      company_id: companyId,
      id,
      report_id: reportId,
      user_id: userId,
      format,
      parameters: json(parameters),
      pause_reason: null,
      paused_at: null,
      unsubscribe_key: unsubscribeKey,
      origin,
      request_hash: requestHash,
      created_at: now,
      modified_at: now,
    }),
  );
  await insertRecipients(tx, companyId, id, userIds);
}

/** Replaces what a schedule sends, to whom and by whose rights. Who unsubscribed stays so. */
export async function replaceSchedule(
  tx: Tx,
  companyId: string,
  changed: Pick<NewSchedule, 'id' | 'userIds' | 'format' | 'parameters' | 'origin'> & { ownerId: string },
  now: number,
): Promise<void> {
  const { id, userIds, format, parameters, origin, ownerId } = changed;
  const columns = { format, parameters: json(parameters), origin, user_id: ownerId, modified_at: now };
  await changeThing(tx, 'report_schedules', { companyId, id }, columns);
  await tx.run(
    query
      .deleteFrom('report_recipients')
      .where('company_id', '=', companyId)
      .where('schedule_id', '=', id)
      .where(sql<boolean>`user_id <> all(${[...userIds]}::uuid[])`),
  );
  await insertRecipients(tx, companyId, id, userIds);
}

async function insertRecipients(
  tx: Tx,
  companyId: string,
  scheduleId: string,
  userIds: readonly string[],
): Promise<void> {
  const values = [...new Set(userIds)].map((user_id, place) => ({
    company_id: companyId,
    schedule_id: scheduleId,
    user_id,
    place,
    unsubscribed_at: null,
  }));
  await tx.run(
    query
      .insertInto('report_recipients')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'schedule_id', 'user_id'])
          .doUpdateSet({ place: sql<number>`excluded.place` }),
      ),
  );
}

/** Notes that a schedule is paused, and why; null: it is not any more. `ownerId`: by whose rights it goes on. */
export async function notePause(
  tx: Tx,
  companyId: string,
  id: string,
  { reason, ownerId, now }: { reason: PauseReason | null; ownerId?: string; now: number },
): Promise<void> {
  const columns = {
    pause_reason: reason,
    paused_at: reason === null ? null : now,
    ...(ownerId !== undefined && { user_id: ownerId }),
  };
  await changeThing(tx, 'report_schedules', { companyId, id }, columns);
}

/** The schedules that somebody is a recipient of, or one of them. */
export async function schedulesFor(
  tx: Tx,
  companyId: string,
  userId: string,
  id?: string,
): Promise<ScheduleRecord[]> {
  const all = schedulesOf(companyId).where(
    sql<boolean>`exists (select from report_recipients rr where rr.company_id = scheduled.company_id
      and rr.schedule_id = scheduled.id and rr.user_id = ${userId})`,
  );
  return tx.all(
    (id === undefined ? all : all.where('scheduled.id', '=', id))
      .orderBy(sql`lower(reports.name)`)
      .orderBy('scheduled.id'),
  );
}
