// Reads the photos and other files that the data of a company name into a backup.
import type pg from 'pg';
import { hasErrorCode } from '#core/error-code.ts';
import { ownFiles, type FileOwner } from '#server/files/usage-store.ts';
import type { FileStore } from '#server/files/store.ts';
import { filePart } from './archive/format.ts';
import type { ArchiveWriter } from './archive/write-archive.ts';

const batch = 1_000;
export const fileOwners = ['images', 'uploads', 'exports'] as const satisfies readonly FileOwner[];

export type DumpedFiles = {
  count: number;
  bytes: number;
  /** Keys of those that are not there. */ missing: string[];
};

export type FilesDump = {
  /** In the transaction of the backup. */
  client: pg.ClientBase;
  files: Pick<FileStore, 'read' | 'size'>;
  archive: ArchiveWriter;
  /** Whether the record of a file is there now, which may be later than the moment of the backup. */
  isStillNamed(owner: FileOwner, companyId: string, id: string): Promise<boolean>;
  onFile(bytes: number): void;
};

/** Writes the files of one company, by its records. One that is not there is missing, unless its record is gone by now, too. */
export async function dumpFiles(
  companyId: string,
  { client, files, archive, isStillNamed, onFile }: FilesDump,
): Promise<DumpedFiles> {
  const dumped: DumpedFiles = { count: 0, bytes: 0, missing: [] };
  await client.query("select set_config('app.company', $1, true)", [companyId]);
  for (const owner of fileOwners) {
    await client.query(
      `declare own_files no scroll cursor for ${ownFiles[owner].replaceAll('$1', `'${companyId}'`)}`,
    );
    for (;;) {
      const { rows } = await client.query<{ id: string }>(`fetch ${batch} from own_files`);
      if (rows.length === 0) break;
      for (const { id } of rows) {
        const key = `${owner}/${companyId}/${id}`;
        const size = await dumpFile(key, files, archive);
        if (size === null) {
          if (await isStillNamed(owner, companyId, id)) dumped.missing.push(key);
          continue;
        }
        dumped.count += 1;
        dumped.bytes += size;
        onFile(size);
      }
    }
    await client.query('close own_files');
  }
  return dumped;
}

/** Returns the size in bytes, or null if the file is not there. */
export async function dumpFile(
  key: string,
  files: Pick<FileStore, 'read' | 'size'>,
  archive: ArchiveWriter,
): Promise<number | null> {
  const size = await files.size(key);
  if (size === null) return null;
  const content = files.read(key)[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  try {
    // Once it is open, its deletion does not matter.
    const first = await content.next();
    await archive.add(filePart(key), size, continued(first, content));
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT')) return null;
    throw error;
  }
  return size;
}

async function* continued(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}
