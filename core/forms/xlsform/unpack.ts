// Unzips a workbook's file before anything reads it, so that a zip bomb cannot exhaust the memory: the sizes in its
// directory are summed up, and checked again while unpacking, since they may be wrong.
import { contentOf, directoryOf, UnpacksToTooMuch } from '#core/files/zip/read-zip.ts';

/** In bytes, all parts together: far more than any form needs. */
export const unpackedLimit: number = 50 * 1024 * 1024;

/** An entry of a ZIP file. */
export type Entry = { path: string; content: Uint8Array };

/**
 * The XML parts of a workbook (a ZIP file, PKWARE's APPNOTE 4.3); null if the file cannot be read as one.
 * @throws UnpacksToTooMuch
 */
export async function unpacked(file: Uint8Array<ArrayBuffer>): Promise<Entry[] | null> {
  const found = directoryOf(file);
  if (found === null) return null;
  const parts = found.filter(({ path }) => /\.(?:xml|rels)$/i.test(path));
  if (parts.reduce((sum, { size }) => sum + size, 0) > unpackedLimit) throw new UnpacksToTooMuch();
  const entries: Entry[] = [];
  let left = unpackedLimit;
  for (const part of parts) {
    const content = await contentOf(file, part, left);
    if (content === null) return null;
    left -= content.length;
    entries.push({ path: part.path, content });
  }
  return entries;
}
