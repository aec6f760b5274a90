// What must not get into the repository, because it is one machine's or one person's.
import type { Rule, SourceFile } from './source-tree.ts';

const secrets: readonly RegExp[] = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bgh[pousr]_\w{30,}/,
  /\bnpm_\w{30,}/,
  /\bxox[abprs]-[\w-]{10,}/,
  /\b(?:_authToken|_password)\s*=/,
  /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./,
];

/** No keys and tokens of real services. */
export const secretTexts: Rule = (files) => matches(files, secrets, 'holds a secret');

/** Folders that somebody's machine has, but not the next one. */
const machinePaths = [/(?<![\w.$}~-])\/(?:root|work|Users\/\w+|home\/\w+)\//, /\b[A-Z]:\\\\?Users\\/];

/** No path that begins at the root of a developer's machine. */
export const absolutePaths: Rule = (files) => matches(files, machinePaths, 'names a path of one machine');

/** The lock file names versions and sums; from where a package comes is said by the machine that installs it. */
export const registries: Rule = (files) => [
  ...matches(files, [/https?:\/\/registry\./, /^\s*(?:@[\w-]+:)?registry\s*=/], 'names a registry'),
  ...matches(
    files.filter(({ path }) => path === 'package-lock.json'),
    [/"resolved": /],
    'says where a package comes from',
  ),
];

function matches(files: readonly SourceFile[], patterns: readonly RegExp[], offence: string): string[] {
  return files.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        patterns.some((pattern) => pattern.test(line)) ? [`${path}:${index + 1} ${offence}`] : [],
      ),
  );
}
