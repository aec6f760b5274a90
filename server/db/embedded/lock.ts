// One server for one data folder. The lock is the kernel's, on `server.lock`, taken through SQLite because
// Node has no file locks of its own: it ends with its process (kill -9 too), is never stale, and holds
// between containers that share the folder, where process ids say nothing. The file itself always stays. A lock of
// proper-lockfile is known to be dead by its age alone.
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { AppError } from '#core/errors.ts';

export type Lock = { release(): Promise<void> };

const sqliteBusy = 5;

/** Takes the lock of a folder. Throws `conflict`, which names the holder's process, where it is taken. */
export async function takeLock(folder: string): Promise<Lock> {
  const lockFile = join(folder, 'server.lock');
  const holderFile = join(folder, 'server.pid');
  const lock = new DatabaseSync(lockFile);
  try {
    // Who could read it could hold it, too.
    await chmod(lockFile, 0o600);
    lock.exec('pragma journal_mode = memory; begin exclusive');
    await rm(holderFile, { force: true });
    await writeFile(holderFile, `${process.pid}\n${new Date().toISOString()}\n`);
  } catch (error) {
    lock.close();
    throw isBusy(error) ? await inUse(folder, holderFile) : error;
  }
  return {
    async release() {
      await rm(holderFile, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

async function inUse(folder: string, holderFile: string): Promise<AppError> {
  const [pid, since] = (await readFile(holderFile, 'utf8').catch(() => '')).split('\n');
  const holder = pid && since ? ` (process ${pid}, since ${since})` : '';
  return new AppError('conflict', `Another Formdeck server${holder} uses the data folder ${folder}.`, {
    hint: 'Stop that server first, or give this one its own data folder. Several servers can share one PostgreSQL through DATABASE_URL.',
  });
}
