// Reads a ZIP file (PKWARE's APPNOTE 4.3) whose sender nobody knows: what its directory says is bounded, and checked again
// while unpacking, since it may be wrong.

/** An entry as the directory describes it. */
export type Packed = { path: string; method: number; packedSize: number; size: number; offset: number };

/** Thrown if a file has more entries, or unpacks to more, than the limit. */
export class UnpacksToTooMuch extends Error {}

const mostEntries = 10_000;

/** The entries of the directory at the end of the file; null if it is missing or invalid, or anything is encrypted. */
export function directoryOf(file: Uint8Array): Packed[] | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOfDirectory(view);
  if (end === null) return null;
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) throw new UnpacksToTooMuch();
  const entries: Packed[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > file.length || view.getUint32(at, true) !== 0x02014b50) return null;
    const nameLength = view.getUint16(at + 28, true);
    const isEncrypted = (view.getUint16(at + 8, true) & 1) === 1;
    if (isEncrypted) return null;
    entries.push({
      path: new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The offset of the end-of-central-directory record: at the end of the file, before an optional comment. */
function endOfDirectory(view: DataView): number | null {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) {
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
  { offset, method, packedSize }: Packed,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (offset + 30 > file.length || view.getUint32(offset, true) !== 0x04034b50) return null;
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = file.subarray(start, start + packedSize);
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
