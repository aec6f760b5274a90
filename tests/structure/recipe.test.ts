// The feature of the recipe is as small as CONTRIBUTING.md says; `npm run recipe` proves that it is whole.
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = join(import.meta.dirname, '../recipe');
const linesOf = (path: string) => readFileSync(join(folder, path), 'utf8').split('\n').length - 1;

it('is at most 12 files and 600 lines, and 5 lines in 5 files elsewhere', () => {
  const files = globSync('**', { cwd: folder }).filter((path) => statSync(join(folder, path)).isFile());
  const own = files.filter((path) => path !== 'elsewhere.json');
  expect(own.length).toBeGreaterThan(8);
  expect(own.length).toBeLessThanOrEqual(12);
  expect(own.map(linesOf).reduce((sum, lines) => sum + lines)).toBeLessThanOrEqual(600);
  const elsewhere = Object.values(JSON.parse(readFileSync(join(folder, 'elsewhere.json'), 'utf8')));
  expect(elsewhere.length).toBeLessThanOrEqual(5);
});
