// The sample of a recipe: the beginning of a file of the device.

/** The beginning of a file, up to a line end. */
export type Sample = { name: string; bytes: Uint8Array; isCut: boolean };

/** Limited because the sample is converted again on each key press. */
export const sampleLength: number = 256 * 1024;

/** The sample of a file of so many bytes, from its first ones: at most `sampleLength`. */
export function sampleOf(name: string, first: Uint8Array, size: number): Sample {
  const isCut = size > first.length;
  return { name, bytes: isCut ? first.subarray(0, lastLineEnd(first)) : first, isCut };
}

/** Behind the last line end, of UTF-16 too; all of it where there is none. */
function lastLineEnd(bytes: Uint8Array): number {
  const at = Math.max(bytes.lastIndexOf(10), bytes.lastIndexOf(13));
  if (at === -1) return bytes.length;
  // The second byte of a line end in UTF-16LE.
  return at % 2 === 0 && bytes[at + 1] === 0 ? at + 2 : at + 1;
}
