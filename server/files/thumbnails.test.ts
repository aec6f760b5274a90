import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderStore, type FileStore } from './store.ts';
import { createThumbnails, type Thumbnails } from './thumbnails.ts';

let folder: string;
let files: FileStore;
let thumbnails: Thumbnails;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'formdeck-thumbnails-'));
  files = folderStore(folder);
  thumbnails = createThumbnails(files, pino({ level: 'silent' }));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function keep(key: string, bytes: Buffer): Promise<string> {
  await files.put(
    key,
    (async function* () {
      yield bytes;
    })(),
  );
  return key;
}

async function read(key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(key)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function photo(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#2266aa', noise: { type: 'gaussian' } },
  });
}

describe('a thumbnail', () => {
  it('is small, upright, and does not tell where the photo was taken', async () => {
    const taken = await photo(1_600, 1_200)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD3: { GPSLatitude: '43/1 39/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(taken).metadata()).exif?.length).toBeGreaterThan(0);
    const made = await thumbnails.of(await keep('images/c/photo', taken), 200);
    const bytes = await read(made?.key ?? '');
    const { width, height, exif, orientation, format } = await sharp(bytes).metadata();
    expect({ width, height, exif, orientation, format }).toEqual({
      width: 200,
      height: 267,
      exif: undefined,
      orientation: undefined,
      format: 'webp',
    });
    expect(made).toMatchObject({ size: bytes.length, mimeType: 'image/webp' });
    expect(bytes.length).toBeLessThan(taken.length / 10);
  });

  it('is never larger than the image, and keeps what is transparent', async () => {
    const drawn = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const made = await thumbnails.of(await keep('images/c/signature', drawn), 400);
    const { width, hasAlpha } = await sharp(await read(made?.key ?? '')).metadata();
    expect({ width, hasAlpha }).toEqual({ width: 40, hasAlpha: true });
  });

  it('is made once for all who ask at the same time', async () => {
    const key = await keep('images/c/asked', await photo(600, 400).jpeg().toBuffer());
    let puts = 0;
    const counting = createThumbnails(
      { ...files, put: (to, content) => ((puts += 1), files.put(to, content)) },
      pino({ level: 'silent' }),
    );
    const made = await Promise.all(Array.from({ length: 8 }, () => counting.of(key, 96)));
    expect(new Set(made.map((each) => each?.key))).toEqual(new Set(['images/c/asked-96.webp']));
    await counting.of(key, 96);
    expect(puts).toBe(1);
  });

  it('is not made of what is no image, nor of one with far more pixels than bytes', async () => {
    const text = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
    expect(await thumbnails.of(await keep('images/c/broken', text), 200)).toBeNull();
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(500_000);
    expect(await thumbnails.of(await keep('images/c/bomb', bomb), 200)).toBeNull();
  });

  it('shows what is left of a damaged photo', async () => {
    const taken = await photo(800, 600).jpeg().toBuffer();
    const key = await keep('images/c/cut', taken.subarray(0, taken.length / 2));
    expect(await thumbnails.of(key, 200)).not.toBeNull();
  });
});
