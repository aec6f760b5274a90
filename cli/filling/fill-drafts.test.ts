import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFillDrafts, type FillDrafts } from './fill-drafts.ts';
import type { SavedFilling } from './saved-filling.ts';

const place = { server: 'http://localhost:4000', userId: 'ann', formId: '../form' };
const draft = (id: string, changedAt: number, images: SavedFilling['images'] = []): SavedFilling => ({
  id,
  owner: { region: 'ca', userId: 'ann' },
  form: { id: 'form', name: 'Inspection' },
  formVersion: 3,
  sheet: { id: 'sheet', name: 'Week 12' },
  part: 'questions',
  given: { place: ['Gate'] },
  launched: [],
  changedAt,
  typed: {},
  at: 'place',
  mayHaveArrived: false,
  images,
});
const photo = { id: 'photo', path: 'gate.jpg', mediaType: 'image/jpeg' };
const bytes = Uint8Array.of(1, 2, 3);

let root = '';
let drafts: FillDrafts;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'formdeck-drafts-'));
  drafts = createFillDrafts(async () => root);
});
afterEach(async () => {
  await drafts.close();
  await rm(root, { recursive: true });
});

const files = async () => {
  const found = await readdir(root, { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};
const listed = async (from = drafts) => (await from.list(place)).map(({ id, changedAt }) => [id, changedAt]);

describe('Drafts on the disk', () => {
  it('are there for the next process, the newest first, with their images', async () => {
    drafts.keep(place, draft('a', 1), new Map());
    drafts.keep(place, draft('b', 2), new Map());
    drafts.keep(place, draft('a', 3, [photo]), new Map([['photo', { ...photo, bytes }]]));
    await drafts.close();
    drafts = createFillDrafts(async () => root);
    expect(await listed()).toEqual([
      ['a', 3],
      ['b', 2],
    ]);
    expect(await drafts.list({ ...place, userId: 'bob' })).toEqual([]);
    const [first] = await drafts.list(place);
    expect([...(await drafts.take(place, first!)).values()].map((file) => [...file.bytes])).toEqual([
      [1, 2, 3],
    ]);
    const modes = await Promise.all((await files()).map(async (path) => (await stat(path)).mode & 0o777));
    expect(new Set(modes)).toEqual(new Set([0o600]));
  });

  it('leave nothing behind once they have arrived', async () => {
    drafts.keep(place, draft('a', 1, [photo]), new Map([['photo', { ...photo, bytes }]]));
    drafts.drop(place, 'a');
    await drafts.close();
    expect(await files()).toEqual([]);
  });

  it('are offered to nobody while somebody is at them', async () => {
    drafts.keep(place, draft('a', 1), new Map());
    expect(await listed()).toEqual([]);
    drafts.leave('a');
    await expect.poll(() => listed()).toEqual([['a', 1]]);
  });

  it('that cannot be read are left alone', async () => {
    drafts.keep(place, draft('a', 1), new Map());
    await drafts.close();
    const [path = ''] = await files();
    await writeFile(path, '{');
    expect(await listed()).toEqual([]);
    expect(await files()).toEqual([path]);
  });

  it('say why they cannot be kept', async () => {
    const full = createFillDrafts(async () => {
      throw new Error('There is no room left on the disk.');
    });
    full.keep(place, draft('a', 1), new Map());
    await full.close();
    expect(String(full.failure.peek())).toContain('no room left');
    expect(await listed(full)).toEqual([]);
  });
});
