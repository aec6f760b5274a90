// Creates a folder with its parents. Node's own `recursive` loops forever if the file system reports a missing parent
// for a name that it rejects, as /proc does.
import { mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Creates the folder and its missing parents; does nothing if it exists.
 * @param mode of each created folder
 * @throws the file system's error
 */
export function makeFolder(path: string, mode = 0o777): void {
  const folder = resolve(path);
  const above = dirname(folder);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (isCode(error, 'EEXIST') && statSync(folder).isDirectory()) return;
    // If the parent exists, it is this folder that is rejected.
    if (!isCode(error, 'ENOENT') || statSync(above, { throwIfNoEntry: false })?.isDirectory()) throw error;
    makeFolder(above, mode);
    makeFolder(folder, mode);
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
