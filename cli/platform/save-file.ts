// Saves what somebody asked for on a screen as a new file: one that is there already is never overwritten.
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { writeWhole } from './atomic-file.ts';

/** Writes a file into a folder, under this name or the next that is free; gives its path. */
export async function saveFile(folder: string, name: string, content: string | Uint8Array): Promise<string> {
  const path = await freePath(folder, name);
  await writeWhole(path, (write) => write(content));
  return path;
}

/** Where a file of this name has its place in a folder: the next name that is free. */
export async function freePath(folder: string, name: string): Promise<string> {
  const end = extname(name);
  const start = name.slice(0, name.length - end.length);
  for (let number = 1; ; number += 1) {
    const path = join(folder, number === 1 ? name : `${start} ${number}${end}`);
    // One after the other: the first that is free is taken.
    if ((await stat(path).catch(() => null)) === null) return path;
  }
}
