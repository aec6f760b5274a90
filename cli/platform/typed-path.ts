// Resolves and completes a typed path. `~` is the home folder, as in a shell.
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** The base of relative paths. */
export type PathBase = { folder: string; home: string };

export type PathChoice = {
  /** The completed text; folders end with a slash. */
  text: string;
  name: string;
  isFolder: boolean;
  /** Bytes; 0 for folders. */
  size: number;
};

/** The file or folder of a typed path. */
export function pathOf(typed: string, { folder, home }: PathBase): string {
  const text = typed.trim();
  if (text === '~' || text.startsWith('~/')) return join(home, text.slice(1));
  return resolve(folder, text);
}

/**
 * The folders, and the wanted files, that complete the typed path; folders first. Hidden ones only after a typed dot.
 * Empty if the folder does not exist.
 */
export async function pathChoices(
  typed: string,
  base: PathBase,
  isWanted: (name: string) => boolean,
): Promise<PathChoice[]> {
  const before = typed.slice(0, typed.lastIndexOf('/') + 1);
  const start = typed.slice(before.length).toLowerCase();
  const folder = pathOf(before === '' ? '.' : before, base);
  const names = await readdir(folder).catch(() => []);
  const fitting = names.filter(
    (name) => name.toLowerCase().startsWith(start) && (start.startsWith('.') || !name.startsWith('.')),
  );
  const choices = await Promise.all(
    fitting
      .toSorted((a, b) => a.localeCompare(b))
      .slice(0, mostChoices)
      .map(async (name): Promise<PathChoice[]> => {
        const found = await stat(join(folder, name)).catch(() => null);
        if (found?.isDirectory()) return [{ text: `${before}${name}/`, name, isFolder: true, size: 0 }];
        if (!found?.isFile() || !isWanted(name)) return [];
        return [{ text: before + name, name, isFolder: false, size: found.size }];
      }),
  );
  return choices.flat().toSorted((a, b) => Number(b.isFolder) - Number(a.isFolder));
}

/** The common prefix of all texts, ignoring case; at least what was typed. */
export function commonStart(texts: readonly string[], typed: string): string {
  const [first = typed, ...others] = texts;
  let length = first.length;
  for (const other of others) {
    while (other.slice(0, length).toLowerCase() !== first.slice(0, length).toLowerCase()) length -= 1;
  }
  return length > typed.length ? first.slice(0, length) : typed;
}

/** More are not readable, and the size of each is queried. */
const mostChoices = 500;
