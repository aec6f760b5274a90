import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFiles } from './console-files.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'formdeck-console-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function readOf(name: string, text: string) {
  writeFileSync(join(folder, name), text);
  return readFiles(folder).find((file) => file.name === name);
}

describe('files of the console', () => {
  it('are kept once, however many regions read them', () => {
    const first = readOf('main.js', 'let a = 1;');
    expect(first?.content.toString()).toBe('let a = 1;');
    expect(readFiles(folder)[0]).toBe(first);
  });

  it('are read as they are after another build', () => {
    readOf('main.js', 'let a = 1;');
    expect(readOf('main.js', 'let a = 2;')?.content.toString()).toBe('let a = 2;');
    expect(readOf('other.js', 'let a = 2;')?.name).toBe('other.js');
  });
});
