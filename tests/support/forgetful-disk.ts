// A file system that forgets what was not synced when its power is cut: the content of files, and the names in folders.
// The names of a folder are on the disk as they were when it was last synced; what real file systems bring there by
// themselves comes too late here.
import { dirname, basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Disk } from '#server/files/disk.ts';

type File = { kind: 'file'; content: Buffer; synced: Buffer; changedAt: number };
type Folder = { kind: 'folder'; entries: Map<string, Entry>; synced: Map<string, Entry> };
type Entry = File | Folder;

export type ForgetfulDisk = Disk & {
  /** Leaves what is on the disk, as it is found when the machine starts again. */
  cutPower(): void;
  /** From now on, syncing a folder fails with this code; null: it works again. */
  failSyncing(code: string | null): void;
  /** The content that a file would have after a power cut now; null where it would not be there. */
  lasting(path: string): Buffer | null;
};

/** An empty disk with this folder on it. */
export function forgetfulDisk(root: string, now: () => number = Date.now): ForgetfulDisk {
  const top: Folder = { kind: 'folder', entries: new Map(), synced: new Map() };
  let failure: string | null = null;

  const find = (path: string, state: 'entries' | 'synced' = 'entries'): Entry | undefined => {
    let entry: Entry | undefined = top;
    for (const name of path.split(/[/\\]/).filter((part) => part !== ''))
      entry = entry?.kind === 'folder' ? entry[state].get(name) : undefined;
    return entry;
  };
  const folderAt = (path: string): Folder => {
    const found = find(path);
    if (found?.kind !== 'folder') throw issue('ENOENT', path);
    return found;
  };
  const fileAt = (path: string): File => {
    const found = find(path);
    if (found?.kind !== 'file') throw issue('ENOENT', path);
    return found;
  };
  const makeFolder = (path: string): string | null => {
    if (find(path) !== undefined) return null;
    const above = makeFolder(dirname(path));
    folderAt(dirname(path)).entries.set(basename(path), {
      kind: 'folder',
      entries: new Map(),
      synced: new Map(),
    });
    return above ?? path;
  };
  const restart = (entry: Entry): void => {
    if (entry.kind === 'file') entry.content = entry.synced;
    else {
      entry.entries = new Map(entry.synced);
      for (const each of entry.entries.values()) restart(each);
    }
  };
  const syncAll = (entry: Entry): void => {
    if (entry.kind !== 'folder') return;
    entry.synced = new Map(entry.entries);
    for (const each of entry.entries.values()) syncAll(each);
  };
  makeFolder(root);
  syncAll(top);

  return {
    makeFolder: async (path) => makeFolder(path),
    async write(path, content) {
      const file: File = {
        kind: 'file',
        content: Buffer.alloc(0),
        synced: Buffer.alloc(0),
        changedAt: now(),
      };
      folderAt(dirname(path)).entries.set(basename(path), file);
      for await (const bytes of content) file.content = Buffer.concat([file.content, bytes]);
      file.changedAt = now();
    },
    read: (path, start) => {
      const found = find(path);
      if (found?.kind === 'file')
        return Readable.from([found.content.subarray(start)], { objectMode: false });
      return new Readable({
        read() {
          this.destroy(issue('ENOENT', path));
        },
      });
    },
    async rename(from, to) {
      const file = fileAt(from);
      folderAt(dirname(to)).entries.set(basename(to), file);
      folderAt(dirname(from)).entries.delete(basename(from));
      file.changedAt = now();
    },
    async remove(path) {
      const folder = find(dirname(path));
      if (folder?.kind === 'folder') folder.entries.delete(basename(path));
    },
    async stat(path) {
      const found = find(path);
      return found?.kind === 'file' ? { size: found.content.length, changedAt: found.changedAt } : null;
    },
    async *files(path) {
      const found = find(path);
      if (found?.kind === 'folder') yield* filesIn(found, path);
    },
    async syncFile(path) {
      const file = fileAt(path);
      file.synced = file.content;
    },
    async syncFolder(path) {
      if (failure !== null) throw issue(failure, path);
      const folder = folderAt(path);
      folder.synced = new Map(folder.entries);
    },
    cutPower: () => restart(top),
    failSyncing(code) {
      failure = code;
    },
    lasting(path) {
      const found = find(path, 'synced');
      return found?.kind === 'file' ? found.synced : null;
    },
  };
}

function* filesIn(folder: Folder, path: string): Generator<string> {
  for (const [name, entry] of folder.entries) {
    if (entry.kind === 'file') yield join(path, name);
    else yield* filesIn(entry, join(path, name));
  }
}

function issue(code: string, path: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: ${path}`), { code, syscall: 'fsync' });
}
