// Creates folders one by one. Node's own `recursive` loops forever if the file system reports a missing parent for a
// name that it rejects, as /proc does.
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/**
 * Creates a folder with missing parents. Returns the topmost created folder, null if all existed.
 * @param mode of each created folder
 * @throws the file system's error
 */
export async function makeFolder(path: string, mode: number): Promise<string | null> {
  const folder = resolve(path);
  const above = dirname(folder);
  try {
    return await makeOne(folder, mode);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
  // Another process may have created the parent meanwhile. If the parent exists and this is still rejected, that is the
  // reason.
  const topmost = (await isFolder(above)) ? null : await makeFolder(above, mode);
  const made = await makeOne(folder, mode);
  return topmost ?? made;
}

/** Creates a folder in an existing one; null if it exists. */
async function makeOne(folder: string, mode: number): Promise<string | null> {
  try {
    await mkdir(folder, { mode });
    return folder;
  } catch (error) {
    if (isCode(error, 'EEXIST') && (await isFolder(folder))) return null;
    throw error;
  }
}

/** Creates the data folder. Throws `unavailable` if the name is not possible; other errors are the file system's. */
export async function makeDataFolder(path: string, mode: number): Promise<void> {
  try {
    await makeFolder(path, mode);
  } catch (cause) {
    if (!['ENOENT', 'ENOTDIR', 'EEXIST'].some((code) => isCode(cause, code))) throw cause;
    throw new AppError('unavailable', wording(m.dataFolderCannotBeCreated, { resolve: resolve(path) }), {
      hint: wording(m.chooseAnotherOneWithData),
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
