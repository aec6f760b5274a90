// Writes a backup part by part, in bounded memory. The file has its name only when it is whole and on the disk.
import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { nodeDisk } from '#server/files/disk.ts';
import { type BackupLock, encryption, unencrypted } from './encryption.ts';
import {
  type BackupHeader,
  type BackupManifest,
  headerName,
  listPrefix,
  manifestName,
  type PartList,
} from './format.ts';
import { useLittleMemory } from './little-memory.ts';
import { withTrailer } from './trailer.ts';

export type ArchiveWriter = {
  /** Adds a part of a known size in bytes. */
  add(name: string, size: number, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
};
export type WrittenArchive = { bytes: number; /** Of the file, as hexadecimal. */ sha256: string };

/** The end of the names of files that are not whole. */
export const partialEnd = '.part';
const partsPerList = 1_000;

/**
 * Writes the backup that `fill` adds the parts of.
 * @throws whatever `fill` and the disk throw; then there is no file
 */
export async function writeArchive(
  path: string,
  lock: BackupLock,
  header: BackupHeader,
  fill: (archive: ArchiveWriter) => Promise<Omit<BackupManifest, 'lists'>>,
): Promise<WrittenArchive> {
  useLittleMemory();
  const partial = `${path}${partialEnd}`;
  const closed = lock === null ? unencrypted : encryption(lock);
  const tar = pack();
  const compressed = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
  const total = { bytes: 0, hash: createHash('sha256') };
  const counted = (source: AsyncIterable<Uint8Array>) => countedBytes(source, total);
  const written = pipeline(
    tar,
    compressed,
    withTrailer,
    closed,
    counted,
    createWriteStream(partial, { mode: 0o600 }),
  );
  try {
    await Promise.all([written, fillArchive(tar, header, fill)]);
    await nodeDisk.syncFile(partial);
    await nodeDisk.rename(partial, path);
    await nodeDisk.syncFolder(dirname(path));
  } catch (error) {
    tar.destroy();
    await written.catch(() => undefined);
    await nodeDisk.remove(partial).catch(() => undefined);
    throw error;
  }
  return { bytes: total.bytes, sha256: total.hash.digest('hex') };
}

async function fillArchive(
  tar: Pack,
  header: BackupHeader,
  fill: (archive: ArchiveWriter) => Promise<Omit<BackupManifest, 'lists'>>,
): Promise<void> {
  let list: PartList = [];
  const lists: PartList = [];
  const endList = async () => {
    if (list.length === 0) return;
    const name = `${listPrefix}${String(lists.length + 1).padStart(6, '0')}.json`;
    const [size, content] = json(list);
    list = [];
    lists.push({ name, size, sha256: await addEntry(tar, name, size, content) });
  };
  const add: ArchiveWriter['add'] = async (name, size, content) => {
    list.push({ name, size, sha256: await addEntry(tar, name, size, content) });
    if (list.length >= partsPerList) await endList();
  };
  try {
    await add(headerName, ...json(header));
    const found = await fill({ add });
    await endList();
    await addEntry(tar, manifestName, ...json({ lists, ...found } satisfies BackupManifest));
    tar.finalize();
  } catch (error) {
    tar.destroy(error instanceof Error ? error : undefined);
    throw error;
  }
}

function json(value: unknown): [size: number, content: Buffer[]] {
  const content = Buffer.from(JSON.stringify(value));
  return [content.length, [content]];
}

/** Adds an entry; returns the SHA-256 of its content. */
async function addEntry(
  tar: Pack,
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const total = { bytes: 0, hash: createHash('sha256') };
  await pipeline(countedBytes(content, total), tar.entry({ name, size, mode: 0o600 }));
  return total.hash.digest('hex');
}

async function* countedBytes(
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array> | Readable,
  total: { bytes: number; hash: Hash },
): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    total.bytes += chunk.length;
    total.hash.update(chunk);
    yield chunk;
  }
}
