// Writes files atomically: into a temporary file beside the target, synced, then renamed. A reader never sees a partial
// file, and an interruption leaves nothing behind.
//
// Not write-file-atomic (8.0.0): it takes the whole content at once, whereas an export is written as it arrives; it
// syncs the file but not its folder, so that a power cut may lose the name; and it always overwrites.
import { type FileHandle, link, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { AppError } from '#core/errors.ts';
import { fileError } from './file-error.ts';

export type WriteChunk = (chunk: string | Uint8Array) => Promise<void>;

export type WriteOptions = {
  mode?: number;
  /**
   * Given for a file that must not overwrite another: called with its final path, for example `a 2.csv` for `a.csv`.
   */
  onPlaced?: (path: string) => void;
};

/**
 * Writes a file with `work`, which receives a function that appends. If `work` throws, the previous file stays.
 * @throws AppError unless it is a regular file, or if the file system refuses
 */
export async function writeWhole<T>(
  path: string,
  work: (write: WriteChunk) => Promise<T>,
  options: WriteOptions = {},
): Promise<T> {
  await requireFile(path);
  const part = `${path}.${process.pid}.part`;
  const file = await open(part, 'w', options.mode ?? 0o666).catch((error: unknown) => {
    throw folderError(error, dirname(resolve(path)));
  });
  try {
    const result = await work(async (chunk) => {
      await file.appendFile(chunk).catch((error: unknown) => {
        throw fileError(error, path);
      });
    });
    await file.sync();
    await file.close();
    if (options.onPlaced === undefined) await rename(part, path);
    else options.onPlaced(await placeBeside(part, path));
    await syncFolder(dirname(resolve(path)));
    return result;
  } catch (error) {
    await file.close().catch(() => undefined);
    await rm(part, { force: true });
    throw fileError(error, path);
  }
}

/** Renames a file, adding a number if the name is taken; two concurrent calls get two names. */
async function placeBeside(part: string, path: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? path : numbered(path, number);
    try {
      await claim(part, free);
      return free;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || error.code !== 'EEXIST') throw error;
    }
  }
}

async function claim(part: string, path: string): Promise<void> {
  try {
    await link(part, path);
    await rm(part);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (isTaken) throw error;
    // Not every file system supports links: an empty file reserves the name.
    await (await open(path, 'wx')).close();
    await rename(part, path);
  }
}

function numbered(path: string, number: number): string {
  const extension = extname(path);
  return `${path.slice(0, path.length - extension.length)} ${number}${extension}`;
}

/** Rejects devices, pipes and folders: a file must not replace them. */
async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null || found.isFile()) return;
  throw new AppError('usage', `${path} is not a file.`, { hint: 'Give a file, or - for standard output.' });
}

/** The error for a folder that cannot be written to. */
function folderError(error: unknown, folder: string): unknown {
  const known = fileError(error, folder);
  // Folders are not created, since a mistyped pattern would leave stray folders behind.
  if (!(known instanceof AppError) || known.code !== 'usage') return known;
  return new AppError('usage', `The folder ${folder} does not exist.`, {
    hint: 'Create it first, or choose another one.',
    cause: error,
  });
}

/** So that the new name survives a power cut; not every system supports it. */
async function syncFolder(path: string): Promise<void> {
  let folder: FileHandle | undefined;
  try {
    folder = await open(path, 'r');
    await folder.sync();
  } catch {
    // The file itself is on the disk; Windows cannot open folders.
  } finally {
    await folder?.close();
  }
}
