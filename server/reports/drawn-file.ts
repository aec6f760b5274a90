// The file of a report, whose bytes come as somebody reads them: one with many photos is larger than what fits well in memory.
import { Buffer } from 'node:buffer';

export type DrawnFile = {
  /** In bytes. */
  size: number;
  /** From its beginning, as often as wanted. */
  read(): AsyncIterable<Uint8Array>;
  /** What it says, if it is a text. */
  text?: string;
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

export function textFile(text: string): DrawnFile {
  return { ...fileOf(Buffer.from(text)), text };
}
