// Where a file's bytes go while it is written. The writers wait for the promise before they make more, so a slow reader
// slows them down and a file need not stand in memory as a whole.

/** Takes the next bytes of a file. The promise settles when more may come; it rejects to stop the writer. */
export type Output = (bytes: Uint8Array) => Promise<void> | void;

/** All bytes of a file that is small enough for memory. */
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
