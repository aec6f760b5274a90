// Makes a backup of a region or of one company, while its server runs or not.
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { AppError } from '#core/errors.ts';
import { isNowhere } from '#server/files/disk.ts';
import { migrationNames } from '#server/db/migrate.ts';
import type { RegionPlace } from '#server/db/open-cluster.ts';
import { companiesCalled, onlyCompany } from '#server/users/company-list.ts';
import type { BackupLock } from './archive/encryption.ts';
import { type BackupManifest, formatNumber, regionFiles, wholeRegion } from './archive/format.ts';
import { writeArchive } from './archive/write-archive.ts';
import { dumpFile, dumpFiles } from './dump-files.ts';
import { dumpTables } from './dump.ts';
import { companiesIn, type ServedPlace, withPlace } from './place.ts';
import { backupTables } from './tables.ts';
import { ownFiles } from '#server/files/usage-store.ts';

export type BackupRequest = {
  /** A file that is not there yet, or a folder, in which the backup gets a name with its time. */
  target: string;
  lock: BackupLock;
  /** Only this company, by name or id. */
  company?: string | undefined;
  version: string;
  /** Epoch milliseconds. */
  now: number;
  onProgress?: (files: { count: number; bytes: number }) => void;
};

export type MadeBackup = {
  file: string;
  /** In bytes. */
  size: number;
  /** Of the file. */
  sha256: string;
  isEncrypted: boolean;
  companies: string[];
  /** Rows of all tables. */
  rows: number;
  files: number;
  fileBytes: number;
  /** Keys of files that the data name and that were not there. */
  missing: string[];
};

/**
 * Makes a backup.
 * @throws AppError `conflict` for a file that exists, `not-found` for a place or company that does not
 */
export async function createBackup(
  place: RegionPlace | ServedPlace,
  request: BackupRequest,
): Promise<MadeBackup> {
  return withPlace(place, async ({ client, files, connect }) => {
    // One moment for everything: whatever is written meanwhile is not in it.
    await client.query('begin isolation level repeatable read read only');
    const migrations = await migrationNames(client);
    const all = await companiesIn(client);
    const { company } = request;
    const companies = company === undefined ? all : [onlyCompany(companiesCalled(all, company), company)];
    const tables = await backupTables(client);
    const file = await targetFile(
      request,
      place.region,
      company === undefined ? undefined : companies[0]?.name,
    );
    const found: Omit<BackupManifest, 'lists'> = { rows: {}, files: {}, missing: [] };
    const total = { count: 0, bytes: 0 };
    const onFile = (bytes: number) => {
      total.count += 1;
      total.bytes += bytes;
      request.onProgress?.(total);
    };
    const header = {
      format: formatNumber,
      formdeck: request.version,
      region: place.region,
      madeAt: request.now,
      scope: company === undefined ? 'region' : 'company',
      companies,
      migrations,
      tables: Object.fromEntries(
        [...tables.ofRegion, ...tables.ofCompanies].map(({ name, columns }) => [name, [...columns]]),
      ),
    } as const;
    const written = await writeArchive(file, request.lock, header, async (archive) => {
      if (company === undefined) {
        found.rows[wholeRegion] = await dumpTables(client, wholeRegion, tables.ofRegion, archive);
        for (const key of regionFiles) await dumpFile(key, files, archive);
      }
      for (const { id } of companies)
        found.rows[id] = await dumpTables(client, id, tables.ofCompanies, archive);
      for (const { id } of companies) {
        const { missing, ...counts } = await dumpFiles(id, { client, files, archive, isStillNamed, onFile });
        found.files[id] = counts;
        found.missing.push(...missing);
      }
      return found;
    });
    await client.query('commit');
    return {
      file,
      size: written.bytes,
      sha256: written.sha256,
      isEncrypted: request.lock !== null,
      companies: companies.map(({ name }) => name),
      rows: rowsOf(found),
      files: total.count,
      fileBytes: total.bytes,
      missing: found.missing,
    };

    /** Whether the record of a file exists at this moment, which may be later than that of the backup. */
    async function isStillNamed(
      owner: keyof typeof ownFiles,
      companyId: string,
      id: string,
    ): Promise<boolean> {
      const now = await connect();
      try {
        await now.query('begin read only');
        await now.query("select set_config('app.company', $1, true)", [companyId]);
        const { rows } = await now.query(`select from (${ownFiles[owner]}) f where id = $2`, [companyId, id]);
        return rows.length > 0;
      } finally {
        await now.end();
      }
    }
  });
}

/** All rows of a backup. */
export function rowsOf({ rows }: Pick<BackupManifest, 'rows'>): number {
  return Object.values(rows)
    .flatMap((counts) => Object.values(counts))
    .reduce((sum, count) => sum + count, 0);
}

/** The file to write; throws AppError `conflict` if it exists. */
async function targetFile(
  { target, lock, now }: Pick<BackupRequest, 'target' | 'lock' | 'now'>,
  region: string,
  company: string | undefined,
): Promise<string> {
  const path = resolve(target);
  const isFolder = await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
  const file = isFolder ? join(path, backupName({ region, company, now, isEncrypted: lock !== null })) : path;
  if (await isNowhere(file)) return file;
  throw new AppError('conflict', `${file} exists already. Nothing was written.`, {
    hint: 'Name another file, or a folder.',
  });
}

/** The name of a backup in a folder: it sorts by time, and says what opens it. */
function backupName({
  region,
  company,
  now,
  isEncrypted,
}: {
  region: string;
  company?: string | undefined;
  now: number;
  isEncrypted: boolean;
}): string {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const whose = company === undefined ? '' : `-${company.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`;
  return `formdeck-${region}${whose}-${time}.tar.zst${isEncrypted ? '.age' : ''}`;
}
