// Converts a file on this machine. It streams, so the memory use does not depend on the file size.
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileError } from '#cli/platform/file-error.ts';
import { type Sample, sampleLength, sampleOf } from '#core/transforms/sample.ts';

const pieceLength = 256 * 1024;

/** The bytes of a file, piece by piece. */
export async function* piecesOfFile(path: string, signal: AbortSignal): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: pieceLength, signal })) {
      const piece: Buffer = chunk;
      yield piece;
    }
  } catch (error) {
    throw fileError(error, path);
  }
}

/** The beginning of a file, for a preview. */
export async function readSample(path: string): Promise<Sample> {
  try {
    const { size } = await stat(path);
    const file = await open(path);
    try {
      const bytes = new Uint8Array(Math.min(size, sampleLength));
      const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
      return sampleOf(basename(path), bytes.subarray(0, bytesRead), size);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw fileError(error, path);
  }
}
