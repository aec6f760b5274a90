// The file port: images, uploads and their like under keys such as `images/<company>/<id>`. Here a folder;
// a store of another kind implements the same functions.
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';

export type FileStore = {
  /** Keeps a file whole or not at all; answers its size in bytes. */
  put(key: string, content: AsyncIterable<Buffer>): Promise<number>;
  /** The file from byte `start` on. Throws ENOENT where there is none. */
  read(key: string, start?: number): Readable;
  /** Its size in bytes, or null where there is none. */
  size(key: string): Promise<number | null>;
  /** Gives a file another key; what had that key is replaced. */
  move(from: string, to: string): Promise<void>;
  /** Deletes the file, if it is there. */
  remove(key: string): Promise<void>;
  /** Deletes what is left of files whose writing was cut off: those last written before a moment, epoch milliseconds. */
  sweep(before: number): Promise<void>;
};

const partialEnd = '.part';
const safeKey = /^[a-z]+(\/[\w-]+)+(\.\w+)?$/;

/** A file store in a folder. */
export function folderStore(folder: string): FileStore {
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new TypeError(`Not a file key: ${key}`);
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}${partialEnd}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        await pipeline(content, createWriteStream(partial, { mode: 0o600 }));
        await synced(partial);
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      return (await stat(path)).size;
    },
    read: (key, start = 0) => createReadStream(pathOf(key), { start }),
    async size(key) {
      return stat(pathOf(key)).then(
        (found) => found.size,
        () => null,
      );
    },
    async move(from, to) {
      await mkdir(dirname(pathOf(to)), { recursive: true, mode: 0o700 });
      await rename(pathOf(from), pathOf(to));
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async sweep(before) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile() || !entry.name.endsWith(partialEnd)) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => null);
        if (found !== null && found.mtimeMs < before) await rm(path, { force: true });
      }
    },
  };
}

/** What was acknowledged survives a power cut. */
async function synced(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
