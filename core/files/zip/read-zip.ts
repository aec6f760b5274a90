// Reads a ZIP file (PKWARE's APPNOTE 4.3) whose sender nobody knows: what its directory says is bounded, and checked again
// while unpacking, since it may be wrong.

/** An entry as the directory describes it. */
export type Packed = { path: string; method: number; packedSize: number; size: number; offset: number };

/** Thrown if a file has more entries, or unpacks to more, than the limit. */
export class UnpacksToTooMuch extends Error {}

const mostEntries = 10_000;

/** The entries of the directory at the end of the file; null if it is missing or invalid, or anything is encrypted. */
export function directoryOf(file: Uint8Array): Packed[] | null {
  const end = directoryEnd(file);
  return end === null ? null : entriesIn(file.subarray(end.at), end.count);
}

/** The same of a file that is not in memory. */
export async function directoryOfBlob(file: Blob): Promise<Packed[] | null> {
  const end = directoryEnd(
    await bytesOf(file, Math.max(0, file.size - endLength - longestComment), file.size),
  );
  if (end === null) return null;
  if (end.size > mostDirectoryBytes) throw new UnpacksToTooMuch();
  return entriesIn(await bytesOf(file, end.at, end.at + end.size), end.count);
}

const endLength = 22;
const longestComment = 0xffff;
const mostDirectoryBytes = 16 * 1024 * 1024;

/** Where the directory begins, and how many entries and bytes it has. */
function directoryEnd(tail: Uint8Array): { at: number; size: number; count: number } | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new UnpacksToTooMuch();
  return { at: view.getUint32(end + 16, true), size: view.getUint32(end + 12, true), count };
}

function entriesIn(directory: Uint8Array, count: number): Packed[] | null {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const entries: Packed[] = [];
  for (let index = 0, at = 0; index < count; index += 1) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted) return null;
    entries.push({
      path: new TextDecoder().decode(directory.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

async function bytesOf(file: Blob, start: number, end: number): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.slice(start, end).arrayBuffer());
}

/** The offset of the end-of-central-directory record: at the end of the file, before an optional comment. */
function endOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) === 0x06054b50) return at;
  }
  return null;
}

/**
 * The content of an entry, at most `limit` bytes; null if it cannot be read.
 * @throws UnpacksToTooMuch
 */
export async function contentOf(
  file: Uint8Array<ArrayBuffer>,
  entry: Packed,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const start = contentStart(file.subarray(entry.offset), entry);
  return start === null ? null : unpacked(file.subarray(start, start + entry.packedSize), entry, limit);
}

/** The same of a file that is not in memory. */
export async function contentOfBlob(
  file: Blob,
  entry: Packed,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const start = contentStart(await bytesOf(file, entry.offset, entry.offset + headLength), entry);
  // What is too much is not even read.
  if (entry.packedSize > limit) throw new UnpacksToTooMuch();
  return start === null ? null : unpacked(await bytesOf(file, start, start + entry.packedSize), entry, limit);
}

const headLength = 30;

/** Where the content of an entry begins in the file; `head` is what stands at its offset. */
function contentStart(head: Uint8Array, { offset }: Packed): number | null {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (head.length < headLength || view.getUint32(0, true) !== 0x04034b50) return null;
  return offset + headLength + view.getUint16(26, true) + view.getUint16(28, true);
}

async function unpacked(
  packed: Uint8Array<ArrayBuffer>,
  { method, packedSize }: Packed,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (packed.length < packedSize) return null;
  if (packed.length > limit) throw new UnpacksToTooMuch();
  if (method === 0) return packed;
  return method === 8 ? inflated(packed, limit) : null;
}

async function inflated(
  packed: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  for (;;) {
    const piece = await reader.read().catch(() => null);
    if (piece === null) return null;
    if (piece.done) break;
    length += piece.value.length;
    if (length > limit) {
      await reader.cancel().catch(() => undefined);
      throw new UnpacksToTooMuch();
    }
    pieces.push(piece.value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
