// Thumbnails of images, created on first request and stored beside the image. They are rotated upright and contain no
// camera metadata, such as the location.
import type { Buffer } from 'node:buffer';
import type { Logger } from 'pino';
import type { Sharp } from 'sharp';
import { thumbnailWidths } from '#core/sheets/schema.ts';
import { imageSize } from './image-size.ts';
import { type FileStore, wholeFile } from './store.ts';

export type Thumbnail = { key: string; size: number; mimeType: string };
/** `print` is a JPEG, which a PDF takes as it is: any other image would stand in it with all of its pixels. */
export type ThumbnailKind = 'screen' | 'print';
export type Thumbnails = {
  /**
   * The image of a key, at most `width` pixels wide, and on paper as high; null if it cannot be read as an image.
   */
  of(key: string, width: number, kind?: ThumbnailKind): Promise<Thumbnail | null>;
};

const kinds = {
  screen: { ending: 'webp', mimeType: 'image/webp' },
  print: { ending: 'jpg', mimeType: 'image/jpeg' },
} as const;

/** Pixels of a photo on paper: 200 dots an inch at half the width of a page. */
export const printWidth = 1_000;
/** And in the page of a report. */
export const pageWidth = 480;

/** The keys of all thumbnails that may stand beside an image. */
export function thumbnailKeys(source: string): string[] {
  return [
    ...[...thumbnailWidths, pageWidth].map((width) => keyOf(source, width, 'screen')),
    keyOf(source, printWidth, 'print'),
  ];
}

function keyOf(source: string, width: number, kind: ThumbnailKind): string {
  return `${source}-${width}.${kinds[kind].ending}`;
}

/** Larger images are served unchanged: reading one takes memory for all of its pixels. */
const mostPixels = 64_000_000;
/** Each takes a core for a tenth of a second, and memory. */
const concurrency = 2;
/** Larger images are processed one at a time: a progressive JPEG takes five bytes per pixel. */
const largePixels = 16_000_000;
const mostSeconds = 20;

/** Thumbnails of the images in a file store. */
export function createThumbnails(files: FileStore, log: Logger): Thumbnails {
  /** By key: concurrent requests share one promise. */
  const underWay = new Map<string, Promise<Thumbnail | null>>();
  const inTurn = turns(concurrency);
  const largeInTurn = turns(1);

  async function make(source: string, width: number, kind: ThumbnailKind): Promise<Thumbnail | null> {
    const key = keyOf(source, width, kind);
    try {
      const made = () => inTurn(async () => shrunk(await wholeFile(files, source), width, kind));
      const bytes = await ((await isLarge(files, source)) ? largeInTurn(made) : made());
      return { key, size: await files.put(key, once(bytes)), mimeType: kinds[kind].mimeType };
    } catch (error) {
      log.info({ err: error, image: source }, 'an image has no thumbnail');
      return null;
    }
  }

  return {
    async of(source, width, kind = 'screen') {
      const key = keyOf(source, width, kind);
      const size = await files.size(key);
      if (size !== null) return { key, size, mimeType: kinds[kind].mimeType };
      const waiting = underWay.get(key) ?? make(source, width, kind).finally(() => underWay.delete(key));
      underWay.set(key, waiting);
      return waiting;
    },
  };
}

async function isLarge(files: FileStore, key: string): Promise<boolean> {
  const size = await imageSize(files.read(key));
  return size !== null && size.width * size.height > largePixels;
}

async function shrunk(image: Buffer, width: number, kind: ThumbnailKind): Promise<Buffer> {
  // Loaded on demand: most commands that load the server never need it.
  const { default: sharp } = await import('sharp');
  // One core per image, and no cache: no image is resized twice.
  sharp.concurrency(1);
  sharp.cache(false);
  // Damaged images are shown as far as they can be read, as in browsers.
  const source: Sharp = sharp(image, { limitInputPixels: mostPixels, failOn: 'none', sequentialRead: true });
  const upright = source.autoOrient().timeout({ seconds: mostSeconds });
  if (kind === 'screen')
    return upright.resize({ width, withoutEnlargement: true }).webp({ quality: 76, effort: 2 }).toBuffer();
  // Signatures are drawn on nothing: paper is white.
  return (
    upright
      .resize({ width, height: width, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      // Also of a photo in shades of grey: all photos of a PDF have the same colours.
      .toColourspace('srgb')
      .jpeg({ quality: 80 })
      .toBuffer()
  );
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
