// What cameras write into a photo beside the picture: the parts of a JPEG or PNG, and in EXIF, which is a TIFF, the list of what
// the GPS said. Nothing is copied: who writes into a part writes into the photo. A photo that is cut or broken has fewer of them.

/** A JPEG's segment, up to where the picture begins, or a PNG's chunk; `at` is where it begins, `content` what it holds. */
type Part<Kind> = { at: number; kind: Kind; content: Uint8Array };
/** `value` stands within the entry, or elsewhere if it is larger than four bytes. */
type GpsEntry = { tag: number; value: Uint8Array };
export type GpsList = { isLittle: boolean; entries: GpsEntry[]; list: Uint8Array };

/** The entry of the first list that points to the list of the GPS. */
export const gpsTag = 0x8825;
/** Bytes of a value by its type in TIFF, from BYTE to DOUBLE. */
const typeSizes = [1, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

export function isPng(photo: Uint8Array): boolean {
  return textIn(photo.subarray(1, 4)) === 'PNG';
}

export function* jpegSegments(jpeg: Uint8Array): Generator<Part<number>> {
  for (let at = 2; at + 4 <= jpeg.length && jpeg[at] === 0xff;) {
    const kind = jpeg[at + 1] ?? 0;
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    // The picture begins.
    if (kind === 0xda || kind === 0xd9) return;
    const end = at + 2 + viewOf(jpeg).getUint16(at + 2);
    yield { at, kind, content: jpeg.subarray(at + 4, end) };
    at = Math.max(end, at + 4);
  }
}

export function* pngChunks(png: Uint8Array): Generator<Part<string>> {
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 8 + viewOf(png).getUint32(at);
    if (end + 4 > png.length) return;
    yield { at, kind: textIn(png.subarray(at + 4, at + 8)), content: png.subarray(at + 8, end) };
    at = end + 4;
  }
}

/** The EXIF in a segment; null: it has none. */
export function exifIn({ kind, content }: Part<number>): Uint8Array | null {
  return kind === 0xe1 && textIn(content.subarray(0, 6)) === 'Exif\0\0' ? content.subarray(6) : null;
}

/** The list of the GPS that the first list of tags points to; null: there is none. */
export function gpsIn(tiff: Uint8Array): GpsList | null {
  if (tiff.length < 8) return null;
  const isLittle = textIn(tiff.subarray(0, 2)) === 'II';
  const view = viewOf(tiff);
  const short = (at: number) => view.getUint16(at, isLittle);
  const long = (at: number) => view.getUint32(at, isLittle);
  /** Where the entries of the list at an offset are, as far as there are that many. */
  const entriesAt = (list: number): number[] =>
    list + 2 > tiff.length
      ? []
      : Array.from({ length: short(list) }, (_, index) => list + 2 + index * 12).filter(
          (entry) => entry + 12 <= tiff.length,
        );
  const pointer = entriesAt(long(4)).find((entry) => short(entry) === gpsTag);
  if (pointer === undefined) return null;
  const start = long(pointer + 8);
  const places = entriesAt(start);
  if (places.length === 0) return null;
  const entries = places.map((entry) => {
    const size = (typeSizes[short(entry + 2)] ?? 1) * long(entry + 4);
    const from = size > 4 ? long(entry + 8) : entry + 8;
    return { tag: short(entry), value: tiff.subarray(from, from + size) };
  });
  return { isLittle, entries, list: tiff.subarray(start, start + 2 + places.length * 12) };
}

export function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength);
}

/** Bytes as Latin text, for marks of a few bytes. */
export function textIn(bytes: Uint8Array): string {
  return String.fromCharCode(...bytes);
}
