// Reads an image's dimensions from the header of a JPEG or PNG, without decoding it.
import { Buffer } from 'node:buffer';

export type ImageSize = { width: number; height: number };

/** Room for headers and what cameras write before them, such as a thumbnail and a colour profile. */
const mostBytes = 1024 * 1024;

/** The size in pixels of a JPEG or PNG; null if the first megabyte does not contain it. */
export async function imageSize(stream: AsyncIterable<Buffer>): Promise<ImageSize | null> {
  let bytes = Buffer.alloc(0);
  for await (const chunk of stream) {
    bytes = Buffer.concat([bytes, chunk]);
    const size = sizeIn(bytes);
    if (size !== undefined) return size;
    if (bytes.length >= mostBytes) break;
  }
  return null;
}

/** Undefined if more bytes are needed; null if they would not help. */
function sizeIn(bytes: Buffer): ImageSize | null | undefined {
  if (bytes.length < 26) return undefined;
  if (bytes.toString('latin1', 1, 4) === 'PNG')
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (isFrame(marker))
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    // The image data starts without a frame header.
    else if (marker === 0xda || marker === 0xd9) return null;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Start of frame, of any kind; the four excluded codes are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
