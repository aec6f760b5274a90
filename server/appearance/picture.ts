// Converts an uploaded logo to the picture that is stored and served. Every file is decoded and re-encoded and no part
// of
// the upload is ever served, which removes scripts and references in an SVG and camera metadata.
import type { Buffer } from 'node:buffer';
import { AppError } from '#core/errors.ts';
import type { LogoType } from '#core/appearance/schema.ts';
import { turns } from '#server/files/thumbnails.ts';

export type Picture = {
  content: Buffer;
  mimeType: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
};

/** Large enough for the menu and for emails on high-density screens. */
const logoSize = { width: 960, height: 320 };
const mostPixels = 40_000_000;
const mostSeconds = 10;
/** DPI for SVGs without an explicit size, as in librsvg. */
const usualDensity = 72;
const highestDensity = 2_400;
const inTurn = turns(1);

const formats: Readonly<Record<LogoType, { name: string; format: string }>> = {
  'image/jpeg': { name: 'JPG', format: 'jpeg' },
  'image/gif': { name: 'GIF', format: 'gif' },
  'image/png': { name: 'PNG', format: 'png' },
  'image/svg+xml': { name: 'SVG', format: 'svg' },
};

/**
 * Decodes a file of the declared type; for an animation, the first frame.
 * @throws AppError `wrong-media-type` if the file is not an image or is of another type
 */
export function pictureOf(file: Buffer, type: LogoType): Promise<Picture> {
  return inTurn(() => draw(file, type));
}

async function draw(file: Buffer, type: LogoType): Promise<Picture> {
  // Imported lazily, as in server/files/thumbnails.ts.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const options = { limitInputPixels: mostPixels, failOn: 'error' as const };
  try {
    const { format, width, height } = await sharp(file, options).metadata();
    if (format !== formats[type].format) throw noSuchImage(type);
    const density = Math.min(
      highestDensity,
      usualDensity * Math.max(1, Math.min(logoSize.width / width, logoSize.height / height)),
    );
    const drawn = sharp(file, { ...options, ...(format === 'svg' && { density }) })
      .autoOrient()
      .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: mostSeconds });
    const isPhoto = format === 'jpeg';
    const { data, info } = await (
      isPhoto ? drawn.jpeg({ quality: 86 }) : drawn.png({ compressionLevel: 9 })
    ).toBuffer({ resolveWithObject: true });
    const mimeType = isPhoto ? 'image/jpeg' : 'image/png';
    return { content: data, mimeType, width: info.width, height: info.height };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw noSuchImage(type, cause);
  }
}

function noSuchImage(type: LogoType, cause?: unknown): AppError {
  return new AppError(
    'wrong-media-type',
    `This file cannot be read as ${article(formats[type].name)} image.`,
    {
      hint: 'Choose a JPG, GIF, PNG or SVG image. If it opens in other programs, save it as PNG and try again.',
      cause,
    },
  );
}

function article(name: string): string {
  return name === 'SVG' ? `an ${name}` : `a ${name}`;
}
