// The end of a backup: the SHA-256 of all bytes before it, in a frame that zstd passes over. zstd itself does not notice
// when its last bytes are cut off, or when others follow.
import { createHash } from 'node:crypto';

type Bytes = AsyncIterable<Uint8Array>;

/** A skippable frame of zstd (RFC 8878, 3.1.2): magic number, length of the content. */
const frame = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 32, 0, 0, 0]);
const trailerLength = frame.length + 32;

/** Thrown by `withoutTrailer`. */
export class NotWhole extends Error {}

/** The bytes, followed by their trailer. */
export async function* withTrailer(source: Bytes): Bytes {
  const hash = createHash('sha256');
  for await (const chunk of source) {
    hash.update(chunk);
    yield chunk;
  }
  yield Buffer.concat([frame, hash.digest()]);
}

/** The bytes before the trailer. Throws NotWhole at the end, if they are not those that it was written for. */
export async function* withoutTrailer(source: Bytes): Bytes {
  const hash = createHash('sha256');
  let held = Buffer.alloc(0);
  for await (const chunk of source) {
    const all = Buffer.concat([held, chunk]);
    const sure = Math.max(0, all.length - trailerLength);
    held = all.subarray(sure);
    if (sure === 0) continue;
    hash.update(all.subarray(0, sure));
    yield all.subarray(0, sure);
  }
  if (!held.equals(Buffer.concat([frame, hash.digest()]))) throw new NotWhole();
}
