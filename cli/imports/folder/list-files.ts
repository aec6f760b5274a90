// The files of a folder that `import run DIR` takes, in the order of their names.
import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileError } from '#cli/platform/file-error.ts';
import { AppError } from '#core/errors.ts';
import { wording } from '#core/messages/message.ts';
import { m } from './texts.ts';

/** A file that was changed this recently may still be being written (milliseconds). @public docs/limits.md names it. */
export const settlesAfter = 5_000;

export type FolderFile = {
  name: string;
  path: string;
  /** Changes with each write to the file. */
  stamp: string;
  isSettled: boolean;
};

/** CSV files, workbooks, and ZIPs of one with its files; with a recipe also the text files of devices. Hidden files are not among them. */
export async function listFiles(
  folder: string,
  { now, isConverted }: { now: number; isConverted: boolean },
): Promise<FolderFile[]> {
  const endings = ['.csv', '.tsv', '.xlsx', '.zip', ...(isConverted ? ['.txt'] : [])];
  const names = await readdir(folder).catch((error: unknown) => {
    throw fileError(error, folder);
  });
  const files: FolderFile[] = [];
  for (const name of names.toSorted(byCode)) {
    if (name.startsWith('.') || !endings.includes(extname(name).toLowerCase())) continue;
    const path = join(folder, name);
    const state = await stateOf(path);
    // Away since, or a folder.
    if (state !== null)
      files.push({
        name,
        path,
        stamp: state.stamp,
        isSettled: Math.abs(now - state.changedAt) > settlesAfter,
      });
  }
  return files;
}

/** Whether a file is as it was listed. */
export async function isUnchanged({ path, stamp }: FolderFile): Promise<boolean> {
  return (await stateOf(path))?.stamp === stamp;
}

/** Throws AppError `usage` unless it is a folder. */
export async function requireFolder(path: string): Promise<void> {
  const found = await stat(path).catch((error: unknown) => {
    throw fileError(error, path);
  });
  if (!found.isDirectory()) throw new AppError('usage', wording(m.isNotFolder, { path }));
}

async function stateOf(path: string): Promise<{ stamp: string; changedAt: number } | null> {
  const found = await stat(path).catch(() => null);
  if (found === null || !found.isFile()) return null;
  return { stamp: `${found.ino} ${found.size} ${found.mtimeMs}`, changedAt: found.mtimeMs };
}

/** The same in every language of the system, as `LC_ALL=C ls`. */
function byCode(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
