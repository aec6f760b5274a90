// The child process that draws one logo: picture.ts starts it, sends a PictureRequest and gets a PictureReply. Every file
// is decoded and re-encoded and no part of the upload is ever served, which removes scripts and references in an SVG and
// camera metadata.
import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { giveWay } from '#server/jobs/give-way.ts';
import type { PictureReply, PictureRequest } from './picture.ts';
import { drawsTooMuch } from './svg-cost.ts';

/** Large enough for the menu and for emails on high-density screens. */
const logoSize = { width: 960, height: 320 };
const mostPixels = 40_000_000;
/** DPI for SVGs without an explicit size, as in librsvg. */
const usualDensity = 72;
const highestDensity = 2_400;

giveWay(10);
process.once('disconnect', () => process.exit(0));
process.once('message', (request) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only picture.ts starts this program, in the same version
  void draw(request as PictureRequest).then((reply) => process.send?.(reply));
});

async function draw({ file, format: declared }: PictureRequest): Promise<PictureReply> {
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
