// Reads a backup from its beginning to its end, and counts what is in it, without restoring anything.
import { AppError } from '#core/errors.ts';
import type { BackupKey } from './archive/encryption.ts';
import type { BackupHeader, BackupManifest } from './archive/format.ts';
import { readArchive } from './archive/read-archive.ts';
import { rowsIn } from './dump.ts';
import { rowsOf } from './create.ts';

export type VerifiedBackup = {
  file: string;
  /** Epoch milliseconds. */
  madeAt: number;
  /** The version that made it. */
  formdeck: string;
  region: string;
  scope: BackupHeader['scope'];
  companies: string[];
  rows: number;
  files: number;
  fileBytes: number;
  missing: string[];
};

type Counts = Record<string, Record<string, number>>;

/**
 * Reads everything back, and compares it with the lists and counts of the backup.
 * @throws AppError `usage` for a backup that is damaged or not opened
 */
export async function verifyBackup(
  file: string,
  key: BackupKey,
  onProgress?: (done: { files: number; bytes: number }) => void,
): Promise<VerifiedBackup> {
  const rows: Counts = {};
  const files: Record<string, { count: number; bytes: number }> = {};
  const done = { files: 0, bytes: 0 };
  let found: BackupHeader | null = null;
  const manifest = await readArchive(file, key, {
    header(header) {
      found = header;
      for (const { id } of header.companies) files[id] = { count: 0, bytes: 0 };
      return Promise.resolve();
    },
    async part({ place, content }) {
      const ofCompany = place.kind === 'file' ? files[place.key.split('/')[1] ?? ''] : undefined;
      if (ofCompany !== undefined) ofCompany.count += 1;
      let count = 0;
      for await (const chunk of content) {
        if (place.kind === 'rows') count += rowsIn(chunk);
        if (ofCompany !== undefined) ofCompany.bytes += chunk.length;
        done.bytes += chunk.length;
      }
      if (place.kind === 'rows') {
        const ofOwner = (rows[place.owner] ??= {});
        ofOwner[place.table] = (ofOwner[place.table] ?? 0) + count;
      } else {
        done.files += 1;
      }
      onProgress?.(done);
    },
  });
  requireCounts(file, manifest.rows, rows);
  requireCounts(file, asCounts(manifest.files), asCounts(files));
  if (found === null) throw new AppError('unexpected');
  const { madeAt, formdeck, region, scope, companies }: BackupHeader = found;
  const totals = Object.values(manifest.files);
  return {
    file,
    madeAt,
    formdeck,
    region,
    scope,
    companies: companies.map(({ name }) => name),
    rows: rowsOf(manifest),
    files: totals.reduce((sum, { count }) => sum + count, 0),
    fileBytes: totals.reduce((sum, { bytes }) => sum + bytes, 0),
    missing: manifest.missing,
  };
}

/** What a backup says of itself, without the rest being read. */
export async function readHeader(file: string, key: BackupKey): Promise<BackupHeader> {
  const enough = new Error('the header is read');
  let found: BackupHeader | null = null;
  try {
    await readArchive(file, key, {
      header(header) {
        found = header;
        return Promise.reject(enough);
      },
      part: () => Promise.resolve(),
    });
  } catch (error) {
    if (error !== enough || found === null) throw error;
  }
  if (found === null) throw new AppError('unexpected');
  return found;
}

/** Throws AppError `usage` for the first table whose number of rows is not the one that a backup names. */
export function requireCounts(file: string, expected: Counts, counts: Counts): void {
  for (const owner of new Set([...Object.keys(expected), ...Object.keys(counts)]))
    for (const table of new Set([
      ...Object.keys(expected[owner] ?? {}),
      ...Object.keys(counts[owner] ?? {}),
    ])) {
      const [was, is] = [expected[owner]?.[table] ?? 0, counts[owner]?.[table] ?? 0];
      if (was === is) continue;
      throw new AppError('usage', `${file} is damaged: ${table} has ${is} instead of ${was}.`);
    }
}

function asCounts(files: BackupManifest['files']): Counts {
  return Object.fromEntries(Object.entries(files).map(([id, { count, bytes }]) => [id, { count, bytes }]));
}
