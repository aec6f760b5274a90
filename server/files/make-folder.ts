// Makes folders one by one. Node's own `recursive` never ends where the file system refuses a name as if something above it
// were missing, as /proc does.
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AppError } from '#core/errors.ts';

/**
 * Makes a folder and what is missing above it. Answers the topmost folder that was made, null where all were there.
 * @param mode of each folder that is made
 * @throws the error of the file system
 */
export async function makeFolder(path: string, mode: number): Promise<string | null> {
  const folder = resolve(path);
  const above = dirname(folder);
  try {
    return await makeOne(folder, mode);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  // Somebody else may have made the folder above since. Where it is there and this one is still refused, that is the reason.
  const topmost = (await isFolder(above)) ? null : await makeFolder(above, mode);
  const made = await makeOne(folder, mode);
  return topmost ?? made;
}

/** Makes a folder in one that is there; null where it is there itself. */
async function makeOne(folder: string, mode: number): Promise<string | null> {
  try {
    await mkdir(folder, { mode });
    return folder;
  } catch (error) {
    if (isCode(error, 'EEXIST') && (await isFolder(folder))) return null;
    throw error;
  }
}

/** Makes the data folder. Throws `unavailable` where there can be none of this name; other errors are the file system's. */
export async function makeDataFolder(path: string, mode: number): Promise<void> {
  try {
    await makeFolder(path, mode);
  } catch (cause) {
    if (!['ENOENT', 'ENOTDIR', 'EEXIST'].some((code) => isCode(cause, code))) throw cause;
    throw new AppError('unavailable', `The data folder ${resolve(path)} cannot be made there.`, {
      hint: 'Choose another one with --data or FORMDECK_DATA.',
      cause,
    });
  }
}

async function isFolder(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  return found?.isDirectory() === true;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
