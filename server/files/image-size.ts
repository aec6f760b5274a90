// How large an image is, from its first bytes: JPEG and PNG say so in a header, so that nothing need be decoded.
import { Buffer } from 'node:buffer';

export type ImageSize = { width: number; height: number };

/** Headers and what cameras write before them, such as a small copy and a colour profile. */
const mostBytes = 1024 * 1024;

/** The size in pixels of a JPEG or PNG; null for what says none within its first megabyte. */
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

/** Undefined where more bytes are needed; null where they would not help. */
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
    // Pixels begin, and no frame has said how many.
    else if (marker === 0xda || marker === 0xd9) return null;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Start of frame, of whichever kind; the four left out are tables. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}
