// Thumbnails of images, created on first request and stored beside the image. They are rotated upright and contain no
// camera metadata, such as the location.
import { Buffer } from 'node:buffer';
import type { Logger } from 'pino';
import type { Sharp } from 'sharp';
import { imageSize } from './image-size.ts';
import type { FileStore } from './store.ts';

export type Thumbnail = { key: string; size: number; mimeType: string };
export type Thumbnails = {
  /** The image of a key, at most `width` pixels wide; null if it cannot be read as an image. */
  of(key: string, width: number): Promise<Thumbnail | null>;
};

/** Larger images are served unchanged: reading one takes memory for all of its pixels. */
const mostPixels = 64_000_000;
/** Each takes a core for a tenth of a second, and memory. */
const concurrency = 2;
/** Larger images are processed one at a time: a progressive JPEG takes five bytes per pixel. */
const largePixels = 16_000_000;
const mostSeconds = 20;
const mimeType = 'image/webp';

/** Thumbnails of the images in a file store. */
export function createThumbnails(files: FileStore, log: Logger): Thumbnails {
  /** By key: concurrent requests share one promise. */
  const underWay = new Map<string, Promise<Thumbnail | null>>();
  const inTurn = turns(concurrency);
  const largeInTurn = turns(1);

  async function make(source: string, key: string, width: number): Promise<Thumbnail | null> {
    try {
      const made = () => inTurn(async () => shrunk(await whole(files, source), width));
      const bytes = await ((await isLarge(files, source)) ? largeInTurn(made) : made());
      return { key, size: await files.put(key, once(bytes)), mimeType };
    } catch (error) {
      log.info({ err: error, image: source }, 'an image has no thumbnail');
      return null;
    }
  }

  return {
    async of(source, width) {
      const key = `${source}-${width}.webp`;
      const size = await files.size(key);
      if (size !== null) return { key, size, mimeType };
      const waiting = underWay.get(key) ?? make(source, key, width).finally(() => underWay.delete(key));
      underWay.set(key, waiting);
      return waiting;
    },
  };
}

async function isLarge(files: FileStore, key: string): Promise<boolean> {
  const size = await imageSize(files.read(key));
  return size !== null && size.width * size.height > largePixels;
}

async function shrunk(image: Buffer, width: number): Promise<Buffer> {
  // Loaded on demand: most commands that load the server never need it.
  const { default: sharp } = await import('sharp');
  // One core per image, and no cache: no image is resized twice.
  sharp.concurrency(1);
  sharp.cache(false);
  // Damaged images are shown as far as they can be read, as in browsers.
  const source: Sharp = sharp(image, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true });
  return source
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 76, effort: 2 })
    .timeout({ seconds: mostSeconds })
    .toBuffer();
}

async function whole(files: FileStore, key: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of files.read(key)) {
    const bytes: Buffer = chunk;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** Limits concurrency; further work waits in a queue. */
export function turns(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  const line: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((resolve) => line.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
