import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeWhole } from './atomic-file.ts';

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
