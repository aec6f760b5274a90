// The file system primitives of the file store: a written, renamed or created file survives a power cut only after the
// file and its folder are synced. write-file-atomic syncs only the file, and does not accept streams.
import { errorCode, hasErrorCode } from '#core/error-code.ts';
import { createReadStream, createWriteStream } from 'node:fs';
import { lstat, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { makeFolder } from './make-folder.ts';

export type FileStat = {
  size: number;
  /** Epoch milliseconds of the last write, rename or copy, whichever is latest. */
  changedAt: number;
};

export type Disk = {
  /** Creates a folder with its parents. Returns the topmost created folder, null if all existed. */
  makeFolder(path: string): Promise<string | null>;
  /** Writes a new file. */
  write(path: string, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The file from byte `start` on. Throws ENOENT if it does not exist. */
  read(path: string, start: number): Readable;
  rename(from: string, to: string): Promise<void>;
  /** Deletes a file, if it exists. */
  remove(path: string): Promise<void>;
  /** Null if the file does not exist. */
  stat(path: string): Promise<FileStat | null>;
  /** The files in a folder, recursively, as paths. Empty if the folder does not exist. */
  files(folder: string): AsyncIterable<string>;
  /** Syncs the content of a file to disk. */
  syncFile(path: string): Promise<void>;
  /** Syncs the entries of a folder to disk. */
  syncFolder(path: string): Promise<void>;
};

/** The file system of this machine. */
export const nodeDisk: Disk = {
  makeFolder: (path) => makeFolder(path, 0o700),
  write: (path, content) => pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' })),
  read: (path, start) => createReadStream(path, { start }),
  rename,
  remove: (path) => rm(path, { force: true }),
  async stat(path) {
    try {
      const { size, mtimeMs, ctimeMs } = await stat(path);
      return { size, changedAt: Math.max(mtimeMs, ctimeMs) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async *files(folder) {
    try {
      for await (const entry of await opendir(folder, { recursive: true }))
        if (entry.isFile()) yield join(entry.parentPath, entry.name);
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  },
  async syncFile(path) {
    const file = await open(path, 'r+');
    try {
      await file.sync();
    } finally {
      await file.close();
    }
  },
  syncFolder,
};

/** Syncs the entries of a folder to disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and journals their entries.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    // Some network file systems cannot sync a folder. PostgreSQL ignores these two errors as well.
    const code = errorCode(error);
    if (code !== 'EINVAL' && code !== 'EBADF') throw error;
  } finally {
    await folder.close();
  }
}

/**
 * Creates a folder that survives a power cut: all created folders are synced in their parents, and those from `top` down
 * in any case, since an earlier process may have created them and stopped before the sync.
 */
export async function makeLastingFolder(path: string, disk: Disk = nodeDisk, top = path): Promise<void> {
  const made = await disk.makeFolder(path);
  const last = made !== null && made.length < top.length ? made : top;
  for (let folder = path; ; folder = dirname(folder)) {
    await disk.syncFolder(dirname(folder));
    if (folder === last) return;
  }
}

function isMissing(error: unknown): boolean {
  const code = errorCode(error);
  return code === 'ENOENT' || code === 'ENOTDIR';
}

export function isNowhere(path: string): Promise<boolean> {
  return lstat(path).then(
    () => false,
    (error: unknown) => hasErrorCode(error, 'ENOENT'),
  );
}
