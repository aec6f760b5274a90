// The file of a report, whose bytes come as somebody reads them: one with many photos is larger than what fits well in memory.
import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';

export type DrawnFile = {
  /** In bytes. */
  size: number;
  /** From its beginning, as often as wanted. */
  read(): AsyncIterable<Uint8Array>;
};

/** A file that is in memory. */
export function fileOf(bytes: Uint8Array): DrawnFile {
  return {
    size: bytes.length,
    async *read() {
      yield bytes;
    },
  };
}

/** The file as a stream, for a response or the file store. */
export function streamOfFile(file: DrawnFile): Readable {
  return Readable.from(file.read(), { objectMode: false });
}

/** All of its bytes. */
export async function bytesOf(file: DrawnFile): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  return Buffer.concat(chunks);
}
