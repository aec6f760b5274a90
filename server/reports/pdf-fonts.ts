// The fonts of a PDF: Noto Sans of many scripts.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Beside this file; after a build beside the chunks. */
const folders = ['fonts', '../fonts'].map((folder) => join(import.meta.dirname, folder));

/** Where the fonts are. As files, a report takes memory for those alone whose letters are in it. */
export function fontFolder(): string {
  const folder = folders.find((each) => existsSync(each));
  if (folder === undefined) throw new Error(`There are no fonts in ${folders.join(' or ')}.`);
  return folder;
}
