// Makes a folder with those above it. Node's own `recursive` never ends where the file system refuses a name as if
// something above it were missing, as /proc does.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes the folder and what is missing above it; does nothing where it is there.
 * @param mode of each folder that is made
 * @throws the error of the file system
 */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  const above = dirname(folder);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (isCode(error, 'EEXIST') && statSync(folder).isDirectory()) return;
    // Where the folder above is there, it is this one that is refused.
    if (!isCode(error, 'ENOENT') || statSync(above, { throwIfNoEntry: false })?.isDirectory()) throw error;
    makeFolder(above, mode);
    makeFolder(folder, mode);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
