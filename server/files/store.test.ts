import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderStore } from './store.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'formdeck-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps files whole, and sweeps away what a killed server has left of one', async () => {
  const files = folderStore(folder);
  await files.put('exports/a/b', bytes('whole'));
  await expect(files.put('exports/a/b', bytes('ha', new Error('cut')))).rejects.toThrow('cut');
  expect(await files.size('exports/a/b')).toBe(5);
  const [left, written] = ['exports/a/c.1.part', 'exports/a/d.2.part'];
  for (const name of [left, written]) writeFileSync(join(folder, name), 'ha');
  utimesSync(join(folder, left), 10, 10);
  await files.sweep(20_000);
  expect(readdirSync(join(folder, 'exports/a')).toSorted()).toEqual(['b', 'd.2.part']);
});

async function* bytes(text: string, fault?: Error): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  if (fault !== undefined) throw fault;
}
