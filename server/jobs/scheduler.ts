// Runs scheduled work at times set by users. A due slot is claimed, and its effect written, in one transaction: of any
// number of servers, one gets it, and if that one crashes, another does. Missed slots are run late, once for all of
// them.
import type { Logger } from 'pino';
import { lastTime, nextTime, type Timing } from '#core/calendar/recurrence.ts';
import type { Database } from '#server/db/database.ts';
import { changeThing, deleteThing, lockThing } from '#server/db/things.ts';
import { query, type Tx } from '#server/db/transaction.ts';

/** What is due: the earliest slot that was not run, and the last one before now; usually the same. */
export type DueSlot = { companyId: string; scheduleId: string; slot: number; lastSlot: number };
/** Writes the effect of a slot, in the transaction that claims it. Long work is delegated to a job. */
export type SlotHandler = (tx: Tx, due: DueSlot) => Promise<void>;

/** Hears of what is done when it is due, in its transaction, and of what fails again and again. */
export type SchedulerWatch = {
  onDone(tx: Tx, due: DueSlot): Promise<void>;
  onFailing(schedule: { companyId: string; id: string; kind: string }, error: unknown): Promise<void>;
};

export type Scheduler = {
  /** Starts polling. Handlers are by kind. */
  start(handlers: Readonly<Record<string, SlotHandler>>, watch?: SchedulerWatch): void;
  /** Runs everything that is due now, and resolves when nothing is left. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
};

export type StoredSchedule = Timing & { companyId: string; id: string; kind: string };

const pollMilliseconds = 5_000;
/** Milliseconds for which something fails before people are notified. */
const failingFor = 60_000;
/** Timeout in milliseconds of the query for due slots. */
const lookLimit = 30_000;

/** A scheduler over a database; it is idle until started. */
export function createScheduler(options: { database: Database; log: Logger; now: () => number }): Scheduler {
  const { database, log, now } = options;
  let handlers: Readonly<Record<string, SlotHandler>> = {};
  let watch: SchedulerWatch | undefined;
  /** Since when each schedule fails. */
  const failing = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const reached = query
      .selectFrom('schedules')
      .select(['company_id as companyId', 'id', 'kind'])
      .where('next_at', '<=', now())
      .orderBy('next_at');
    // With a timeout, so that a query that never returns does not end the polling.
    const due = await database.transaction(null, (tx) => tx.all(reached), { statementLimit: lookLimit });
    for (const schedule of due) {
      const handler = handlers[schedule.kind];
      if (handler === undefined) continue;
      try {
        await claim(schedule, handler);
        failing.delete(schedule.id);
      } catch (error) {
        log.error({ err: error, schedule }, 'what was due could not be done');
        await failed(schedule, error);
      }
    }
  }

  async function claim(wanted: { companyId: string; id: string }, handler: SlotHandler): Promise<void> {
    const { companyId, id } = wanted;
    await database.transaction(companyId, async (tx) => {
      const at = now();
      const found = await tx.first(
        query
          .selectFrom('schedules')
          .select([
            'first_at as first',
            'repeat_interval as interval',
            'time_zone as timeZone',
            'next_at as slot',
          ])
          .where('company_id', '=', companyId)
          .where('id', '=', id)
          .where('next_at', '<=', at)
          .forUpdate()
          .skipLocked(),
      );
      if (found === undefined) return;
      const { slot, ...timing } = found;
      if (slot === null) return;
      const isMine = await tx.run(
        query
          .insertInto('schedule_runs')
          .values({ company_id: companyId, schedule_id: id, slot })
          .onConflict((conflict) => conflict.doNothing()),
      );
      await changeThing(tx, 'schedules', { companyId, id }, { next_at: nextTime(timing, at) });
      if (isMine === 0) return;
      const due = { companyId, scheduleId: id, slot, lastSlot: lastTime(timing, at) ?? slot };
      await handler(tx, due);
      await watch?.onDone(tx, due);
    });
  }

  /** A brief outage of the database is not worth a word. */
  async function failed(schedule: { companyId: string; id: string; kind: string }, error: unknown) {
    const since = failing.get(schedule.id) ?? now();
    failing.set(schedule.id, since);
    if (now() - since < failingFor) return;
    await watch
      ?.onFailing(schedule, error)
      .catch((cause: unknown) => log.error({ err: cause }, 'nobody was notified of it'));
  }

  function runDue(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  return {
    start(given, by) {
      handlers = given;
      watch = by;
      const wake = () =>
        void runDue().catch((error: unknown) =>
          log.error({ err: error }, 'schedules could not be looked up'),
        );
      timer = setInterval(wake, pollMilliseconds);
      timer.unref();
      wake();
    },
    runDue,
    async stop() {
      clearInterval(timer);
      await looking?.catch(() => undefined);
    },
  };
}

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

/**
 * Locks a schedule. Whoever changes it and what hangs on it, its runs among that, locks it first, as deleting it does: two
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
