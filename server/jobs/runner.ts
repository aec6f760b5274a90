// Background jobs. A job is a row that names a subject; the process that gets its advisory lock runs it. The lock
// belongs to a database connection, so the jobs of a crashed process are free immediately, which leases or heartbeats
// cannot offer. A job runs at least once: its handler stores its progress together with its effect. A job that crashes
// its process would do so again: after a few consecutive crashes it is set aside, and its owner and the operator are told.
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#server/db/database.ts';
import type { Tx } from '#server/db/transaction.ts';
import { query } from '#server/db/transaction.ts';
import { currentlySetAside, dueJobs, keepSetAside } from './store.ts';

export type Job = {
  id: string;
  companyId: string;
  kind: string;
  subjectId: string;
  attempts: number;
  /** Whose work it is, where somebody's. */
  userId?: string | null;
};

/** Runs a job. Stops early, without an error, when the signal aborts: the job stays and continues later. */
export type JobHandler = (job: Job, signal: AbortSignal) => Promise<void>;
/** A handler, and what happens to the subject of a job that is set aside: it is ended, and its owner is notified. */
export type JobWork = { run: JobHandler; giveUp: (job: Job) => Promise<void> };

/** `userId`: whose share of the work it is; `size`: small ones go first. */
export type NewJob = Pick<Job, 'companyId' | 'kind' | 'subjectId'> & { userId?: string; size?: number };

export type JobRunner = {
  /**
   * Adds a job in the transaction of its cause, for now or later; a subject has at most one job of each kind. One that runs already
   * runs again, since it may have looked at its subject before that transaction.
   */
  add(tx: Tx, job: NewJob, runAfter?: number): Promise<void>;
  /** Starts running jobs. Handlers are by kind. */
  start(handlers: Readonly<Record<string, JobHandler | JobWork>>): void;
  /** Records, in the transaction of a step, that a job made progress: this resets its crash count. */
  progressed(tx: Tx, job: Pick<Job, 'id'>): Promise<void>;
  /** Why the last attempt at a subject's job failed in this process; undefined if it did not. */
  setbackOf(subject: Pick<Job, 'companyId' | 'subjectId'>): unknown;
  /** How many jobs were set aside lately, since servers had stopped over them too often. */
  readonly setAside: number;
  /** Lets running jobs reach a safe point, then resolves. */
  stop(): Promise<void>;
};

export type RunnerOptions = {
  database: Database;
  log: Logger;
  newId: () => string;
  now: () => number;
  /** Concurrent jobs. Default: 3. */
  concurrency?: number;
};

const pollMilliseconds = 2_000;
/** Timeout in milliseconds of the query for due jobs. */
const lookLimit = 30_000;
/** Per kind, so that long jobs of one kind do not block all others. */
const concurrencyOfKind = 2;
const maximumAttempts = 10;
/** Maximum consecutive crashes without progress before a job is set aside. */
export const maximumDeaths = 3;
/** How long the operator reads of a job that was set aside, in milliseconds. @public docs/limits.md names it. */
export const setAsideRetention: number = 30 * 86_400_000;

/** Ids are only unique within a company: clients choose some of them. */
function keyOf({ companyId, subjectId }: Pick<Job, 'companyId' | 'subjectId'>): string {
  return `${companyId}/${subjectId}`;
}

/** A runner over a database; it is idle until started. */
export function createJobRunner(options: RunnerOptions): JobRunner {
  const { database, log, now } = options;
  const stopping = new AbortController();
  const running = new Map<string, { kind: string; companyId: string; ended: Promise<void> }>();
  /** Jobs of other processes, and until when they are left alone: none of ours waits for them. */
  const elsewhere = new Map<string, number>();
  const setbacks = new Map<string, unknown>();
  let setAside = 0;
  let handlers: Readonly<Record<string, JobHandler | JobWork>> = {};
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  let lookAgain = false;

  function wake(): void {
    if (stopping.signal.aborted || timer === undefined) return;
    lookAgain = looking !== undefined;
    looking ??= look().finally(() => {
      looking = undefined;
      if (lookAgain) wake();
    });
  }

  async function countSetAside(): Promise<void> {
    try {
      setAside = await database.transaction(null, (tx) => currentlySetAside(tx, now() - setAsideRetention));
    } catch (error) {
      log.error({ err: error }, 'jobs that were set aside could not be counted');
    }
  }

  async function look(): Promise<void> {
    try {
      // With a timeout, so that a query that never returns does not end the polling.
      const due = await database.transaction(null, (tx) => dueJobs(tx, now()), { statementLimit: lookLimit });
      const before = performance.now();
      for (const [id, until] of elsewhere) if (until <= before) elsewhere.delete(id);
      for (const job of due.toSorted((left, right) => runningOf(left) - runningOf(right))) {
        if (running.size >= (options.concurrency ?? 3) || stopping.signal.aborted) return;
        const alike = running.values().filter(({ kind }) => kind === job.kind);
        if (alike.toArray().length >= concurrencyOfKind) continue;
        if (!running.has(job.id) && !elsewhere.has(job.id)) {
          const ended = attempt(job).finally(() => {
            running.delete(job.id);
            wake();
          });
          running.set(job.id, { kind: job.kind, companyId: job.companyId, ended });
        }
      }
    } catch (error) {
      log.error({ err: error }, 'jobs could not be looked up');
    }
  }

  /** How many jobs of its company and kind run already: anyone who has the fewest goes next. */
  function runningOf({ companyId, kind }: Job): number {
    return running
      .values()
      .reduce((count, other) => count + (other.companyId === companyId && other.kind === kind ? 1 : 0), 0);
  }

  async function attempt(job: Job): Promise<void> {
    const handler = handlers[job.kind];
    if (handler === undefined) return leave(job);
    const work = typeof handler === 'function' ? { run: handler, giveUp: async () => {} } : handler;
    const lock = await database.connect();
    try {
      const locked = await lock.query('select pg_try_advisory_lock(hashtextextended($1, 0)) as mine', [
        job.id,
      ]);
      if (locked.rows[0]?.mine !== true) return leave(job);
      // Recorded before the work, so that a crash cannot undo it.
      const begun = await lock.query<{ deaths: number; added: number }>(
        'update jobs set deaths = deaths + 1 where id = $1 returning deaths - 1 as deaths, added_again as added',
        [job.id],
      );
      const [found] = begun.rows;
      if (found === undefined) return;
      if (found.deaths < maximumDeaths) await work.run(job, stopping.signal);
      else {
        log.error({ job }, `a job was set aside: the server stopped over it ${maximumDeaths} times in a row`);
        await database.transaction(null, (tx) => keepSetAside(tx, job, now()));
        setAside += 1;
        // If even this stops the server, the job goes without.
        if (found.deaths < 2 * maximumDeaths) await work.giveUp(job);
      }
      setbacks.delete(keyOf(job));
      const isDone =
        !stopping.signal.aborted &&
        (await lock.query('delete from jobs where id = $1 and added_again = $2', [job.id, found.added]))
          .rowCount === 1;
      if (!isDone) await lock.query('update jobs set deaths = 0 where id = $1', [job.id]);
    } catch (error) {
      log.error({ err: error, job }, 'a job failed');
      setbacks.set(keyOf(job), error);
      await postpone(job);
    } finally {
      await lock.query('select pg_advisory_unlock_all()').then(
        () => lock.release(),
        (error: Error) => lock.release(error),
      );
    }
  }

  /** Another process has it, or no handler exists here: it is looked at again in a while, and others come first. */
  function leave(job: Job): void {
    elsewhere.set(job.id, performance.now() + pollMilliseconds / 4);
    log.debug({ job }, 'job is being done elsewhere');
  }

  async function postpone(job: Job): Promise<void> {
    const attempts = job.attempts + 1;
    const wait = attempts >= maximumAttempts ? 24 * 3_600_000 : Math.min(300_000, 1_000 * 2 ** attempts);
    await database
      .transaction(null, (tx) =>
        tx.run(
          query
            .updateTable('jobs')
            .set({ attempts, deaths: 0, run_after: now() + wait })
            .where('id', '=', job.id),
        ),
      )
      .catch((error: unknown) => log.error({ err: error, job }, 'a job could not be postponed'));
  }

  return {
    async add(tx, { companyId, kind, subjectId, userId = null, size = 0 }, runAfter = now()) {
      await tx.run(
        query
          .insertInto('jobs')
          .values({
            id: options.newId(),
            company_id: companyId,
            kind,
            subject_id: subjectId,
            run_after: runAfter,
            user_id: userId,
            size,
          })
          .onConflict((conflict) =>
            conflict.columns(['company_id', 'kind', 'subject_id']).doUpdateSet({
              run_after: runAfter,
              user_id: sql`coalesce(excluded.user_id, jobs.user_id)`,
              added_again: sql`jobs.added_again + 1`,
            }),
          ),
      );
      tx.afterCommit(wake);
    },
    start(given) {
      handlers = given;
      void countSetAside();
      timer = setInterval(wake, pollMilliseconds);
      timer.unref();
      wake();
    },
    async progressed(tx, { id }) {
      await tx.run(query.updateTable('jobs').set({ deaths: 0 }).where('id', '=', id).where('deaths', '>', 0));
    },
    get setAside() {
      return setAside;
    },
    setbackOf: (subject) => setbacks.get(keyOf(subject)),
    async stop() {
      stopping.abort();
      clearInterval(timer);
      await looking;
      await Promise.all(running.values().map(({ ended }) => ended));
    },
  };
}
