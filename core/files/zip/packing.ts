// What a ZIP file is packed with: the server has zlib for it (server/files/zip.ts), which is native. What is here is
// plain JavaScript for the small files of both faces, and compresses nothing.

export type Packing = {
  /** The CRC-32 of bytes that follow those with the CRC-32 `before`; that of none is 0. */
  crc32(bytes: Uint8Array, before: number): number;
  /** A stream in the format DEFLATE (RFC 1951). `isCompressed`: of bytes that will hardly become fewer. */
  deflate(isCompressed: boolean): Deflate;
  /** Only where digests are wanted. */
  sha256?: () => Digest;
};

/** Both resolve to the bytes that came out since; the ones that were given may be written over afterwards. */
export type Deflate = {
  write(bytes: Uint8Array): Promise<readonly Uint8Array[]>;
  end(): Promise<readonly Uint8Array[]>;
};

export type Digest = { update(bytes: Uint8Array): void; hex(): string };

/** Stores bytes as they are, in the blocks that DEFLATE has for it (RFC 1951, 3.2.4). */
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
