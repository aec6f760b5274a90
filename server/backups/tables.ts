// Which tables a backup has, and in which order: each after those that it refers to. A table of a company has company_id; of the others
// each is named here.
import type pg from 'pg';
import { historyTables } from '#server/db/restored.ts';

export type BackupTable = {
  name: string;
  /** Without those that are computed. */
  columns: readonly string[];
  /** Whether its rows refer to each other: they can only be added together. */
  refersToItself: boolean;
};
export type BackupTables = { ofCompanies: BackupTable[]; ofRegion: BackupTable[] };

/** What means nothing in another database: transaction numbers, changes since moments of clients, and sign-ins on their way. */
export const unkeptTables: ReadonlySet<string> = new Set([
  ...historyTables,
  'catalog_changes',
  'held_companies',
  'sign_on_attempts',
  'terminal_sign_ins',
]);
/** The tables that belong to no company. `true`: they are in backups of a whole region. */
export const tablesOfNone: Readonly<Record<string, boolean>> = {
  push_keys: true,
  migrations: false,
  server_starts: false,
  passkey_challenges: false,
  sign_in_places: false,
  sign_in_tries: false,
  backup_runs: false,
};
/** What triggers write while other tables are filled: they come last, in the place of what was written. */
export const writtenByTriggers: ReadonlySet<string> = new Set(['company_storage', 'catalogs']);

type TableFacts = BackupTable & { hasCompany: boolean; refersTo: string[] };

/** The tables of a database, in the order in which they can be filled. */
export async function backupTables(client: pg.ClientBase): Promise<BackupTables> {
  const ordered = inOrder((await allTables(client)).filter(({ name }) => !unkeptTables.has(name)));
  return {
    ofCompanies: ordered.filter(({ hasCompany }) => hasCompany),
    ofRegion: ordered.filter(({ name, hasCompany }) => !hasCompany && tablesOfNone[name] === true),
  };
}

/** The names of all tables that a company has rows in, in the order in which they can be emptied. */
export async function companyTables(client: pg.ClientBase): Promise<string[]> {
  const tables = (await allTables(client)).filter(({ hasCompany }) => hasCompany);
  return inOrder(tables)
    .toReversed()
    .map(({ name }) => name);
}

async function allTables(client: pg.ClientBase): Promise<TableFacts[]> {
  const { rows } = await client.query<TableFacts>(
    `select c.relname as name,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
        and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
      exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id')
        or c.relname = 'companies' as "hasCompany",
      array(select distinct o.relname::text from pg_constraint f join pg_class o on o.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f') as "refersTo",
      exists (select from pg_constraint f where f.conrelid = c.oid and f.confrelid = c.oid
        and f.contype = 'f') as "refersToItself"
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
  return rows;
}

/** Each after those that it refers to, and what triggers write last. */
function inOrder(tables: readonly TableFacts[]): TableFacts[] {
  const waiting = new Map(tables.map((table) => [table.name, table]));
  const ordered: TableFacts[] = [];
  const place = (table: TableFacts) => {
    if (!waiting.delete(table.name)) return;
    for (const other of table.refersTo) {
      const found = waiting.get(other);
      if (found !== undefined) place(found);
    }
    ordered.push(table);
  };
  for (const table of tables) if (!writtenByTriggers.has(table.name)) place(table);
  for (const table of tables) place(table);
  return ordered;
}
