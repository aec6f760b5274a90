// The compression of a ZIP file. The server uses native zlib (server/files/zip.ts); this is plain JavaScript without
// compression, for the small files of both faces.

export type Packing = {
  /** The CRC-32 of bytes that follow others with the CRC-32 `before`; 0 for none. */
  crc32(bytes: Uint8Array, before: number): number;
  /** A DEFLATE stream (RFC 1951). `isCompressed`: the bytes will hardly shrink further. */
  deflate(isCompressed: boolean): Deflate;
  /** Only if digests are wanted. */
  sha256?: () => Digest;
};

/** Both resolve to the new output; the input buffer may be reused afterwards. */
export type Deflate = {
  write(bytes: Uint8Array): Promise<readonly Uint8Array[]>;
  end(): Promise<readonly Uint8Array[]>;
};

export type Digest = { update(bytes: Uint8Array): void; hex(): string };

/** Stores bytes uncompressed in DEFLATE's stored blocks (RFC 1951, 3.2.4). */
export const storing: Packing = {
  crc32,
  deflate: () => ({
    write: async (bytes) => storedBlocks(bytes),
    end: async () => [Uint8Array.of(1, 0, 0, 0xff, 0xff)],
  }),
};

const longestBlock = 0xffff;

function storedBlocks(bytes: Uint8Array): Uint8Array[] {
  const count = Math.ceil(bytes.length / longestBlock);
  return Array.from({ length: count }, (_, index) => {
    const content = bytes.subarray(index * longestBlock, (index + 1) * longestBlock);
    const block = new Uint8Array(5 + content.length);
    const header = new DataView(block.buffer);
    header.setUint16(1, content.length, true);
    header.setUint16(3, ~content.length & 0xffff, true);
    block.set(content, 5);
    return block;
  });
}

function crc32(bytes: Uint8Array, before: number): number {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ (crcOfByte[(crc ^ byte) & 0xff] ?? 0);
  return ~crc >>> 0;
}

const crcOfByte = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  return crc;
});
