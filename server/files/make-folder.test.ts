import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDataFolder, makeFolder } from './make-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'formdeck-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a folder that is made', () => {
  it('comes with those above it, of which the topmost that was missing is answered', async () => {
    expect(await makeFolder(join(folder, 'a', 'b', 'c'), 0o700)).toBe(join(folder, 'a'));
    expect(await makeFolder(join(folder, 'a', 'b', 'd'), 0o700)).toBe(join(folder, 'a', 'b', 'd'));
    expect(await makeFolder(join(folder, 'a', 'b', 'd'), 0o700)).toBeNull();
    expect(statSync(join(folder, 'a', 'b', 'c')).isDirectory()).toBe(true);
  });

  it('may be made by many at once, and one of them made the topmost', async () => {
    for (let round = 0; round < 50; round += 1) {
      const top = join(folder, `round-${round}`);
      const paths = Array.from({ length: 16 }, (_, index) => join(top, 'images', String(index % 4)));
      const made = await Promise.all(paths.map((path) => makeFolder(path, 0o700)));
      expect(made.filter((path) => path === top)).toHaveLength(1);
    }
  });

  it('is refused below a file', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(makeFolder(join(folder, 'file', 'x'), 0o700)).rejects.toThrow('ENOTDIR');
    await expect(makeFolder(join(folder, 'file'), 0o700)).rejects.toThrow('EEXIST');
  });
});

describe('a data folder', () => {
  it('is refused with what to do where there can be none', async () => {
    const path = join(folder, 'file', 'data');
    await expect(makeDataFolder(path, 0o700)).rejects.toMatchObject({
      code: 'unavailable',
      message: `The data folder ${path} cannot be created there.`,
      hint: 'Choose another one with --data or FORMDECK_DATA.',
    });
  });

  it.runIf(process.platform === 'linux')('is refused in /proc', async () => {
    await expect(makeDataFolder('/proc/formdeck/data', 0o700)).rejects.toThrow('cannot be created there');
  });
});
