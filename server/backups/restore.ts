// Restores a backup: a whole region into an empty place, or one company beside others. The data appear when everything is there and
// compared, with the commit of one transaction; whatever ends it before leaves the place as it was.
import { randomUUID } from 'node:crypto';
import { AppError } from '#core/errors.ts';
import { migrate, migrationNames, migrationState, unknownMigrations } from '#server/db/migrate.ts';
import type { RegionPlace } from '#server/db/open-cluster.ts';
import { gatherStatistics } from '#server/db/statistics.ts';
import { companiesCalled, onlyCompany } from '#server/users/company-list.ts';
import type { BackupKey } from './archive/encryption.ts';
import { type BackupHeader, type BackupManifest, regionFiles, wholeRegion } from './archive/format.ts';
import { type Part, readArchive } from './archive/read-archive.ts';
import { createLoader, leftOutOfCopies, type Loader, type Renaming } from './load.ts';
import { companiesIn, type OpenPlace, withPlace } from './place.ts';
import { backupTables, type BackupTable } from './tables.ts';
import { readHeader, requireCounts } from './verify.ts';

export type RestoreRequest = {
  file: string;
  key: BackupKey;
  /** Only this company, by name or id. */
  company?: string | undefined;
  /** As a new company of this name. */
  intoNew?: string | undefined;
  /** Added to the usernames of the company. */
  userSuffix?: string | undefined;
  /** Epoch milliseconds. */
  now: number;
  onProgress?: (done: { parts: number; files: number }) => void;
};

export type RestoredBackup = {
  file: string;
  /** When it was made, and by which version. */
  madeAt: number;
  formdeck: string;
  region: string;
  companies: string[];
  rows: number;
  files: number;
  missing: string[];
};

type RestorePlan = { header: BackupHeader; companies: BackupHeader['companies']; isWhole: boolean };

/**
 * Restores a backup, and compares what it has restored with what the backup says.
 * @throws AppError `conflict` for a place that has these data or others, `usage` for a backup that is damaged or not opened
 */
export async function restoreBackup(place: RegionPlace, request: RestoreRequest): Promise<RestoredBackup> {
  // Before anything is made: a wrong passphrase leaves nothing behind.
  const plan = choose(await readHeader(request.file, request.key), request);
  return withPlace({ ...place, mayCreate: true }, async (open) => {
    const { client } = open;
    await prepare(open, plan);
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    const renaming = renamingOf(plan, request);
    await requireRoom(open, plan, request);
    const { manifest, counts, files } = await load(open, plan, renaming, request);
    requireCounts(request.file, expectedRows(manifest, plan, request.intoNew !== undefined), counts);
    await finish(open, plan, renaming, request);
    await client.query('commit');
    await client.query(gatherStatistics);
    return {
      file: request.file,
      madeAt: plan.header.madeAt,
      formdeck: plan.header.formdeck,
      region: place.region,
      companies: plan.companies.map(({ name }) => request.intoNew ?? name),
      rows: Object.values(counts).reduce(
        (sum, ofOwner) => sum + Object.values(ofOwner).reduce((some, count) => some + count, 0),
        0,
      ),
      files,
      missing: manifest.missing.filter((key) => plan.companies.some(({ id }) => key.includes(`/${id}/`))),
    };
  });
}

/** Any number works, as long as nothing else uses it on this database. */
const lockKey = 4_700_110_088;

function choose(header: BackupHeader, { file, company, intoNew, userSuffix }: RestoreRequest): RestorePlan {
  const unknown = unknownMigrations(header.migrations);
  if (unknown.length > 0) {
    throw new AppError('usage', `${file} was made by a newer Formdeck (${header.formdeck}).`, {
      hint: 'Restore it with that version, or a newer one.',
    });
  }
  if (company !== undefined) {
    const companies = [onlyCompany(companiesCalled(header.companies, company), company)];
    return { header, companies, isWhole: false };
  }
  // A name and an end of usernames are one company's.
  if (intoNew !== undefined || userSuffix !== undefined) {
    const companies = [onlyCompany(header.companies, undefined)];
    return { header, companies, isWhole: intoNew === undefined && header.scope === 'region' };
  }
  return { header, companies: header.companies, isWhole: header.scope === 'region' };
}

function renamingOf({ companies }: RestorePlan, { intoNew, userSuffix }: RestoreRequest): Renaming | null {
  const [only] = companies;
  if (only === undefined || (intoNew === undefined && userSuffix === undefined)) return null;
  return {
    companyId: intoNew === undefined ? only.id : randomUUID(),
    name: intoNew ?? null,
    suffix: userSuffix ?? '',
  };
}

/** The tables of restoring itself: a backup may be of a database that has not got them yet. */
const ownMigration = '0088-backups';

/** Makes the tables as they were in the backup; the next start brings them up to date. */
async function prepare({ client }: OpenPlace, { header }: RestorePlan): Promise<void> {
  const wanted = [...new Set([...header.migrations, ownMigration])];
  const { isNew } = await migrationState(client);
  const there = isNew ? [] : await migrationNames(client);
  if (there.some((name) => !wanted.includes(name))) {
    throw new AppError('conflict', 'The backup was made by an older Formdeck than this database.', {
      hint: 'Restore it into an empty place, start a server there, which brings it up to date, and make a backup of that.',
    });
  }
  if (there.length < wanted.length && !isNew && (await companiesIn(client)).length > 0) {
    throw new AppError('conflict', 'The backup was made by a newer Formdeck than this database.', {
      hint: 'Start this server once with the new version, which brings its database up to date.',
    });
  }
  await migrate(client, wanted);
}

/** Throws AppError `conflict` if the place has what would be restored, or other data where it must be empty. */
async function requireRoom(
  { client }: OpenPlace,
  { companies, isWhole }: RestorePlan,
  request: RestoreRequest,
): Promise<void> {
  const there = await companiesIn(client);
  if (isWhole && there.length > 0) {
    const names = there.map(({ name }) => name).slice(0, 5);
    throw new AppError(
      'conflict',
      `There are companies here already: ${names.join(', ')}. Nothing was changed.`,
      {
        hint: 'Restore into an empty place, or one company beside them with --company.',
      },
    );
  }
  const existing = companies.find(({ id }) => there.some((other) => other.id === id));
  if (existing !== undefined && request.intoNew === undefined) {
    throw new AppError('conflict', `${existing.name} is here already. Nothing was changed.`, {
      hint: 'Restore it beside itself as a new company with --into-new NAME and --user-suffix.',
    });
  }
}

async function load(
  { client, files }: OpenPlace,
  { companies, isWhole }: RestorePlan,
  renaming: Renaming | null,
  request: RestoreRequest,
): Promise<{ manifest: BackupManifest; counts: Record<string, Record<string, number>>; files: number }> {
  const known = await backupTables(client);
  const tables = new Map<string, BackupTable>(
    [...known.ofRegion, ...known.ofCompanies].map((table) => [table.name, table]),
  );
  const wanted = new Set(companies.map(({ id }) => id));
  const loader = createLoader(client, renaming);
  const done = { parts: 0, files: 0 };
  const manifest = await readArchive(request.file, request.key, {
    header: (header) => Promise.resolve(requireSameTables(request.file, header, tables)),
    async part(part) {
      if (!isWanted(part, { wanted, isWhole, isCopy: request.intoNew !== undefined }))
        return drain(part.content);
      if (part.place.kind === 'file') {
        await files.put(keyIn(part.place.key, renaming), part.content);
        if (!regionFiles.includes(part.place.key)) done.files += 1;
      } else {
        await addRows(part, part.place, tables, loader);
        done.parts += 1;
      }
      request.onProgress?.(done);
    },
  });
  return { manifest, counts: await loader.end(), files: done.files };
}

type PartChoice = { wanted: ReadonlySet<string>; isWhole: boolean; isCopy: boolean };

function isWanted({ place }: Part, { wanted, isWhole, isCopy }: PartChoice): boolean {
  if (place.kind === 'file' && regionFiles.includes(place.key)) return isWhole;
  if (place.kind === 'file') return wanted.has(companyOf(place.key));
  if (place.owner === wholeRegion) return isWhole;
  return wanted.has(place.owner) && !(isCopy && leftOutOfCopies.has(place.table));
}

/** The company of a file: `images/<company>/<id>`. */
function companyOf(key: string): string {
  return key.split('/')[1] ?? '';
}

function keyIn(key: string, renaming: Renaming | null): string {
  return renaming === null ? key : key.replace(companyOf(key), renaming.companyId);
}

async function addRows(
  { content, name }: Part,
  { owner, table }: { owner: string; table: string },
  tables: ReadonlyMap<string, BackupTable>,
  loader: Loader,
): Promise<void> {
  const known = tables.get(table);
  if (known === undefined) throw new AppError('usage', `The backup has an unknown table: ${name}.`);
  await loader.add(owner, known, content);
}

/** The same migrations make the same tables: a difference would put answers into the wrong columns. */
function requireSameTables(
  file: string,
  header: BackupHeader,
  tables: ReadonlyMap<string, BackupTable>,
): void {
  for (const [name, columns] of Object.entries(header.tables)) {
    if (tables.get(name)?.columns.join() === columns.join()) continue;
    throw new AppError(
      'conflict',
      `The table ${name} of ${file} has other columns than that of this database.`,
      {
        hint: 'Was the database changed by hand? Restore into an empty place.',
      },
    );
  }
}

/** What the plan part of the backup must give. */
function expectedRows(
  { rows }: BackupManifest,
  { companies, isWhole }: RestorePlan,
  isCopy: boolean,
): BackupManifest['rows'] {
  const owners = [...(isWhole ? [wholeRegion] : []), ...companies.map(({ id }) => id)];
  return Object.fromEntries(
    owners.map((owner) => [
      owner,
      Object.fromEntries(
        Object.entries(rows[owner] ?? {}).filter(([table]) => !isCopy || !leftOutOfCopies.has(table)),
      ),
    ]),
  );
}

/** What is no table's: this copy sends nothing until somebody says so, and what clients know of a database that was here is void. */
async function finish(
  { client }: OpenPlace,
  { header, companies }: RestorePlan,
  renaming: Renaming | null,
  { now, intoNew }: RestoreRequest,
): Promise<void> {
  for (const { id } of companies) {
    const companyId = renaming?.companyId ?? id;
    await client.query("select set_config('app.company', $1, true)", [companyId]);
    // Written by triggers while the catalog was filled.
    await client.query('delete from catalog_changes where company_id = $1', [companyId]);
    if (intoNew !== undefined) {
      // The company itself sends them.
      await client.query(
        `update mails set state = 'canceled', settled_at = $2, secrets = null
         where company_id = $1 and state in ('waiting', 'sending')`,
        [companyId, now],
      );
    }
    await client.query(`insert into held_companies (company_id, restored_at, made_at) values ($1, $2, $3)`, [
      companyId,
      now,
      header.madeAt,
    ]);
  }
  await client.query('insert into server_starts (id) values (gen_random_uuid())');
}

async function drain(content: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of content) void chunk;
}
