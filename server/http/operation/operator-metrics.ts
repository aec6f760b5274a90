// What the operator watches besides requests: mail, background work, schedules, troubles, disk, database, sign-ins and the version.
// Counts of the region without names: a label for each company or job would tell the operator's dashboards of customers.
import { Gauge, type Registry } from 'prom-client';
import { troubleKinds } from '#core/troubles/schema.ts';
import { sql } from 'kysely';
import { query, type Tx } from '#server/db/transaction.ts';
import type { Services } from '#server/services.ts';
import { t } from '#core/messages/text.ts';
import { m } from './texts.ts';

/** Milliseconds for which the counts of the database are good. */
const fresh = 10_000;
/** Milliseconds after which what is due is late. */
const lateAfter = 60_000;

type RegionCounts = {
  mailsDue: number;
  jobs: number;
  failingJobs: number;
  schedulesLate: number;
  /** Milliseconds since the last good backup of the schedule; null: there is none. */
  backupAge: number | null;
  databaseBytes: number;
  databaseConnections: number;
  troubles: Readonly<Record<string, number>>;
};

/** Adds the gauges; those from the database share one look. */
export function addOperatorMetrics(registry: Registry, services: Services): void {
  const { counts, settings, condition } = services;
  const counted = cached(() => countAll(services));
  const gauge = (name: string, help: string, labelNames: string[], collect: (gauge: Gauge) => unknown) => {
    const made: Gauge = new Gauge({
      name: `formdeck_${name}`,
      help,
      labelNames,
      registers: [registry],
      collect: async () => void (await collect(made)),
    });
  };
  const fromDatabase = (name: string, help: string, value: (found: RegionCounts) => number) =>
    gauge(name, help, [], async (made) => {
      const found = await counted();
      // Absent rather than a number that is not true any more.
      if (found === null) made.remove();
      else made.set(value(found));
    });
  gauge('build_info', t(m.versionOfThisServer), ['version'], (made) =>
    made.set({ version: settings.version }, 1),
  );
  gauge('ready', t(m.whetherHealthReadySaysSo), [], async (made) =>
    made.set((await condition.problem()) === null ? 1 : 0),
  );
  gauge('sign_ins', t(m.signInsSinceServerStarted), ['outcome'], (made) => {
    for (const outcome of ['ok', 'failed'] as const) made.set({ outcome }, counts.signIns[outcome]);
  });
  gauge('mails', t(m.eMailsSinceServerStarted), ['outcome'], (made) => {
    for (const outcome of ['sent', 'failed'] as const) made.set({ outcome }, counts.mails[outcome]);
  });
  gauge('disk_bytes', t(m.diskOfDataFolder), ['state'], async (made) => {
    const disk = await condition.disk();
    if (disk === null) return;
    made.set({ state: 'free' }, disk.free);
    made.set({ state: 'total' }, disk.size);
  });
  gauge('troubles', t(m.openTroublesByWhatThey), ['kind'], async (made) => {
    const found = await counted();
    for (const kind of troubleKinds) made.set({ kind }, found?.troubles[kind] ?? 0);
  });
  fromDatabase('mails_due', t(m.eMailsWhoseAttemptIs), ({ mailsDue }) => mailsDue);
  fromDatabase('background_jobs', t(m.backgroundWorkThatIsWaiting), ({ jobs }) => jobs);
  fromDatabase('background_jobs_failing', t(m.ofItWhatHasFailed), ({ failingJobs }) => failingJobs);
  fromDatabase('schedules_late', t(m.schedulesDueForOverMinute), ({ schedulesLate }) => schedulesLate);
  gauge('backup_age_seconds', t(m.ageOfLastGoodBackup), [], async (made) => {
    const found = await counted();
    if (found === null || found.backupAge === null) made.remove();
    else made.set(found.backupAge / 1_000);
  });
  fromDatabase('database_bytes', t(m.sizeOfDatabase), ({ databaseBytes }) => databaseBytes);
  fromDatabase(
    'database_sessions',
    t(m.connectionsToDatabaseOfAll),
    ({ databaseConnections }) => databaseConnections,
  );
}

/** The latest value, or null where it cannot be read: a server without its database still has metrics. */
function cached<T>(read: () => Promise<T>): () => Promise<T | null> {
  let known: { at: number; value: Promise<T | null> } | undefined;
  return () => {
    const at = performance.now();
    if (known === undefined || at - known.at > fresh) known = { at, value: read().catch(() => null) };
    return known.value;
  };
}

async function countAll({ database, now }: Services): Promise<RegionCounts> {
  return database.transaction(null, (tx) => countIn(tx, now()), {
    readOnly: true,
    statementLimit: 5_000,
    connectionLimit: 5_000,
  });
}

async function countIn(tx: Tx, now: number): Promise<RegionCounts> {
  const [found] = await tx.raw<Omit<RegionCounts, 'troubles'>>(countStatement, [now, now - lateAfter]);
  if (found === undefined) throw new Error('A count has a row.');
  const troubles = await tx.all(
    query
      .selectFrom('open_troubles')
      .select(['kind', sql<number>`count(*)`.as('count')])
      .groupBy('kind'),
  );
  return { ...found, troubles: Object.fromEntries(troubles.map(({ kind, count }) => [kind, count])) };
}

const countStatement = `
  select (select count(*) from mail_queue where due_at <= $1) as "mailsDue",
    (select count(*) from jobs where run_after <= $1) as jobs,
    (select count(*) from jobs where attempts > 0) as "failingJobs",
    (select count(*) from schedules where next_at < $2) as "schedulesLate",
    (select $1 - max(ended_at) from backup_runs where problem is null) as "backupAge",
    pg_database_size(current_database()) as "databaseBytes",
    (select count(*) from pg_stat_activity where datname = current_database()) as "databaseConnections"`;
