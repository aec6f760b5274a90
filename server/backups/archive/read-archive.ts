// Reads a backup part by part, in bounded memory, and holds each part against what was written: what is damaged, cut off or added is
// named, and nothing is taken for whole that is not.
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open as openFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract } from 'tar-stream';
import type * as z from 'zod/mini';
import { errorCode } from '#core/error-code.ts';
import { AppError } from '#core/errors.ts';
import { type BackupKey, decryption, isWrongKey, unencrypted } from './encryption.ts';
import {
  type BackupHeader,
  type BackupManifest,
  formatNumber,
  header as headerShape,
  headerName,
  listPrefix,
  manifest as manifestShape,
  manifestName,
  partList,
  type PartList,
  type PartPlace,
  placeOfPart,
} from './format.ts';
import { useLittleMemory } from './little-memory.ts';
import { NotWhole, withoutTrailer } from './trailer.ts';

export type Part = { place: NonNullable<PartPlace>; name: string; content: AsyncIterable<Uint8Array> };
export type ArchiveReader = {
  /** Called first. */
  header(header: BackupHeader): Promise<void>;
  /** Called for each part; must read its content to the end. */
  part(part: Part): Promise<void>;
};

/** Bytes of the parts that are held as a whole: the header, lists and the manifest. */
const mostOfWhole = 64 * 1024 * 1024;
const zstdMagic = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
const ageMagic = Buffer.from('age-encryption.org/');

/** Whether the file is encrypted. Throws AppError `not-found` for no file, `invalid` for one that is no backup. */
export async function isEncrypted(path: string): Promise<boolean> {
  const start = await firstBytes(path);
  if (start.subarray(0, zstdMagic.length).equals(zstdMagic)) return false;
  if (start.equals(ageMagic)) return true;
  throw new AppError('usage', `${path} is not a backup of Formdeck.`);
}

/**
 * Reads a backup from its beginning to its end, and returns its manifest.
 * @throws AppError `usage` where the key does not open it, or it is damaged; and whatever the reader throws
 */
export async function readArchive(
  path: string,
  key: BackupKey,
  reader: ArchiveReader,
): Promise<BackupManifest> {
  useLittleMemory();
  const open = (await isEncrypted(path)) ? decryption(requireKey(path, key)) : unencrypted;
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  const tar = extract();
  const source = pipeline(file, open, withoutTrailer, createZstdDecompress(), tar);
  source.catch(() => undefined);
  const at: At = { path, part: headerName, broken: null, theirs: null };
  try {
    const manifest = await readParts(tar, at, reader);
    await source;
    if (manifest !== null) return manifest;
  } catch (cause) {
    // An error of the reader is no damage of the file, unless it is that the file cannot be read on.
    if (at.theirs !== null && at.broken === null) throw at.theirs.error;
    const error = at.broken === null ? cause : at.broken.error;
    throw error instanceof AppError ? error : problemOf(at, error);
  } finally {
    file.destroy();
    tar.destroy();
  }
  throw damaged(path, 'it ends too early');
}

type At = {
  path: string;
  /** The name of the part that is read. */
  part: string;
  /** Why the file cannot be read on. */
  broken: { error: unknown } | null;
  /** Why its reader did not want to. */
  theirs: { error: unknown } | null;
};

/** Reads the entries, and compares them with the lists between them. Null if the manifest is not there. */
async function readParts(
  entries: AsyncIterable<AsyncIterable<unknown> & { header: { name: string } }>,
  at: At,
  reader: ArchiveReader,
): Promise<BackupManifest | null> {
  let list: PartList = [];
  const lists: PartList = [];
  let manifest: BackupManifest | null = null;
  for await (const entry of entries) {
    const { name } = entry.header;
    const isFirst = list.length === 0 && lists.length === 0;
    at.part = name;
    if (manifest !== null) throw damaged(at.path, `something follows its end: ${name}`);
    if (isFirst !== (name === headerName)) throw damaged(at.path, 'it does not begin as a backup');
    const sum = summed(entry, at);
    if (isFirst) {
      const header = knownFormat(at, parsed(at, headerShape, await whole(sum.content)));
      await theirs(at, reader.header(header));
    } else if (name === manifestName) {
      manifest = parsed(at, manifestShape, await whole(sum.content));
      if (list.length > 0) throw damaged(at.path, `${list[0]?.name ?? ''} is in no list`);
      requireSame(at, lists, manifest.lists);
      continue;
    } else if (name.startsWith(listPrefix)) {
      requireSame(at, list, parsed(at, partList, await whole(sum.content)));
      lists.push(sum.part(name));
      list = [];
      continue;
    } else {
      const place = placeOfPart(name);
      if (place === null) throw damaged(at.path, `it has an unknown part: ${name}`);
      await theirs(at, reader.part({ place, name, content: sum.content }));
    }
    list.push(sum.part(name));
  }
  return manifest;
}

function theirs(at: At, work: Promise<void>): Promise<void> {
  return work.catch((error: unknown) => {
    at.theirs = { error };
    throw error;
  });
}

function requireKey(path: string, key: BackupKey): BackupKey {
  if (key.passphrase !== undefined || (key.identities ?? []).length > 0) return key;
  throw new AppError('usage', `${path} is encrypted.`, {
    hint: 'Give its passphrase with --passphrase-file, or a secret key of age with --identity.',
  });
}

function knownFormat({ path }: At, header: BackupHeader): BackupHeader {
  if (header.format === formatNumber) return header;
  throw new AppError('usage', `${path} was made by a newer Formdeck (${header.formdeck}).`, {
    hint: 'Open it with that version, or a newer one.',
  });
}

function parsed<T>(at: At, shape: z.ZodMiniType<T>, content: Buffer): T {
  try {
    return shape.parse(JSON.parse(content.toString('utf8')));
  } catch (cause) {
    throw problemOf(at, cause);
  }
}

/** Throws AppError `usage` for the first part that is not as a list says. */
function requireSame({ path }: At, found: PartList, expected: PartList): void {
  for (let index = 0; index < Math.max(found.length, expected.length); index += 1) {
    const [is, was] = [found[index], expected[index]];
    if (is?.name !== was?.name || is?.sha256 !== was?.sha256)
      throw damaged(path, `${(was ?? is)?.name ?? ''} is not as it was written`);
  }
}

/** A content that is summed while somebody reads it. */
function summed(source: AsyncIterable<unknown>, at: At) {
  const hash = createHash('sha256');
  let size = 0;
  async function* content(): AsyncGenerator<Uint8Array> {
    try {
      for await (const chunk of source) {
        if (!(chunk instanceof Uint8Array)) continue;
        hash.update(chunk);
        size += chunk.length;
        yield chunk;
      }
    } catch (error) {
      at.broken = { error };
      throw error;
    }
  }
  return { content: content(), part: (name: string) => ({ name, size, sha256: hash.digest('hex') }) };
}

async function whole(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of content) {
    size += chunk.length;
    if (size > mostOfWhole) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function problemOf({ path, part }: At, cause: unknown): AppError {
  if (isWrongKey(cause))
    return new AppError('usage', `This passphrase does not open ${path}.`, {
      cause,
      hint: 'A backup made for public keys opens with --identity and the file of a secret key.',
    });
  if (cause instanceof NotWhole) return damaged(path, 'it was changed, or its end is missing', cause);
  const code = errorCode(cause);
  if (code === 'EIO' || code === 'EACCES')
    return new AppError('usage', `${path} cannot be read (${code}).`, { cause });
  return damaged(path, `it cannot be read after ${part}`, cause);
}

function damaged(path: string, why: string, cause?: unknown): AppError {
  return new AppError('usage', `${path} is damaged: ${why}.`, {
    ...(cause !== undefined && { cause }),
    hint: 'Use another backup. Nothing was restored from this one.',
  });
}

async function firstBytes(path: string): Promise<Buffer> {
  try {
    await using file = await openFile(path);
    const start = Buffer.alloc(ageMagic.length);
    const { bytesRead } = await file.read(start, 0, start.length, 0);
    return start.subarray(0, bytesRead);
  } catch (cause) {
    throw new AppError('usage', `${path} cannot be read (${errorCode(cause) ?? String(cause)}).`, { cause });
  }
}
