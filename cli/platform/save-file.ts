// Saves a file from a screen: an existing file is never overwritten.
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { writeWhole } from './atomic-file.ts';

/** Writes a file into a folder, under this name or the next free one; returns its path. */
export async function saveFile(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const path = await freePath(folder, name);
  await writeWhole(path, (write) => write(content));
  return path;
}

/** The next free path for a file of this name in a folder. */
export async function freePath(folder: string, name: string): Promise<string> {
  const end = extname(name);
  const start = name.slice(0, name.length - end.length);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${start} ${number}${end}`);
    // Sequential: the first free one is taken.
    if ((await stat(path).catch(() => null)) === null) return path;
  }
}
