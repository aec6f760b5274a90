// Takes out of a photo where it was taken, which cameras write into it and everybody who sees the photo could read.
// Everything else stays as it is, byte for byte: the orientation, the time, the picture.
import { Buffer } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { exifIn, gpsIn, isPng, jpegSegments, pngChunks } from '#core/files/photo/metadata.ts';

/** The bytes of a JPEG or PNG without the place; null if it has none. */
export function withoutPlace(photo: Buffer): Buffer | null {
  const bytes = Buffer.from(photo);
  const erased = isPng(bytes) ? eraseInPng(bytes) : eraseInJpeg(bytes);
  return erased ? bytes : null;
}

function eraseInJpeg(bytes: Buffer): boolean {
  let erased = false;
  for (const segment of jpegSegments(bytes)) {
    const { at, kind, content } = segment;
    const exif = exifIn(segment);
    if (exif !== null) {
      if (eraseInTiff(exif)) erased = true;
    } else if (kind === 0xe1 && says(content, 'GPS')) {
      // XMP, which says it in words: an empty comment of the same length takes its place.
      bytes[at + 1] = 0xfe;
      content.fill(space);
      erased = true;
    }
  }
  return erased;
}

function eraseInPng(bytes: Buffer): boolean {
  let erased = false;
  for (const { at, kind, content } of pngChunks(bytes)) {
    const isText = kind === 'iTXt' && says(content, 'GPS');
    if (isText) content.fill(space, content.indexOf(0) + 5);
    if (isText || (kind === 'eXIf' && eraseInTiff(content))) {
      const end = at + 8 + content.length;
      bytes.writeUInt32BE(crc32(bytes.subarray(at + 4, end)), end);
      erased = true;
    }
  }
  return erased;
}

/** Empties the list of the GPS, and its values that stand elsewhere. */
function eraseInTiff(tiff: Uint8Array): boolean {
  const gps = gpsIn(tiff);
  if (gps === null) return false;
  for (const { value } of gps.entries) value.fill(0);
  gps.list.fill(0);
  return true;
}

const space = 0x20;

function says({ buffer, byteOffset, byteLength }: Uint8Array, text: string): boolean {
  return Buffer.from(buffer, byteOffset, byteLength).includes(text);
}
