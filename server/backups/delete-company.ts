// Deletes a company with everything that it has: each table, in one transaction, and then its files. Beside backups, since both know
// every table of a company and their order.
import { AppError } from '#core/errors.ts';
import type { RegionPlace } from '#server/db/open-cluster.ts';
import type { FileStore } from '#server/files/store.ts';
import { companiesCalled, onlyCompany } from '#server/users/company-list.ts';
import { fileOwners } from './dump-files.ts';
import { quoted } from './dump.ts';
import { companiesIn, withPlace } from './place.ts';
import { companyTables } from './tables.ts';

export type DeletedCompany = { id: string; name: string; rows: number; files: number };

/** Only ever added to: their triggers refuse whoever would delete, so they are off for that moment. */
const finalTables = { audit_log: 'audit_is_final', audit_chain: 'audit_chain_is_final' } as const;

/**
 * Deletes the company of this id or name.
 * @throws AppError `not-found` if there is none, `usage` for a name that several have
 */
export async function deleteCompany(place: RegionPlace, company: string): Promise<DeletedCompany> {
  return withPlace({ ...place, mayCreate: false }, async ({ client, files }) => {
    await client.query('begin');
    const { id, name } = onlyCompany(companiesCalled(await companiesIn(client), company), company);
    await client.query("select set_config('app.company', $1, true)", [id]);
    const tables = (await companyTables(client)).filter((table) => table !== 'companies');
    const isFinal = (table: string) => table in finalTables;
    let rows = 0;
    // Those that others refer to come last. What triggers leave behind of a deletion goes with the second round.
    for (let round = 0; round < 2; round += 1)
      for (const table of tables.filter((each) => !isFinal(each)))
        rows +=
          (await client.query(`delete from ${quoted(table)} where company_id = $1`, [id])).rowCount ?? 0;
    // Other companies cannot write to the audit log from here to the commit: it is the last that is done.
    for (const [table, trigger] of Object.entries(finalTables)) {
      await client.query(`alter table ${table} disable trigger ${trigger}`);
      rows += (await client.query(`delete from ${table} where company_id = $1`, [id])).rowCount ?? 0;
      await client.query(`alter table ${table} enable trigger ${trigger}`);
    }
    await client.query('delete from companies where id = $1', [id]);
    await client.query('commit');
    return { id, name, rows: rows + 1, files: await deleteFiles(files, id) };
  }).catch((error: unknown) => {
    throw error instanceof AppError
      ? error
      : new AppError('unavailable', 'The company was not deleted: the database refused it.', {
          cause: error,
        });
  });
}

async function deleteFiles(
  files: Pick<FileStore, 'keysBefore' | 'remove'>,
  companyId: string,
): Promise<number> {
  let count = 0;
  for (const owner of fileOwners) {
    for await (const key of files.keysBefore(`${owner}/${companyId}`, Number.POSITIVE_INFINITY)) {
      await files.remove(key);
      count += 1;
    }
  }
  return count;
}
