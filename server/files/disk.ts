// The file system under the file store, as primitives: what is written, renamed or made is not safe from a power cut
// before the file, and the folder that names it, are synced. write-file-atomic syncs the file alone, and takes no stream.
import { errorCode } from '#core/error-code.ts';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import { makeFolder } from './make-folder.ts';

export type FileStat = {
  size: number;
  /** Epoch milliseconds of the last write, rename or copy, whichever came last. */
  changedAt: number;
};

export type Disk = {
  /** Makes a folder and those above it. Answers the topmost folder that was made, null where all were there. */
  makeFolder(path: string): Promise<string | null>;
  /** Writes a new file. */
  write(path: string, content: AsyncIterable<Buffer>): Promise<void>;
  /** The file from byte `start` on. Throws ENOENT where there is none. */
  read(path: string, start: number): Readable;
  rename(from: string, to: string): Promise<void>;
  /** Removes a file, if it is there. */
  remove(path: string): Promise<void>;
  /** Null where there is no file. */
  stat(path: string): Promise<FileStat | null>;
  /** The files in a folder and those below it, as paths. Nothing where there is no such folder. */
  files(folder: string): AsyncIterable<string>;
  /** Waits until the content of a file is on the disk. */
  syncFile(path: string): Promise<void>;
  /** Waits until the names of a folder's entries are on the disk. */
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

/** Waits until the names of a folder's entries are on the disk. */
export async function syncFolder(path: string): Promise<void> {
  // Windows cannot open folders, and keeps their entries in its journal.
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } catch (error) {
    // Some network file systems cannot sync a folder. PostgreSQL passes over these two as well.
    const code = errorCode(error);
    if (code !== 'EINVAL' && code !== 'EBADF') throw error;
  } finally {
    await folder.close();
  }
}

/**
 * Makes a folder that a power cut does not take away again: all that were made are synced in the folders above them, and
 * those from `top` down in any case, since an earlier process may have made them and ended too soon.
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
