// A code as a PNG of one bit a pixel. Its few bytes are stored and not packed, so that no library is needed.
import { storing } from '#core/files/zip/packing.ts';
import { type Code, fullSize, quietZone } from './code.ts';

/** The picture, at least `pixels` wide: every module takes the same whole number of pixels. */
export function codePng(code: Code, pixels: number): Uint8Array<ArrayBuffer> {
  const modules = fullSize(code);
  const scale = Math.max(1, Math.ceil(pixels / modules));
  const width = modules * scale;
  const rowLength = 1 + Math.ceil(width / 8);
  const raw = new Uint8Array(rowLength * width);
  for (let y = 0; y < width; y += 1) {
    const row = Math.floor(y / scale) - quietZone;
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor(x / scale) - quietZone;
      const isInside = row >= 0 && column >= 0 && row < code.size && column < code.size;
      const isDark = isInside && code.modules[row * code.size + column] !== 0;
      if (!isDark)
        raw[y * rowLength + 1 + (x >> 3)] = (raw[y * rowLength + 1 + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
  }
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, width);
  header[8] = 1;
  return joined([
    new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', stored(raw)),
    chunk('IEND', new Uint8Array()),
  ]);
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, storing.crc32(bytes.subarray(4, 8 + content.length), 0));
  return bytes;
}

const longestBlock = 65_535;

/** Bytes as a zlib stream that is not packed. */
function stored(bytes: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [new Uint8Array([0x78, 0x01])];
  for (let at = 0; at < bytes.length; at += longestBlock) {
    const block = bytes.subarray(at, at + longestBlock);
    const length = block.length;
    const isLast = at + length >= bytes.length ? 1 : 0;
    parts.push(
      new Uint8Array([isLast, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255]),
      block,
    );
  }
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  parts.push(new Uint8Array([b >> 8, b & 255, a >> 8, a & 255]));
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
