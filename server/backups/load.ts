// Fills tables from a backup, in one transaction. Rows go through a temporary table: PostgreSQL's COPY into a table under row level
// security is refused to roles without special rights.
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { AppError } from '#core/errors.ts';
import { numberedColumns } from '#server/db/restored.ts';
import { wholeRegion } from './archive/format.ts';
import { rowsIn, quoted } from './dump.ts';
import { type BackupTable, writtenByTriggers } from './tables.ts';

/** A company that gets another id, and other usernames, than it has in the backup. */
export type Renaming = {
  companyId: string;
  name: string | null;
  /** Added to each username; empty: they stay. */
  suffix: string;
};

export type Loader = {
  /** Adds the rows of a part. Parts of one table follow each other. */
  add(owner: string, table: BackupTable, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Adds what is still waiting. Returns how many rows each table got, by owner. */
  end(): Promise<Record<string, Record<string, number>>>;
};

const waiting = 'backup_rows';
/** What belongs to sessions and to work under way, and would be there twice in a copy beside the company itself. */
export const leftOutOfCopies: ReadonlySet<string> = new Set([
  'access_tokens',
  'calendar_feeds',
  'invitations',
  'jobs',
  'mail_queue',
  'push_devices',
  'push_messages',
  'sessions',
  'set_aside_jobs',
]);

/** Loads into the transaction of `client`; `renaming`: as another company. */
export function createLoader(client: pg.ClientBase, renaming: Renaming | null): Loader {
  const counts: Record<string, Record<string, number>> = {};
  let current: { owner: string; table: BackupTable } | null = null;

  async function begin(owner: string, table: BackupTable): Promise<void> {
    await flush();
    current = { owner, table };
    (counts[owner] ??= {})[table.name] = 0;
    const companyId = renaming?.companyId ?? owner;
    if (owner !== wholeRegion) await client.query("select set_config('app.company', $1, true)", [companyId]);
    await client.query(
      `create temporary table ${waiting} on commit drop as select ${columnsOf(table)} from ${quoted(table.name)} with no data`,
    );
    if (writtenByTriggers.has(table.name))
      await client.query(`delete from ${quoted(table.name)} where company_id = $1`, [companyId]);
  }

  /** Moves what is waiting into its table. */
  async function move(): Promise<void> {
    if (current === null) return;
    const { owner, table } = current;
    if (table.name === 'sign_in_names') await requireFreeNames(client, renaming);
    const values = table.columns.map((column) =>
      valueOf(table.name, column, owner === wholeRegion ? null : renaming),
    );
    await client.query(
      `insert into ${quoted(table.name)} (${columnsOf(table)}) overriding system value
       select ${values.join(', ')} from ${waiting}`,
    );
  }

  async function flush(): Promise<void> {
    if (current === null) return;
    await move();
    await client.query(`drop table ${waiting}`);
    current = null;
  }

  return {
    async add(owner, table, content) {
      if (current?.owner !== owner || current.table.name !== table.name) await begin(owner, table);
      let rows = 0;
      const counted = async function* counted() {
        for await (const chunk of content) {
          rows += rowsIn(chunk);
          yield chunk;
        }
      };
      await pipeline(counted(), client.query(copyFrom(`copy ${waiting} from stdin`)));
      const ofOwner = (counts[owner] ??= {});
      ofOwner[table.name] = (ofOwner[table.name] ?? 0) + rows;
      // Rows that refer to each other are added together.
      if (table.refersToItself) return;
      await move();
      await client.query(`truncate ${waiting}`);
    },
    async end() {
      await flush();
      return counts;
    },
  };
}

/** Usernames are unique in a region. Throws AppError `conflict` with those that others have. */
async function requireFreeNames(client: pg.ClientBase, renaming: Renaming | null): Promise<void> {
  const name = valueOf('sign_in_names', 'name', renaming);
  const { rows } = await client.query<{ name: string }>(
    `select name from sign_in_names where name in (select ${name} from ${waiting}) order by name limit 10`,
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(', ');
  throw new AppError('conflict', `These usernames are taken here: ${names}. Nothing was changed.`, {
    hint: 'Give the restored ones another end, such as --user-suffix=-2.',
  });
}

function columnsOf(table: BackupTable): string {
  return table.columns.map(quoted).join(', ');
}

/** What goes into a column: what the backup has, but numbers of another database's transactions, and what a copy changes. */
function valueOf(table: string, column: string, renaming: Renaming | null): string {
  const numbered: Readonly<Record<string, readonly string[]>> = numberedColumns;
  if (numbered[table]?.includes(column) === true) return '0';
  if (renaming === null) return quoted(column);
  const id = `'${renaming.companyId}'::uuid`;
  if (column === 'company_id' || (table === 'companies' && column === 'id')) return id;
  if (table === 'companies' && column === 'name' && renaming.name !== null) return literal(renaming.name);
  // What belongs to the company as a whole has its id.
  if ((table === 'schedules' && column === 'id') || (table === 'schedule_runs' && column === 'schedule_id'))
    return `case when ${quoted(column)} = company_id then ${id} else ${quoted(column)} end`;
  if (table === 'sign_in_names' && column === 'name') return `name || lower(${literal(renaming.suffix)})`;
  return table === 'users' && column === 'user_name'
    ? `user_name || ${literal(renaming.suffix)}`
    : quoted(column);
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
