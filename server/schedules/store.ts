// Queries of schedules: the times of whatever is scheduled, in one table. What is scheduled is in a table of its feature.
import type { Actor } from '#core/actor.ts';
import { nextTime, type Timing } from '#core/calendar/recurrence.ts';
import { changeThing, deleteThing, lockThing } from '#server/db/things.ts';
import { query, type Tx } from '#server/db/transaction.ts';

export type StoredSchedule = Timing & { companyId: string; id: string; kind: string };

/** Stores a schedule, new or changed: it is active from now on. */
export async function keepSchedule(tx: Tx, schedule: StoredSchedule, now: number): Promise<void> {
  const { companyId, id, kind, first, interval, timeZone } = schedule;
  const times = {
    first_at: first,
    repeat_interval: interval,
    time_zone: timeZone,
    next_at: nextTime(schedule, now),
  };
  await tx.run(
    query
      .insertInto('schedules')
      .values({ company_id: companyId, id, kind, ...times })
      .onConflict((conflict) => conflict.columns(['company_id', 'id']).doUpdateSet(times)),
  );
}

/** Keeps times in the time zone of the person who sets them (contract, "Reminders, schedules, e-mail"). */
export function keepTimes(
  tx: Tx,
  { companyId, timeZone }: Pick<Actor, 'companyId' | 'timeZone'>,
  schedule: Omit<StoredSchedule, 'companyId' | 'timeZone'>,
  now: number,
): Promise<void> {
  return keepSchedule(tx, { ...schedule, companyId, timeZone }, now);
}

/**
 * Locks a schedule. Anyone who changes it and what hangs on it, its runs among that, locks it first, as deleting it does: two
 * in different orders would wait for each other (ARCHITECTURE.md, "Data"). False: it was deleted.
 */
export async function lockSchedule(tx: Tx, companyId: string, id: string): Promise<boolean> {
  return lockThing(tx, 'schedules', companyId, id);
}

/** Deletes a schedule and its subject, with what is wrong with it. */
export async function dropSchedule(tx: Tx, companyId: string, id: string): Promise<void> {
  await deleteThing(tx, 'schedules', companyId, id);
  await tx.raw(
    `with gone as (delete from troubles where company_id = $1 and subject = $2 and ended_at is null returning id)
     delete from open_troubles using gone where company_id = $1 and trouble_id = gone.id`,
    [companyId, id],
  );
}

/** Lets nothing be due until the schedule is resumed. */
export async function haltSchedule(tx: Tx, companyId: string, id: string): Promise<void> {
  await changeThing(tx, 'schedules', { companyId, id }, { next_at: null });
}

/** Goes on with a schedule, at its next time after `now`. */
export async function resumeSchedule(
  tx: Tx,
  { companyId, id, ...timing }: Timing & { companyId: string; id: string },
  now: number,
): Promise<void> {
  await changeThing(tx, 'schedules', { companyId, id }, { next_at: nextTime(timing, now) });
}
