// Reads the tables of a database into a backup, all of them as they were at one moment.
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { rowsPart, wholeRegion } from './archive/format.ts';
import type { ArchiveWriter } from './archive/write-archive.ts';
import type { BackupTable } from './tables.ts';

/** Bytes after which rows go into a further part. */
const partBytes = 1024 * 1024;
const lineEnd = 10;

/** Writes the rows of tables, those of one company or those of none (`region`). Returns how many there are of each. */
export async function dumpTables(
  client: pg.ClientBase,
  owner: string,
  tables: readonly BackupTable[],
  archive: ArchiveWriter,
): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  // Row level security shows one company's rows, also to a role without special rights.
  if (owner !== wholeRegion) await client.query("select set_config('app.company', $1, true)", [owner]);
  for (const table of tables) counts[table.name] = await dumpTable(client, owner, table, archive);
  return counts;
}

async function dumpTable(
  client: pg.ClientBase,
  owner: string,
  { name, columns }: BackupTable,
  archive: ArchiveWriter,
): Promise<number> {
  const key = name === 'companies' ? 'id' : 'company_id';
  const whose = owner === wholeRegion ? '' : ` where ${key} = '${owner}'`;
  const stream = client.query(
    copyTo(`copy (select ${columns.map(quoted).join(', ')} from ${quoted(name)}${whose}) to stdout`),
  );
  let count = 0;
  let number = 0;
  let waiting: Buffer[] = [];
  let size = 0;
  const end = async (rows: Buffer) => {
    number += 1;
    await archive.add(rowsPart(owner, name, number), rows.length, [rows]);
  };
  for await (const chunk of stream) {
    const bytes = Buffer.from(chunk);
    waiting.push(bytes);
    size += bytes.length;
    if (size < partBytes) continue;
    const all = Buffer.concat(waiting, size);
    // In this format a line break is always the end of a row.
    const last = all.lastIndexOf(lineEnd) + 1;
    if (last > 0) {
      await end(all.subarray(0, last));
      count += rowsIn(all.subarray(0, last));
    }
    waiting = [all.subarray(last)];
    size = all.length - last;
  }
  if (size === 0) return count;
  const rest = Buffer.concat(waiting, size);
  await end(rest);
  return count + rowsIn(rest);
}

/** How many rows there are in a part. */
export function rowsIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1)) count += 1;
  return count;
}

/** A name of a table or column in SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
