import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeFolder } from './make-folder.ts';

const above = mkdtempSync(join(tmpdir(), 'formdeck-folder-'));
afterAll(() => rmSync(above, { recursive: true }));

it('makes what is missing, for its owner only, and takes what is there', () => {
  const folder = join(above, 'a', 'b', 'c');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o700);
  for (const path of [folder, join(above, 'a')]) expect(statSync(path).mode & 0o777).toBe(0o700);
});

it('says that a file is in the way', () => {
  const file = join(above, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'a', 'b'))).toThrow('ENOTDIR');
});

it.runIf(process.platform === 'linux')('ends where a name is refused as if it were missing', () => {
  expect(() => makeFolder('/proc/formdeck')).toThrow('ENOENT');
  expect(() => makeFolder('/proc/formdeck/a/b')).toThrow('ENOENT');
});
