// The backups in a folder, by their names and their first bytes: nothing is opened that is encrypted.
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { errorCode } from '#core/error-code.ts';
import { AppError } from '#core/errors.ts';
import { isEncrypted } from './archive/read-archive.ts';
import { partialEnd } from './archive/write-archive.ts';
import { readHeader } from './verify.ts';

export type ListedBackup = {
  file: string;
  /** In bytes. */
  size: number;
  /** When it was made, in epoch milliseconds: as it says itself, or for an encrypted one as the disk says. */
  madeAt: number;
  isEncrypted: boolean;
  /** Null: only its key tells. */
  companies: string[] | null;
};

/** What the names of backups have, whatever they are called by hand. */
const ends = ['.tar.zst', '.tar.zst.age'];

/** The backups in a folder, newest first. Throws AppError `not-found` for a folder that cannot be read. */
export async function listBackups(folder: string): Promise<ListedBackup[]> {
  const path = resolve(folder);
  const names = await readdir(path).catch((cause: unknown) => {
    throw new AppError(
      'not-found',
      `The folder ${path} cannot be read (${errorCode(cause) ?? String(cause)}).`,
      {
        cause,
      },
    );
  });
  const listed: ListedBackup[] = [];
  for (const name of names) {
    if (name.endsWith(partialEnd) || !ends.some((end) => name.endsWith(end))) continue;
    const found = await look(join(path, name));
    if (found !== null) listed.push(found);
  }
  return listed.toSorted((a, b) => b.madeAt - a.madeAt);
}

/** Null for what is no backup. */
async function look(file: string): Promise<ListedBackup | null> {
  const { size, mtimeMs } = await stat(file);
  try {
    if (await isEncrypted(file)) return { file, size, madeAt: mtimeMs, isEncrypted: true, companies: null };
    const header = await readHeader(file, {});
    const companies = header.companies.map(({ name }) => name);
    return { file, size, madeAt: header.madeAt, isEncrypted: false, companies };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
