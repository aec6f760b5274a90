// Takes out of a photo where it was taken, which cameras write into it and everybody who sees the photo could read.
// Everything else stays as it is, byte for byte: the orientation, the time, the picture.
import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';

const gpsTag = 0x8825;
/** Bytes of a value by its type in TIFF, from BYTE to DOUBLE. */
const typeSizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** The bytes of a JPEG or PNG without the place; null if it has none. */
export function withoutPlace(photo: Buffer): Buffer | null {
  const bytes = Buffer.from(photo);
  const erased = bytes.toString('latin1', 1, 4) === 'PNG' ? eraseInPng(bytes) : eraseInJpeg(bytes);
  return erased ? bytes : null;
}

function eraseInJpeg(bytes: Buffer): boolean {
  let erased = false;
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff;) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // The picture begins.
    if (marker === 0xda || marker === 0xd9) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const content = bytes.subarray(at + 4, end);
    if (marker === 0xe1 && content.toString('latin1', 0, 6) === 'Exif\0\0') {
      if (eraseInTiff(content.subarray(6))) erased = true;
    } else if (marker === 0xe1 && content.includes('GPS')) {
      // XMP, which says it in words: an empty comment of the same length takes its place.
      bytes[at + 1] = 0xfe;
      content.fill(' ');
      erased = true;
    }
    at = Math.max(end, at + 4);
  }
  return erased;
}

function eraseInPng(bytes: Buffer): boolean {
  let erased = false;
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) break;
    const content = bytes.subarray(at + 8, end);
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const isText = kind === 'iTXt' && content.includes('GPS');
    if (isText) content.fill(' ', content.indexOf(0) + 5);
    if (isText || (kind === 'eXIf' && eraseInTiff(content))) {
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
      erased = true;
    }
    at = end + 4;
  }
  return erased;
}

/** Empties the list of places that the first list of tags points to. */
function eraseInTiff(tiff: Buffer): boolean {
  if (tiff.length < 8) return false;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  /** Where the entries of the list at an offset are, as far as there are that many. */
  const entriesAt = (list: number): number[] =>
    list + 2 > tiff.length
      ? []
      : Array.from({ length: short(list) }, (_, index) => list + 2 + index * 12).filter(
          (entry) => entry + 12 <= tiff.length,
        );
  const pointer = entriesAt(long(4)).find((entry) => short(entry) === gpsTag);
  if (pointer === undefined) return false;
  const list = long(pointer + 8);
  const entries = entriesAt(list);
  if (entries.length === 0) return false;
  for (const entry of entries) {
    const size = (typeSizes[short(entry + 2)] ?? 1) * long(entry + 4);
    // Larger values stand elsewhere.
    if (size > 4)
      tiff.fill(0, Math.min(long(entry + 8), tiff.length), Math.min(long(entry + 8) + size, tiff.length));
  }
  tiff.fill(0, list, list + 2 + entries.length * 12);
  return true;
}
