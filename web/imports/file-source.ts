// The bytes of a picked file in chunks, so that a large one does not block the page.
import { AppError } from '#core/errors.ts';

const pieceLength = 128 * 1024;

/** Reads a file. Each chunk arrives in a separate task, so that other work can run in between. */
export async function* bytesOf(file: Blob, signal?: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < file.size; start += pieceLength) {
    const piece = await file.slice(start, start + pieceLength).arrayBuffer();
    if (signal?.aborted) throw new AppError('cancelled');
    yield new Uint8Array(piece);
  }
}
