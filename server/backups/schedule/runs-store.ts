// What became of the backups of the schedule: one row for each moment that one was due for, in the region's database, so that one of its
// servers makes it, and the next one knows.
import type { Database } from '#server/db/database.ts';

export type BackupRun = {
  slot: number;
  startedAt: number;
  /** Null: it is under way, or its server stopped. */
  endedAt: number | null;
  file: string | null;
  bytes: number | null;
  problem: string | null;
};

/** Runs that are stored. */
const mostRuns = 400;

const columns = `slot, started_at as "startedAt", ended_at as "endedAt", file, bytes, problem`;

/** The newest runs first. */
export function lastRuns(database: Database, limit: number): Promise<BackupRun[]> {
  return database.transaction(null, (tx) =>
    tx.raw<BackupRun>(`select ${columns} from backup_runs order by slot desc limit $1`, [limit]),
  );
}

/** Notes that the backup of a moment begins, for the first time or once more. */
export async function beginRun(database: Database, slot: number, now: number): Promise<void> {
  await database.transaction(null, async (tx) => {
    await tx.raw(
      `insert into backup_runs (id, slot, started_at) values (gen_random_uuid(), $1, $2)
       on conflict (slot) do update set started_at = excluded.started_at, ended_at = null, problem = null`,
      [slot, now],
    );
    await tx.raw(
      'delete from backup_runs where slot not in (select slot from backup_runs order by slot desc limit $1)',
      [mostRuns],
    );
  });
}

export async function endRun(
  database: Database,
  { slot, endedAt, file, bytes, problem }: Omit<BackupRun, 'startedAt'>,
): Promise<void> {
  await database.transaction(null, (tx) =>
    tx.raw('update backup_runs set ended_at = $2, file = $3, bytes = $4, problem = $5 where slot = $1', [
      slot,
      endedAt,
      file,
      bytes,
      problem,
    ]),
  );
}
