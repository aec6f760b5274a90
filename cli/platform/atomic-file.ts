// Writes files atomically: into a temporary file beside the target, synced, then renamed. A reader never sees a partial
// file, and an interruption leaves nothing behind.
//
// Not write-file-atomic (8.0.0): it takes the whole content at once, whereas an export is written as it arrives; it
// syncs the file but not its folder, so that a power cut may lose the name; and it always overwrites.
import { copyFile, type FileHandle, link, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, resolve } from 'node:path';
import { AppError } from '#core/errors.ts';
import { fileError } from './file-error.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

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

/**
 * Writes a file that overwrites none: one of its name is left alone, and the new one gets a number, unless it already has
 * this content. Returns the path.
 */
export async function writeBeside(path: string, chunks: readonly string[]): Promise<string> {
  const content = chunks.join('');
  for (let number = 1; ; number += 1) {
    const taken = numberedFrom(path, number);
    const found = await stat(taken).catch(() => null);
    if (found === null) break;
    const isSame = found.isFile() && found.size === Buffer.byteLength(content);
    if (isSame && (await readFile(taken, 'utf8').catch(() => null)) === content) return taken;
  }
  let placed = path;
  const onPlaced = (free: string) => void (placed = free);
  await writeWhole(
    path,
    async (write) => {
      for (const chunk of chunks) await write(chunk);
    },
    { onPlaced },
  );
  return placed;
}

/** Moves a file to a path, with a number if its name is taken, also to another file system. Returns the path. */
export async function moveBeside(from: string, path: string): Promise<string> {
  const [source, there] = await Promise.all([stat(from), stat(path).catch(() => null)]);
  // A move that was ended between its two steps.
  if (there !== null && there.ino === source.ino && there.dev === source.dev) {
    await rm(from);
    return path;
  }
  const folder = dirname(resolve(path));
  if ((await stat(folder)).dev === source.dev) return placeBeside(from, path);
  const part = `${path}.${process.pid}.part`;
  try {
    await copyFile(from, part);
    const copy = await open(part, 'r+');
    try {
      await copy.sync();
    } finally {
      await copy.close();
    }
    const placed = await placeBeside(part, path);
    await syncFolder(folder);
    await rm(from);
    return placed;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Renames a file, adding a number if the name is taken; two concurrent calls get two names. */
async function placeBeside(part: string, path: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const free = numberedFrom(path, number);
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

function numberedFrom(path: string, number: number): string {
  if (number === 1) return path;
  const extension = extname(path);
  return `${path.slice(0, path.length - extension.length)} ${number}${extension}`;
}

/** Rejects devices, pipes and folders: a file must not replace them. */
async function requireFile(path: string): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found === null || found.isFile()) return;
  throw new AppError('usage', wording(m.isNotFile, { path }), { hint: wording(m.giveFileOrForStandard) });
}

/** The error for a folder that cannot be written to. */
function folderError(error: unknown, folder: string): unknown {
  const known = fileError(error, folder);
  // Folders are not created, since a mistyped pattern would leave stray folders behind.
  if (!(known instanceof AppError) || known.code !== 'usage') return known;
  return new AppError('usage', wording(m.folderDoesNotExist, { folder }), {
    hint: wording(m.createItFirstOrChoose),
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
