// Writes the manual pages into a folder: part of the build, not of the command.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProgram } from '#cli/program.ts';
import { manPages } from './man-page.ts';

// Inserted by the build.
declare const __FORMDECK_VERSION__: string;

const [folder = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
for (const { fileName, text } of manPages(
  createProgram(() => async () => {}, __FORMDECK_VERSION__),
  __FORMDECK_VERSION__,
)) {
  writeFileSync(join(folder, fileName), text);
}
