import { linkSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { moveBeside, writeBeside, writeWhole } from './atomic-file.ts';

let folder = '';
let path = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-file-'));
  path = join(folder, 'rows.csv');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a file that is written whole', () => {
  it('appears when it is done', async () => {
    const result = await writeWhole(path, async (write) => {
      await write('a,');
      await write(new TextEncoder().encode('b\n'));
      expect(readdirSync(folder)).toEqual([`rows.csv.${process.pid}.part`]);
      return 2;
    });
    expect(result).toBe(2);
    expect(readdirSync(folder)).toEqual(['rows.csv']);
    expect(readFileSync(path, 'utf8')).toBe('a,b\n');
  });

  it('leaves the old one alone, and nothing else, when it breaks off', async () => {
    writeFileSync(path, 'old');
    const broken = writeWhole(path, async (write) => {
      await write('new');
      throw new Error('The server is gone');
    });
    await expect(broken).rejects.toThrow('The server is gone');
    expect(readdirSync(folder)).toEqual(['rows.csv']);
    expect(readFileSync(path, 'utf8')).toBe('old');
  });

  it('takes a name of its own where it must replace nothing, however many come at once', async () => {
    const places: string[] = [];
    const write = (text: string) =>
      writeWhole(path, (append) => append(text), {
        onPlaced: (placed) => void places.push(placed),
      });
    await write('a');
    await write('b');
    expect(places.map((place) => readFileSync(place, 'utf8'))).toEqual(['a', 'b']);
    expect(readdirSync(folder).toSorted()).toEqual(['rows 2.csv', 'rows.csv']);
  });

  it.each([
    ['a folder', () => folder, 'usage'],
    ['a device', () => '/dev/null', 'usage'],
    ['a folder that is not there', () => join(folder, 'no', 'rows.csv'), 'usage'],
  ])('does not take the place of %s', async (_, target, code) => {
    await expect(writeWhole(target(), (write) => write('x'))).rejects.toMatchObject({ code });
  });
});

describe('a file beside others', () => {
  it('overwrites none, and is not written twice', async () => {
    writeFileSync(path, 'mended by hand');
    const second = await writeBeside(path, ['a,', 'b']);
    expect([second, readFileSync(second, 'utf8')]).toEqual([join(folder, 'rows 2.csv'), 'a,b']);
    expect(await writeBeside(path, ['a,b'])).toBe(second);
    expect(await writeBeside(path, ['a,c'])).toBe(join(folder, 'rows 3.csv'));
    expect(readFileSync(path, 'utf8')).toBe('mended by hand');
  });

  it('is moved without overwriting, also where an earlier move was ended half way', async () => {
    const done = join(folder, 'done');
    mkdirSync(done);
    writeFileSync(path, 'one');
    expect(await moveBeside(path, join(done, 'rows.csv'))).toBe(join(done, 'rows.csv'));
    writeFileSync(path, 'two');
    expect(await moveBeside(path, join(done, 'rows.csv'))).toBe(join(done, 'rows 2.csv'));
    writeFileSync(path, 'three');
    linkSync(path, join(done, 'half.csv'));
    expect(await moveBeside(path, join(done, 'half.csv'))).toBe(join(done, 'half.csv'));
    expect(readdirSync(folder)).toEqual(['done']);
    expect(readdirSync(done).toSorted()).toEqual(['half.csv', 'rows 2.csv', 'rows.csv']);
  });
});
