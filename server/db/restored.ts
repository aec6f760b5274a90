// Detects at each start whether the database was restored from a dump. Its rows then hold transaction ids of another
// cluster, which are meaningless here: they are reset to 0, "written before anyone looked". Records of earlier deletions
// are dropped, since no client can hold a valid moment of this database from before the dump.
import type pg from 'pg';
import { gatherStatistics } from './statistics.ts';

/** Any number works, as long as nothing else uses it on this database. */
const lockKey = 4_700_110_002;

/** The columns that hold transaction ids, in permanent tables. */
export const numberedColumns = {
  rows: ['written_in', 'added_in', 'approved_in'],
  sheets: ['written_in', 'shown_in'],
} as const;
/** Tables that record what happened to rows and names, by transaction id only. */
export const historyTables = ['deleted_rows', 'deleted_sheets', 'ended_approvals', 'names_written'] as const;

/**
 * Records that a server starts. Resolves to true if the database was restored from a dump since the last start; then
 * nothing in it counts as changed. Several servers may start concurrently.
 */
export async function noteStart(client: pg.Client): Promise<boolean> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const companies = await companyIds(client);
    const isRestored = await wasRestored(client, companies);
    if (isRestored) {
      // Its trigger would record this transaction.
      await client.query('alter table rows disable trigger row_written');
      for (const id of companies) await forgetNumbers(client, id);
      await client.query('alter table rows enable trigger row_written');
      await client.query('delete from server_starts');
      await client.query(gatherStatistics);
    }
    await client.query('insert into server_starts (id) values (gen_random_uuid())');
    await client.query('commit');
    return isRestored;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Every company has someone who can sign in; `companies` itself shows one row at a time to a role without special
 * rights.
 */
async function companyIds(client: pg.Client): Promise<string[]> {
  const found = await client.query<{ id: string }>('select distinct company_id as id from sign_in_names');
  return found.rows.map(({ id }) => id);
}

async function wasRestored(client: pg.Client, companies: readonly string[]): Promise<boolean> {
  const { rows } = await client.query<{ starts: number; moved: number }>(
    `select count(*)::integer as starts,
      count(*) filter (where xmin::text::bigint <> started_in % 4294967296)::integer as moved
    from server_starts`,
  );
  const { starts = 0, moved = 0 } = rows[0] ?? {};
  if (moved > 0 || starts !== 1) return moved > 0;
  // The first start that is recorded: an older dump can only be recognized by transaction ids that are still in the
  // future.
  for (const id of companies) {
    await enter(client, id);
    const found = await client.query(
      'select 1 from rows where company_id = $1 and written_in > pg_current_xact_id()::text::bigint limit 1',
      [id],
    );
    if (found.rows.length > 0) return true;
  }
  return false;
}

async function forgetNumbers(client: pg.Client, companyId: string): Promise<void> {
  await enter(client, companyId);
  for (const [table, columns] of Object.entries(numberedColumns)) {
    const unset = columns.map((column) => `${column} = 0`).join(', ');
    const isSet = columns.map((column) => `${column} <> 0`).join(' or ');
    await client.query(`update ${table} set ${unset} where company_id = $1 and (${isSet})`, [companyId]);
  }
  for (const table of historyTables)
    await client.query(`delete from ${table} where company_id = $1`, [companyId]);
}

/** Row level security shows one company's rows at a time. */
async function enter(client: pg.Client, companyId: string): Promise<void> {
  await client.query("select set_config('app.company', $1, true)", [companyId]);
}
