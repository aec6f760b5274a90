// Does what is scheduled when it is due. A due slot is claimed, and its effect written, in one transaction: of any
// number of servers, one gets it, and if that one crashes, another does. Missed slots are run late, once for all of
// them. What is scheduled, and what is done then, is said by a record of each feature.
import type { Logger } from 'pino';
import { lastTime, nextTime } from '#core/calendar/recurrence.ts';
import type { Database } from '#server/db/database.ts';
import { isNotHeld } from '#server/db/held.ts';
import { changeThing } from '#server/db/things.ts';
import { query, type Tx } from '#server/db/transaction.ts';
import { dropSchedule } from './store.ts';

/** What is due: the earliest slot that was not run, and the last one before now; usually the same. */
export type DueSlot = { companyId: string; scheduleId: string; slot: number; lastSlot: number };

/** What a feature schedules. */
export type Scheduled<Thing = unknown> = {
  /** The kind of its schedules. */
  kind: string;
  /** One of them, at the beginning of a sentence: `A reminder`. */
  name: string;
  /** What is scheduled; undefined: it was deleted, and its schedule goes too. */
  find(tx: Tx, companyId: string, id: string): Promise<Thing | undefined>;
  /** Writes the effect of a slot, in the transaction that claims it. Long work is delegated to a job. */
  due(tx: Tx, thing: Thing, slot: DueSlot): Promise<void>;
};

/** A schedule that fails, and what is scheduled by it. */
export type FailingSchedule = Pick<Scheduled, 'kind' | 'name'> & { companyId: string; id: string };

/** Hears of what is done when it is due, in its transaction, and of what fails again and again. */
export type SchedulerWatch = {
  onDone(tx: Tx, due: DueSlot): Promise<void>;
  onFailing(schedule: FailingSchedule, error: unknown): Promise<void>;
};

export type Scheduler = {
  /** Starts polling. */
  start(all: readonly Scheduled[], watch?: SchedulerWatch): void;
  /** Runs everything that is due now, and resolves when nothing is left. */
  runDue(): Promise<void>;
  stop(): Promise<void>;
};

const pollMilliseconds = 5_000;
/** Milliseconds for which something fails before people are notified. */
const failingFor = 60_000;
/** Timeout in milliseconds of the query for due slots. */
const lookLimit = 30_000;

/** A scheduler over a database; it is idle until started. */
export function createScheduler(options: { database: Database; log: Logger; now: () => number }): Scheduler {
  const { database, log, now } = options;
  let scheduled: ReadonlyMap<string, Scheduled> = new Map();
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
      .where(isNotHeld('schedules'))
      .orderBy('next_at');
    // With a timeout, so that a query that never returns does not end the polling.
    const due = await database.transaction(null, (tx) => tx.all(reached), { statementLimit: lookLimit });
    for (const { companyId, id, kind } of due) {
      const feature = scheduled.get(kind);
      if (feature === undefined) continue;
      const schedule = { companyId, id, kind, name: feature.name };
      try {
        await claim(schedule, feature);
        failing.delete(id);
      } catch (error) {
        log.error({ err: error, schedule }, 'what was due could not be done');
        await failed(schedule, error);
      }
    }
  }

  async function claim({ companyId, id }: FailingSchedule, feature: Scheduled): Promise<void> {
    await database.transaction(companyId, async (tx) => {
      const due = await takeSlot(tx, { companyId, id }, now());
      if (due === null) return;
      const thing = await feature.find(tx, companyId, id);
      if (thing === undefined) return dropSchedule(tx, companyId, id);
      await feature.due(tx, thing, due);
      await watch?.onDone(tx, due);
    });
  }

  /** A brief outage of the database is not worth a word. */
  async function failed(schedule: FailingSchedule, error: unknown) {
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
    start(all, by) {
      scheduled = new Map(all.map((feature) => [feature.kind, feature]));
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

/** The slot of a schedule that is due; null if there is none, or another server has it. */
async function takeSlot(
  tx: Tx,
  { companyId, id }: Pick<FailingSchedule, 'companyId' | 'id'>,
  at: number,
): Promise<DueSlot | null> {
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
  if (found === undefined) return null;
  const { slot, ...timing } = found;
  if (slot === null) return null;
  const isMine = await tx.run(
    query
      .insertInto('schedule_runs')
      .values({ company_id: companyId, schedule_id: id, slot })
      .onConflict((conflict) => conflict.doNothing()),
  );
  await changeThing(tx, 'schedules', { companyId, id }, { next_at: nextTime(timing, at) });
  if (isMine === 0) return null;
  return { companyId, scheduleId: id, slot, lastSlot: lastTime(timing, at) ?? slot };
}
