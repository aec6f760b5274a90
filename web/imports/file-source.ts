// The bytes of a picked file, in pieces: a large one is read while the page goes on.
import { AppError } from '#core/errors.ts';

const pieceLength = 128 * 1024;

/** Reads a file. Each piece comes in a task of its own, so that what waits for its turn has it in between. */
export async function* bytesOf(file: Blob, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += pieceLength) {
    const piece = await file.slice(start, start + pieceLength).arrayBuffer();
    if (signal?.aborted) throw new AppError('cancelled');
    yield new Uint8Array(piece);
  }
}
