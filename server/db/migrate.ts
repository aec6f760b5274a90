// Plain SQL files, forward only, each in its own transaction, under an advisory lock: several servers may start
// concurrently on one database.
import type pg from 'pg';
import { AppError } from '#core/errors.ts';

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const known = Object.entries(files)
  .map(([path, text]) => ({ name: path.replace(/^.*\//, '').replace(/\.sql$/, ''), text }))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));
/** Any number works, as long as nothing else uses it on this database. */
const lockKey = 4_700_110_001;

/** Migrates the database to the latest version, or to what `only` names. Rejects a database of a newer Formdeck. */
export async function migrate(client: pg.Client, only?: readonly string[]): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [lockKey]);
  try {
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const applied = new Set(
      (await client.query<{ name: string }>('select name from migrations')).rows.map((row) => row.name),
    );
    requireKnown(applied);
    for (const migration of known.filter(({ name }) => !applied.has(name))) {
      if (only?.includes(migration.name) === false) continue;
      await client.query('begin');
      try {
        await client.query(migration.text);
        await client.query('insert into migrations (name) values ($1)', [migration.name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw error;
      }
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]);
  }
}

export type MigrationState = {
  /** Nothing was migrated yet. */
  isNew: boolean;
  /** Migrations of a newer version. */
  unknown: string[];
  /** How many migrations the next start applies. */
  waiting: number;
};

/** What the database was migrated to, without changing it. */
export async function migrationState(client: pg.Client): Promise<MigrationState> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('migrations') is not null as there",
  );
  if (rows[0]?.there !== true) return { isNew: true, unknown: [], waiting: known.length };
  const names = await client.query<{ name: string }>('select name from migrations');
  const applied = new Set(names.rows.map(({ name }) => name));
  const waiting = known.filter(({ name }) => !applied.has(name)).length;
  return { isNew: false, unknown: unknownIn(applied), waiting };
}

/** The migrations of a database. Rejects a database of a newer Formdeck. */
export async function migrationNames(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
  const names = rows.map(({ name }) => name);
  requireKnown(new Set(names));
  return names;
}

/** The names among these that this version does not know: of a newer one. */
export function unknownMigrations(names: readonly string[]): string[] {
  return unknownIn(new Set(names));
}

function requireKnown(applied: ReadonlySet<string>): void {
  const unknown = unknownIn(applied);
  if (unknown.length === 0) return;
  throw new AppError(
    'unavailable',
    `This database was created by a newer Formdeck (${unknown.join(', ')}).`,
    {
      hint: 'Start the newer version, or restore a backup made with this one.',
    },
  );
}

function unknownIn(applied: ReadonlySet<string>): string[] {
  return [...applied].filter((name) => known.every((migration) => migration.name !== name));
}
