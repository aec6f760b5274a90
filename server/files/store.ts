// The file store port: images, uploads and other files under keys such as `images/<company>/<id>`. This is a folder;
// other stores implement the same functions. Once `put` or `move` resolves, the file survives a power cut, so that a
// transaction may refer to it: files and their folders are synced first.
import { dirname, join, relative, sep } from 'node:path';
import { randomUUID } from 'node:crypto';
import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import { type Disk, makeLastingFolder, nodeDisk } from './disk.ts';

export type FileStore = {
  /**
   * Stores a file atomically; returns its size in bytes. Keys under `incoming/` are for the current request only: such a
   * file survives a power cut once it was moved elsewhere.
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<number>;
  /** The file from byte `start` on. Throws ENOENT if it does not exist. */
  read(key: string, start?: number): Readable;
  /** Its size in bytes, or null if it does not exist. */
  size(key: string): Promise<number | null>;
  /** Renames a file; an existing file with the new key is replaced. */
  move(from: string, to: string): Promise<void>;
  /** Deletes a file, if it exists. */
  remove(key: string): Promise<void>;
  /**
   * The keys below a folder such as `images/<company>` whose files were last changed before a moment, in epoch
   * milliseconds.
   */
  keysBefore(folder: string, before: number): AsyncIterable<string>;
  /**
   * Deletes partial files and those of unfinished requests that were last changed before a moment, in epoch
   * milliseconds.
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

  /** Creates a folder of the store. Folders that an earlier server created and did not sync are synced once as well. */
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
      // If a power cut lost only one of the two folders' changes, the file would have two names.
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

/** A file as a whole: for those that are small, and few at a time. */
export async function wholeFile(files: Pick<FileStore, 'read'>, key: string): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(key)) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
