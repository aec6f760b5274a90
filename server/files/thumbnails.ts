// Small copies of images, made when one is first asked for and kept beside the image. Nothing of what a camera wrote into
// its file stays in them: they are turned upright and lose their metadata, the place with it.
import { Buffer } from 'node:buffer';
import type { Logger } from 'pino';
import type { Sharp } from 'sharp';
import { imageSize } from './image-size.ts';
import type { FileStore } from './store.ts';

export type Thumbnail = { key: string; size: number; mimeType: string };
export type Thumbnails = {
  /** The image of a key, at most `width` pixels wide; null where it cannot be read as an image. */
  of(key: string, width: number): Promise<Thumbnail | null>;
};

/** Larger images are shown as they are: to read one takes memory for all of its pixels. */
const mostPixels = 64_000_000;
/** Each takes a core for a tenth of a second, and memory. */
const concurrency = 2;
/** Of larger ones there is one at a time: a progressive JPEG takes five bytes for each of its pixels. */
const largePixels = 16_000_000;
const mostSeconds = 20;
const mimeType = 'image/webp';

/** Thumbnails of the images in a file store. */
export function createThumbnails(files: FileStore, log: Logger): Thumbnails {
  /** By key: several who ask at the same time wait for the same one. */
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
  // Loaded here: most commands that load the server never need it.
  const { default: sharp } = await import('sharp');
  // One core an image, and nothing kept: no image is made small twice.
  sharp.concurrency(1);
  sharp.cache(false);
  // What of a damaged image can be read is shown, as browsers do.
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

/** Has at most so many pieces of work done at once; the others wait in line. */
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
