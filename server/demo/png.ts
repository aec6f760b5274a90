// A PNG encoder for small drawings: 8 bits a channel, no filters, no palette.
import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

export type Drawing = {
  width: number;
  height: number;
  /** 1: grey; 3: red, green, blue. */
  channels: 1 | 3;
  /** Row by row from the top. */
  pixels: Uint8Array | Uint8ClampedArray;
};

const magic = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The bytes of a PNG file. */
export function encodePng({ width, height, channels, pixels }: Drawing): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head[8] = 8;
  head[9] = channels === 1 ? 0 : 2;
  // Every line begins with its filter: 0, none.
  const stride = width * channels;
  const lines = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    lines.set(pixels.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  }
  return Buffer.concat([
    magic,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
