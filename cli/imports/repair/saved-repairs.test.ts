import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSavedRepairs } from './saved-repairs.ts';

const edits = JSON.stringify([[7, { cells: { damage: 'Minor' } }]]);

describe('repairs that are not sent yet', () => {
  it('are there again the next time, and leave no file once they are sent', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'repairs-'));
    const open = () => createSavedRepairs(async () => folder);
    const first = open();
    first.keep('import', '[]');
    first.keep('import', edits);
    expect(await first.read('import')).toEqual(new Map([[7, { cells: { damage: 'Minor' } }]]));
    await first.close();

    const again = open();
    expect((await again.read('import')).size).toBe(1);
    expect((await again.read('another')).size).toBe(0);
    again.keep('import', null);
    await again.close();
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('are known not to be kept where they cannot be', async () => {
    const repairs = createSavedRepairs(async () => {
      throw new Error('no folder');
    });
    repairs.keep('import', edits);
    expect((await repairs.read('import')).size).toBe(0);
    expect(repairs.failure.value).toMatchObject({ message: 'no folder' });
    repairs.keep('import', null);
    await repairs.close();
    expect(repairs.failure.value).toBeNull();
  });
});
