// The destination of a file's bytes while it is written. Writers await the promise before they produce more, so a slow
// reader applies backpressure and a file need not be in memory as a whole.

/** Accepts the next bytes of a file. The promise resolves when more may follow; rejecting stops the writer. */
export type Output = (bytes: Uint8Array) => Promise<void> | void;

/** Collects the bytes of a file that is small enough for memory. */
export async function inMemory(
  write: (output: Output) => Promise<unknown>,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  await write((bytes) => {
    parts.push(bytes);
    length += bytes.length;
  });
  const file = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}
