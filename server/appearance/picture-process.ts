// The child process that draws one logo for picture.ts. Every file is decoded and re-encoded and no part of the upload is
// ever served, which removes scripts and references in an SVG and camera metadata.
import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { serveCalls } from '#core/portions/worker-calls.ts';
import { giveWay } from '#server/jobs/give-way.ts';
import { lineToServer } from '#server/jobs/programs.ts';
import type { PictureProgram, PictureReply } from './picture.ts';
import { drawsTooMuch } from './svg-cost.ts';

/** Large enough for the menu and for emails on high-density screens. */
const logoSize = { width: 960, height: 320 };
const mostPixels = 40_000_000;
/** DPI for SVGs without an explicit size, as in librsvg. */
const usualDensity = 72;
const highestDensity = 2_400;

giveWay(10);
process.once('disconnect', () => process.exit(0));
serveCalls<PictureProgram>(lineToServer, () => ({ draw }));

async function draw(file: Uint8Array, declared: string): Promise<PictureReply> {
  if (declared === 'svg' && drawsTooMuch(Buffer.from(file).toString('latin1'))) return 'too-much';
  sharp.concurrency(1);
  const options = { limitInputPixels: mostPixels, failOn: 'error' as const };
  try {
    const { format, width, height } = await sharp(file, options).metadata();
    if (format !== declared) return null;
    const density = Math.min(
      highestDensity,
      usualDensity * Math.max(1, Math.min(logoSize.width / width, logoSize.height / height)),
    );
    const drawn = sharp(file, { ...options, ...(format === 'svg' && { density }) })
      .autoOrient()
      .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true });
    const isPhoto = format === 'jpeg';
    const { data, info } = await (
      isPhoto ? drawn.jpeg({ quality: 86 }) : drawn.png({ compressionLevel: 9 })
    ).toBuffer({ resolveWithObject: true });
    const mimeType = isPhoto ? 'image/jpeg' : 'image/png';
    return { content: data, mimeType, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
