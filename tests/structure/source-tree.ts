// The files of the repository as the rules of this folder see them: read from the disk, so that a new folder is
// under the rules from its first day. What .gitignore names is no part of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A text file; `path` is seen from the repository's folder, with slashes. */
export type SourceFile = { path: string; text: string };

/** Says what is wrong with the files, an offence each: where it is, then what it is. */
export type Rule = (files: readonly SourceFile[]) => string[];

/** The repository's folder. */
export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** All files of the repository but those that git ignores; read once, as all rules look at the same. */
export function readRepository(): SourceFile[] {
  repositoryFiles ??= readTree(repository);
  return repositoryFiles;
}

let repositoryFiles: SourceFile[] | undefined;

/** All files of a folder but those that its .gitignore names. */
function readTree(folder: string): SourceFile[] {
  const isIgnored = ignoredBy(readFileSync(join(folder, '.gitignore'), 'utf8'));
  const read = (path: string): SourceFile[] =>
    readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.name === '.git' || isIgnored(entry.isDirectory() ? `${inner}/` : inner)) return [];
      if (entry.isDirectory()) return read(inner);
      return entry.isFile() ? [{ path: inner, text: readFileSync(join(folder, inner), 'utf8') }] : [];
    });
  return read('');
}

/** Whether git ignores a path; folders end in a slash. Knows the patterns `name/`, `name` (of a folder too) and `*.ending`. */
export function ignoredBy(gitignore: string): (path: string) => boolean {
  const patterns = gitignore.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return (path) =>
    patterns.some((pattern) => {
      if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
      return pattern.endsWith('/')
        ? `/${path}`.includes(`/${pattern}`)
        : `/${path.replace(/\/$/, '')}/`.includes(`/${pattern}/`);
    });
}

/** Files in a language that the house writes code in. */
export function isCode({ path }: SourceFile): boolean {
  return /\.[jt]sx?$/.test(path);
}

/** Unit tests stand beside their source, but are no part of their floor: like `tests`, they may use anything. */
export function isTest({ path }: SourceFile): boolean {
  return /^(tests|bench)\/|\.test\.tsx?$/.test(path);
}

/** The folder of a floor that a file is in, and the floor; null for a floor's top files. */
export function roomOf(path: string): { floor: string; room: string | null } {
  const [floor = '', ...rest] = path.split('/');
  const [room] = rest;
  return { floor, room: room === undefined || rest.length < 2 ? null : room };
}
