// The file port: images, uploads and their like under keys such as `images/<company>/<id>`. Here a folder;
// a store of another kind implements the same functions. What `put` and `move` have resolved for survives a power cut, so
// that a transaction may refer to it: files and the folders that name them are synced before.
import { dirname, join, relative, sep } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type Disk, makeLastingFolder, nodeDisk } from './disk.ts';

export type FileStore = {
  /**
   * Keeps a file whole or not at all; answers its size in bytes. Under `incoming/` it is for a request only: it survives
   * a power cut once it was moved elsewhere.
   */
  put(key: string, content: AsyncIterable<Buffer>): Promise<number>;
  /** The file from byte `start` on. Throws ENOENT where there is none. */
  read(key: string, start?: number): Readable;
  /** Its size in bytes, or null where there is none. */
  size(key: string): Promise<number | null>;
  /** Gives a file another key; what had that key is replaced. */
  move(from: string, to: string): Promise<void>;
  /** Deletes the file, if it is there. */
  remove(key: string): Promise<void>;
  /** The keys below a folder such as `images/<company>` whose files were last changed before a moment, epoch milliseconds. */
  keysBefore(folder: string, before: number): AsyncIterable<string>;
  /**
   * Deletes what is left of files whose writing was cut off, and of requests that did not come to their end: those last
   * changed before a moment, epoch milliseconds.
   */
  sweep(before: number): Promise<void>;
};

const partialEnd = '.part';
const incoming = 'incoming/';
const safeKey = /^[a-z]+(\/[\w-]+)+(\.\w+)?$/;

/** A file store in a folder. */
export function folderStore(folder: string, disk: Disk = nodeDisk): FileStore {
  const pathOf = (key: string) => {
    if (!safeKey.test(key)) throw new TypeError(`Not a file key: ${key}`);
    return join(folder, key);
  };
  const keyOf = (path: string) => relative(folder, path).replaceAll(sep, '/');
  const lasting = new Map<string, Promise<void>>();

  /** Makes a folder of the store. What an earlier server made and did not sync is synced once as well. */
  async function makeFolder(path: string): Promise<void> {
    const known = lasting.get(path);
    if (known !== undefined && (await disk.makeFolder(path)) === null) return known;
    const made = makeLastingFolder(path, disk, folder).catch((error: unknown) => {
      lasting.delete(path);
      throw error;
    });
    lasting.set(path, made);
    return made;
  }

  async function changedBefore(path: string, before: number): Promise<boolean> {
    const found = await disk.stat(path);
    return found !== null && found.changedAt < before;
  }

  return {
    async put(key, content) {
      const path = pathOf(key);
      const partial = `${path}.${randomUUID()}${partialEnd}`;
      await makeFolder(dirname(path));
      try {
        await disk.write(partial, content);
        await disk.syncFile(partial);
        await disk.rename(partial, path);
        if (!key.startsWith(incoming)) await disk.syncFolder(dirname(path));
      } catch (error) {
        await disk.remove(partial).catch(() => undefined);
        throw error;
      }
      return (await disk.stat(path))?.size ?? 0;
    },
    read: (key, start = 0) => disk.read(pathOf(key), start),
    size: async (key) => (await disk.stat(pathOf(key)))?.size ?? null,
    async move(from, to) {
      const [source, target] = [pathOf(from), pathOf(to)];
      await makeFolder(dirname(target));
      await disk.rename(source, target);
      // Where the one folder outlived the cut and the other did not, the file would have two names.
      await Promise.all([disk.syncFolder(dirname(target)), disk.syncFolder(dirname(source))]);
    },
    remove: (key) => disk.remove(pathOf(key)),
    async *keysBefore(under, before) {
      for await (const path of disk.files(pathOf(under)))
        if (!path.endsWith(partialEnd) && (await changedBefore(path, before))) yield keyOf(path);
    },
    async sweep(before) {
      await makeFolder(folder);
      for await (const path of disk.files(folder)) {
        const isLeft = path.endsWith(partialEnd) || keyOf(path).startsWith(incoming);
        if (isLeft && (await changedBefore(path, before))) await disk.remove(path);
      }
    },
  };
}
