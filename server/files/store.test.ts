import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetfulDisk } from '#tests/support/forgetful-disk.ts';
import { folderStore } from './store.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'formdeck-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('keeps files whole, and sweeps away what a killed server has left', async () => {
  const files = folderStore(folder);
  await files.put('exports/a/b', bytes('whole'));
  await expect(files.put('exports/a/b', bytes('ha', new Error('cut')))).rejects.toThrow('cut');
  expect(await files.size('exports/a/b')).toBe(5);
  await files.put('incoming/c', bytes('received'));
  writeFileSync(join(folder, 'exports/a/d.1.part'), 'ha');
  await files.sweep(Date.now() - 60_000);
  expect(readdirSync(join(folder, 'exports/a')).toSorted()).toEqual(['b', 'd.1.part']);
  expect(readdirSync(join(folder, 'incoming'))).toEqual(['c']);
  await files.sweep(Date.now() + 60_000);
  expect(readdirSync(join(folder, 'exports/a'))).toEqual(['b']);
  expect(readdirSync(join(folder, 'incoming'))).toEqual([]);
});

it('lists the keys of a folder that were changed before a moment', async () => {
  const files = folderStore(folder);
  for (const key of ['images/a/b', 'images/a/c-96.webp', 'images/d/e']) await files.put(key, bytes('x'));
  const keys = async (under: string, before: number) =>
    (await Array.fromAsync(files.keysBefore(under, before))).toSorted();
  expect(await keys('images/a', Date.now() + 60_000)).toEqual(['images/a/b', 'images/a/c-96.webp']);
  expect(await keys('images/a', Date.now() - 60_000)).toEqual([]);
  expect(await keys('images/none', Date.now() + 60_000)).toEqual([]);
});

describe('after a power cut', () => {
  const key = fc
    .tuple(
      fc.constantFrom('images', 'uploads', 'exports'),
      fc.constantFrom('a', 'b'),
      fc.constantFrom('1', '2'),
    )
    .map((parts) => parts.join('/'));
  const text = fc.string({ minLength: 1, maxLength: 20 });
  const act = fc.oneof(
    fc.record({ kind: fc.constant('put' as const), key, text }),
    fc.record({ kind: fc.constant('receive' as const), key, text }),
    fc.record({ kind: fc.constant('cut' as const) }),
    fc.record({ kind: fc.constant('restart' as const) }),
  );

  it('every file is there, whole, that was put or moved, after any sequence of these', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 12 }), async (acts) => {
        const disk = forgetfulDisk('/data');
        let files = folderStore('/data/files', disk);
        const wanted = new Map<string, string>();
        for (const [index, each] of acts.entries()) {
          if (each.kind === 'cut') disk.cutPower();
          if (each.kind === 'cut' || each.kind === 'restart') files = folderStore('/data/files', disk);
          else if (each.kind === 'put') await files.put(each.key, bytes(each.text));
          else {
            await files.put(`incoming/${index}`, bytes(each.text));
            await files.move(`incoming/${index}`, each.key);
          }
          if ('key' in each) wanted.set(each.key, each.text);
        }
        disk.cutPower();
        for (const [at, content] of wanted)
          expect(disk.lasting(`/data/files/${at}`)?.toString()).toBe(content);
        // Nothing has two names.
        const left = await Array.fromAsync(disk.files('/data/files'));
        expect(left.toSorted()).toEqual([...wanted.keys()].map((at) => `/data/files/${at}`).toSorted());
      }),
    );
  });

  it('files that came at the same moment into a folder that was not there are there', async () => {
    const disk = forgetfulDisk('/data');
    const files = folderStore('/data/files', disk);
    const keys = Array.from({ length: 5 }, (_, index) => `images/a/${index}`);
    await Promise.all(
      keys.map(async (to, index) => {
        await files.put(`incoming/${index}`, bytes(to));
        await files.move(`incoming/${index}`, to);
        expect(disk.lasting(`/data/files/${to}`)?.toString()).toBe(to);
      }),
    );
  });

  it('a folder that an earlier server made and could not sync is no trap for the next', async () => {
    const disk = forgetfulDisk('/data');
    disk.failSyncing('EIO');
    await expect(folderStore('/data/files', disk).put('images/a/1', bytes('x'))).rejects.toThrow('EIO');
    disk.failSyncing(null);
    await folderStore('/data/files', disk).put('images/a/1', bytes('x'));
    expect(disk.lasting('/data/files/images/a/1')?.toString()).toBe('x');
  });
});

async function* bytes(text: string, issue?: Error): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
  if (issue !== undefined) throw issue;
}
